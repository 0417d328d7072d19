import clsx from 'clsx';
import frame from './Frame.module.css';
import { Logo } from './Logo.tsx';
import { layoutOf } from './pageLayout.ts';
import bar from './TopBar.module.css';

/** What a page of the application shows until its program runs: the bar, with nothing in it that could be pressed. */
export function StartingPage({ path }: { path: string }) {
  return (
    <div className={clsx(frame.frame, frame.starting)} data-layout={layoutOf(path)} aria-hidden="true">
      <div className={frame.header}>
        <div className={bar.bar}>
          <span className={bar.home}>
            <Logo />
          </span>
        </div>
      </div>
    </div>
  );
}
