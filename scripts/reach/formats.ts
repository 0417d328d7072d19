import type { Plan } from '../../src/language/model.ts';
import type { SchemaChange } from '../changes/changes.ts';
import { lineOf } from '../changes/formats.ts';
import type { Kind } from '../changes/kinds.ts';
import type { Counted } from './count.ts';
import type { EndedPlan } from './endedPlans.ts';
import type { ChangeReach, Reach } from './reach.ts';
import type { RefusedSaves } from './saves.ts';
import { EFFECTS, type EffectKind } from './settings/effects.ts';

/** What becomes of what servers have. */
const MEANINGS: Readonly<Record<EffectKind, string>> = {
  refused: 'refused when it is entered again',
  cut: 'the bot gets the default',
  locked: 'locked on the plan',
  hidden: 'no longer shown',
};

/** What servers do that a lower or higher limit takes a hold of. */
const BEYOND: Partial<Record<Kind, (limit: string) => string>> = {
  maximum: (limit) => `more than ${limit}`,
  minimum: (limit) => `less than ${limit}`,
};

/** Reach for people. */
export function asText(reach: Reach): string {
  const total = sum(Object.values(reach.servers));
  const perPlan = Object.entries(reach.servers).map(([plan, count]) => `${number(count)} on ${reach.titles[plan]}`);
  return [
    `${servers(total)} with settings: ${perPlan.join(', ')}.`,
    '',
    ...changeLines(reach),
    ...(reach.saves ? ['', ...saveLines(reach.saves)] : []),
    ...(reach.ended ? reach.ended.flatMap((one) => ['', ...endedLines(one, reach.titles)]) : []),
  ].join('\n');
}

/** Reach for programs. */
export function asJson({ changes, ...reach }: Reach): string {
  const withoutProof = changes.map(({ change, ...rest }) => {
    if (!change) return rest;
    const { difference, witness, ...reported } = change;
    return { ...rest, change: reported };
  });
  return JSON.stringify({ ...reach, changes: withoutProof }, null, 2);
}

function changeLines({ changes, servers: all, titles }: Reach): string[] {
  if (changes.length === 0) return ['Nothing that servers have would be refused, cut, locked or hidden.'];
  return changes.flatMap((reached) => [
    reached.change ? lineOf(reached.change) : `${reached.module}, because of another module:`,
    ...reachSentences(reached, { servers: all, titles }).flatMap(({ sentence, ids }) => [
      `    ${sentence}`,
      ...idLine(ids),
    ]),
  ]);
}

/** What a change does to servers, a sentence for each plan: “412 of 20,318 servers on Free have more than 5: refused when …” */
export function reachSentences(
  { change, plans }: ChangeReach,
  { servers: all, titles }: Pick<Reach, 'servers' | 'titles'>,
): { sentence: string; ids?: readonly string[] }[] {
  return plans.map(({ plan, all: any, ...effects }) => {
    const kinds = EFFECTS.flatMap((kind): string[] => {
      const count = effects[kind];
      if (!count) return [];
      const meaning = kind === 'cut' && limitOf(change) !== undefined ? 'the bot gets it cut' : MEANINGS[kind];
      return [count.servers === any.servers ? meaning : `${meaning} (${number(count.servers)})`];
    });
    const of = `${number(any.servers)} of ${servers(all[plan] ?? 0)} on ${titles[plan] ?? plan}`;
    const sentence = `${of} ${heldBy(change, any.servers === 1)}: ${kinds.join('; ')}.`;
    return { sentence, ...(any.ids && { ids: any.ids }) };
  });
}

/** The limit that a change sets, in words; undefined if it is about something else. */
function limitOf(change: SchemaChange | undefined): string | undefined {
  const { kind, after } = change?.difference ?? {};
  return kind && typeof after === 'number' ? BEYOND[kind]?.(number(after)) : undefined;
}

/** What servers do, after their number. */
function heldBy(change: SchemaChange | undefined, isOne: boolean): string {
  const limit = limitOf(change);
  if (limit !== undefined) return `${isOne ? 'has' : 'have'} ${limit}`;
  const isRule = change?.difference?.pointer[0] === 'rules';
  return `${isRule ? 'break' : 'use'}${isOne ? 's' : ''} it`;
}

function saveLines({ days, judged, unknown, refused, sentences }: RefusedSaves): string[] {
  const left =
    unknown > 0 ? ` ${number(unknown)} more cannot be judged: what was stored before them is no longer kept.` : '';
  const saves = (count: number) => `${number(count)} ${count === 1 ? 'save' : 'saves'}`;
  return [
    `Of ${saves(judged)} of the last ${days} days, ${number(refused)} would have been refused.${left}`,
    ...sentences.flatMap(({ module, sentence, saves: count, servers: from, ids }) => [
      `    ${saves(count)} of ${servers(from)}: ${module}: “${sentence}”`,
      ...idLine(ids),
    ]),
  ];
}

function endedLines(
  { plan, servers: all, losing, modules }: EndedPlan,
  titles: Readonly<Record<Plan, string>>,
): string[] {
  return [
    `If ${titles[plan]} ended, ${number(losing.servers)} of ${servers(all)} would lose what they use.`,
    ...idLine(losing.ids),
    ...modules.flatMap(({ title, servers: count, ids }) => [`    ${servers(count)}: ${title}`, ...idLine(ids)]),
  ];
}

function idLine(ids: Counted['ids']): string[] {
  return ids && ids.length > 0 ? [`        ${ids.join(' ')}`] : [];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

function number(value: number): string {
  return value.toLocaleString('en');
}

function servers(count: number): string {
  return `${number(count)} ${count === 1 ? 'server' : 'servers'}`;
}
