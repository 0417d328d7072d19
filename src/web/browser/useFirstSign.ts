import { useEffect, useState } from 'react';
import { onFirstSign } from './onFirstSign.ts';

/** Whether a visitor has given a sign since this was first drawn. */
export function useFirstSign(): boolean {
  const [given, setGiven] = useState(false);
  useEffect(() => onFirstSign(() => setGiven(true)), []);
  return given;
}
