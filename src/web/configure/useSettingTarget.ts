import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { ScreenTarget } from '../../renderer/screen/target/useTarget.ts';
import { visitOf } from '../navigation/useQuery.ts';

/** The setting that the address names, if any. */
export function useSettingTarget(): ScreenTarget | undefined {
  const location = useLocation();
  const { hash } = location;
  const visit = visitOf(location);
  return useMemo(() => (hash.length > 1 ? { setting: hash.slice(1), visit } : undefined), [hash, visit]);
}
