import { Banner } from '../../renderer/primitives/Banner.tsx';
import styles from './DashboardPage.module.css';

interface FlashBannerProps {
  sentence: string;
  onDismiss(): void;
}

export function FlashBanner({ sentence, onDismiss }: FlashBannerProps) {
  return (
    <Banner kind="error" onDismiss={onDismiss} className={styles.flash}>
      {sentence}
    </Banner>
  );
}
