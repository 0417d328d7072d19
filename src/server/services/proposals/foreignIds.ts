import { textsIn } from '../../../language/documents/references.ts';
import type { SettingsDocument } from '../../../language/model.ts';
import { formatPath, getIn } from '../../../language/values/path.ts';
import type { FormatSentence } from '../../answers/sentences.ts';
import type { Omission } from '../../api/proposals.ts';
import { leavesAsIs, type ProposalTarget, titleOf } from './acceptableValues.ts';
import { leaveOut, rowOf } from './leaveOut.ts';

/** A number as long as the IDs of Discord. Shorter ones are amounts. */
const ID = /\d{17,}/g;

/**
 * Leaves out the texts that still contain the ID of something else than this server has, once all references have been replaced:
 * those of messages and links to them, for example. Settings that stay as they are may contain such IDs.
 * @param own the IDs of everything that this server has
 */
export function withoutForeignIds(
  target: ProposalTarget,
  values: SettingsDocument,
  { own, formatSentence }: { own: ReadonlySet<string>; formatSentence: FormatSentence },
): { values: SettingsDocument; omissions: Omission[] } {
  const omissions: Omission[] = [];
  let result = values;
  const removedRows: string[] = [];
  const found = textsIn(target.module, values).filter(
    ({ path, text }) => text.match(ID)?.some((id) => !own.has(id)) && !leavesAsIs(target, values, path),
  );
  // From the end, so that removed rows do not shift those that are still to come.
  for (const { path, field } of found.toReversed()) {
    if (removedRows.some((row) => formatPath(path).startsWith(`${row}.`))) continue;
    const fallback = rowOf(path).length === 0 ? getIn(target.now, path) : field.default;
    const { values: next, row } = leaveOut(target, result, path, fallback ?? null);
    const title = titleOf(target, result, row ?? path);
    // Users know nothing of settings without a widget, but of every row and every entry of a list.
    if (field.ui || row || typeof path.at(-1) === 'number')
      omissions.push({ title, message: formatSentence('proposal.foreignId') });
    if (row) removedRows.push(formatPath(row));
    result = next;
  }
  return { values: result, omissions: omissions.reverse() };
}
