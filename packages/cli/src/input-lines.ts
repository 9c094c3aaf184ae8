/** In characters: nobody types more, and no request of the protocol is as long. */
export const MAX_LINE_LENGTH = 1_000_000;

/**
 * The lines of a stream. A line longer than `MAX_LINE` is cut one character after it and yielded immediately, so that
 * endless input gets an error and takes no more memory.
 */
export async function* linesIn(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  let isCut = false;
  for await (const chunk of chunks) {
    const [first = '', ...others] = decoder.decode(chunk, { stream: true }).split('\n');
    if (!isCut) rest += first;
    for (const next of others) {
      if (!isCut) yield withoutReturn(rest);
      rest = next;
      isCut = false;
    }
    if (!isCut && rest.length > MAX_LINE_LENGTH) {
      yield rest.slice(0, MAX_LINE_LENGTH + 1);
      rest = '';
      isCut = true;
    }
  }
  if (rest !== '') yield withoutReturn(rest);
}

/** Some systems end a line with two characters. */
const withoutReturn = (line: string): string => (line.endsWith('\r') ? line.slice(0, -1) : line);
