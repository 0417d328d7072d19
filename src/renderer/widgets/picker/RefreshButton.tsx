import clsx from 'clsx';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useWidgets } from '../context.ts';
import styles from './Refresh.module.css';

/** Reloads the lists of the server, for roles and channels that were just created. Hidden if they cannot be reloaded. */
export function RefreshButton({ words = false }: { words?: boolean }) {
  const { refresh, text } = useWidgets();
  const [busy, setBusy] = useState(false);
  if (!refresh) return null;

  async function press() {
    if (busy || !refresh) return;
    setBusy(true);
    await refresh().catch(console.error);
    setBusy(false);
  }

  const label = text(busy ? 'widget.picker.refreshing' : 'widget.picker.refresh');
  return (
    <button
      type="button"
      className={clsx(styles.refresh, busy && styles.busy)}
      aria-label={words ? undefined : label}
      title={words ? undefined : label}
      aria-busy={busy}
      onClick={press}
    >
      <RefreshCw aria-hidden="true" />
      {words && label}
    </button>
  );
}
