import { valibotResolver } from '@hookform/resolvers/valibot'
import { Trans, useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
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
import { addressProblems, emailProblem } from './backendFieldErrors.ts'
import { addressValuesOf } from './cartAddress.ts'
import { stepsOf } from './cartSteps.ts'
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
import { useCartSteps } from './useCartSteps.ts'
import type { StepFailure } from './useCartSteps.ts'
import { useOrdering } from './useOrdering.ts'
import type { CartState } from './useOrdering.ts'
import type { PlacedOrder } from './usePlaceOrder.ts'

/** Long enough to finish a word, short enough not to wait for the shipping methods. */
const SAVE_DELAY_MS = 500

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
  const agreements = (checkoutAgreements ?? []).flatMap((agreement) => agreement ?? [])
  const required = agreements.flatMap(({ agreement_id: id, mode }) => (mode === 'MANUAL' ? id : []))
  const requiredKey = required.join()
  const rules = useMemo<CheckoutRules>(
    () => ({ countries, isVirtual, requiredAgreementIds: requiredKey.split(',').filter(Boolean).map(Number) }),
    [countries, isVirtual, requiredKey],
  )
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
  const { getValues, setError, setValue, subscribe, control } = form
  const { busy, take, forget } = useCartSteps(cartId)
  const [failure, setFailure] = useState<StepFailure | null>(null)

  const save = useCallback(async () => {
    const result = await take(stepsOf(getValues(), rules))
    setFailure(result.ok ? null : result.error)
    if (result.ok) return result
    const { step, error } = result.error
    const messages = error.kind === 'rejected' ? error.messages : []
    if (step.kind === 'email' && error.kind === 'rejected') {
      const { path, rule } = emailProblem(error.message)
      setError(path, { type: 'backend', message: rule })
    }
    if (step.kind === 'shippingAddress' || step.kind === 'billingAddress') {
      const { fields } = addressProblems(step.kind === 'shippingAddress' ? 'shipping' : 'billing', messages)
      for (const { path, rule } of fields) setError(path, { type: 'backend', message: rule })
    }
    if (step.kind === 'shippingMethod' && error.kind !== 'unreachable') setValue('shippingMethod', '')
    if (step.kind === 'paymentMethod' && error.kind !== 'unreachable') setValue('paymentMethod', '')
    return result
  }, [take, getValues, rules, setError, setValue])

  const { phase, problem, order, checkAgain } = useOrdering({
    cartId,
    attempts,
    save,
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

  const isEditing = phase === 'editing'
  useEffect(() => {
    if (!isEditing) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const follow = () => {
      clearTimeout(timer)
      const steps = stepsOf(getValues(), rules)
      // An e-mail alone changes nothing that the shopper sees.
      if (steps.some(({ kind }) => kind !== 'email')) timer = setTimeout(() => void save(), SAVE_DELAY_MS)
    }
    follow()
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        drafts.write(values)
        follow()
      },
    })
    return () => {
      clearTimeout(timer)
      unsubscribe()
    }
  }, [isEditing, rules, getValues, subscribe, save, drafts])

  // The cart can be changed on top of this page, and with it what delivery costs.
  const worth = data.prices?.subtotal_with_discount_excluding_tax?.value
  const lastWorth = useRef(worth)
  useEffect(() => {
    if (lastWorth.current === worth) return
    lastWorth.current = worth
    forget()
    void save()
  }, [worth, forget, save])

  const formElement = useRef<HTMLFormElement>(null)
  const goTo = useCallback((name: CheckoutFieldName) => {
    const controlOf = formElement.current?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)
    controlOf?.focus()
    controlOf?.scrollIntoView({ block: 'center' })
  }, [])

  const onSubmit = form.handleSubmit(
    () => order(),
    (errors) => {
      const [first] = formProblems(errors)
      if (first) goTo(first.name)
    },
  )

  const billingIsShipping = useWatch({ control, name: 'billingIsShipping' })
  const isPending = busy || phase === 'ordering' || phase === 'checking'
  let step = 0
  return (
    <FormProvider {...form}>
      <Grid columns="aside">
        <OrderSummary cart={data} isPending={busy} />
        <form ref={formElement} noValidate onSubmit={(event) => void onSubmit(event)}>
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
                    <SaveNotice failure={failure} onRetry={() => void save()} />
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
                  {problem && <OrderProblemNotice problem={problem} />}
                  <OrderPhaseNotice phase={phase} onCheckAgain={() => void checkAgain()} />
                  <Button type="submit" block loading={isPending && phase !== 'editing'} disabled={phase === 'unknown'}>
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
