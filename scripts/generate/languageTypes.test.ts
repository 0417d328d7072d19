import { describe, expect, test } from 'vitest';
import { fileOf } from '../../src/language/compile/meta.ts';
import { languageTypes } from './languageTypes.ts';

const types = languageTypes([fileOf('module'), `${fileOf('migration')}#/definitions/migrationStep`]);

/** What a type is made as, without its comments and line breaks. */
function typeNamed(name: string): string {
  const [, source = ''] = new RegExp(`^export type ${name} = ([\\s\\S]*?);\n(?=\n|$)`, 'm').exec(types) ?? [];
  return source.replaceAll(/\/\*\*.*?\*\//g, '').replaceAll(/\s+/g, ' ');
}

describe('the types of the language', () => {
  test('are unions of the words that a name chooses', () => {
    expect(typeNamed('Block')).toMatch(/^OneOf<BotPreviewBlock \| CommandsBlock \| .* \| TilesBlock>$/);
    expect(typeNamed('EmojiWidget')).toBe('{ widget: "emoji"; symbol?: boolean; }');
  });

  test('are unions of the shapes between which a condition chooses', () => {
    expect(typeNamed('Part')).toBe('Tabs | PlainPart');
    expect(typeNamed('WireForm')).toBe(
      '{ path?: string; as: "map"; key: string; value?: string; prefix?: string; } | { path?: string; as?: "fraction"; }',
    );
    expect(typeNamed('MigrationStep')).toContain('{ op: "rename"; from: string; to: string; } | { op: "remove"; ');
  });

  test('are those of generated modules: references are followed, so a setting has what it must have', () => {
    expect(typeNamed('Field')).toMatch(/^\{ type: .*; title: string; help\?: string; default: Json; /);
    expect(types).not.toMatch(/\$ref|\$schema/);
  });

  test('have what the build adds', () => {
    expect(typeNamed('Card')).toContain('priceOf?: { plan: string; period: "monthly" | "yearly"; }; price?: Price;');
  });

  test('have conditions as expressions, and lists that are only read', () => {
    expect(typeNamed('Rule')).toContain('when?: Expression; rule: Expression;');
    expect(typeNamed('Tabs')).toContain('layout: readonly PlainPart[];');
    expect(typeNamed('Section')).toContain('fields: readonly (string | readonly string[])[];');
  });
});
