import { ArrowDown, ArrowUp } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { Button } from '../../../renderer/primitives/Button.tsx';
import { useText } from '../../language/text.tsx';
import { centerInView } from './centerInView.ts';
import styles from './MarksOutOfView.module.css';

interface MarksOutOfViewProps {
  menu: RefObject<HTMLElement | null>;
}

/** Leads to the marks of what others have changed that the menu has not shown yet, because it is longer than its place. */
export default function MarksOutOfView({ menu }: MarksOutOfViewProps) {
  const text = useText();
  const [hidden, setHidden] = useState<ReadonlyMap<Element, 'above' | 'below'>>(new Map());
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) if (isIntersecting) observer.unobserve(target);
        setHidden((before) => {
          const after = new Map(before);
          for (const { isIntersecting, target, boundingClientRect } of entries) {
            if (isIntersecting) after.delete(target);
            else after.set(target, boundingClientRect.top < window.innerHeight / 2 ? 'above' : 'below');
          }
          return after;
        });
      },
      { threshold: 0.5 },
    );
    for (const mark of menu.current?.querySelectorAll('[data-changed]') ?? []) observer.observe(mark);
    return () => observer.disconnect();
  }, [menu]);

  const [next] = [...hidden];
  if (!next) return null;
  const [mark, where] = next;
  const Arrow = where === 'above' ? ArrowUp : ArrowDown;
  return (
    <div className={styles.outOfView}>
      <Button
        variant="primary"
        size="small"
        className={styles.toMark}
        icon={<Arrow aria-hidden="true" />}
        onClick={() => {
          const link = mark.closest('a');
          if (!link) return;
          centerInView(link);
          link.focus({ preventScroll: true });
        }}
      >
        {text('configure.moreChanged', { count: hidden.size })}
      </Button>
    </div>
  );
}
