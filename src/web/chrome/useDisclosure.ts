import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

interface Disclosure<Root extends HTMLElement> {
  open: boolean;
  toggle(): void;
  /** Holds the button and what it discloses. */
  root: RefObject<Root | null>;
  button: RefObject<HTMLButtonElement | null>;
}

/** A panel below its button: closes on Escape (focus returns), on a press or focus outside, and on a route change. */
export function useDisclosure<Root extends HTMLElement = HTMLDivElement>(): Disclosure<Root> {
  const [open, setOpen] = useState(false);
  const root = useRef<Root>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState(key);
  if (open && openedAt !== key) setOpen(false);

  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [open]);

  const toggle = () => {
    setOpenedAt(key);
    setOpen(!open);
  };
  return { open, toggle, root, button };
}
