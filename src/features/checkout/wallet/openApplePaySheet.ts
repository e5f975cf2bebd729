import { amountText } from '#src/shop/amountText.ts'
import type { Result } from '#src/lib/result.ts'
import type { Sum } from '#src/shop/payments.ts'

/** Why the sheet cannot go on, in the shopper's language; `code` and `field` place it in the sheet. */
export type SheetProblem = {
  readonly code: ApplePayJS.ApplePayErrorCode
  readonly field?: ApplePayJS.ApplePayErrorContactField
  readonly text: string
  /** The number of an order that the page links to. */
  readonly earlierOrder?: string
}

type Problems = readonly SheetProblem[]

/** The cart that is paid, as it was when the sheet opened. */
export type SheetCart = {
  readonly cartId: string
  readonly isVirtual: boolean
  readonly sum: Sum
  readonly lines: readonly ApplePayJS.ApplePayLineItem[]
}

/** The costs of a delivery. */
export type SheetQuote = {
  /** The chosen one first, as the sheet wants it. */
  readonly methods: readonly ApplePayJS.ApplePayShippingMethod[]
  readonly sum: Sum
  readonly lines: readonly ApplePayJS.ApplePayLineItem[]
}

export type SheetOrder =
  /** An order exists; `leave` shows it, or the state of its payment. */
  | { readonly kind: 'placed'; readonly leave: () => void }
  /** Nobody knows whether an order exists: `leave` opens the page that finds out. */
  | { readonly kind: 'unknown'; readonly leave: () => void }
  /** Nothing was ordered. `isFinal`: another authorisation in this sheet could not change that. */
  | { readonly kind: 'refused'; readonly problems: Problems; readonly isFinal: boolean }

export type SheetPorts = {
  /** Opens the session at Apple through the backend; null without an answer. Never rejects. */
  readonly validate: (validationUrl: string) => Promise<unknown>
  /** Starts in the click: puts the product into the cart if there is one, and reads the cart. Never rejects. */
  readonly prepare: () => Promise<Result<SheetCart, Problems>>
  /** Asks for the costs of a delivery; stores nothing. Never rejects. */
  readonly quote: (
    cart: SheetCart,
    contact: ApplePayJS.ApplePayPaymentContact,
    wanted: string | null,
  ) => Promise<Result<SheetQuote, Problems>>
  /** Never rejects. */
  readonly order: (
    cart: SheetCart,
    payment: ApplePayJS.ApplePayPayment,
    agreed: { readonly sum: Sum; readonly method: string | null },
  ) => Promise<SheetOrder>
}

export type SheetEnd = 'dismissed' | 'failed' | 'placed'

export type SheetOptions = {
  readonly request: ApplePayJS.ApplePayPaymentRequest
  readonly ports: SheetPorts
  /** The shop's name, beside the total. */
  readonly label: string
  /** For a backend that does not open the session, and for a delivery without an answer. */
  readonly unanswered: SheetProblem
  /** Called with the problems that the page shows: after each step, empty after a success. */
  readonly onProblems: (problems: Problems) => void
  /** An order is running, or no longer. */
  readonly onOrdering: (isOrdering: boolean) => void
  readonly onEnd: (how: SheetEnd) => void
}

/** Errors of the contact are objects since this version of the API. */
const API_VERSION = 3

/**
 * Opens the sheet. Called in the click, before anything is awaited, because browsers refuse a sheet that opens later.
 *
 * @throws the browser's error if it refuses the sheet
 */
export function openApplePaySheet(options: SheetOptions): void {
  const { request, ports, label, unanswered, onProblems, onOrdering, onEnd } = options
  const session = new ApplePaySession(API_VERSION, request)
  let isOver = false
  let contact: ApplePayJS.ApplePayPaymentContact | null = null
  let quote: SheetQuote | null = null
  let total = request.total

  /** The browser refuses answers to a sheet that has closed. */
  const answer = (act: () => void) => {
    if (!isOver) act()
  }
  const end = (how: SheetEnd) => {
    if (isOver) return
    isOver = true
    onEnd(how)
  }
  const giveUp = (problems: Problems) => {
    onProblems(problems)
    answer(() => session.abort())
    end('failed')
  }
  const errorsOf = (problems: Problems) => problems.map(({ code, field, text }) => new ApplePayError(code, field, text))
  const totalOf = ({ value, currency }: Sum): ApplePayJS.ApplePayLineItem => ({
    label,
    amount: amountText(value, currency),
    type: 'final',
  })

  /** Asks for the costs to the contact. */
  const ask = async (wanted: string | null): Promise<Problems> => {
    const cart = await prepared
    if (!cart.ok) return cart.error
    // A product's page cannot know it in the click.
    if (cart.value.isVirtual) total = totalOf(cart.value.sum)
    if (cart.value.isVirtual || contact === null) return []
    const asked = await ports.quote(cart.value, contact, wanted)
    if (!asked.ok) return asked.error
    quote = asked.value
    total = totalOf(quote.sum)
    return []
  }

  const validate = async ({ validationURL }: ApplePayJS.ApplePayValidateMerchantEvent) => {
    const merchant = await ports.validate(validationURL)
    if (merchant === null) giveUp([unanswered])
    else answer(() => session.completeMerchantValidation(merchant))
  }
  const takeContact = async ({ shippingContact }: ApplePayJS.ApplePayShippingContactSelectedEvent) => {
    contact = shippingContact
    const wanted = quote?.methods[0]?.identifier ?? null
    quote = null
    const problems = await ask(wanted)
    onProblems(problems)
    answer(() =>
      session.completeShippingContactSelection({
        newTotal: total,
        newLineItems: [...(quote?.lines ?? [])],
        newShippingMethods: [...(quote?.methods ?? [])],
        errors: errorsOf(problems),
      }),
    )
  }
  const takeMethod = async ({ shippingMethod }: ApplePayJS.ApplePayShippingMethodSelectedEvent) => {
    const problems = await ask(shippingMethod.identifier)
    // The sheet has no place for errors of a method.
    if (problems.length > 0) return giveUp(problems)
    answer(() => session.completeShippingMethodSelection({ newTotal: total, newLineItems: [...(quote?.lines ?? [])] }))
  }
  const pay = async ({ payment }: ApplePayJS.ApplePayPaymentAuthorizedEvent) => {
    onOrdering(true)
    const cart = await prepared
    const order = async (): Promise<SheetOrder> => {
      if (!cart.ok) return { kind: 'refused', problems: cart.error, isFinal: false }
      if (cart.value.isVirtual) return ports.order(cart.value, payment, { sum: cart.value.sum, method: null })
      const [method] = quote?.methods ?? []
      if (quote === null || !method) return { kind: 'refused', problems: [unanswered], isFinal: false }
      return ports.order(cart.value, payment, { sum: quote.sum, method: method.identifier })
    }
    const result = await order()
    onOrdering(false)
    if (result.kind !== 'refused') {
      const { STATUS_SUCCESS, STATUS_FAILURE } = ApplePaySession
      onProblems([])
      answer(() => session.completePayment({ status: result.kind === 'placed' ? STATUS_SUCCESS : STATUS_FAILURE }))
      end(result.kind === 'placed' ? 'placed' : 'failed')
      // Also if the sheet has closed meanwhile: the order exists.
      return result.leave()
    }
    onProblems(result.problems)
    // With errors the sheet stays for another authorisation, without them it closes.
    const errors = result.isFinal ? [] : errorsOf(result.problems)
    answer(() => session.completePayment({ status: ApplePaySession.STATUS_FAILURE, errors }))
    if (errors.length === 0) end('failed')
  }

  session.onvalidatemerchant = (event) => void validate(event)
  session.onshippingcontactselected = (event) => void takeContact(event)
  session.onshippingmethodselected = (event) => void takeMethod(event)
  session.onpaymentauthorized = (event) => void pay(event)
  session.oncancel = () => end('dismissed')

  session.begin()
  const prepared = ports.prepare()
  void prepared.then((cart) => {
    // The shopper reads about that order on the page, which the sheet covers.
    if (!cart.ok && cart.error.some(({ earlierOrder }) => earlierOrder !== undefined)) giveUp(cart.error)
  })
}
