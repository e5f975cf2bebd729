import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useState } from 'react'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay'
import type { AdyenFields_cart$key } from '#src/__generated__/AdyenFields_cart.graphql.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import type { Agreement } from '#src/shop/payments.ts'
import { Stack } from '#src/ui/layout/Stack.tsx'
import type { AgreeInFields } from '../fields/agreeInFields.ts'
import { FieldsNotice } from '../fields/FieldsNotice.tsx'
import { useProviderFields } from '../fields/useProviderFields.ts'
import { ADYEN_CARD } from '../payment/paymentAdapters.ts'
import { createPaymentHost } from '../payment/paymentHost.ts'
import type { AdyenCard } from './adyenCard.ts'
import { adyenFields } from './AdyenFields.css.ts'
import { CardTrouble } from './CardTrouble.tsx'

type AdyenFieldsProps = {
  readonly cart: AdyenFields_cart$key
  /** Gets the function that asks for the agreement, as long as the fields are shown. */
  readonly onAgree: (agree: AgreeInFields | null) => void
}

/** The fields for a card that Adyen draws: the shop never sees its number. */
export function AdyenFields({ cart, onAgree }: AdyenFieldsProps) {
  const { t } = useLingui()
  const { locale, origin } = useShop()
  const environment = useRelayEnvironment()
  const { id: cartId, prices } = useFragment(
    graphql`
      fragment AdyenFields_cart on Cart {
        id
        prices {
          grand_total {
            value
            currency
          }
        }
      }
    `,
    cart,
  )
  const [isTooEarly, setTooEarly] = useState(false)
  const { place, whenOpen, phase, round, retry } = useProviderFields<AdyenCard>({
    name: 'card fields',
    async open(at, signal) {
      const { openAdyenCard } = await import('./adyenCard.ts')
      return openAdyenCard({
        host: createPaymentHost({ environment, cartId, code: ADYEN_CARD, locale, origin }),
        at,
        signal,
      })
    },
  })

  const agreeNow = useEffectEvent(async (): Promise<Agreement | null> => {
    const sum = prices?.grand_total
    setTooEarly(false)
    const card = await whenOpen()
    setTooEarly(card === null)
    if (card === null || sum?.value == null || sum.currency == null) return null
    const proof = card.read()
    return proof === null ? null : { sum: { value: sum.value, currency: sum.currency }, proof, isToBeSaved: false }
  })
  useEffect(() => {
    onAgree(() => agreeNow())
    return () => onAgree(null)
  }, [onAgree])

  return (
    <Stack gap="s4">
      <FieldsNotice of="card" phase={phase} onRetry={retry} />
      {phase !== 'failed' && (
        <div
          key={round}
          ref={place}
          className={adyenFields}
          role="group"
          aria-label={t`Dati della carta`}
          aria-busy={phase !== 'ready'}
        />
      )}
      {isTooEarly && <CardTrouble trouble="not-ready" />}
    </Stack>
  )
}
