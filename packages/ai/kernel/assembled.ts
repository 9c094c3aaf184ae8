import wabt from 'wabt';

/** The program as base64. */
export async function assembled(source: string): Promise<string> {
  const assembler = await wabt();
  const { buffer } = assembler.parseWat('kernel.wat', source).toBinary({});
  return Buffer.from(buffer).toString('base64');
}
