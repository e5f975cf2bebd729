import { useLingui } from '@lingui/react/macro'
import { ReturnedPayment } from '#src/features/checkout/after-order/ReturnedPayment.tsx'
import { PageHead } from '#src/features/seo/PageHead.tsx'
import { Container } from '#src/ui/layout/Container.tsx'

export { CheckoutReturnPage as component }

type CheckoutReturnPageProps = { readonly ticket: string; readonly method: string }

/** The result of a payment on the provider's page. */
function CheckoutReturnPage({ ticket, method }: CheckoutReturnPageProps) {
  const { t } = useLingui()
  return (
    <Container>
      <PageHead title={t`Pagamento`} robots="noindex" />
      <ReturnedPayment ticket={ticket} code={method} />
    </Container>
  )
}
