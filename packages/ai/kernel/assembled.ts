import wabt from 'wabt';

/** The program as base64. */
export async function assembled(source: string): Promise<string> {
  const { parseWat } = await wabt();
  const { buffer } = parseWat('kernel.wat', source).toBinary({});
  return Buffer.from(buffer).toString('base64');
}
