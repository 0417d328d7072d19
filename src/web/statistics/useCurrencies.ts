import { useEffect, useState } from 'react';
import { read } from '../api.ts';
import { useWords } from './texts.tsx';

/** What the two currencies of a server are called. */
export interface Currencies {
  primary: string;
  secondary: string;
}

/** The names that the server has given its currencies; until they are there, and without them, what the two are. */
export function useCurrencies(guildId: string): Currencies {
  const { text } = useWords();
  const [config, setConfig] = useState<Record<string, unknown>>({});
  useEffect(() => {
    const controller = new AbortController();
    read(`/auth/guilds/${guildId}/currency-config/`, controller.signal).then(
      (answer) => controller.signal.aborted || setConfig(answer),
      // The dashboard works without them.
      () => {},
    );
    return () => controller.abort();
  }, [guildId]);
  return {
    primary: nameOf(config.primary_currency_name) ?? text('currency.primary'),
    secondary: nameOf(config.secondary_currency_name) ?? text('currency.secondary'),
  };
}

function nameOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}
