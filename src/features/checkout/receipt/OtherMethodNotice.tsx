import { Trans } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { OtherMethodNotice_order$key } from '#src/__generated__/OtherMethodNotice_order.graphql.ts'
import { ContactLink } from '#src/features/store/ContactLink.tsx'
import { useShop } from '#src/relay/ShopContext.ts'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { orderedMethodOf } from './orderedMethod.ts'

/**
 * Says that the order has another payment method than the one with which this browser ordered. Another device can set
 * its own between the two requests, and no lock reaches it.
 */
export function OtherMethodNotice({ order }: { readonly order: OtherMethodNotice_order$key }) {
  const { storage } = useShop()
  const { number, payment_methods: methods } = useFragment(
    graphql`
      fragment OtherMethodNotice_order on CustomerOrder {
        number
        payment_methods {
          name
          type
        }
      }
    `,
    order,
  )
  const chosen = orderedMethodOf(storage, number)
  const payment = methods?.[0]
  if (chosen === null || !payment || payment.type === chosen) return null
  const { name } = payment
  return (
    <Notice tone="error" role="alert">
      <p>
        <Trans>
          L’ordine ha un altro modo di pagare, «{name}», e non quello che avevi scelto qui: forse il carrello è aperto
          anche su un altro dispositivo. Prima di pagare, <ContactLink>scrivici</ContactLink> se vuoi cambiarlo.
        </Trans>
      </p>
    </Notice>
  )
}
