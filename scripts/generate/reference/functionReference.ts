import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { functions } from '../../../src/language/functions/index.ts';
import type { ExpressionFunction } from '../../../src/language/functions/types.ts';

const FOLDER = join(import.meta.dirname, '../../../src/language/functions');

/** CEL's names of types, as the reference calls them. */
const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  double: 'number',
  int: 'number',
  bool: 'condition',
  Timestamp: 'moment',
  Duration: 'duration',
  Embed: 'embed',
  Role: 'role',
  'list<Period>': 'schedule',
  'list<WeeklyTime>': 'times',
};

/** The chapter of the language reference about the functions of expressions. */
export function functionReference(): string[] {
  const rows = Object.entries<ExpressionFunction>(functions).map(([name, { signature }]) => {
    const calls = new Set([signature].flat().map(inWords));
    return `| ${[...calls].join('<br>')} | ${descriptionOf(name)} |`;
  });
  return [
    '## Functions',
    '',
    'What expressions can call, with the types of arguments and results.',
    '',
    '| function | what it is |',
    '|---|---|',
    ...rows,
    '',
  ];
}

/** `hours(double): google.protobuf.Duration` as `hours(number)`, a duration. */
function inWords(signature: string): string {
  const words = signature
    .replaceAll('google.protobuf.', '')
    .replaceAll(/list<\w+>|\w+(?!\()/g, (type) => TYPES[type] ?? type)
    .replaceAll(/list<(\w+)>/g, (_, type: string) => `list of ${TYPES[type] ?? type}s`);
  const [call, result] = words.split(': ');
  return `\`${call}\`: ${result}`;
}

/** The comment above the definition of a function. @throws Error if there is none */
function descriptionOf(name: string): string {
  const source = readFileSync(join(FOLDER, `${name}.ts`), 'utf8');
  const [, comment] = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport default/.exec(source) ?? [];
  if (comment === undefined) throw new Error(`The function '${name}' has no description`);
  return comment.replaceAll(/\s*\n \*\s?/g, ' ').trim();
}
