import type { ModuleLint } from '../types.ts';

/** Every `$ref` points to something that exists. */
export const references: ModuleLint = (module) =>
  module.broken.map(({ file, pointer, reference }) => ({
    file,
    pointer,
    reason: `'${reference}' does not exist.`,
    advice: 'Correct the path of the file, or the name after #/.',
  }));
