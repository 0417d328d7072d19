import { describe, expect, test } from 'vitest';
import { metaFileOf } from '../../../src/language/compile/meta/meta.ts';
import { languageTypes } from './languageTypes.ts';

const types = languageTypes([metaFileOf('module'), 'generated/language/migrationStep.schema.json']);

/** The source of a generated type, without comments and line breaks. */
function typeNamed(name: string): string {
  const [, source = ''] = new RegExp(`^export type ${name} = ([\\s\\S]*?);\n(?=\n|$)`, 'm').exec(types) ?? [];
  return source.replaceAll(/\/\*\*.*?\*\//g, '').replaceAll(/\s+/g, ' ');
}

describe('the types of the language', () => {
  test('are unions of the words selected by a name', () => {
    expect(typeNamed('Block')).toMatch(/^OneOf<BotPreviewBlock \| CommandsBlock \| .* \| TilesBlock>$/);
    expect(typeNamed('MigrationStep')).toMatch(/^OneOf<ConvertStep \| .* \| SplitStep>$/);
    expect(typeNamed('RenameStep')).toBe('{ op: "rename"; from: string; to: string; }');
    expect(typeNamed('EmojiWidget')).toBe('{ widget: "emoji"; symbol?: boolean; }');
  });

  test('are unions of the shapes selected by a condition', () => {
    expect(typeNamed('Part')).toBe('Tabs | PlainPart');
    expect(typeNamed('WireForm')).toBe(
      '{ path?: string; as: "map"; key: string; value?: string; prefix?: string; } | { path?: string; as?: "fraction" | "embed"; }',
    );
  });

  test('describe generated modules: references are resolved, so required properties of settings are present', () => {
    expect(typeNamed('Field')).toMatch(/^\{ type: .*; title: string; help\?: string; synonyms\?: .*; default: Json; /);
    expect(types).not.toMatch(/\$ref|\$schema/);
  });

  test('have what the build adds', () => {
    expect(typeNamed('Card')).toContain(
      'period: "monthly" | "yearly"; }; price?: Price; prices?: Readonly<Record<string, Price>>;',
    );
  });

  test('use Expression for conditions, and readonly arrays', () => {
    expect(typeNamed('Rule')).toContain('when?: Expression; rule: Expression;');
    expect(typeNamed('Tabs')).toContain('layout: readonly PlainPart[];');
    expect(typeNamed('Section')).toContain('fields: readonly (string | readonly string[])[];');
  });
});
