/** Synthetic modules in the benchmark's cache, resolved by an alias of its Vite configuration. */
declare module '@bench/*' {
  export const module: import('../../../../src/language/model.ts').CompiledModule;
}
