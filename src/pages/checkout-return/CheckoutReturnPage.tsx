import { useLingui } from '@lingui/react/macro'
import { useMailedSecret } from '#src/features/account/access/useMailedSecret.ts'
import { ReturnedPayment } from '#src/features/checkout/after-order/ReturnedPayment.tsx'
import { PageHead } from '#src/features/seo/PageHead.tsx'
import { BANK_ANSWER_PARAM } from '#src/shop/addresses/secretAddress.ts'
import { Container } from '#src/ui/layout/Container.tsx'

export { CheckoutReturnPage as component }

type CheckoutReturnPageProps = { readonly ticket: string; readonly method: string }

/** The result of a payment on the provider's page. */
function CheckoutReturnPage({ ticket, method }: CheckoutReturnPageProps) {
  const { t } = useLingui()
  const fromBank = useMailedSecret()?.get(BANK_ANSWER_PARAM) ?? null
  return (
    <Container>
      <PageHead title={t`Pagamento`} robots="noindex" />
      <ReturnedPayment ticket={ticket} code={method} fromBank={fromBank} />
    </Container>
  )
}
