import { useEffect, useEffectEvent } from 'react';

/** Ctrl+K, or Cmd+K, opens the search, and so does a slash where nothing is being typed. */
export function useSearchKeys(onOpen: () => void): void {
  const open = useEffectEvent(onOpen);
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const target = event.target instanceof HTMLElement ? event.target : null;
      if (event.defaultPrevented || event.isComposing || document.querySelector('dialog[open]')) return;
      const letter = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey;
      const slash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (!letter && !(slash && !isTyping(target))) return;
      event.preventDefault();
      open();
    }
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

/** In a list of choices, too, open or not: letters find an entry. */
const TYPED_IN = 'input, textarea, select, [contenteditable], [role="textbox"], [role="listbox"], [role="combobox"]';

function isTyping(target: HTMLElement | null): boolean {
  return target?.matches(TYPED_IN) === true;
}
