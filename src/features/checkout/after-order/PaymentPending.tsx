import { Trans, useLingui } from '@lingui/react/macro'
import Wallet from 'lucide-react/icons/wallet'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { useShop } from '#src/relay/ShopContext.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Cluster } from '#src/ui/layout/Cluster.tsx'
import type { OpenPayment } from './openPayments.ts'
import { mayGoOn } from './mayGoOn.ts'
import { PaymentProblem } from './PaymentProblem.tsx'
import { PaymentWords } from './PaymentWords.tsx'
import { takeWaitingCart } from './takeWaitingCart.ts'
import { useOpenPayments } from './useOpenPayments.ts'
import { usePaymentActs } from './usePaymentActs.ts'

/** Shown in place of the checkout, in all tabs, while an order of this browser waits for its payment. */
export function PaymentPending() {
  const { startAfresh } = useShop()
  const known = useOpenPayments()
  const isOver = known !== null && known.open.length + known.waiting.length === 0
  useEffect(() => {
    if (isOver) startAfresh('/checkout')
  }, [isOver, startAfresh])
  const [first] = known?.waiting ?? []
  return (
    <>
      {known?.open.map((payment, index) => (
        <KnownPayment key={payment.cartId} payment={payment} headingLevel={index === 0 ? 1 : 2} />
      ))}
      {known?.open.length === 0 && first !== undefined && <WaitingCart id={first} />}
    </>
  )
}

const picture = <Wallet size={36} strokeWidth={1.25} />

function KnownPayment({ payment, headingLevel }: { readonly payment: OpenPayment; readonly headingLevel: 1 | 2 }) {
  const { t } = useLingui()
  const acts = usePaymentActs(payment)
  return (
    <EmptyState
      headingLevel={headingLevel}
      icon={picture}
      title={t`Il tuo ordine aspetta il pagamento`}
      action={<PaymentButtons payment={payment} acts={acts} />}
    >
      <PaymentWords payment={payment} />
      <PaymentProblem problem={acts.problem} />
    </EmptyState>
  )
}

type PaymentButtonsProps = { readonly payment: OpenPayment; readonly acts: ReturnType<typeof usePaymentActs> }

export function PaymentButtons({ payment, acts: { busy, run } }: PaymentButtonsProps): ReactNode {
  const { hasField } = useShop()
  return (
    <Cluster gap="s3" justify="center">
      {mayGoOn(payment, hasField) && (
        <Button loading={busy === 'goOn'} disabled={busy !== null} onClick={() => void run('goOn')}>
          {payment.resume === null ? <Trans>Vai a pagare</Trans> : <Trans>Continua a pagare</Trans>}
        </Button>
      )}
      <Button
        variant="secondary"
        loading={busy === 'payOtherwise'}
        disabled={busy !== null}
        onClick={() => void run('payOtherwise')}
      >
        <Trans>Paga in un altro modo</Trans>
      </Button>
    </Cluster>
  )
}

function WaitingCart({ id }: { readonly id: string }) {
  const { t } = useLingui()
  return (
    <EmptyState headingLevel={1} icon={picture} title={t`Un altro carrello ti aspetta`} action={<TakeCart id={id} />}>
      <p>
        <Trans>Il suo pagamento non è riuscito: non hai pagato niente, e gli articoli sono ancora lì.</Trans>
      </p>
    </EmptyState>
  )
}

/** The cart that it replaces waits instead. */
export function TakeCart({ id }: { readonly id: string }) {
  const shop = useShop()
  const take = async () => {
    await takeWaitingCart(shop, id)
    shop.startAfresh('/checkout')
  }
  return (
    <Button onClick={() => void take()}>
      <Trans>Riprendi quel carrello e paga</Trans>
    </Button>
  )
}
