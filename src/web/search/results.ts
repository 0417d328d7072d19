import type { LucideIcon } from 'lucide-react';
import { type SearchEntry, searchEntries } from '../../language/search/searchEntries.ts';
import { createSearcher, type Searchable, type Searcher } from '../../language/search/searcher.ts';
import type { SettingsIndex } from '../../language/search/settingsIndex.ts';
import type { GrantedAccess } from '../configure/access/useServerAccess.ts';
import { planIds } from '../product/plans.ts';

/** Something that the search can do besides opening settings. */
export interface SearchAction extends Searchable {
  kind: 'action' | 'page' | 'server';
  id: string;
  title: string;
  icon: LucideIcon;
  /** The current one of several, such as the theme. */
  current?: boolean;
  /** The address that it leads to, or what it does. */
  to?: string;
  run?(): void;
  /** The search stays open. */
  stays?: boolean;
}

export type SearchResult = SearchEntry | SearchAction;

/** A heading of the list of results: sections of screens are found as screens. */
export type ResultGroup = 'module' | 'setting' | 'command' | 'action' | 'page' | 'server';

export interface GroupedResults {
  group: ResultGroup;
  /** The position of the first one among all results. */
  start: number;
  results: SearchResult[];
}

/** The most results of a question. */
const MOST = 30;

/** A searcher over the settings that the visitor may see, and actions. */
export function resultSearcher(
  index: SettingsIndex,
  actions: readonly SearchAction[],
  { isOwner, modules }: Pick<GrantedAccess, 'isOwner' | 'modules'>,
): Searcher<SearchResult> {
  const entries = searchEntries(index, planIds).filter(
    ({ owner, module }) => (isOwner || !owner) && modules?.includes(module) !== false,
  );
  return createSearcher<SearchResult>([...entries, ...actions]);
}

/** The results of a question in groups, the group of the best one first. Without a question: the actions. */
export function groupedResults(
  searcher: Searcher<SearchResult>,
  actions: readonly SearchAction[],
  question: string,
): GroupedResults[] {
  const results =
    question.trim() === '' ? actions.filter(({ kind }) => kind !== 'server') : searcher.search(question, MOST);
  const groups = new Map<ResultGroup, SearchResult[]>();
  for (const result of results) {
    const group = result.kind === 'section' ? 'setting' : result.kind;
    const known = groups.get(group);
    if (known) known.push(result);
    else groups.set(group, [result]);
  }
  let start = 0;
  return [...groups].map(([group, results]) => {
    start += results.length;
    return { group, start: start - results.length, results };
  });
}
