import { KERNEL } from './kernel-bytes.ts';

/** Sums over rows of numbers, four at a time. All places and widths are in bytes; see `kernel/kernel.wat`. */
export interface Kernel {
  readonly floats: Float32Array;
  readonly places: Int32Array;
  gather(to: number, list: number, count: number, width: number): void;
  scatter(from: number, list: number, count: number, width: number): void;
  positives(from: number, count: number, rows: number, width: number, list: number): number;
  dots(other: number, list: number, count: number, width: number): void;
}

type Sums = Pick<Kernel, 'gather' | 'positives' | 'scatter' | 'dots'>;

const PAGE = 65_536;
export const FLOAT = 4;
/** A list entry is a place and a weight. */
export const ENTRY = 8;

const program = new WebAssembly.Module(Uint8Array.from(atob(KERNEL), (letter) => letter.charCodeAt(0)));

/** A kernel with memory for this many numbers. */
export function newKernel(numbers: number): Kernel {
  const memory = new WebAssembly.Memory({ initial: Math.ceil((numbers * FLOAT) / PAGE) });
  const { exports } = new WebAssembly.Instance(program, { evaluation: { memory } });
  return {
    floats: new Float32Array(memory.buffer),
    places: new Int32Array(memory.buffer),
    ...(exports as unknown as Sums),
  };
}

/** Allocates memory of a kernel; rows are aligned for speed. */
export function roomOf(kernel: Kernel): (numbers: number) => number {
  let used = 0;
  return (numbers) => {
    const place = used;
    used += Math.ceil(numbers / 16) * 16 * FLOAT;
    if (used > kernel.floats.length * FLOAT) throw new RangeError('the kernel is out of memory');
    return place;
  };
}
