import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { graphql } from 'react-relay'
import type { OrderSuccessPageQuery } from '#src/__generated__/OrderSuccessPageQuery.graphql.ts'
import { OrderReceipt } from '#src/features/checkout/OrderReceipt.tsx'
import { ContactLink } from '#src/features/checkout/ContactLink.tsx'
import { PageHead } from '#src/features/seo/PageHead.tsx'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'
import { buttonClass } from '#src/ui/Button.css.ts'
import { Container } from '#src/ui/Container.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { page } from './OrderSuccessPage.css.ts'

export type OrderSuccessPageProps = {
  /** Null where the address names no order. */
  readonly query: RouteQuery<OrderSuccessPageQuery> | null
}

/** After the order. The token in the address opens it, so it works after a reload and on another device. */
export function OrderSuccessPage({ query }: OrderSuccessPageProps) {
  return (
    <Container>
      <div className={page}>{query ? <KnownOrder query={query} /> : <UnknownOrder />}</div>
    </Container>
  )
}

function KnownOrder({ query }: { query: RouteQuery<OrderSuccessPageQuery> }) {
  const { t } = useLingui()
  const { guestOrderByToken: order, storeConfig } = useRouteQuery<OrderSuccessPageQuery>(
    graphql`
      query OrderSuccessPageQuery($token: String!) {
        guestOrderByToken(input: { token: $token }) {
          number
          ...OrderReceipt_order
        }
        storeConfig {
          store_code
          ...PageHead_storeConfig
        }
      }
    `,
    query,
  )
  return (
    <>
      <PageHead storeConfig={storeConfig ?? null} title={t`Grazie per il tuo ordine`} robots="noindex" />
      <OrderReceipt order={order} />
    </>
  )
}

function UnknownOrder() {
  const { t } = useLingui()
  return (
    <>
      <PageHead storeConfig={null} title={t`Ordine non trovato`} robots="noindex" />
      <EmptyState
        headingLevel={1}
        title={t`Non troviamo questo ordine`}
        action={
          <Link to="/" className={buttonClass({ variant: 'primary' })}>
            <Trans>Continua gli acquisti</Trans>
          </Link>
        }
      >
        <p>
          <Trans>
            Forse l’indirizzo è incompleto. Il riepilogo è anche nell’e-mail di conferma; se non la trovi,{' '}
            <ContactLink>scrivici</ContactLink> e lo cerchiamo insieme.
          </Trans>
        </p>
      </EmptyState>
    </>
  )
}
