import type { JsonSchema } from './schema.ts';

/**
 * A schema that chooses one of several by the name in a property. Errors and an editor's help are then those of the word
 * that was meant, which a `oneOf` could not tell.
 * @param words the words by their files, which are named like them
 * @param above the way from the folder of this schema to that of the project
 */
export function dispatcher(
  property: string,
  words: readonly (readonly [string, JsonSchema])[],
  above: string,
): JsonSchema {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: `What '${property}' names`,
    type: 'object',
    required: [property],
    properties: {
      [property]: {
        enum: words.map(([file]) => nameOf(file)),
        enumDescriptions: words.map(([, { description }]) => description),
        description: `The name of the ${property}. Its options stand beside it.`,
      },
    },
    allOf: words.map(([file]) => ({
      if: { required: [property], properties: { [property]: { const: nameOf(file) } } },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { $ref: `${above}${file}` },
    })),
  };
}

/** The word that a file of the language defines: its name. */
export function nameOf(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1).replace('.schema.json', '');
}
