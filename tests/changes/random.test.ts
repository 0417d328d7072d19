import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { changesBetween, type SchemaChange, sidesOf } from '../../scripts/changes/changes.ts';
import { blamed, isWitness, verdicts } from '../../scripts/changes/evidence/evidence.ts';
import { resolvedIn } from '../../scripts/changes/evidence/validation.ts';
import { SERVER } from '../../scripts/changes/evidence/values.ts';
import type { SchemaState } from '../../scripts/changes/states.ts';
import { checkShapes } from '../../scripts/check/schemas/shapes.ts';
import { startsOf } from '../../src/language/compile/lint/examples/starts.ts';
import { lint } from '../../src/language/compile/lint/index.ts';
import type { LintModule } from '../../src/language/compile/lint/types.ts';
import type { CompiledModule, Json, Plan } from '../../src/language/model.ts';
import { isObject } from '../../src/language/values/isObject.ts';
import { editsOf } from '../fuzz/documents.ts';
import { type Random, randomFrom } from '../fuzz/mutations.ts';
import { type Copy, copyOf } from './copies.ts';

/**
 * Pairs of schemas of which one has limits, choices, locks, demands, conditions or rules otherwise. Whatever the validators of both disagree on in generated
 * settings is named, and what is called tightening has settings that show it.
 */
const PAIRS = Number(process.env.FUZZ_CHANGES || 8);
const SEED = Number(process.env.FUZZ_SEED || 20_240_229);
/** Generated settings for each pair and plan. */
const SETTINGS = 60;

const copy = copyOf();
// What a change leaves alone keeps this result.
checkShapes(copy.state.sources);
afterAll(() => copy.remove());

const LIMITS = [
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'minItems',
  'maxItems',
  'maxTotalLength',
];

/** New values by dotted path; undefined removes what is there. */
type Edits = Record<string, unknown>;

/** A change of a word of a module that is there; undefined if the random one cannot be changed. */
function editedWord(file: Json, random: Random): Edits | undefined {
  const pick = picking(random);
  const { path, value, name } = pick(placesIn(file)) ?? { path: '', value: null, name: '' };
  if (LIMITS.includes(name) && typeof value === 'number') {
    const next = pick([value + 1, value - 1, value * 2, Math.floor(value / 2), value + 7]) ?? 0;
    return next < 0 ? undefined : { [path]: next };
  }
  if (name === 'multipleOf') return { [path]: pick([0.1, 0.5, 1, 0.001]) };
  if (name === 'enum' && Array.isArray(value) && value.length > 1) {
    const gone = Math.floor(random() * value.length);
    return { [path]: value.filter((_, index) => index !== gone) };
  }
  if (name === 'rules' && Array.isArray(value) && value.length > 0) {
    const gone = Math.floor(random() * value.length);
    return { [path]: value.filter((_, index) => index !== gone) };
  }
  if (name === 'limit' && typeof value === 'number') return { [path]: value + (pick([1, -1, 3]) ?? 1) };
  if (name === 'pattern') return { [path]: pick(['^[a-z0-9]*$', '^.*$', '^\\S*$']) };
  if (name === 'rule' && typeof value === 'string' && path.startsWith('rules')) {
    return { [path]: pick([`(${value}) || self == self`, `!(${value})`, value.replace('>=', '>'), 'true']) };
  }
  if (['visible', 'enabled', 'required', 'uniqueItems', 'access', 'locked', 'severity', 'requires'].includes(name))
    return { [path]: undefined };
  return undefined;
}

/** A demand, condition, lock or rule that a module does not have yet; undefined if it has the random one. */
function addedWord(module: LintModule, random: Random): Edits | undefined {
  const pick = picking(random);
  const fields = Object.entries(module.spec.settings.properties);
  const [name = '', field] = pick(fields) ?? [];
  if (!field) return undefined;
  const at = `settings.properties.${name}`;
  const switches = fields.flatMap(([other, { type }]) => (type === 'boolean' && other !== name ? [other] : []));
  const condition = pick(switches.flatMap((other) => [`self.${other}`, `!self.${other}`]));
  const numbers = fields.flatMap(([other, { type }]) => (type === 'integer' ? [other] : []));
  const [one, other] = [pick(numbers), pick(numbers)];
  const choice = pick((field.ui?.options ?? []).flatMap((option, index) => ('value' in option ? [index] : [])));
  const plan = copy.state.project.plans.ids.at(-1) ?? '';
  const isEmptiable = !['boolean', 'integer', 'number'].includes(String(field.type));
  const lock = { locked: pick(['default', 'stored']), message: 'Not on this plan' };
  const notice = { title: 'Closed', text: 'Text', action: { label: 'Upgrade', to: '/premium' } };
  const added: Record<string, Edits | undefined> = {
    required: isEmptiable ? { [`${at}.required`]: true, [`${at}.messages.required`]: 'Give one' } : undefined,
    visible: condition && !field.visible ? { [`${at}.visible`]: condition } : undefined,
    enabled: condition && !field.enabled ? { [`${at}.enabled`]: condition } : undefined,
    access: { [`${at}.access`]: 'owner', [`${at}.messages.owner`]: 'Only the owner' },
    uniqueItems:
      field.type === 'array' ? { [`${at}.uniqueItems`]: true, [`${at}.messages.uniqueItems`]: 'Twice' } : undefined,
    locked: field.plans?.free ? undefined : { [`${at}.plans.free`]: lock },
    choice:
      choice === undefined
        ? undefined
        : {
            [`${at}.ui.options.${choice}.plan`]: plan,
            [`${at}.ui.options.${choice}.lockedMessage`]: 'Not on this plan',
          },
    requires: module.spec.requires ? undefined : { requires: [{ plan, notice, message: 'Not on this plan' }] },
    rule:
      one && other
        ? {
            [`rules.${module.spec.rules.length}`]: {
              rule: one === other ? `self.${one} != 7` : `self.${one} <= self.${other}`,
              at: one,
              message: 'Not like this',
              ...(condition && random() < 0.5 ? { when: condition } : {}),
            },
          }
        : undefined,
  };
  return added[pick(Object.keys(added)) ?? ''];
}

/** One edit, or several at once. */
function randomEdits(file: Json, module: LintModule, random: Random): Edits {
  const count = random() < 0.7 ? 1 : 2 + Math.floor(random() * 2);
  const edits = Array.from({ length: count }, () =>
    random() < 0.5 ? editedWord(file, random) : addedWord(module, random),
  );
  return Object.assign({}, ...edits);
}

function picking(random: Random) {
  return <Value>(values: readonly Value[]): Value | undefined => values[Math.floor(random() * values.length)];
}

function placesIn(value: Json, path: (string | number)[] = []): { path: string; name: string; value: Json }[] {
  const entries: [string | number, Json][] = Array.isArray(value)
    ? [...value.entries()]
    : isObject(value)
      ? Object.entries(value)
      : [];
  return entries.flatMap(([key, part]) => {
    const here = [...path, key];
    const isCounted = /^(settings|rules|requires)/.test(here.join('.'));
    return isCounted ? [{ path: here.join('.'), name: String(key), value: part }, ...placesIn(part, here)] : [];
  });
}

/** The schemas with random changes that the check has nothing against; undefined if it has. */
function changed(
  from: Copy,
  module: LintModule,
  random: Random,
): { after: SchemaState; edits: Edits; what: string } | undefined {
  const { value } = from.state.sources.read(module.file);
  const edits = randomEdits(value as Json, module, random);
  const entries = Object.entries(edits);
  const isRemoved = (entry: [string, unknown]) => entry[1] === undefined;
  if (entries.length === 0) return undefined;
  const after = from.with([
    {
      in: module.file,
      set: Object.fromEntries(entries.filter((entry) => !isRemoved(entry))),
      remove: entries.filter(isRemoved).map(([path]) => path),
    },
  ]);
  const now = after.project.modules.find(({ id }) => id === module.id);
  if (!now?.compiled || checkShapes(after.sources).length > 0) return undefined;
  // Examples say what was accepted, which is what changes, and new texts are in one language.
  const findings = lint({ ...after.project, modules: [now], presets: [], screens: [] }).filter(
    ({ file, pointer, reason }) =>
      file === module.file && !pointer.includes('status') && !/has no translation|^No example/.test(reason),
  );
  const what = entries.map(([path, to]) => `${path} is ${JSON.stringify(to)}`).join(', ');
  return findings.length > 0 ? undefined : { after, edits, what: `${module.id}: ${what}` };
}

test('what validators disagree on is named, and what is called tightening has a witness', {
  timeout: 36_000_000,
}, () => {
  const modules = copy.state.project.modules.filter(({ spec }) => spec.calls?.documents.length);
  const failures: string[] = [];
  const counts = { pairs: 0, tightens: 0, settings: 0, disagreements: 0 };
  for (let seed = SEED; counts.pairs < PAIRS; seed++) {
    const random = randomFrom(seed);
    const module = modules[Math.floor(random() * modules.length)];
    const pair = module && changed(copy, module, random);
    if (!module || !pair) continue;
    counts.pairs++;
    const found = changesBetween(copy.state, pair.after);
    const now = pair.after.project.modules.find(({ id }) => id === module.id);
    const sides = now && sidesOf(copy.state, pair.after, module, now);
    if (!sides) continue;
    for (const change of found.filter(({ severity }) => severity === 'tightens')) {
      counts.tightens++;
      if (!change.witness || !isWitness(sides, change.witness))
        failures.push(`${seed} ${pair.what}: ${change.sentence}: no witness`);
    }
    for (const plan of copy.state.project.plans.ids) {
      const named = judged(sides, plan, found, seed);
      counts.settings += SETTINGS;
      counts.disagreements += named.disagreements;
      failures.push(...named.missed.map((missed) => `${seed} ${pair.what} (${plan}): ${missed}`));
    }
    // A long run should not have to end before one reads what it has found.
    if (counts.pairs % 50 === 0) console.log(`up to ${seed}: ${JSON.stringify(counts)}`, failures);
  }
  console.log(JSON.stringify(counts));
  expect(failures).toEqual([]);
  expect(counts.tightens).toBeGreaterThan(0);
  expect(counts.disagreements).toBeGreaterThan(0);
});

/** Generated settings on which the states disagree without a change that says so. */
function judged(
  sides: NonNullable<ReturnType<typeof sidesOf>>,
  plan: Plan,
  found: readonly SchemaChange[],
  seed: number,
): { disagreements: number; missed: string[] } {
  const { before } = sides;
  const start = startsOf(before.module.compiled as CompiledModule, before.project, [], plan)[0];
  if (!start) return { disagreements: 0, missed: [] };
  const guild = { ...SERVER };
  const context = { ...start.module.context, guild };
  const contexts = { before: context, after: context };
  resolvedIn(before.module.compiled, context);
  const missed = new Set<string>();
  let disagreements = 0;
  for (const { edited } of fc.sample(editsOf(before.module.compiled, plan, guild), { numRuns: SETTINGS, seed })) {
    const trial = { of: 'before' as const, settings: edited, contexts };
    const { before: old, after: now } = verdicts(sides, trial);
    if (old.accepted === now.accepted) continue;
    disagreements++;
    const [severity, problems, side] = old.accepted
      ? (['tightens', now.problems(), 'after'] as const)
      : (['loosens', old.problems(), 'before'] as const);
    const saying = found.filter((change) => change.difference && sayable(change, severity));
    const differences = saying.flatMap(({ difference }) => difference ?? []);
    if (blamed(differences, problems, sides, side).length === 0)
      missed.add(`${severity}: ${JSON.stringify(problems)} with ${JSON.stringify(edited).slice(0, 300)}`);
  }
  return { disagreements, missed: [...missed].slice(0, 3) };
}

/** Whether a change says that settings are refused, or accepted, that were not. */
function sayable({ severity }: SchemaChange, wanted: 'tightens' | 'loosens'): boolean {
  // A change that refuses some settings can accept others.
  return severity === wanted || severity === 'breaks' || (wanted === 'loosens' && severity === 'tightens');
}
