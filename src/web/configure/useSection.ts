import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLanguage } from '../language/text.tsx';
import { type ModuleId, moduleIds, type PageId, pageIds } from '../product/catalogue.ts';
import { menu, pages } from '../product/menu.ts';

/** A module of a server, or a page of it that belongs to no module. */
export type SectionId = ModuleId | PageId;

export function isPage(section: SectionId): section is PageId {
  return pageIds.some((id) => id === section);
}

/** The section named in an address; undefined if it names none that exists. */
function named(search: string): SectionId | undefined {
  const wanted = new URLSearchParams(search).get('section');
  return [...pageIds, ...moduleIds].find((id) => id === wanted);
}

/** The section named in an address, or the one that opens first. */
export function sectionOf(search: string): SectionId {
  return named(search) ?? pageIds[0];
}

interface CurrentSection {
  section: SectionId;
  /** Whether the address names a section that does not exist. */
  unknown: boolean;
  /** The section's title in the menu; undefined if it is not listed there. */
  title: string | undefined;
  pick(id: string): void;
}

/** The section in the address; choosing another adds a history entry. */
export function useSection(): CurrentSection {
  const navigate = useNavigate();
  const { search } = useLocation();
  const language = useLanguage();
  const section = sectionOf(search);
  const unknown = new URLSearchParams(search).has('section') && named(search) === undefined;
  const pick = useCallback(
    (id: string) => {
      if (id !== section || unknown) navigate({ search: `?section=${id}` });
    },
    [navigate, section, unknown],
  );
  const items = [...pages[language], ...menu[language].flatMap((group) => group.items)];
  return { section, unknown, title: items.find((item) => item.id === section)?.title, pick };
}
