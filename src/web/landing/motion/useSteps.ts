import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** A sequence of steps: the successor of each step, and its duration in milliseconds. */
export interface StepSequence<Step> {
  next(step: Step): Step;
  delayOf(step: Step): number;
}

/**
 * The current step, and a function to jump to another. While `runs` is false it stays, and its delay restarts
 * afterwards.
 */
export function useSteps<Step>(
  start: Step,
  { next, delayOf }: StepSequence<Step>,
  runs: (step: Step) => boolean,
): [Step, (step: Step) => void] {
  const [step, setStep] = useState(start);
  const [jumps, setJumps] = useState(0);
  const latest = useRef(start);
  const running = runs(step);
  const advance = useEffectEvent(() => {
    latest.current = next(latest.current);
    setStep(latest.current);
  });
  const delay = useEffectEvent(() => delayOf(latest.current));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a jump restarts the delay.
  useEffect(() => {
    if (!running) return;
    let timer: ReturnType<typeof setTimeout>;
    // Each delay starts when the previous one ends, not when its step has been painted.
    const wait = () => {
      timer = setTimeout(() => {
        advance();
        wait();
      }, delay());
    };
    wait();
    return () => clearTimeout(timer);
  }, [running, jumps]);
  const jump = (target: Step) => {
    latest.current = target;
    setStep(target);
    setJumps(jumps + 1);
  };
  return [step, jump];
}
