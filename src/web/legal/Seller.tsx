import { useConfig } from '../calls/config.ts';
import { useText } from '../language/text.tsx';
import styles from './LegalPage.module.css';

/** Who offers the product. Pages are built for every installation, so what one does not name is there and not shown. */
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
