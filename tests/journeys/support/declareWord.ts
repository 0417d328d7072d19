import { readFileSync } from 'node:fs';
import type { AlteredProject } from './altered.ts';

interface Named {
  properties: Record<string, { enum: string[]; enumDescriptions: string[] }>;
  allOf: object[];
}

/** Adds a widget or a block, with the schema that a file of its own has, to the lists that the language has of them. */
export function declareWord(project: AlteredProject, kind: 'widget' | 'block', name: string): void {
  const text = readFileSync(`tests/fixtures/words/schemas/meta/${kind}s/${name}.schema.json`, 'utf8');
  const { $schema: _, edits, ...schema } = JSON.parse(text.replaceAll('../common.', 'common.'));
  // The list of names explains the name.
  schema.properties[kind] = {};
  const file = kind === 'widget' ? 'schemas/meta/widgets.schema.json' : 'schemas/meta/module.schema.json';
  const meta = JSON.parse(project.read(file));
  const words: Named = kind === 'widget' ? meta : meta.definitions.block;
  words.properties[kind]?.enum.push(name);
  words.properties[kind]?.enumDescriptions.push(schema.description);
  const only = { [kind]: { const: name } };
  words.allOf.push(
    JSON.parse(`{ "if": { "properties": ${JSON.stringify(only)} }, "then": ${JSON.stringify(schema)} }`),
  );
  project.write(file, JSON.stringify(meta));
  if (kind === 'block') return;
  const types = `{\n  ${name}: ${JSON.stringify(edits)},`;
  project.replace('src/language/compile/lint/widgets.ts', 'WIDGET_TYPES', '{', types);
}
