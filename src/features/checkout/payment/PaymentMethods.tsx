import { Trans, useLingui } from '@lingui/react/macro'
import { use, useEffect, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay'
import { ContactLink } from '#src/features/store/ContactLink.tsx'
import type { PaymentMethods_cart$key } from '#src/__generated__/PaymentMethods_cart.graphql.ts'
import type { PaymentMethods_storeConfig$key } from '#src/__generated__/PaymentMethods_storeConfig.graphql.ts'
import type { AgreeInFields } from '../fields/agreeInFields.ts'
import { adyenFields } from '../card/AdyenFields.css.ts'
import { CardShape } from '../fields/CardShape.tsx'
import { createNeededPart } from '#src/features/navigation/neededPart.ts'
import { Radio } from '#src/ui/fields/Radio.tsx'
import { RadioGroup } from '#src/ui/fields/RadioGroup.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/layout/Text.tsx'
import { PURCHASE_ORDER } from '../form/checkoutSchema.ts'
import type { CheckoutValues } from '../form/checkoutValues.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { useEarlyAnswer } from '../late/earlyAnswer.ts'
import { LateRow } from '../late/LateRow.tsx'
import { createNoticeLog } from '#src/platform/noticeLog.ts'
import { fieldAnchor } from '#src/features/forms/fieldAnchor.ts'
import { isOffered } from './offeredMethods.ts'
import { adapterOf, ADYEN_CARD, BRAINTREE_PAYPAL, isVaultCode } from './paymentAdapters.ts'
import { PAID_AFTER_ORDER_HINT, PAYMENT_HINTS } from './paymentWords.ts'
import type { Handover } from './paymentWords.ts'
import { isSavedKey } from './savedKey.ts'
import { SavedMethodsContext } from './SavedMethodsContext.ts'
import { TextField } from '../form/TextField.tsx'
import { useCheckoutField } from '../form/useCheckoutField.ts'
import { button as payPalButton } from '../paypal/PayPalFields.css.ts'
import { isUsableHere } from '../wallet/walletCode.ts'

export type PaymentMethodsProps = {
  readonly cart: PaymentMethods_cart$key
  /** An attempt to order failed. */
  readonly isRefused: boolean
  readonly config: PaymentMethods_storeConfig$key | null
  /** Gets the function of the fields of the chosen method. */
  readonly onAgree: (agree: AgreeInFields | null) => void
}

/** The fields for a card, with the code of the provider. */
const CardFields = createNeededPart(async () => (await import('../card/CardFields.tsx')).CardFields, <CardShape />)

/** The same with the code of Adyen. */
const AdyenFields = createNeededPart(
  async () => (await import('../card/AdyenFields.tsx')).AdyenFields,
  <div className={adyenFields} />,
)

/** The button of PayPal, with the code of Braintree. */
const PayPalFields = createNeededPart(
  async () => (await import('../paypal/PayPalFields.tsx')).PayPalFields,
  <div className={payPalButton} />,
)

/** The payment methods of this cart. A single one is selected automatically. */
export function PaymentMethods({ cart, config, isRefused, onAgree }: PaymentMethodsProps) {
  const { t, i18n } = useLingui()
  const { hasField } = useShop()
  const data = useFragment(
    graphql`
      fragment PaymentMethods_cart on Cart {
        id
        is_virtual
        available_payment_methods {
          code
          title
        }
        ...AdyenFields_cart
        ...CardFields_cart
        ...PayPalFields_cart
      }
    `,
    cart,
  )
  const settings = useFragment(
    graphql`
      fragment PaymentMethods_storeConfig on StoreConfig {
        ...CardFields_storeConfig
        ...PayPalFields_storeConfig
      }
    `,
    config,
  )
  const { available_payment_methods: available, is_virtual: isVirtual } = data
  const { getValues, setValue } = useFormContext<CheckoutValues>()
  const [chosen, isPickup] = useWatch<CheckoutValues, ['paymentMethod', 'isPickup']>({
    name: ['paymentMethod', 'isPickup'],
  })
  const handover: Handover = isVirtual ? 'immaterial' : isPickup ? 'collected' : 'sent'
  const { registered, error } = useCheckoutField('paymentMethod')
  const isPayable = (code: string) =>
    isOffered(code, hasField) && isUsableHere(code) && !(isVirtual && adapterOf(code)?.isPaidAtHandover)
  const methods = (available ?? []).flatMap((method) => {
    const { code, title } = method ?? { code: '', title: '' }
    return isPayable(code) ? { code, title } : []
  })
  const hintOf = (code: string) => {
    const adapter = adapterOf(code)
    const own = PAYMENT_HINTS[code]?.[handover] ?? (adapter?.isPaidAfterOrder && PAID_AFTER_ORDER_HINT)
    const hint = adapter?.hint ?? own
    return hint && i18n._(hint)
  }
  const savedMethods = use(SavedMethodsContext)
  const vaults = savedMethods ? (available ?? []).flatMap((method) => method?.code ?? '').filter(isVaultCode) : []
  // A method that is accepted later does not make the others wait.
  const [question] = useState(savedMethods?.question ?? null)
  const answer = useEarlyAnswer(question)
  const saved = vaults.length > 0 && savedMethods?.show({ codes: vaults, isDoubtful: isRefused })
  const [isSavedChosen] = useState(() => isSavedKey(getValues('paymentMethod') ?? ''))
  const offered = [...methods.map(({ code }) => code), ...vaults].join()

  useEffect(() => {
    const codes = offered.split(',')
    const [code = ''] = (getValues('paymentMethod') ?? '').split('|')
    if (codes.includes(code)) return
    const [only = ''] = codes.length === 1 ? codes : []
    setValue('paymentMethod', isOffered(only, hasField) ? only : '')
  }, [offered, hasField, getValues, setValue])
  useEffect(() => {
    // The code is small, and the button should not wait for it. A failed load is tried again with the button.
    adapterOf(chosen)
      ?.load()
      .catch(() => undefined)
  }, [chosen])
  const unknown = (available ?? [])
    .flatMap((method) => method?.code ?? [])
    .filter((code) => !isOffered(code, hasField) && !isVaultCode(code))
    .join(', ')
  useEffect(() => {
    if (unknown) createNoticeLog(console)(`The shop has no code for the payment methods ${unknown}: docs/payments.md`)
  }, [unknown])

  const isCard = adapterOf(chosen)?.agreedOn === 'fields' && chosen !== ADYEN_CARD && chosen !== BRAINTREE_PAYPAL
  return (
    <Stack gap="s4">
      <div id={fieldAnchor('paymentMethod')}>
        <RadioGroup legend={t`Metodo di pagamento`} legendHidden error={error}>
          {answer === 'here' && saved}
          {methods.map(({ code, title }) => (
            <Radio key={code} {...registered} value={code} label={title} description={hintOf(code)} />
          ))}
          {answer === 'none' && saved}
          {answer === 'late' && saved && (
            <LateRow title={t`I tuoi metodi di pagamento`} none={t`Nessun metodo salvato`} isOpen={isSavedChosen}>
              {saved}
            </LateRow>
          )}
          {methods.length + vaults.length === 0 && (
            <Text tone="muted">
              <Trans>
                Qui per ora non possiamo prendere pagamenti. <ContactLink>Scrivici</ContactLink>: troviamo un modo
                insieme.
              </Trans>
            </Text>
          )}
        </RadioGroup>
      </div>
      {isCard && <CardFields cart={data} config={settings ?? null} onAgree={onAgree} />}
      {chosen === ADYEN_CARD && hasField('Mutation', 'adyenPaymentDetails') && (
        <AdyenFields cart={data} onAgree={onAgree} />
      )}
      {chosen === BRAINTREE_PAYPAL && hasField('Mutation', 'createBraintreePayPalClientToken') && (
        <PayPalFields cart={data} config={settings ?? null} isRefused={isRefused} onAgree={onAgree} />
      )}
      {chosen === PURCHASE_ORDER && (
        <TextField name="purchaseOrderNumber" label={t`Numero d’ordine d’acquisto`} autoComplete="off" />
      )}
    </Stack>
  )
}
