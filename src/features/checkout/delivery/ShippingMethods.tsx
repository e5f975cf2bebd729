import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay'
import type { ShippingMethods_cart$key } from '#src/__generated__/ShippingMethods_cart.graphql.ts'
import { PICKUP_CARRIER } from '#src/shop/deliveryCalendar.ts'
import { useStoreSettings } from '#src/features/store/storeSettings.ts'
import { shownAmount } from '#src/features/store/taxDisplay.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { formatMoney } from '#src/ui/feedback/money.ts'
import { Radio } from '#src/ui/fields/Radio.tsx'
import { RadioGroup } from '#src/ui/fields/RadioGroup.tsx'
import { Text } from '#src/ui/layout/Text.tsx'
import { methodKey } from '../form/checkoutValues.ts'
import type { CheckoutValues } from '../form/checkoutValues.ts'
import { fieldAnchor } from '#src/features/forms/fieldAnchor.ts'
import { moneyOf } from '../summary/moneyOf.ts'
import { cheaperFirst } from './cheaperFirst.ts'
import { presetMethod } from '../payment/presetMethod.ts'
import { useDeliveryEstimate } from './useDeliveryEstimate.ts'
import { useCheckoutField } from '../form/useCheckoutField.ts'

type ShippingMethodsProps = {
  readonly cart: ShippingMethods_cart$key
  /** The complete address is being saved to the cart. */
  readonly isLoading: boolean
  /** Collection has a separate choice. */
  readonly exceptPickup: boolean
}

/** The shipping methods for the cart's address, with their prices. The cheapest delivery is preselected. */
export function ShippingMethods({ cart, isLoading, exceptPickup }: ShippingMethodsProps) {
  const { t } = useLingui()
  const { locale } = useShop()
  const { sums: tax } = useStoreSettings().tax
  const { shipping_addresses: addresses } = useFragment(
    graphql`
      fragment ShippingMethods_cart on Cart {
        id
        shipping_addresses {
          available_shipping_methods {
            carrier_code
            method_code
            carrier_title
            method_title
            available
            price_excl_tax {
              ...moneyOf_money
            }
            price_incl_tax {
              ...moneyOf_money
            }
          }
          selected_shipping_method {
            carrier_code
            method_code
          }
        }
      }
    `,
    cart,
  )
  const estimateOf = useDeliveryEstimate()
  const { getValues, setValue, getFieldState } = useFormContext<CheckoutValues>()
  const { registered, error } = useCheckoutField('shippingMethod')
  const address = addresses[0]
  const methods = cheaperFirst(
    (address?.available_shipping_methods ?? []).flatMap((method) =>
      method?.available && method.method_code && !(exceptPickup && method.carrier_code === PICKUP_CARRIER)
        ? {
            ...method,
            key: methodKey(method),
            dates: estimateOf(method.carrier_code),
            price: moneyOf(shownAmount(tax, { including: method.price_incl_tax, excluding: method.price_excl_tax })),
          }
        : [],
    ),
  )
  const selected = address?.selected_shipping_method ? methodKey(address.selected_shipping_method) : null
  const offered = methods.map(({ key }) => key).join()
  const preset = methods.find(({ key }) => key === selected)?.key ?? presetMethod(methods)?.key ?? ''

  useEffect(() => {
    const current = getValues('shippingMethod') ?? ''
    if (offered === '' || offered.split(',').includes(current)) return
    setValue('shippingMethod', preset, { shouldValidate: getFieldState('shippingMethod').invalid })
  }, [offered, preset, getValues, setValue, getFieldState])

  if (methods.length === 0) {
    return (
      <div id={fieldAnchor('shippingMethod')}>
        <RadioGroup legend={t`Metodo di spedizione`} legendHidden error={error}>
          <Text tone="muted" role="status">
            {isLoading ? (
              <Trans>Cerchiamo le spedizioni per il tuo indirizzo…</Trans>
            ) : address ? (
              <Trans>Non spediamo ancora a questo indirizzo. Prova con un altro.</Trans>
            ) : (
              <Trans>Scrivi l’indirizzo: qui compaiono i modi e i costi di consegna.</Trans>
            )}
          </Text>
        </RadioGroup>
      </div>
    )
  }
  return (
    <div id={fieldAnchor('shippingMethod')} aria-busy={isLoading}>
      <RadioGroup legend={t`Metodo di spedizione`} legendHidden error={error}>
        {methods.map(({ key, carrier_title: label, method_title: title, dates, price }) => (
          <Radio
            key={key}
            {...registered}
            value={key}
            label={label}
            {...describe([title, dates])}
            aside={price.value === 0 ? t`gratis` : formatMoney(price, locale.intlLocale)}
          />
        ))}
      </RadioGroup>
    </div>
  )
}

/** Joins the existing texts, one per line. */
function describe(texts: readonly (string | null | undefined)[]): { description?: ReactNode } {
  const lines = texts.filter(Boolean)
  return lines.length === 0 ? {} : { description: lines.map((line, index) => [index > 0 && <br key={index} />, line]) }
}
