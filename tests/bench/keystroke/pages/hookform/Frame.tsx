import { type ReactNode, useEffect } from 'react';
import { type Control, type FieldValues, useFormState } from 'react-hook-form';
import saveBar from '../../../../../src/renderer/feedback/SaveBar.module.css';
import { Button } from '../../../../../src/renderer/primitives/Button.tsx';
import { ScreenFrame } from '../../../../../src/renderer/screen/ScreenFrame.tsx';

interface FrameProps<Values extends FieldValues> {
  title: string;
  control: Control<Values>;
  onDiscard(): void;
  onSubmit(event: React.FormEvent): void;
  children: ReactNode;
}

/** Title, form and save bar of a hand-written screen. */
export function Frame<Values extends FieldValues>(props: FrameProps<Values>) {
  const { title, control, onDiscard, onSubmit, children } = props;
  return (
    <ScreenFrame title={title} description="A screen of the benchmark.">
      <form onSubmit={onSubmit} style={{ display: 'contents' }} noValidate>
        {children}
        <DirtyBar title={title} control={control} onDiscard={onDiscard} />
      </form>
      <LeaveGuard control={control} />
    </ScreenFrame>
  );
}

function DirtyBar<Values extends FieldValues>({
  title,
  control,
  onDiscard,
}: Pick<FrameProps<Values>, 'title' | 'control' | 'onDiscard'>) {
  const { isDirty } = useFormState({ control });
  if (!isDirty) return null;
  return (
    <>
      <div className={saveBar.room} />
      <section className={saveBar.bar} aria-label="Unsaved changes">
        <p className={saveBar.text} role="status">
          You have unsaved changes in {title}
        </p>
        <div className={saveBar.actions}>
          <Button variant="quiet" onClick={onDiscard}>
            Discard
          </Button>
          <Button variant="primary" type="submit">
            Save
          </Button>
        </div>
      </section>
    </>
  );
}

function LeaveGuard<Values extends FieldValues>({ control }: { control: Control<Values> }) {
  const { isDirty } = useFormState({ control });
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
  return null;
}
