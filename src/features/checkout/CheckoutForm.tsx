import { valibotResolver } from '@hookform/resolvers/valibot'
import { Trans, useLingui } from '@lingui/react/macro'
import { useCallback, useMemo, useRef, useState } from 'react'
import type { SyntheticEvent } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay'
import type { CheckoutForm_cart$key } from '#src/__generated__/CheckoutForm_cart.graphql.ts'
import type { CheckoutForm_query$key } from '#src/__generated__/CheckoutForm_query.graphql.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { Button } from '#src/ui/Button.tsx'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { Grid } from '#src/ui/Grid.tsx'

import { Stack } from '#src/ui/Stack.tsx'
import { readAddressCountries } from './addressCountries.ts'
import { AddressFields } from './AddressFields.tsx'
import { AgreementField } from './AgreementField.tsx'
import { addressValuesOf } from './cartAddress.ts'
import { createCheckoutDrafts } from './checkoutDraft.ts'
import { checkoutSchema } from './checkoutSchema.ts'
import type { CheckoutRules } from './checkoutSchema.ts'
import { CheckoutSection } from './CheckoutSection.tsx'
import type { CheckoutFieldName, CheckoutValues } from './checkoutValues.ts'
import { formProblems } from './formProblems.ts'
import { initialValues } from './initialValues.ts'
import { createOrderAttempts } from './orderAttempt.ts'
import { OrderPhaseNotice } from './OrderPhaseNotice.tsx'
import { OrderProblemNotice } from './OrderProblemNotice.tsx'
import { OrderReview } from './OrderReview.tsx'
import { OrderSummary } from './OrderSummary.tsx'
import { PaymentMethods } from './PaymentMethods.tsx'
import { ProblemSummary } from './ProblemSummary.tsx'
import { SaveNotice } from './SaveNotice.tsx'
import { ShippingMethods } from './ShippingMethods.tsx'
import { TextField } from './TextField.tsx'
import { useFollowing } from './useFollowing.ts'
import { useOrdering } from './useOrdering.ts'
import type { CartState } from './useOrdering.ts'
import type { PlacedOrder } from './usePlaceOrder.ts'
import { useSaving } from './useSaving.ts'

type CheckoutFormProps = {
  readonly cartId: string
  readonly cart: CheckoutForm_cart$key
  readonly query: CheckoutForm_query$key
  readonly readCart: (cartId: string) => Promise<CartState>
  readonly onPlaced: (order: PlacedOrder) => void
  readonly onPlacedUnseen: () => void
}

/** The way from a cart to an order, on one page. The cart follows what is typed as soon as a part of it is complete. */
export function CheckoutForm({ cartId, cart, query, readCart, onPlaced, onPlacedUnseen }: CheckoutFormProps) {
  const { t } = useLingui()
  const { locale, tabStorage } = useShop()
  const data = useFragment(
    graphql`
      fragment CheckoutForm_cart on Cart {
        id
        email
        is_virtual
        prices {
          subtotal_with_discount_excluding_tax {
            value
          }
        }
        shipping_addresses {
          ...cartAddress_address
        }
        ...ShippingMethods_cart
        ...PaymentMethods_cart
        ...OrderSummary_cart
        ...OrderReview_cart
      }
    `,
    cart,
  )
  const {
    countries: directory,
    checkoutAgreements,
    storeConfig,
  } = useFragment(
    graphql`
      fragment CheckoutForm_query on Query {
        countries {
          ...addressCountries_country
        }
        checkoutAgreements {
          agreement_id
          mode
          ...AgreementField_agreement
        }
        storeConfig {
          store_code
          default_country
          ...addressCountries_storeConfig
        }
      }
    `,
    query,
  )
  const isVirtual = data.is_virtual
  const countries = useMemo(
    () => readAddressCountries(directory ?? [], storeConfig ?? null, locale.intlLocale),
    [directory, storeConfig, locale],
  )
  const agreements = useMemo(
    () => (checkoutAgreements ?? []).flatMap((agreement) => agreement ?? []),
    [checkoutAgreements],
  )
  const rules = useMemo<CheckoutRules>(() => {
    const required = agreements.filter(({ mode }) => mode === 'MANUAL')
    return { countries, isVirtual, requiredAgreementIds: required.map(({ agreement_id: id }) => id) }
  }, [countries, isVirtual, agreements])
  const [drafts] = useState(() => createCheckoutDrafts(tabStorage))
  const [attempts] = useState(() => createOrderAttempts(tabStorage))
  // Only what is there when the form opens.
  const [defaultValues] = useState(() => {
    const [address] = data.shipping_addresses
    const known = { email: data.email, shipping: address ? addressValuesOf(address) : null }
    return initialValues(drafts.read(), known, countries, storeConfig?.default_country ?? 'IT')
  })
  const form = useForm<CheckoutValues>({
    resolver: useMemo(() => valibotResolver(checkoutSchema(rules), undefined, { raw: true }), [rules]),
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    shouldFocusError: false,
    defaultValues,
  })
  const saving = useSaving(form, cartId, rules)
  const { busy, failure, save } = saving
  const { phase, problem, order, checkAgain } = useOrdering({
    cartId,
    attempts,
    save: useCallback(() => save({ focus: true }), [save]),
    readCart,
    onPlaced: useCallback(
      (placed: PlacedOrder) => {
        drafts.clear()
        onPlaced(placed)
      },
      [drafts, onPlaced],
    ),
    onPlacedUnseen: useCallback(() => {
      drafts.clear()
      onPlacedUnseen()
    }, [drafts, onPlacedUnseen]),
  })

  const worth = data.prices?.subtotal_with_discount_excluding_tax?.value
  useFollowing({ form, rules, drafts, saving, isActive: phase === 'editing', worth })

  const formElement = useRef<HTMLFormElement>(null)
  const goTo = useCallback((name: CheckoutFieldName) => {
    const controlOf = formElement.current?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)
    controlOf?.focus()
    controlOf?.scrollIntoView({ block: 'center' })
  }, [])

  const onSubmit = (event: SyntheticEvent) => {
    const submit = form.handleSubmit(order, (errors) => {
      const [first] = formProblems(errors)
      if (first) goTo(first.name)
    })
    void submit(event)
  }

  const billingIsShipping = useWatch({ control: form.control, name: 'billingIsShipping' })
  const isOrdering = phase === 'ordering' || phase === 'checking'
  let step = 0
  return (
    <FormProvider {...form}>
      <Grid columns="aside">
        <OrderSummary cart={data} isPending={busy} />
        <form ref={formElement} noValidate onSubmit={onSubmit}>
          <Stack gap="s5">
            <ProblemSummary onGoTo={goTo} />
            <div>
              <CheckoutSection step={++step} title={t`Contatti`}>
                <TextField
                  name="email"
                  label={t`Email`}
                  hint={t`Per la conferma e gli aggiornamenti sulla consegna.`}
                  type="email"
                  inputMode="email"
                  autoComplete="email"
                  autoCapitalize="none"
                />
              </CheckoutSection>
              {isVirtual ? (
                <CheckoutSection step={++step} title={t`Fatturazione`}>
                  <AddressFields kind="billing" countries={countries} />
                </CheckoutSection>
              ) : (
                <>
                  <CheckoutSection step={++step} title={t`Indirizzo`}>
                    <AddressFields kind="shipping" countries={countries} />
                  </CheckoutSection>
                  <CheckoutSection step={++step} title={t`Spedizione`}>
                    <SaveNotice failure={failure} onRetry={() => void save()} role="alert" />
                    <ShippingMethods cart={data} isLoading={busy} />
                  </CheckoutSection>
                </>
              )}
              <CheckoutSection step={++step} title={t`Pagamento`}>
                <PaymentMethods cart={data} />
                {!isVirtual && (
                  <Stack gap="s4">
                    <Checkbox
                      {...form.register('billingIsShipping')}
                      label={t`L’indirizzo di fatturazione è lo stesso`}
                    />
                    {!billingIsShipping && <AddressFields kind="billing" countries={countries} />}
                  </Stack>
                )}
              </CheckoutSection>
              <CheckoutSection step={++step} title={t`Controlla e ordina`}>
                <Stack gap="s5">
                  {agreements.map((agreement) => (
                    <AgreementField key={agreement.agreement_id} agreement={agreement} />
                  ))}
                  <OrderReview cart={data} isPending={busy} />
                  <SaveNotice failure={failure} onRetry={() => void save()} {...(isVirtual && { role: 'alert' })} />
                  {problem && <OrderProblemNotice problem={problem} />}
                  <OrderPhaseNotice phase={phase} onCheckAgain={() => void checkAgain()} />
                  <Button type="submit" block loading={isOrdering} disabled={phase === 'unknown'}>
                    <Trans>Ordine con obbligo di pagare</Trans>
                  </Button>
                </Stack>
              </CheckoutSection>
            </div>
          </Stack>
        </form>
      </Grid>
    </FormProvider>
  )
}
