/** Resolves when the condition holds. Has no limit of its own: nothing fails for want of time. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 5));
}
