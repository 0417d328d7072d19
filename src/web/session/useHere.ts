import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { addressIn } from '../language/language.ts';
import { useLanguage } from '../language/text.tsx';
import { offerDestination } from './destination.ts';

/** The full address of the current page of the router. */
export function useHere(): string {
  const { pathname, search, hash } = useLocation();
  return addressIn(useLanguage(), pathname) + search + hash;
}

/** Like {@link useHere}; also makes every login return to the page while it is shown. */
export function useReturnHere(): string {
  const here = useHere();
  useEffect(() => offerDestination(here), [here]);
  return here;
}
