import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay'
import type { ApplePayButton_query$key } from '#src/__generated__/ApplePayButton_query.graphql.ts'
import { readAddressCountries } from '#src/features/address/addressCountries.ts'
import { useStoreSettings } from '#src/features/store/storeSettings.ts'
import { amountText } from '#src/shop/amountText.ts'
import type { Result } from '#src/lib/result.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { SHOP } from '#src/shop/selectedShop.ts'
import { storeCountry } from '#src/shop/storeFacts.ts'
import type { Sum } from '#src/shop/payments.ts'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { ORDERED_CARTS } from '../after-order/openPaymentKey.ts'
import { useDesk } from '../after-order/useDesk.ts'
import { agreementKey } from '../form/checkoutValues.ts'
import type { CheckoutValues } from '../form/checkoutValues.ts'
import { FIELD_MESSAGES } from '../form/fieldMessages.ts'
import { AgreementField } from '../placing/AgreementField.tsx'
import { EarlierOrderLink } from '../placing/EarlierOrderLink.tsx'
import { useOrderProblemText } from '../placing/useOrderProblemText.ts'
import { cartChanges } from '../steps/cartChanges.ts'
import { applePay, wallet } from './ApplePayButton.css.ts'
import { createSheetPorts } from './createSheetPorts.ts'
import { openApplePaySheet } from './openApplePaySheet.ts'
import type { SheetProblem } from './openApplePaySheet.ts'

/** The cards that Mollie's module takes with Apple Pay, whatever the merchant's settings are. */
const NETWORKS = ['amex', 'masterCard', 'visa']

type ApplePayButtonProps = {
  readonly query: ApplePayButton_query$key
  /** The total that the sheet opens with. */
  readonly sum: Sum
  /** Nothing is shipped: the total is final, and no address of a delivery is asked. */
  readonly isVirtual: boolean
  /** Called in the click; null opens no sheet, because something is missing, which is then highlighted. */
  readonly choose: () => (() => Promise<Result<string, string>>) | null
}

/** The button that opens the sheet of Apple Pay, with the agreements that an order needs. */
export function ApplePayButton({ query, sum, isVirtual, choose }: ApplePayButtonProps) {
  const { t, i18n } = useLingui()
  const shop = useShop()
  const { locale, customerToken, storage, reportError } = shop
  const environment = useRelayEnvironment()
  const { websiteName } = useStoreSettings()
  const { openReceipt } = useDesk()
  const orderText = useOrderProblemText()
  const form = useForm<CheckoutValues>()
  const [knownOrdered] = useState(() => storage.get(ORDERED_CARTS))
  const [isOpen, setOpen] = useState(false)
  /** The earlier orders that the shopper has read about: they may order the same once more. */
  const [seenOrders] = useState(() => new Set<string>())
  const [problems, setProblems] = useState<readonly SheetProblem[]>([])
  const { countries, storeConfig, checkoutAgreements } = useFragment(
    graphql`
      fragment ApplePayButton_query on Query {
        countries {
          ...addressCountries_country
        }
        storeConfig {
          store_code
          is_guest_checkout_enabled
          ...addressCountries_storeConfig
        }
        checkoutAgreements {
          agreement_id
          mode
          ...AgreementField_agreement
        }
      }
    `,
    query,
  )
  const isCustomer = customerToken.get() !== null
  if (storeConfig?.is_guest_checkout_enabled === false && !isCustomer) return null
  const agreements = (checkoutAgreements ?? []).flatMap((agreement) => agreement ?? [])
  const label = websiteName ?? SHOP.brand.name
  const unanswered = t`L’ordine non è partito: il negozio non risponde. Riprova tra poco.`

  const findEarlierOrder = async (cartId: string): Promise<string | null> => {
    if (!isCustomer) return null
    // Without its code, as without an answer, the order continues.
    const code = await import('../placing/findEarlierOrder.ts').catch(() => null)
    const number = (await code?.findEarlierOrder(environment, cartId, shop)) ?? null
    if (number === null || seenOrders.has(number)) return null
    seenOrders.add(number)
    return number
  }

  const isAgreed = () => {
    const given = form.getValues('agreements') ?? {}
    const missing = agreements.filter(
      ({ agreement_id: id, mode }) => mode === 'MANUAL' && given[agreementKey(id)] !== true,
    )
    for (const { agreement_id: id } of missing)
      form.setError(`agreements.${agreementKey(id)}`, { message: 'agreement-missing' })
    const [first] = missing
    if (first) form.setFocus(`agreements.${agreementKey(first.agreement_id)}`)
    return !first
  }

  /** Awaits nothing before the sheet, because browsers refuse one that opens after the click. */
  const open = () => {
    if (isOpen) return
    setProblems([])
    const cart = isAgreed() ? choose() : null
    if (cart === null) return
    const contact = [...(isCustomer ? [] : (['email'] as const)), 'phone' as const]
    try {
      openApplePaySheet({
        request: {
          countryCode: storeCountry(locale),
          currencyCode: sum.currency,
          supportedNetworks: NETWORKS,
          merchantCapabilities: ['supports3DS'],
          total: { label, amount: amountText(sum.value, sum.currency), type: isVirtual ? 'final' : 'pending' },
          requiredShippingContactFields: isVirtual ? contact : [...contact, 'name', 'postalAddress'],
          requiredBillingContactFields: ['name', 'postalAddress'],
        },
        label,
        unanswered: { code: 'unknown', text: unanswered },
        ports: createSheetPorts({
          shop,
          environment,
          isCustomer,
          countries: readAddressCountries(countries ?? [], storeConfig ?? null, locale.intlLocale),
          knownOrdered,
          texts: {
            delivery: t`Spedizione`,
            others: t`Sconti, tasse e altri importi`,
            notServed: t`A questo indirizzo non spediamo. Scegline un altro.`,
            unanswered,
            ofRule: (rule) => i18n._(FIELD_MESSAGES[rule]),
            ofOrder: orderText,
          },
          cart,
          findEarlierOrder,
          openReceipt,
        }),
        onProblems: setProblems,
        // A form of the checkout has to send its values again.
        onOrdering: (isOrdering) => (isOrdering ? undefined : cartChanges.republish()),
        onEnd: () => setOpen(false),
      })
      setOpen(true)
    } catch (error) {
      reportError(error, 'the sheet of Apple Pay')
      setProblems([{ code: 'unknown', text: t`Apple Pay non si è aperto. Riprova o paga in un altro modo.` }])
    }
  }

  const earlierOrder = problems.find((problem) => problem.earlierOrder !== undefined)?.earlierOrder
  return (
    <FormProvider {...form}>
      <section className={wallet} aria-label={t`Pagamento rapido`}>
        {agreements.map((agreement) => (
          <AgreementField key={agreement.agreement_id} agreement={agreement} />
        ))}
        <button type="button" className={applePay} aria-disabled={isOpen} onClick={open}>
          <Trans>Paga con Apple Pay</Trans>
        </button>
        {problems.length > 0 && (
          <Notice
            tone="error"
            role="alert"
            action={earlierOrder !== undefined && <EarlierOrderLink number={earlierOrder} />}
          >
            {problems.map(({ text }) => (
              <p key={text}>{text}</p>
            ))}
          </Notice>
        )}
      </section>
    </FormProvider>
  )
}
