import { KERNEL } from './kernel-bytes.ts';

/** Sums over rows of numbers, four at a time. All places and widths are in bytes; `kernel/kernel.wat` says what is done. */
export interface Kernel {
  readonly floats: Float32Array;
  readonly places: Int32Array;
  gather(to: number, list: number, count: number, width: number): void;
  scatter(from: number, list: number, count: number, width: number): void;
  dots(other: number, list: number, count: number, width: number): void;
}

type Sums = Pick<Kernel, 'gather' | 'scatter' | 'dots'>;

const PAGE = 65_536;
export const FLOAT = 4;
/** A list has a place and a weight for every row. */
export const ENTRY = 8;

const program = new WebAssembly.Module(Uint8Array.from(atob(KERNEL), (letter) => letter.charCodeAt(0)));

/** A kernel with room for so many numbers. */
export function newKernel(numbers: number): Kernel {
  const memory = new WebAssembly.Memory({ initial: Math.ceil((numbers * FLOAT) / PAGE) });
  const { exports } = new WebAssembly.Instance(program, { evaluation: { memory } });
  return {
    floats: new Float32Array(memory.buffer),
    places: new Int32Array(memory.buffer),
    ...(exports as unknown as Sums),
  };
}

/** Gives out the room of a kernel bit by bit; rows begin where the kernel reads fastest. */
export function roomOf(kernel: Kernel): (numbers: number) => number {
  let used = 0;
  return (numbers) => {
    const place = used;
    used += Math.ceil(numbers / 16) * 16 * FLOAT;
    if (used > kernel.floats.length * FLOAT) throw new RangeError('the kernel has no room left');
    return place;
  };
}
