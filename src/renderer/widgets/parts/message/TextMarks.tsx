import { type RefObject, useEffect, useRef } from 'react';
import type { LiveValue } from '../../types.ts';
import type { TextField } from '../useTextInput.ts';
import styles from './TextMarks.module.css';
import { unreplacedIn } from './unreplaced.ts';

interface TextMarksProps {
  field: RefObject<TextField | null>;
  live: LiveValue;
  tokens: ReadonlySet<string>;
}

/** An invisible copy of a text above it, with underlines. Follows each key without a render. */
export default function TextMarks({ field, live, tokens }: TextMarksProps) {
  const copy = useRef<HTMLDivElement>(null);
  // Not a layout effect: the text that follows in the page is not there yet when both are drawn at once.
  useEffect(() => {
    const { current: element } = field;
    const { current: layer } = copy;
    if (!element || !layer) return;
    const scroll = () => {
      layer.scrollTop = element.scrollTop;
      layer.scrollLeft = element.scrollLeft;
    };
    function draw(): void {
      if (!element || !layer) return;
      const { value } = element;
      const parts: (string | Node)[] = [];
      let at = 0;
      for (const { start, token } of unreplacedIn(value, tokens)) {
        const mark = document.createElement('mark');
        mark.textContent = token;
        parts.push(value.slice(at, start), mark);
        at = start + token.length;
      }
      // A space, so that a last line that is empty counts.
      layer.replaceChildren(...parts, `${value.slice(at)} `);
      scroll();
    }
    /** Lines break where they do in the text, beside its scroll bar. */
    function fit(): void {
      if (element && layer) layer.style.width = `${element.clientWidth}px`;
      scroll();
    }
    if (element instanceof HTMLInputElement) layer.dataset.line = '';
    draw();
    const sizes = new ResizeObserver(fit);
    sizes.observe(element);
    element.addEventListener('scroll', scroll, { passive: true });
    const end = live.subscribe(draw);
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', scroll);
      end();
    };
  }, [field, live, tokens]);
  return <div ref={copy} dir="auto" className={styles.layer} aria-hidden="true" />;
}
