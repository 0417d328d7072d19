import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

/** The places in the frame for parts of the page; null without a frame. */
interface Slots {
  /** In the bar, where it replaces the logo on phones. */
  bar: HTMLElement | null;
  /** Before the main element, which the skip link leads to. */
  side: HTMLElement | null;
}

export const FrameSlots = createContext<Slots>({ bar: null, side: null });

interface InFrameProps {
  slot: keyof Slots;
  children: ReactNode;
}

/** Part of a page that stands outside its main element. */
export function InFrame({ slot, children }: InFrameProps) {
  const place = useContext(FrameSlots)[slot];
  return place ? createPortal(children, place) : children;
}
