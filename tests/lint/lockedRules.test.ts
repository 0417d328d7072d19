import { expect, test } from 'vitest';
import { checkSchemas } from '../../scripts/check/schemas/schemas.ts';
import { withProject } from './project.ts';

const CLUB = 'schemas/modules/club/module.json';
const RULE = {
  when: 'self.enabled',
  rule: "self.mode == 'private'",
  at: 'mode',
  message: 'An open club is never full',
};

/** Whether the check says of a rule of the club, whose mode is locked on the plan `free`, that nobody can keep it there. */
async function isFound(rule: Partial<typeof RULE> & { each?: string }, set: Record<string, unknown> = {}) {
  const changes = [{ in: CLUB, set: { 'rules.2': { ...RULE, ...rule }, ...set } }];
  const found = await withProject(changes, (root) => checkSchemas(root, { generated: false }));
  return found.some(({ text }) =>
    text.includes("On the plan 'free', which locks 'mode', no server can keep this rule."),
  );
}

test.each<[string, Parameters<typeof isFound>[0], Parameters<typeof isFound>[1]?]>([
  ['in a rule', {}],
  ['in a rule for every entry', { each: 'offers', at: 'label' }],
  ['beside a function', { when: 'chosen(self.channel_id)' }],
  ['beside an impossible size', { rule: "self.mode == 'private' || size(self.mode) > 8" }],
])('a forced value that breaks a rule is found: %s', async (_, ...args) => {
  expect(await isFound(...args)).toBe(true);
});

test.each<[string, Parameters<typeof isFound>[0], Parameters<typeof isFound>[1]?]>([
  ['its condition excludes the plan', { when: "self.enabled && plan != 'free'" }],
  ['its condition reads the plan beside a function', { when: "chosen(self.channel_id) && plan != 'free'" }],
  ['its condition reads the forced value', { when: "self.mode == 'private'", rule: "self.mode != 'open'" }],
  ['another setting keeps it', { rule: "self.mode == 'private' || self.seats > 5.0" }],
  ['its setting is hidden then', { at: 'seats' }, { 'settings.properties.seats.visible': "self.mode == 'private'" }],
  ['the plan leaves the value as it is stored', {}, { 'settings.properties.mode.plans.free.locked': 'stored' }],
])('a rule that servers on every plan can keep is left alone: %s', async (_, ...args) => {
  expect(await isFound(...args)).toBe(false);
});
