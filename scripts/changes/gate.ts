import { ledger, releasedLedger } from '../../src/language/compile/lint/stored/ledger.ts';
import { migrations } from '../../src/language/compile/lint/stored/migrations.ts';
import type { Finding } from '../../src/language/compile/lint/types.ts';
import { settingAtPointer } from './blame.ts';
import { changesBetween, type SchemaChange } from './changes.ts';
import { lineOf, settingsInBrief } from './formats.ts';
import type { Severity } from './kinds.ts';
import type { SchemaState } from './states.ts';

/** A change that was decided on, as `waivers.json` has it. */
interface Waiver {
  /** The fingerprint of the change. */
  change: string;
  reason: string;
  decidedBy: string;
  /** The last day on which it counts, like 2027-01-31. */
  until: string;
}

/** What does not pass without a waiver. */
const STOPPED: ReadonlySet<Severity> = new Set(['breaks', 'tightens', 'undecided']);

/**
 * What stops a change of the schemas: stored values without a place and without a migration, changes that ask something of
 * owners without a waiver, and waivers that have expired or that nothing needs.
 * @param today like 2027-01-31
 * @param changes what differs between the states
 */
export function gate(
  before: SchemaState,
  after: SchemaState,
  { ref, today }: { ref: string; today: string },
  changes: readonly SchemaChange[] = changesBetween(before, after),
): Finding[] {
  const lost = lostValues(before, after, ref);
  const stopped = changes.filter(
    (change) => STOPPED.has(change.severity) && !lost.some((finding) => isAbout(finding, change)),
  );
  const files = waiverFiles(after);
  const waived = new Set(files.flatMap(({ waivers }) => waivers.map(({ change }) => change)));
  const unwaived = stopped.filter(({ fingerprint }) => !waived.has(fingerprint));
  return [...lost, ...unwaived.map(stop), ...files.flatMap((file) => staleWaivers(file, stopped, today))];
}

/** Stored values of the earlier state that have no place in the later one, and no migration that says what becomes of them. */
function lostValues(before: SchemaState, after: SchemaState, ref: string): Finding[] {
  const stored = {
    moduleIds: after.project.moduleIds,
    modules: after.project.modules,
    ledger: releasedLedger(ref, before.project.modules),
  };
  return [
    ...stored.modules.flatMap((module) => migrations(module, { ...stored, product: after.project.product })),
    ...ledger(stored),
  ];
}

/** Whether a finding about stored values says what a change says, and more. */
function isAbout({ file, reason }: Finding, { difference, ...change }: SchemaChange): boolean {
  if (file !== change.file) return false;
  if (change.word === 'module') return true;
  const path = difference && settingAtPointer(difference.pointerBefore)?.path;
  return path !== undefined && reason.includes(`'${path}'`);
}

function stop(change: SchemaChange): Finding {
  const { module, file, pointer, fingerprint, witness } = change;
  const waivers = module === undefined ? 'schemas/waivers.json' : `schemas/modules/${module}/waivers.json`;
  const proof = witness ? ` These settings were accepted: ${settingsInBrief(witness.settings)}` : '';
  return {
    file,
    pointer,
    reason: `${lineOf(change)}.${proof}`,
    advice: `Take it back, or have it decided and add this to the waivers in ${waivers}:`,
    snippet: `{ "change": "${fingerprint}", "reason": "", "decidedBy": "", "until": "" }`,
  };
}

interface WaiverFile {
  file: string;
  waivers: readonly Waiver[];
}

function waiverFiles({ sources, project }: SchemaState): WaiverFile[] {
  const folders = ['schemas', ...project.moduleIds.map((id) => `schemas/modules/${id}`)];
  return folders
    .map((folder) => `${folder}/waivers.json`)
    .filter((file) => sources.exists(file))
    .map((file) => ({ file, waivers: sources.json<{ waivers: Waiver[] }>(file).waivers }));
}

function staleWaivers({ file, waivers }: WaiverFile, stopped: readonly SchemaChange[], today: string): Finding[] {
  return waivers.flatMap(({ change, until, decidedBy }, index): Finding[] => {
    const pointer = ['waivers', index];
    if (!stopped.some(({ fingerprint }) => fingerprint === change)) {
      const reason = `No change needs the waiver '${change}'.`;
      return [{ file, pointer, reason, advice: 'Remove it.' }];
    }
    if (until >= today) return [];
    const reason = `This waiver counted until ${until}.`;
    return [
      { file, pointer: [...pointer, 'until'], reason, advice: `Ask ${decidedBy} again, or take the change back.` },
    ];
  });
}
