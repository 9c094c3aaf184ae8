/** Far longer than anything here takes, also on a machine that is busy with other work. */
const PATIENCE_MS = 300_000;

/** Resolves when the condition holds. What never comes true fails with the condition that was waited for. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const given = new Error(`This did not come true in five minutes: ${String(condition)}`);
  for (const begun = performance.now(); !(await condition());) {
    if (performance.now() - begun > PATIENCE_MS) throw given;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
