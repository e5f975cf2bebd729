import { useLingui } from '@lingui/react'
import { createElement, memo, useCallback, useEffect, useRef, useState } from 'react'
import type { SyntheticEvent } from 'react'
import { FormProvider } from 'react-hook-form'
import type { UseFormReturn } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay'
import type { CheckoutSteps_cart$key } from '#src/__generated__/CheckoutSteps_cart.graphql.ts'
import type { CheckoutSteps_query$key } from '#src/__generated__/CheckoutSteps_query.graphql.ts'
import { cartItemsOf } from '#src/features/analytics/cartItems.ts'
import { useCheckoutEvents } from '#src/features/analytics/useCheckoutEvents.ts'
import { Slot } from '#src/features/extensions/Slot.tsx'
import { createNeededPart } from '#src/features/navigation/neededPart.ts'
import { prepareRetry } from '#src/features/navigation/prepareRetry.ts'
import { nextTask } from '#src/lib/scheduling/nextTask.ts'
import { LostCoupon } from '#src/features/cart/totals/LostCoupon.tsx'
import { useLostCoupon } from '#src/features/cart/totals/useLostCoupon.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { Grid } from '#src/ui/layout/Grid.tsx'
import { Heading } from '#src/ui/layout/Heading.tsx'
import { createLatePart } from '#src/ui/latePart.ts'
import { Stack } from '#src/ui/layout/Stack.tsx'
import type { BookAddress } from '#src/features/address/addressBook.ts'
import type { AddressCountry } from '#src/features/address/addressCountries.ts'
import type { CartStep } from './cartSteps.ts'
import type { CheckoutDrafts } from '../form/checkoutDraft.ts'
import type { CheckoutRules } from '../form/checkoutSchema.ts'
import { StepSkeleton } from './CheckoutSkeleton.tsx'
import { checkoutSteps, firstStep, partsOf, shownStep, stepAfter, stepOfField } from './checkoutSteps.ts'
import type { CheckoutStep } from './checkoutSteps.ts'
import type { CheckoutFieldName, CheckoutValues } from '../form/checkoutValues.ts'
import { ContactStep } from '../contact/ContactStep.tsx'
import { EmailQuestion } from '../contact/EmailQuestion.tsx'
import { formProblems } from '../form/formProblems.ts'
import type { OrderingEffects } from '../placing/createOrdering.ts'
import type { OrderPhaseNoticeProps } from '../placing/OrderPhaseNotice.tsx'
import { OrderSummary } from '../summary/OrderSummary.tsx'
import { createPaymentApprovals, readProviderReturn } from '../payment/paymentApproval.ts'
import { ProblemSummary } from '../form/ProblemSummary.tsx'
import { StepList } from './StepList.tsx'
import { STEP_TITLES } from './stepWords.ts'
import { useAccountOffer } from '../contact/useAccountOffer.ts'
import { importCartStep } from './useCartSteps.ts'
import type { HasAccount } from '../contact/useAccountOffer.ts'
import { useFirstUnfinishedStep } from './useFirstUnfinishedStep.ts'
import { useAutosave } from '../form/useAutosave.ts'
import { useStepSubmit } from './useStepSubmit.ts'
import { useOrdering } from '../placing/useOrdering.ts'
import type { AgreeInFields } from '../fields/agreeInFields.ts'
import type { Placement } from '#src/shop/payments.ts'
import { useSaving } from '../form/useSaving.ts'

const importSteps = async () => (await import('./lateSteps.ts')).lateSteps

/** Its code loads beside the page's own, because most carts begin with it. */
export const DeliveryStep = createNeededPart(
  async () => (await importSteps()).DeliveryStep,
  // As high as the address and the methods.
  createElement(StepSkeleton, { questions: 13 }),
)

const PaymentStep = createNeededPart(
  async () => (await importSteps()).PaymentStep,
  createElement(StepSkeleton, { questions: 6 }),
)

/** Earlier steps show it only after returning from an order. */
const OrderPhaseNotice = createLatePart<OrderPhaseNoticeProps>(async () => (await importSteps()).OrderPhaseNotice)

export type CheckoutOutcome = {
  readonly cartId: string
  /** The step that the address asks for. */
  readonly step: CheckoutStep
  readonly onStep: (step: CheckoutStep, options?: { readonly replace: boolean }) => void
  readonly hasAccount: HasAccount
  /** Null where no such order can exist. */
  readonly findEarlierOrder: NonNullable<OrderingEffects['findEarlierOrder']> | null
  readonly onPlaced: (placed: Placement) => void
  readonly onPlacedUnseen: () => void
  /** The query string of the address on arrival. */
  readonly arrivedWith: string
  readonly onLeaveForProvider: (address: string) => void
}

export type CheckoutStepsProps = CheckoutOutcome & {
  readonly cart: CheckoutSteps_cart$key
  readonly query: CheckoutSteps_query$key
  /** Null for a guest. */
  readonly customerEmail: string | null
  readonly book: readonly BookAddress[]
  readonly countries: readonly AddressCountry[]
  readonly rules: CheckoutRules
  readonly form: UseFormReturn<CheckoutValues>
  readonly drafts: CheckoutDrafts
}

/** The steps of the form, one of which is visible. */
export const CheckoutSteps = memo(function CheckoutSteps({ form, drafts, rules, ...props }: CheckoutStepsProps) {
  const { cartId, step: asked, onStep, book, countries } = props
  const { hasAccount, findEarlierOrder, onPlaced, onPlacedUnseen, arrivedWith, onLeaveForProvider } = props
  const { i18n } = useLingui()
  const { tabStorage } = useShop()
  const cart = useFragment(
    graphql`
      fragment CheckoutSteps_cart on Cart {
        id
        prices {
          subtotal_with_discount_excluding_tax {
            value
          }
        }
        # The code of the steps loads late.
        # eslint-disable-next-line relay/must-colocate-fragment-spreads
        ...DeliveryStep_cart
        # eslint-disable-next-line relay/must-colocate-fragment-spreads
        ...PaymentStep_cart
        ...OrderSummary_cart
        ...cartItems_cart
        ...useLostCoupon_cart
      }
    `,
    props.cart,
  )
  const query = useFragment(
    graphql`
      fragment CheckoutSteps_query on Query {
        # The code of the steps loads late.
        # eslint-disable-next-line relay/must-colocate-fragment-spreads
        ...PaymentStep_query
      }
    `,
    props.query,
  )
  const { lost: lostCoupon } = useLostCoupon(cart)
  const { shippingChosen, paymentChosen } = useCheckoutEvents(cartItemsOf(cart))
  const tellOfStep = useCallback(
    (taken: CartStep) => {
      if (taken.kind === 'shippingMethod') shippingChosen(`${taken.carrierCode}_${taken.methodCode}`)
      if (taken.kind === 'paymentMethod') paymentChosen(taken.input.code)
    },
    [shippingChosen, paymentChosen],
  )
  const saving = useSaving(form, cartId, rules, tellOfStep)
  const { busy, failure, save } = saving
  const saveAll = useCallback(() => save({ focus: true, isFinal: true }), [save])
  const agreeInFields = useRef<AgreeInFields | null>(null)
  const endQuestion = useRef<(() => void) | null>(null)
  const onAgree = useCallback((agree: AgreeInFields | null) => {
    agreeInFields.current = agree
    // Fields that leave the screen do not answer any more: Back can close them while a bank asks the shopper.
    if (agree === null) endQuestion.current?.()
  }, [])
  const { phase, problem, order, checkAgain, findCode } = useOrdering({
    cartId,
    chosen: useCallback(() => form.getValues('paymentMethod'), [form]),
    save: saveAll,
    agree: useCallback(() => {
      const agreement = agreeInFields.current?.()
      if (!agreement) return undefined
      const { promise: noAgreement, resolve } = Promise.withResolvers<null>()
      endQuestion.current = () => resolve(null)
      return Promise.race([agreement, noAgreement]).then((given) => {
        if (given) paymentChosen(form.getValues('paymentMethod') ?? '')
        return given
      })
    }, [form, paymentChosen]),
    findEarlierOrder,
    onPlaced: useCallback(
      (placed: Placement) => {
        // A payment that fails leads back to the form.
        if (placed.outcome.kind === 'done') drafts.clear()
        onPlaced(placed)
      },
      [drafts, onPlaced],
    ),
    onPlacedUnseen: useCallback(() => {
      drafts.clear()
      onPlacedUnseen()
    }, [drafts, onPlacedUnseen]),
  })

  useEffect(() => {
    // Returns to the choice of the place; its step shows the reason.
    if (problem?.kind === 'pickup-place') form.setValue('pickup', null)
  }, [problem, form])

  const arrival = useRef(arrivedWith)
  const readArrival = useCallback(() => arrival.current, [])
  const forgetArrival = useCallback(() => {
    arrival.current = ''
  }, [])
  const insteadOfOrder = useRef<(() => Promise<void>) | null>(null)
  const onInsteadOfOrder = useCallback((act: (() => Promise<void>) | null) => {
    insteadOfOrder.current = act
  }, [])

  const worth = cart.prices?.subtotal_with_discount_excluding_tax?.value
  useAutosave({ form, rules, drafts, saving, isActive: phase === 'editing', worth })

  const unfinished = useFirstUnfinishedStep(form, rules)
  // Shown before the address follows.
  const step = shownStep(asked, unfinished, rules)
  const isHere = step === asked
  useEffect(() => {
    if (!isHere) onStep(step, { replace: true })
  }, [isHere, step, onStep])

  const formElement = useRef<HTMLFormElement>(null)
  const awaited = useRef<MutationObserver | null>(null)
  useEffect(() => () => awaited.current?.disconnect(), [step])
  const goTo = useCallback((name: CheckoutFieldName) => {
    awaited.current?.disconnect()
    const fields = formElement.current
    if (!fields) return
    const reach = () => {
      const controlOf = fields.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)
      controlOf?.focus()
      controlOf?.scrollIntoView({ block: 'center' })
      return controlOf !== null
    }
    if (reach()) return
    // The step's part is still loading.
    const observer = new MutationObserver(() => {
      if (reach()) observer.disconnect()
    })
    awaited.current = observer
    observer.observe(fields, { childList: true, subtree: true })
  }, [])

  // The step with a failed attempt: before an attempt, an empty field is not an error.
  const [tried, setTried] = useState<CheckoutStep | null>(null)
  const onProblem = useCallback(
    (name: CheckoutFieldName) => {
      setTried(step)
      goTo(name)
    },
    [step, goTo],
  )
  const offer = useAccountOffer(form, hasAccount)
  const { look, lookBeforeLeaving } = offer
  const asksEmail = partsOf(step, rules).includes('contact')
  const { isSubmitting, submitStep } = useStepSubmit({
    form,
    saving,
    rules,
    step,
    mayLeave: useCallback(async () => !asksEmail || lookBeforeLeaving(), [asksEmail, lookBeforeLeaving]),
    onLeave: useCallback(() => onStep(stepAfter(step, rules)), [onStep, step, rules]),
    onProblem,
  })
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (step !== 'payment') return void submitStep()
    const goElsewhere = insteadOfOrder.current
    const placeOrder = form.handleSubmit(goElsewhere ?? order, (errors) => {
      const problems = formProblems(errors)
      // Consent belongs to the order and is not needed to open the provider's page.
      if (goElsewhere && problems.every(({ rule }) => rule === 'agreement-missing')) {
        form.clearErrors('agreements')
        return void goElsewhere()
      }
      const [first] = problems
      if (!first) return
      const home = stepOfField(first.name, rules)
      if (home === step) onProblem(first.name)
      else onStep(home)
    })
    void placeOrder(event)
  }

  useEffect(() => {
    // The tab stores the proof before it is removed from the address, because the step that reads it may not have
    // loaded when the page is left.
    if (readArrival() !== '') createPaymentApprovals(tabStorage).keep(cartId, readProviderReturn(arrivedWith))
    // The provider's parameters have been read; a reload or a shared address must not contain them.
    if (arrivedWith !== '' && isHere) onStep(step, { replace: true })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only on arrival
  }, [])

  useEffect(() => {
    // Runs after React's commit, which is long enough. If code fails to load, the step that needs it tries again and
    // shows the error.
    for (const load of [DeliveryStep.load, PaymentStep.load, importCartStep])
      nextTask()
        .then(load)
        .catch(() => undefined)
  }, [])

  const retry = () => {
    prepareRetry()
    void save()
  }
  const onEmailLeft = () => {
    void look()
    // Without waiting for the address, so that the merchant can write to a shopper who leaves.
    if (phase === 'editing') void save()
  }
  const email = asksEmail ? <EmailQuestion known={offer.known} onLeft={onEmailLeft} /> : null
  const shared = { cart, customerEmail: props.customerEmail, book, countries, failure, onRetry: retry, problem }
  return (
    <FormProvider {...form}>
      <StepList steps={checkoutSteps(rules)} current={step} unfinished={unfinished} />
      <Heading level={1}>{i18n._(STEP_TITLES[step])}</Heading>
      <Grid columns="aside">
        <OrderSummary cart={cart} isPending={busy} />
        <form ref={formElement} noValidate onSubmit={onSubmit}>
          {/* Without words the announcement takes no room above the first field. */}
          <Stack gap={lostCoupon === null ? 'none' : 's5'}>
            <LostCoupon code={lostCoupon} />
            <Stack gap="s5">
              {tried === step && <ProblemSummary step={step} rules={rules} onGoTo={goTo} />}
              {step !== 'payment' && phase !== 'editing' && (
                <OrderPhaseNotice phase={phase} onCheckAgain={() => void checkAgain()} />
              )}
              {step === 'contact' && (
                <ContactStep email={email} failure={failure} onRetry={retry} isSubmitting={isSubmitting} />
              )}
              {step === 'delivery' && (
                <>
                  {email}
                  <DeliveryStep {...shared} isSaving={busy} isSubmitting={isSubmitting} />
                </>
              )}
              {step === 'payment' && (
                <PaymentStep
                  {...shared}
                  emailStep={rules.isCustomer ? null : firstStep(rules)}
                  isVirtual={rules.isVirtual}
                  consents={rules.consents}
                  query={query}
                  isSaving={busy}
                  phase={phase}
                  onCheckAgain={() => void checkAgain()}
                  onFindCode={findCode}
                  provider={{
                    cartId,
                    readArrival,
                    forgetArrival,
                    save: saveAll,
                    onInsteadOfOrder,
                    onLeave: onLeaveForProvider,
                  }}
                  onAgree={onAgree}
                />
              )}
              <Slot name={`checkout.step.${step}.end`} context={{ cartId }} />
            </Stack>
          </Stack>
        </form>
      </Grid>
    </FormProvider>
  )
})
