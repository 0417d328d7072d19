import { useEffect } from 'react';
import { api } from '../calls/api.ts';
import { useConfig } from '../calls/config.ts';
import { useLoginAddress } from '../chrome/links.tsx';
import { Head } from '../head/Head.tsx';
import { useText } from '../language/text.tsx';
import page from '../pages/Page.module.css';
import { loadScreen } from '../product/catalogue.ts';
import type { Language } from '../product/product.ts';
import { UserScreen } from '../screens/UserScreen.tsx';
import { confirmSession, useSession } from '../session/session.ts';
import { useReturnAddress } from '../session/useCurrentAddress.ts';
import { useAddressState } from './useAddressState.ts';

const load = (language: Language) => loadScreen('premium', language);

/** Buying Premium, the user's servers and invoices. */
export function PremiumPage() {
  const text = useText();
  const { status, user } = useSession();
  const { cdnBase, supportMail } = useConfig();
  // A user who returns from a payment after the session has ended can still see its result.
  const loginAddress = useLoginAddress(useReturnAddress());
  const address = useAddressState();
  useEffect(() => {
    void confirmSession();
  }, []);

  return (
    <div className={page.page}>
      <Head title={text('premium.title')} description={text('premium.description')} />
      <UserScreen
        load={load}
        ready={status !== 'unknown' || user !== null}
        api={api}
        cdnBase={cdnBase}
        supportMail={supportMail}
        signedIn={status !== 'signedOut'}
        loginAddress={loginAddress}
        {...address}
      />
    </div>
  );
}
