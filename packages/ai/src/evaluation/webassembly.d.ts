/**
 * The part of WebAssembly that the kernel uses: Node and browsers have it, but only the DOM library has its types.
 */
declare namespace WebAssembly {
  interface Module {
    readonly [Symbol.toStringTag]: string;
  }
  const Module: new (bytes: Uint8Array) => Module;

  interface Memory {
    readonly buffer: ArrayBuffer;
  }
  const Memory: new (size: { readonly initial: number }) => Memory;

  interface Instance {
    readonly exports: Readonly<Record<string, unknown>>;
  }
  type Imports = Readonly<Record<string, Readonly<Record<string, Memory>>>>;
  const Instance: new (module: Module, imports: Imports) => Instance;
}
