import type { Json, SettingsDocument } from '../../../language/model.ts';
import type { Translate } from '../../../language/text/message.ts';

/** The names of a server's two currencies. */
export interface Currencies {
  primary: string;
  secondary: string;
}

/** The server's names of its currencies, or generic ones. */
export function currenciesOf(
  { primary_currency_name: primary, secondary_currency_name: secondary }: SettingsDocument,
  text: Translate<'currency.primary' | 'currency.secondary'>,
): Currencies {
  return {
    primary: nameOf(primary) ?? text('currency.primary'),
    secondary: nameOf(secondary) ?? text('currency.secondary'),
  };
}

function nameOf(value: Json | undefined): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}
