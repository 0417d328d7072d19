import { useEffect, useRef, useState } from 'react';
import styles from './ScreenPane.module.css';

/** Draws what is in it at a width, smaller if the pane is narrower. */
export function Stage({ width, isHidden, children }: { width: number; isHidden: boolean; children: React.ReactNode }) {
  const stage = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width, height: 0 });
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const scale = Math.min(1, room.width / width);
  return (
    <div ref={stage} className={styles.stage} hidden={isHidden}>
      <div
        className={styles.device}
        style={{ width, height: room.height / scale, transform: `scale(${scale})`, marginInlineStart: -width / 2 }}
      >
        {children}
      </div>
    </div>
  );
}
