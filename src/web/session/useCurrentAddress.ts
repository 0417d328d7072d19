import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { addressIn } from '../language/language.ts';
import { useLanguage } from '../language/text.tsx';
import { overrideDestination } from './destination.ts';

/** The full address of the current page of the router. */
export function useCurrentAddress(): string {
  const { pathname, search, hash } = useLocation();
  return addressIn(useLanguage(), pathname) + search + hash;
}

/** Like {@link useCurrentAddress}; also makes every login return to the page while it is shown. */
export function useReturnAddress(): string {
  const here = useCurrentAddress();
  useEffect(() => overrideDestination(here), [here]);
  return here;
}
