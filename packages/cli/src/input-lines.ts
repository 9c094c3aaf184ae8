/** In letters: nobody types more, and no request of the protocol has as many. */
export const MAX_LINE = 1_000_000;

/**
 * The lines of a text as they come. One that is longer than `MAX_LINE` is cut a letter behind it and handed out at once,
 * so that an input without line ends is answered, too, and takes no more memory.
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
    if (!isCut && rest.length > MAX_LINE) {
      yield rest.slice(0, MAX_LINE + 1);
      rest = '';
      isCut = true;
    }
  }
  if (rest !== '') yield withoutReturn(rest);
}

/** Some systems end a line with two letters. */
const withoutReturn = (line: string): string => (line.endsWith('\r') ? line.slice(0, -1) : line);
