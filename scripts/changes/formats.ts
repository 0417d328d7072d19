import { counted } from '../../src/language/text/counted.ts';
import { positionOf, type Sources } from '../generate/sources/source.ts';
import type { SchemaChange } from './changes.ts';
import { SEVERITIES, type Severity } from './kinds.ts';

/** Changes as the formats of `npm run schema:diff` write them. */
export const FORMATS = { text: asText, markdown: asMarkdown, json: asJson, github: asAnnotations } as const;
export type ReportFormat = keyof typeof FORMATS;

export function isFormat(name: string): name is ReportFormat {
  return Object.hasOwn(FORMATS, name);
}

/** What each severity means, for people who read a list of changes. */
const MEANINGS: Readonly<Record<Severity, string>> = {
  breaks: 'Something stored is lost, or the bot does not find it',
  tightens: 'Something that was accepted is refused',
  undecided: 'May refuse more: nothing was found that shows it',
  changes: 'Behaves or looks different',
  loosens: 'Something that was refused is accepted',
  adds: 'New',
  rewords: 'Reads different',
};

/** Free: Shop › Items: at most 5 entries, was 10 (tightens) */
export function lineOf(change: SchemaChange): string {
  const { subject, sentence, severity } = change;
  const servers = serversOf(change, ' and ');
  const start = servers && `${servers[0]?.toUpperCase()}${servers.slice(1)}: `;
  return `${start}${subject.join(' › ')}: ${sentence} (${severity})`;
}

/** The servers that a change is about; empty if it is about all of them. */
function serversOf({ plans = [], ofRollout }: SchemaChange, between: string): string {
  return [plans.join(between), ofRollout ? 'in servers that the rollout reaches' : ''].filter(Boolean).join(', ');
}

function asText(changes: readonly SchemaChange[]): string {
  if (changes.length === 0) return 'Nothing that people see or that is stored has changed.';
  const lines = changes.flatMap((change) => [
    lineOf(change),
    ...(change.witness ? [`    ${witnessLine(change.witness)}`] : []),
  ]);
  return [...lines, '', summary(changes)].join('\n');
}

function witnessLine({ settings, problem, plan, user }: NonNullable<SchemaChange['witness']>): string {
  const who = user === 'owner' ? '' : ', from an administrator';
  return `was accepted on ${plan}${who}: ${settingsInBrief(settings)} — now “${problem.message}”`;
}

/** Settings on one line, with what repeats left out. */
export function settingsInBrief(settings: object): string {
  const brief = JSON.stringify(settings, (_, value) => {
    if (Array.isArray(value) && value.length > 3) return [value[0], `… ${value.length} entries`];
    return typeof value === 'string' && value.length > 60 ? `${value.slice(0, 20)}… ${value.length} characters` : value;
  });
  return short(brief);
}

const LONGEST = 300;

function short(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}

function summary(changes: readonly SchemaChange[]): string {
  const counts = SEVERITIES.flatMap((severity) => {
    const count = changes.filter((change) => change.severity === severity).length;
    return count > 0 ? [`${count} ${severity}`] : [];
  });
  return `${counted(changes.length, 'change')}: ${counts.join(', ')}.`;
}

/** For the description or a comment of a pull request. */
function asMarkdown(changes: readonly SchemaChange[]): string {
  if (changes.length === 0) return 'Nothing that people see or that is stored has changed.';
  const parts = SEVERITIES.flatMap((severity) => {
    const own = changes.filter((change) => change.severity === severity);
    if (own.length === 0) return [];
    const rows = own.map((change) => {
      const { subject, sentence, witness, file } = change;
      const cells = [subject.join(' › '), serversOf(change, ', ') || 'all', sentence, `\`${file}\``];
      const [what, plans, told, place] = cells.map(escaped);
      const proof = witness && `e.g. \`${settingsInBrief(witness.settings)}\`: “${witness.problem.message}”`;
      return `| ${what} | ${plans} | ${told}${proof ? `<br>${escaped(proof)}` : ''} | ${place} |`;
    });
    const table = ['| What | Plans | Change | File |', '| --- | --- | --- | --- |', ...rows];
    // What only reads different is long and rarely disputed.
    const isFolded = severity === 'rewords' && own.length > 3;
    const title = `${severity} (${own.length}): ${MEANINGS[severity]}`;
    return isFolded
      ? [`<details><summary>${title}</summary>`, '', ...table, '', '</details>', '']
      : [`### ${title}`, '', ...table, ''];
  });
  return [summary(changes), '', ...parts].join('\n').trimEnd();
}

/** A text in a cell of a table, as it is: nothing in it is markup except code between backticks. */
function escaped(text: string): string {
  const parts = text.replaceAll(/\s+/g, ' ').split(/(`[^`]*`)/);
  return parts
    .map((part, index) => part.replaceAll(index % 2 === 0 ? /[\\`*_~<[\]|]/g : /\|/g, (sign) => `\\${sign}`))
    .join('');
}

function asJson(changes: readonly SchemaChange[]): string {
  return JSON.stringify(
    changes.map(({ difference, witness, ...change }) => ({
      ...change,
      ...(witness && { witness: shownWitness(witness) }),
      ...(difference && { before: difference.before ?? null, after: difference.after ?? null }),
    })),
    null,
    2,
  );
}

/** Without the server that the settings are of. */
function shownWitness({ contexts: _, ...witness }: NonNullable<SchemaChange['witness']>): object {
  return witness;
}

const LEVELS: Partial<Record<Severity, 'error' | 'warning'>> = {
  breaks: 'error',
  tightens: 'warning',
  undecided: 'warning',
};

/** Workflow commands of GitHub Actions, which show a change next to its line. */
function asAnnotations(changes: readonly SchemaChange[], sources: Sources): string {
  return changes
    .map((change) => {
      const { severity, file, pointer, subject } = change;
      const exists = sources.exists(file);
      const { line, column } = exists ? positionOf(sources.read(file), pointer) : { line: 1, column: 1 };
      const properties = { file, line, col: column, title: `${severity}: ${subject.join(' › ')}` };
      const list = Object.entries(properties).map(([name, value]) => `${name}=${property(String(value))}`);
      return `::${LEVELS[severity] ?? 'notice'} ${list.join(',')}::${message(lineOf(change))}`;
    })
    .join('\n');
}

function message(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return message(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
