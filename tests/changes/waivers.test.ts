import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { changesBetween, type SchemaChange } from '../../scripts/changes/changes.ts';
import { gate } from '../../scripts/changes/gate.ts';
import { readState } from '../../scripts/changes/states.ts';
import { placeFindings } from '../../scripts/check/schemas/format.ts';
import type { Change } from '../lint/project.ts';
import { copyOf } from './copies.ts';

const copy = copyOf();
afterAll(() => copy.remove());

const SHOP = 'schemas/modules/shop/module.json';
const WAIVERS = 'schemas/modules/shop/waivers.json';
const shorter: Change = { in: SHOP, set: { 'settings.properties.message.maxLength': 1000 } };
const today = '2026-11-23';

function waivers(change: string, until = '2026-12-31'): Change {
  return { in: WAIVERS, write: { waivers: [{ change, reason: 'Discord allows no more.', decidedBy: 'Ada', until }] } };
}

function gateWith(changes: readonly Change[]): string[] {
  const after = copy.with(changes);
  return placeFindings(after.sources, gate(copy.state, after, { ref: 'v1', today })).map(
    ({ file, text }) => `${file}: ${text}`,
  );
}

function fingerprint(): string {
  const [change] = changesBetween(copy.state, copy.with([shorter])).filter(
    ({ severity }: SchemaChange) => severity === 'tightens',
  );
  return change?.fingerprint ?? '';
}

test('a change with a waiver passes, for as long as the waiver counts', () => {
  const change = fingerprint();
  expect(gateWith([shorter])[0]).toMatch(
    /^schemas\/modules\/shop\/module\.json: Shop › Shop message: at most 1,000 characters, was 1,900 \(tightens\)/,
  );
  expect(gateWith([shorter])[0]).toContain(`{ "change": "${change}", "reason": ""`);
  expect(gateWith([shorter, waivers(change)])).toEqual([]);
  expect(gateWith([shorter, waivers(change, today)])).toEqual([]);
  expect(gateWith([shorter, waivers(change, '2026-11-22')])).toEqual([
    `${WAIVERS}: This waiver counted until 2026-11-22. Ask Ada again, or take the change back.`,
  ]);
});

test('a waiver that nothing needs fails, and does not cover another change', () => {
  const change = fingerprint();
  expect(gateWith([waivers(change)])).toEqual([`${WAIVERS}: No change needs the waiver '${change}'. Remove it.`]);
  const found = gateWith([{ in: SHOP, set: { 'settings.properties.message.maxLength': 900 } }, waivers(change)]);
  expect(found).toHaveLength(2);
});

test('a setting that goes fails with the migration to write, and passes with it and a waiver', () => {
  const gone: Change = {
    in: 'schemas/modules/tempVoice/module.json',
    remove: ['settings.properties.user_limit', 'calls.documents.0.fields.4'],
  };
  const [finding = '', ...others] = gateWith([gone]);
  expect(others).toEqual([]);
  expect(finding).toContain("The setting 'user_limit' is gone");
  expect(finding).toContain('{ "op": "remove", "path": "user_limit" }');
  const migration: Change = {
    in: 'schemas/modules/tempVoice/migrations/1.json',
    write: { steps: [{ op: 'remove', path: 'user_limit' }] },
  };
  expect(gateWith([gone, migration])).toEqual([
    expect.stringContaining('Default user limit: is gone with all stored values (breaks)'),
  ]);
});

test('a renamed setting passes with its migration', () => {
  const renamed: Change[] = [
    { in: 'schemas/modules/tempVoice/module.json', replace: ['"user_limit": {', '"member_limit": {'] },
    { in: 'schemas/modules/tempVoice/module.json', set: { 'calls.documents.0.fields.4': 'member_limit' } },
  ];
  const steps = [
    { op: 'rename', from: 'user_limit', to: 'member_limit' },
    { op: 'rewire', path: 'member_limit' },
  ];
  const [finding] = gateWith(renamed);
  expect(finding).toContain('{ "op": "rename", "from": "user_limit", "to": "member_limit" }');
  expect(gateWith([...renamed, { in: 'schemas/modules/tempVoice/migrations/1.json', write: { steps } }])).toEqual([]);
});

test.each([
  ['functions', 0],
  ['shop', 1],
])('a module may go at once if it never had settings: %s', (id, findings) => {
  const without = copyOf();
  try {
    rmSync(join(without.root, `schemas/modules/${id}`), { recursive: true });
    const after = readState(without.root);
    const found = gate(copy.state, after, { ref: 'v1', today }).filter(({ file }) => file.includes(`/${id}/`));
    expect(found.length).toBeGreaterThanOrEqual(findings);
    if (findings === 0) expect(found).toEqual([]);
  } finally {
    without.remove();
  }
});
