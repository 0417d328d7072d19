import { describe, expect, test } from 'vitest';
import { moduleIds, product } from '../../../../generated/catalogue.ts';
import { catalogue, examplesOf, moduleNamed, modules } from '../../../../tests/modules.ts';
import { defaultsOf } from '../../../language/documents/defaults.ts';
import type { CompiledModule, Context, SettingsDocument } from '../../../language/model.ts';
import { resolveForPlan } from '../../../language/plans/resolveForPlan.ts';
import { masterSwitch } from '../../../language/screens/masterSwitch.ts';
import { contextOf } from '../../../language/test/context.ts';
import { usedModules } from '../settings/stored.ts';
import { moduleState } from './moduleState.ts';

const PLANS = catalogue.plans;
const HIGHEST = PLANS.at(-1) ?? '';
const listed = modules.filter(({ spec }) => spec.screen.menu);
const byId = listed.map((module) => [module.spec.id, module] as const);

/** A server in which the modules that a module reads are on, or off. */
function serverFor(module: CompiledModule, plan: string, isOn: boolean): Context {
  const used = usedModules(module, catalogue, '1', 0).map(({ spec }): [string, SettingsDocument] => {
    const name = masterSwitch(spec);
    return [spec.id, { ...defaultsOf(resolveForPlan(spec, plan)), ...(name !== undefined && { [name]: isOn }) }];
  });
  return contextOf({ plan, modules: Object.fromEntries(used) });
}

const statesOf = (module: CompiledModule, language: (typeof product.languages)[number]) =>
  examplesOf(module.spec.id, 'valid').map(({ document }) =>
    moduleState(catalogue.inLanguage(module, language), serverFor(module, HIGHEST, true), document),
  );

describe.each(byId)('%s', (_, module) => {
  const { status } = module.spec.screen;

  test('is locked below the plan that it requires, and names that plan', () => {
    for (const plan of PLANS) {
      const { answer } = moduleState(module, serverFor(module, plan, true), {});
      const [needed] = module.spec.requires?.flatMap((one) => one.plan ?? []) ?? [];
      const isIncluded = needed === undefined || PLANS.indexOf(plan) >= PLANS.indexOf(needed);
      expect(answer.state === 'locked').toBe(!isIncluded);
      if (!isIncluded) expect(answer.unlock).toMatchObject({ plan: needed });
    }
  });

  test('is locked while what it requires is off', () => {
    const requires = module.spec.requires?.some(({ rule }) => rule !== undefined) ?? false;
    const { answer } = moduleState(module, serverFor(module, HIGHEST, false), {});
    expect(answer.state === 'locked').toBe(requires);
    if (requires) expect(answer.unlock).toMatchObject({ plan: null, action: { to: expect.any(String) } });
  });

  test('starts as its declaration says', () => {
    const { state, missing } = moduleState(module, serverFor(module, HIGHEST, true), {}).answer;
    if (status?.enabled === undefined) expect(['always', 'incomplete']).toContain(state);
    else expect(['off', 'on', 'incomplete']).toContain(state);
    expect(missing.length > 0).toBe(state === 'incomplete');
  });

  if (status?.enabled)
    test('is on with some settings', () => {
      expect(statesOf(module, 'en').some(({ running }) => running)).toBe(true);
    });

  if (status?.texts)
    test('says what it does in every language', () => {
      for (const language of product.languages) {
        const running = statesOf(module, language).filter((state) => state.running);
        const said = running.flatMap(({ answer }) => answer.status ?? []);
        for (const sentence of said) expect(sentence).not.toMatch(/[{}]|undefined|null/);
      }
    });
});

describe('a module of a server', () => {
  const stateOf = (id: string, stored: SettingsDocument) =>
    moduleState(moduleNamed(id), contextOf({ plan: HIGHEST }), stored);
  const unset = { address: 'category_id', label: 'Category', message: 'Tickets need a category for their channels' };

  test('that is off says what it is for, and nothing is missing', () => {
    const { answer, running } = stateOf('reactRoles', {});
    const status = moduleNamed('reactRoles').spec.screen.description;
    expect(status).toBeTruthy();
    expect(answer).toEqual({ id: 'reactRoles', state: 'off', status, missing: [], unlock: null });
    expect(running).toBeUndefined();
  });

  test('that is incomplete says what is missing, and where', () => {
    const { answer, running } = stateOf('tickets', { enabled: true });
    expect(answer).toMatchObject({ state: 'incomplete', missing: [unset] });
    expect(running?.document).toMatchObject({ enabled: true });
  });

  test('is not called incomplete for what could not be checked', () => {
    const stored = { enabled: true, category_id: '7' };
    const asked = stateOf('tickets', stored);
    expect(asked.answer).toMatchObject({ state: 'incomplete', missing: [{ address: 'category_id' }] });
    const guild = { ...contextOf().guild, categories: null };
    const { answer } = moduleState(moduleNamed('tickets'), contextOf({ plan: HIGHEST, guild }), stored);
    expect(answer).toMatchObject({ state: 'on', missing: [] });
  });

  test('that cannot be turned off is always on', () => {
    const { answer, running } = stateOf('customize', {});
    expect(answer).toMatchObject({ state: 'always', missing: [], status: expect.any(String) });
    expect(running).toBeDefined();
  });
});

test('the shipped modules that can be turned off have one switch, or say when they are on', () => {
  const shipped = listed.filter(({ spec }) => moduleIds.some((id) => id === spec.id));
  const settable = shipped.filter(({ spec }) => spec.calls && Object.keys(spec.settings.properties).length > 0);
  expect(settable.length).toBeGreaterThan(10);
  expect(settable.filter(({ spec }) => !spec.screen.status).map(({ spec }) => spec.id)).toEqual([]);
});
