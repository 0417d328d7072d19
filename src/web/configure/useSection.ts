import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { defaultSection, type ModuleId, moduleIds } from '../catalogue.ts';

/** The section that an address asks for; the default one when it asks for none that exists. */
export function sectionOf(search: string): ModuleId {
  const wanted = new URLSearchParams(search).get('section');
  return moduleIds.find((id) => id === wanted) ?? defaultSection;
}

/** The section shown is the one in the address; picking another adds a history entry. */
export function useSection(): { section: ModuleId; pick(id: string): void } {
  const navigate = useNavigate();
  const { search } = useLocation();
  const section = sectionOf(search);
  const pick = useCallback(
    (id: string) => {
      if (id !== section) navigate({ search: `?section=${id}` });
    },
    [navigate, section],
  );
  return { section, pick };
}
