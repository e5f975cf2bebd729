import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { use, useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay'
import type { PaymentMethods_cart$key } from '#src/__generated__/PaymentMethods_cart.graphql.ts'
import { Radio } from '#src/ui/fields/Radio.tsx'
import { RadioGroup } from '#src/ui/fields/RadioGroup.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/layout/Text.tsx'
import { PURCHASE_ORDER } from '../form/checkoutSchema.ts'
import type { CheckoutValues } from '../form/checkoutValues.ts'
import { fieldAnchor } from '#src/features/forms/fieldAnchor.ts'
import { isPaymentCode, isVaultCode } from './paymentAdapters.ts'
import { PAYMENT_HINTS } from './paymentWords.ts'
import type { Handover } from './paymentWords.ts'
import { SavedMethodsContext } from './SavedMethodsContext.ts'
import { TextField } from '../form/TextField.tsx'
import { useCheckoutField } from '../form/useCheckoutField.ts'

type PaymentMethodsProps = {
  readonly cart: PaymentMethods_cart$key
  /** An attempt to order failed. */
  readonly isRefused: boolean
}

/** The payment methods of this cart. A single one is selected automatically. */
export function PaymentMethods({ cart, isRefused }: PaymentMethodsProps) {
  const { t, i18n } = useLingui()
  const { available_payment_methods: available, is_virtual: isVirtual } = useFragment(
    graphql`
      fragment PaymentMethods_cart on Cart {
        id
        is_virtual
        available_payment_methods {
          code
          title
        }
      }
    `,
    cart,
  )
  const { getValues, setValue } = useFormContext<CheckoutValues>()
  const [chosen, isPickup] = useWatch<CheckoutValues, ['paymentMethod', 'isPickup']>({
    name: ['paymentMethod', 'isPickup'],
  })
  const handover: Handover = isVirtual ? 'immaterial' : isPickup ? 'collected' : 'sent'
  const { registered, error } = useCheckoutField('paymentMethod')
  const methods = (available ?? []).flatMap((method) => {
    const { code, title } = method ?? { code: '', title: '' }
    return isPaymentCode(code) ? { code, title } : []
  })
  const savedMethods = use(SavedMethodsContext)
  const vaults = savedMethods ? (available ?? []).flatMap((method) => method?.code ?? '').filter(isVaultCode) : []
  const offered = [...methods.map(({ code }) => code), ...vaults].join()

  useEffect(() => {
    const codes = offered.split(',')
    const [code = ''] = (getValues('paymentMethod') ?? '').split('|')
    if (codes.includes(code)) return
    const [only = ''] = codes.length === 1 ? codes : []
    setValue('paymentMethod', isPaymentCode(only) ? only : '')
  }, [offered, getValues, setValue])

  return (
    <Stack gap="s4">
      <div id={fieldAnchor('paymentMethod')}>
        <RadioGroup legend={t`Metodo di pagamento`} legendHidden error={error}>
          {vaults.length > 0 && savedMethods?.({ codes: vaults, isDoubtful: isRefused })}
          {methods.map(({ code, title }) => (
            <Radio
              key={code}
              {...registered}
              value={code}
              label={title}
              description={i18n._(PAYMENT_HINTS[code][handover])}
            />
          ))}
          {methods.length + vaults.length === 0 && (
            <Text tone="muted">
              <Trans>
                Qui per ora non possiamo prendere pagamenti. <Link to="/contact">Scrivici</Link>: troviamo un modo
                insieme.
              </Trans>
            </Text>
          )}
        </RadioGroup>
      </div>
      {chosen === PURCHASE_ORDER && (
        <TextField name="purchaseOrderNumber" label={t`Numero d’ordine d’acquisto`} autoComplete="off" />
      )}
    </Stack>
  )
}
