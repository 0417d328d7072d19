/** Modules of the benchmark's cache, which its Vite configuration finds. */
declare module '@bench/*' {
  export const module: import('../../../../src/language/model.ts').CompiledModule;
}
