import type { Env } from '../../environment/env.ts';

/** The seller on receipts and legal pages. Without a name, receipts use the product's. */
export interface Seller {
  name: string;
  /** In lines. */
  address: readonly string[];
  vatId: string;
}

/** Reads the seller from the environment; what is not set is empty. */
export function readSeller(env: Env): Seller {
  const text = (name: string) => env[name]?.trim() ?? '';
  return {
    name: text('SELLER_NAME'),
    address: text('SELLER_ADDRESS')
      .split('|')
      .map((line) => line.trim())
      .filter(Boolean),
    vatId: text('SELLER_VAT_ID'),
  };
}
