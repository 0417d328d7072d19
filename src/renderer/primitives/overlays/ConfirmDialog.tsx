import { CircleAlert, CircleCheck } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useLoaded } from '../../loading/useLoaded.ts';
import { useWidgetText } from '../../text/widgetText.ts';
import { Button } from '../Button.tsx';
import { type Tone, toneOf } from '../tone.ts';
import styles from './ConfirmDialog.module.css';
import { Dialog, type DialogProps } from './Dialog.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  message: string;
  /** Derived from the message by default. */
  variant?: Tone;
  /** Makes it a question with Yes and No. Without it there is only Close. */
  onConfirm?(): void;
  onClose(): void;
  /** Labels instead of Yes, No and Close. */
  labels?: { yes?: string; no?: string; close?: string };
  /** Confirming deletes something: the button is red. */
  destructive?: boolean;
  busy?: boolean;
  inHistory?: DialogProps['inHistory'];
  /** Details to read before answering. */
  children?: ReactNode;
  /** What receives focus first: the top of the dialog, or an element. By default the safest button. */
  begins?: 'top' | (() => HTMLElement | null);
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, message, onConfirm, onClose, labels = {}, destructive = false, busy = false, children } = props;
  const text = useWidgetText();
  const tone = props.variant ?? toneOf(message);
  const safest = useRef<HTMLButtonElement>(null);
  const { begins = safest } = props;
  const actions = onConfirm ? (
    <>
      <Button ref={safest} onClick={onClose}>
        {labels.no ?? text('primitive.confirm.no')}
      </Button>
      <Button variant={destructive ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
        {labels.yes ?? text('primitive.confirm.yes')}
      </Button>
    </>
  ) : (
    <Button ref={safest} variant="primary" onClick={onClose}>
      {labels.close ?? text('primitive.close')}
    </Button>
  );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      description={message}
      actions={actions}
      initialFocus={begins === 'top' ? undefined : begins}
      icon={<ToneIcon tone={tone} />}
      inHistory={props.inHistory}
    >
      {tone === 'success' && <Celebration />}
      {children}
    </Dialog>
  );
}

const loadConfetti = () => import('../Confetti.tsx');

/** Nothing until it has loaded, nor if it cannot be: it only decorates. */
function Celebration() {
  const Confetti = useLoaded(loadConfetti).value?.default;
  return Confetti ? <Confetti /> : null;
}

function ToneIcon({ tone }: { tone: Tone }) {
  const text = useWidgetText();
  if (tone === 'error') return <CircleAlert className={styles.error} aria-label={text('primitive.error')} role="img" />;
  if (tone === 'success')
    return <CircleCheck className={styles.success} aria-label={text('primitive.success')} role="img" />;
  return null;
}
