import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** What is shown step by step: what follows a step, and after how many milliseconds. */
export interface Steps<Step> {
  next(step: Step): Step;
  delayOf(step: Step): number;
}

/** The present step, and how to go to another. While nothing `runs` it stays, and its delay starts anew afterwards. */
export function useSteps<Step>(
  start: Step,
  { next, delayOf }: Steps<Step>,
  runs: (step: Step) => boolean,
): [Step, (step: Step) => void] {
  const [shown, show] = useState(start);
  const [jumps, setJumps] = useState(0);
  const present = useRef(start);
  const running = runs(shown);
  const advance = useEffectEvent(() => {
    present.current = next(present.current);
    show(present.current);
  });
  const delay = useEffectEvent(() => delayOf(present.current));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a jump starts the delay anew.
  useEffect(() => {
    if (!running) return;
    let timer: ReturnType<typeof setTimeout>;
    // Each delay begins when the one before ends, not when its step has been painted.
    const wait = () => {
      timer = setTimeout(() => {
        advance();
        wait();
      }, delay());
    };
    wait();
    return () => clearTimeout(timer);
  }, [running, jumps]);
  const jump = (step: Step) => {
    present.current = step;
    show(step);
    setJumps(jumps + 1);
  };
  return [shown, jump];
}
