import { describe, expect, test } from 'vitest';
import { loadModule, type ModuleId } from '../../../generated/catalogue.ts';
import { defaultsOf } from '../documents/defaults.ts';
import type { CompiledModule, Field, FieldUi, SettingsDocument, Variable } from '../model.ts';
import { resolveForPlan } from '../plans/resolveForPlan.ts';
import { contextOf } from '../test/context.ts';
import { moduleOf } from '../test/module.ts';
import { resolveModule } from './resolveModule.ts';
import { variableWarnings } from './variables.ts';

async function warningsIn(id: ModuleId, changes: SettingsDocument, plan = 'premium') {
  const module = await loadModule(id);
  const document = { ...defaultsOf(resolveForPlan(module.spec, plan)), ...changes };
  const warnings = variableWarnings(resolveModule(module, contextOf({ plan })), document);
  return warnings.map(({ path, message }) => [path, message]);
}

/** A variable with a leading dollar sign. */
const dollar = (name: string) => ['$', '{', name, '}'].join('');

describe('an unknown variable', () => {
  test('is reported once, with a suggestion', async () => {
    expect(await warningsIn('lottery', { opening_message: 'Win {prise}, {prize}, {prise}' })).toEqual([
      ['opening_message', '{prise} is not a variable here. Did you mean {prize}?'],
    ]);
  });

  test('is reported as sent unchanged if no known one is near', async () => {
    expect(await warningsIn('welcomeLeave', { leave_message: '{user}: {astăzi}' })).toEqual([
      ['leave_message', '{astăzi} is not a variable here: the bot sends it unchanged.'],
    ]);
  });

  test('is reported in rows of a list', async () => {
    const templates = [
      { name: 'A', template: `${dollar('username')} ${dollar('count')}` },
      { name: 'B', template: '{username}' },
    ];
    expect(await warningsIn('tempVoice', { templates })).toEqual([
      ['templates.1.template', `{username} is not a variable here. Did you mean ${dollar('username')}?`],
    ]);
  });
});

describe('an unavailable variable', () => {
  test('is reported while its condition is false', async () => {
    const opening = { opening_message: '{prize} {draw_time}' };
    expect(await warningsIn('lottery', { ...opening, end_condition: 'guessed' })).toEqual([
      ['opening_message', '{draw_time} has no value here at the moment.'],
    ]);
    expect(await warningsIn('lottery', { ...opening, end_condition: 'scheduled' })).toEqual([]);
  });

  test('is reported on a plan without it', async () => {
    const greeting = { welcome_message: '{user} is number {member_count}' };
    expect(await warningsIn('welcomeLeave', greeting, 'free')).toEqual([
      ['welcome_message', '{member_count} has no value here at the moment.'],
    ]);
    expect(await warningsIn('welcomeLeave', greeting)).toEqual([]);
  });
});

describe('checked texts', () => {
  const widget = (...tokens: Partial<Variable>[]): FieldUi => ({
    widget: 'message',
    variables: tokens.map((token) => ({ name: 'any', help: 'Any', ...token })),
  });
  const text = (parts: Partial<Field> = {}): Field => ({
    type: 'string',
    title: 'Text',
    default: '',
    ui: widget({ token: '{user}' }, { token: '{users}', plan: 'premium' }, { insert: 'channel' }),
    ...parts,
  });
  const base = moduleOf(
    {
      top: text(),
      plain: text({ ui: { widget: 'text' } }),
      hidden: text({ visible: 'no' }),
      dollar: text({ ui: widget({ token: '{name}' }) }),
      gone: text({ ui: widget({ token: '{user}', enabled: 'no' }) }),
      box: { type: 'object', properties: { note: text() } },
      rows: { type: 'array', items: { type: 'object', title: 'Row', default: {}, properties: { note: text() } } },
      list: { type: 'array', items: text(), ui: widget({ token: '{user}' }) },
    },
    { expressions: { no: () => false } },
  );
  const standard = {
    'variable.near': '{token}: {near}?',
    'variable.unknown': '{token}?',
    'variable.off': '{token} off',
  };
  const module = { ...base, spec: { ...base.spec, standard } };
  const warned = (document: SettingsDocument, one: CompiledModule = module) =>
    variableWarnings(resolveModule(one, contextOf({ plan: 'free' })), document).map(
      ({ path, rule, message, token }) => [path, rule, message, token],
    );

  test('are those whose widgets offer variables, in objects and rows too', () => {
    const document = {
      top: '{x}',
      plain: '{x}',
      box: { note: '{x}' },
      rows: [{ note: '' }, { note: '{x}' }],
      list: ['{x}'],
    };
    expect(warned(document)).toEqual(
      ['top', 'box.note', 'rows.1.note'].map((path) => [path, 'variable', '{x}?', '{x}']),
    );
  });

  test('exclude hidden ones and values that are not texts', () => {
    expect(warned({ hidden: '{x}', top: 5, box: ['{x}'], rows: { note: '{x}' } })).toEqual([]);
    expect(warned({})).toEqual([]);
  });

  test('get suggestions of available variables only', () => {
    expect(warned({ top: '{userss}' })).toEqual([['top', 'variable', '{userss}: {user}?', '{userss}']]);
    expect(warned({ top: '{users}' })).toEqual([['top', 'variable', '{users} off', '{users}']]);
    expect(warned({ gone: '{user} {usr}' }).map(([, , message]) => message)).toEqual(['{user} off', '{usr}?']);
  });

  test('may have a dollar sign before a variable', () => {
    expect(warned({ dollar: `{name} ${dollar('name')}` })).toEqual([]);
    expect(warned({ dollar: dollar('nme') })).toHaveLength(1);
  });

  test('get an empty message if none is defined', () => {
    const unworded = { ...base, spec: { ...base.spec, standard: {} } };
    expect(warned({ top: '{x}' }, unworded)).toEqual([['top', 'variable', '', '{x}']]);
  });
});
