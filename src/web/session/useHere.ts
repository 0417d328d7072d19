import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { addressIn } from '../language/language.ts';
import { useLanguage } from '../language/text.tsx';
import { offerDestination } from './destination.ts';

/** The whole address of the page that the router shows. */
export function useHere(): string {
  const { pathname, search, hash } = useLocation();
  return addressIn(useLanguage(), pathname) + search + hash;
}

/** The same, to which every login leads back while the page is shown. */
export function useReturnHere(): string {
  const here = useHere();
  useEffect(() => offerDestination(here), [here]);
  return here;
}
