/** A number on the command line; ends the program with one clear line otherwise. */
export function numberFrom(option: string, said: string, least: number, most: number): number {
  const number = Number(said);
  if (/^\d+$/.test(said) && number >= least && number <= most) return number;
  console.error(`${option} must be a whole number from ${least} to ${most}, not “${said}”.`);
  return process.exit(1);
}
