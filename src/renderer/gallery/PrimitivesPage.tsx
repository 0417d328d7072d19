import { Crown, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../primitives/Badge.tsx';
import { Banner } from '../primitives/Banner.tsx';
import { Button } from '../primitives/Button.tsx';
import { IconButton } from '../primitives/IconButton.tsx';
import { Notice } from '../primitives/Notice.tsx';
import { ConfirmDialog } from '../primitives/overlays/ConfirmDialog.tsx';
import { Tooltip } from '../primitives/overlays/Tooltip.tsx';
import { Ring } from '../primitives/Ring.tsx';
import { Spinner } from '../primitives/Spinner.tsx';
import styles from './PrimitivesPage.module.css';

const dialogs = {
  question: { title: 'Discard changes?', message: 'You have unsaved changes in Customize Bot.' },
  error: { title: 'Restore', message: 'An error occurred while restoring the backup.' },
  success: { title: 'Premium', message: 'Payment successful! Your server has Premium now.' },
};

export function PrimitivesPage() {
  const [open, setOpen] = useState<keyof typeof dialogs | null>(null);
  const close = () => setOpen(null);
  const tones = ['neutral', 'accent', 'premium', 'success', 'warning', 'danger'] as const;
  const rings = ['neutral', 'success', 'warning', 'danger'] as const;
  const kinds = ['error', 'success', 'info'] as const;
  const variants = ['primary', 'secondary', 'quiet', 'danger'] as const;
  return (
    <>
      <section className={styles.row}>
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
        <Button variant="primary" busy>
          SAVING...
        </Button>
        <Button disabled>Disabled</Button>
        <Button size="small">Small</Button>
        <Tooltip text="Removes the row">
          <IconButton label="Delete" icon={<Trash2 />} />
        </Tooltip>
        <Spinner />
      </section>
      <section className={styles.row}>
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </section>
      <section className={styles.row}>
        {rings.map((tone, index) => (
          <Ring
            key={tone}
            label={tone}
            value={index * 25 + 10}
            maximum={100}
            text={`${index * 25 + 10}%`}
            tone={tone}
          />
        ))}
        <Ring label="full" value={120} maximum={100} text="120%" />
        <Ring label="unknown" maximum={100} text="–" />
      </section>
      <section className={styles.stack}>
        {kinds.map((kind) => (
          <Banner key={kind} kind={kind} onDismiss={kind === 'info' ? () => {} : undefined}>
            Settings updated successfully!
          </Banner>
        ))}
      </section>
      <Notice tone="premium" icon={<Crown />} title="Premium Feature" action={<Button>Upgrade</Button>}>
        Upgrade this server to set up its economy.
      </Notice>
      <Notice title="Economy System Required" tone="warning" action={<Button>Economy Settings</Button>}>
        Turn the economy on first.
      </Notice>
      <section className={styles.row}>
        {(['question', 'error', 'success'] as const).map((kind) => (
          <Button key={kind} onClick={() => setOpen(kind)}>
            {kind} dialog
          </Button>
        ))}
      </section>
      <ConfirmDialog open={open === 'question'} {...dialogs.question} onConfirm={close} onClose={close} />
      <ConfirmDialog open={open === 'error'} {...dialogs.error} onClose={close} />
      <ConfirmDialog open={open === 'success'} {...dialogs.success} onClose={close} />
    </>
  );
}
