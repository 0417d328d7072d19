/** Synthetic modules in the benchmark's cache, resolved by an alias of its Vite configuration. */
declare module '@bench/*.ts' {
  export const module: import('../../../../src/language/model.ts').CompiledModule;
}
