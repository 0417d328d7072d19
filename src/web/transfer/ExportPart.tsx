import clsx from 'clsx';
import { useState } from 'react';
import { guildPath } from '../../renderer/calls/paths.ts';
import button from '../../renderer/primitives/Button.module.css';
import { ModuleChoice, useModules } from './ModuleChoice.tsx';
import { Part } from './Part.tsx';
import styles from './TransferPage.module.css';
import { useTransferText } from './texts.tsx';

/** Saves settings of the server as a file. */
export function ExportPart({ guildId }: { guildId: string }) {
  const text = useTransferText();
  const modules = useModules();
  const [chosen, setChosen] = useState(() => modules.map(({ id }) => id));
  const query = chosen.length === modules.length ? '' : `?modules=${chosen.join(',')}`;
  return (
    <Part title={text('export.title')} help={text('export.help')}>
      <details className={styles.details}>
        <summary className={styles.summary}>{text('export.choose', { count: chosen.length })}</summary>
        <ModuleChoice legend={text('export.legend')} modules={modules} chosen={chosen} onChange={setChosen} />
      </details>
      {chosen.length > 0 && (
        <p>
          <a
            className={clsx(button.button, button.secondary, button.medium)}
            href={guildPath(guildId, `settings-file/${query}`)}
            download
          >
            {text('export.button')}
          </a>
        </p>
      )}
    </Part>
  );
}
