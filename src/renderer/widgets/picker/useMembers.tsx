import { CircleAlert, CircleUser } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Member } from '../../../language/model.ts';
import { lookUpMembers, membersById, searchMembers } from '../../calls/members.ts';
import { useWidgets } from '../context.ts';
import styles from './members.module.css';
import type { PickerItem } from './types.ts';

/** How long a pause in typing starts a search, in milliseconds. */
const PAUSE = 250;

export interface MemberSearch {
  /** The members that match what was typed last. */
  found: readonly PickerItem[];
  /** What is said while none match. */
  status: string;
  search(query: string): void;
  /** A member with an id, known or not. */
  itemOf(id: string): PickerItem;
}

/** Searches the server for members, and looks up those with these ids. There may be too many for a list. */
export function useMembers(ids: readonly string[]): MemberSearch {
  const { members, learn, read, text } = useWidgets();
  const [{ query, found, failed }, setSearch] = useState<Search>({ query: '', found: [] });
  const [seen] = useState(() => new Map<string, Member>());
  const reading = useRef(read);
  reading.current = read;
  const unknown = members === null ? '' : ids.filter((id) => !members || !Object.hasOwn(members, id)).join();

  useEffect(() => {
    if (unknown === '') return;
    const asked = unknown.split(',');
    const picked = asked.flatMap((id) => seen.get(id) ?? []);
    if (picked.length === asked.length) return learn(membersById(picked));
    let isLatest = true;
    lookUpMembers(reading.current, asked).then(
      (found) => isLatest && learn(found),
      // They are shown by their ids.
      console.error,
    );
    return () => {
      isLatest = false;
    };
  }, [unknown, seen, learn]);

  useEffect(() => {
    if (query === '') return;
    let isLatest = true;
    const show = (result: Omit<Search, 'query'>) => isLatest && setSearch({ query, ...result });
    const timer = setTimeout(async () => {
      try {
        const matches = await searchMembers(reading.current, query);
        for (const member of matches) seen.set(member.id, member);
        show({ found: matches });
      } catch (error) {
        console.error(error);
        show({ found: [], failed: true });
      }
    }, PAUSE);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [query, seen]);

  const shown = useMemo(() => (found ?? []).map(memberItem), [found]);
  return {
    found: shown,
    status: text(statusOf({ query, found, failed })),
    search(typed) {
      const trimmed = typed.trim();
      setSearch((before) => (before.query === trimmed ? before : { query: trimmed, found: trimmed ? undefined : [] }));
    },
    itemOf(id) {
      const member = seen.get(id) ?? members?.[id];
      if (member) return memberItem(member);
      const title = member === null ? text('widget.gone.member') : id;
      const Icon = member === null ? CircleAlert : CircleUser;
      return { key: id, title, leading: <Icon aria-hidden="true" />, warning: member === null };
    },
  };
}

/** The last search. */
interface Search {
  query: string;
  /** Undefined until the answer is there. */
  found?: readonly Member[];
  failed?: boolean;
}

function statusOf({ query, found, failed }: Search) {
  if (query === '') return 'widget.member.type';
  if (failed) return 'widget.member.failed';
  return found ? 'widget.member.none' : 'widget.member.searching';
}

function memberItem({ id, name, username, avatar_url }: Member): PickerItem {
  const leading = avatar_url ? (
    <img className={styles.avatar} src={avatar_url} alt="" loading="lazy" />
  ) : (
    <CircleUser aria-hidden="true" />
  );
  const note = username?.toLowerCase() === name.toLowerCase() ? undefined : username;
  return { key: id, title: name, leading, note };
}
