import type { JsonSchema } from '../jsonSchema/schema.ts';

/**
 * A schema that selects one of several by the name in a property. Validators and editors then report errors of the word
 * that was meant; a `oneOf` cannot tell which one that is.
 * @param words the schemas of the words by file; each file is named for its word
 * @param above the relative path from this schema's folder to the project's
 */
export function dispatcher(
  { noun, property }: { noun: string; property: string },
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
        enum: words.map(([file]) => wordName(file)),
        enumDescriptions: words.map(([, { description }]) => description),
        description: `The name of the ${noun}. Its options stand beside it.`,
      },
    },
    allOf: words.map(([file]) => ({
      if: { required: [property], properties: { [property]: { const: wordName(file) } } },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { $ref: `${above}${file}` },
    })),
  };
}

/** The name of the word that a file defines. */
export function wordName(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1).replace('.schema.json', '');
}
