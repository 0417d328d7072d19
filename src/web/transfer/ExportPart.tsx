import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Banner } from '../../renderer/primitives/Banner.tsx';
import { Button } from '../../renderer/primitives/Button.tsx';
import { ModuleChoice, useModules } from './ModuleChoice.tsx';
import { Part } from './Part.tsx';
import styles from './TransferPage.module.css';
import { useTransferText } from './texts.tsx';

/** Saves settings of the server as a file. */
export function ExportPart({ guildId }: { guildId: string }) {
  const text = useTransferText();
  const modules = useModules();
  const [chosen, setChosen] = useState(() => modules.map(({ id }) => id));
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function download(): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    const ids = chosen.length === modules.length ? undefined : chosen;
    const failed = text('export.failed');
    try {
      setFailure(await (await import('./saveExport.ts')).saveExport(guildId, ids, failed));
    } catch {
      setFailure(failed);
    }
    setBusy(false);
  }

  return (
    <Part title={text('export.title')} help={text('export.help')}>
      <details className={styles.details}>
        <summary className={styles.summary}>
          {text('export.choose', { count: chosen.length })}
          <ChevronDown className={styles.chevron} aria-hidden="true" />
        </summary>
        <ModuleChoice legend={text('export.legend')} modules={modules} chosen={chosen} onChange={setChosen} />
      </details>
      {failure !== undefined && <Banner kind="error">{failure}</Banner>}
      {chosen.length > 0 && (
        <p>
          <Button busy={busy} onClick={download}>
            {text('export.button')}
          </Button>
        </p>
      )}
    </Part>
  );
}
