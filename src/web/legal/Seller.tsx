import { useConfig } from '../calls/config.ts';
import { useText } from '../language/text.tsx';
import styles from './LegalPage.module.css';

/** The seller. Pages are prerendered for every installation, so lines that one leaves empty are present but hidden. */
export function Seller() {
  const text = useText();
  const { sellerName, sellerAddress, sellerVatId } = useConfig();
  return (
    <address className={styles.seller} data-named={sellerName}>
      <span>{text('legal.seller')}</span>
      <span>{sellerName}</span>
      <span data-named={sellerAddress}>{sellerAddress}</span>
      <span data-named={sellerVatId}>{text('legal.vatId', { id: sellerVatId })}</span>
    </address>
  );
}
