import { shopPath } from '@fahrtwind/domain';
import type { Order, RevocationReceipt } from '@fahrtwind/contract';
import { useState } from 'react';
import { endpoint } from '../../../parts/server-state/endpoint.ts';
import { useQuery } from '../../../parts/server-state/use-query.ts';
import { useSession } from '../../../store/session/use-session.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { ShopPage } from '../frame/shop-page.tsx';
import { Receipt } from './receipt.tsx';
import { RevocationForm } from './revocation-form.tsx';
import { useRevocationTexts } from './texts.ts';

const ORDER_REF = /^(?:FW-[0-9A-Z]{8}|[\w-]{43})$/;

/** „Vertrag widerrufen“ (§ 356a BGB): for everybody, without an account. */
export function RevocationView({ about: ref }: { readonly about: string }) {
  const texts = useRevocationTexts();
  return (
    <ShopPage
      title={texts.title}
      intro={
        <>
          {texts.intro} <TextLink to={shopPath('widerrufsbelehrung')}>{texts.more}</TextLink>
        </>
      }
    >
      {ORDER_REF.test(ref) ? (
        <OfKnownOrder orderRef={ref} />
      ) : (
        <Revoking order={null} named={ref} />
      )}
    </ShopPage>
  );
}

/** An order that this person may see; of all others only the number is known. */
function OfKnownOrder({ orderRef }: { readonly orderRef: string }) {
  const { loaded } = useQuery(endpoint('getOrder', { params: { ref: orderRef } }));
  if (loaded.status === 'loading') return <Skeleton shape="block" />;
  const order = loaded.status === 'ready' ? loaded.reply.order : null;
  return <Revoking order={order} named={orderRef.startsWith('FW-') ? orderRef : ''} />;
}

interface RevokingProps {
  readonly order: Order | null;
  readonly named: string;
}

function Revoking({ order, named }: RevokingProps) {
  const session = useSession();
  const [receipt, setReceipt] = useState<RevocationReceipt | null>(null);
  if (receipt) return <Receipt receipt={receipt} order={order} />;
  const user = session.state === 'registered' ? session.user : null;
  return (
    <RevocationForm
      order={order}
      initial={{
        name: order?.recipient.name ?? user?.name ?? '',
        contract: order?.number ?? named,
        email: order?.email ?? user?.email ?? '',
        comment: '',
      }}
      onRevoked={setReceipt}
    />
  );
}
