import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLanguage } from '../language/text.tsx';
import { defaultSection, type ModuleId, moduleIds } from '../product/catalogue.ts';
import { menu } from '../product/menu.ts';

/** The section named in an address, or the default one. */
export function sectionOf(search: string): ModuleId {
  const wanted = new URLSearchParams(search).get('section');
  return moduleIds.find((id) => id === wanted) ?? defaultSection;
}

interface CurrentSection {
  section: ModuleId;
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
  const pick = useCallback(
    (id: string) => {
      if (id !== section) navigate({ search: `?section=${id}` });
    },
    [navigate, section],
  );
  const items = menu[language].flatMap((group) => group.items);
  return { section, title: items.find((item) => item.id === section)?.title, pick };
}
