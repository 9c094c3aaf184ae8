import { StringDecoder } from 'node:string_decoder';

/** Cuts a stream of bytes into lines. */
export interface LineCutter {
  readonly push: (bytes: Buffer) => void;
}

interface Listener {
  readonly line: (text: string) => void;
  /** A line has become longer than `max`; everything after it is ignored. */
  readonly tooLong: (beginning: string) => void;
}

/** Empty lines are skipped. */
export function lineCutter(max: number, listener: Listener): LineCutter {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  let isStopped = false;
  return {
    push: (bytes) => {
      if (isStopped) return;
      const [first = '', ...others] = decoder.write(bytes).split('\n');
      const lines = [rest + first, ...others];
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (line.length > max) return stopReading(line);
        if (line.trim() !== '') listener.line(line.trim());
      }
      if (rest.length > max) stopReading(rest);
    },
  };

  function stopReading(line: string): void {
    isStopped = true;
    rest = '';
    listener.tooLong(line.slice(0, 200));
  }
}
