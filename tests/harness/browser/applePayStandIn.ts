import type { Page } from 'playwright'

/** A call of the shop to the sheet, with its first argument. */
export type SheetCall = { readonly name: string; readonly argument: unknown }

/** The record that the stand-in keeps in the window for tests. */
export type ApplePayStandIn = {
  readonly calls: SheetCall[]
  session: ApplePaySession | null
}

declare global {
  interface Window {
    applePayStandIn?: ApplePayStandIn
  }
}

/**
 * Gives the window a sheet of Apple Pay without a picture: it records every call, and a test plays device and shopper by
 * calling the session's handlers. As in Safari, a sheet opens in the shopper's click only, and answers to a closed sheet
 * are refused. Runs inside the browser, so it uses nothing from outside.
 */
export function installApplePay(mustBeClicked: boolean): void {
  const standIn: ApplePayStandIn = { calls: [], session: null }
  const note = (name: string, argument: unknown = null) =>
    void standIn.calls.push({ name, argument: JSON.parse(JSON.stringify(argument)) as unknown })
  class StandInError {
    readonly code: string
    readonly contactField: string | undefined
    readonly message: string
    constructor(code: string, contactField?: string, message = '') {
      this.code = code
      this.contactField = contactField
      this.message = message
    }
  }
  class StandInSession {
    static readonly STATUS_SUCCESS = 0
    static readonly STATUS_FAILURE = 1
    static canMakePayments(): boolean {
      return true
    }
    onvalidatemerchant: ApplePaySession['onvalidatemerchant'] | null = null
    onshippingcontactselected: ApplePaySession['onshippingcontactselected'] | null = null
    onshippingmethodselected: ApplePaySession['onshippingmethodselected'] | null = null
    onpaymentauthorized: ApplePaySession['onpaymentauthorized'] | null = null
    oncancel: ApplePaySession['oncancel'] | null = null
    #isOver = false
    readonly #request: unknown
    constructor(_version: number, request: unknown) {
      if (mustBeClicked && globalThis.event?.type !== 'click') throw new Error('InvalidAccessError: not in a click')
      this.#request = request
    }
    #answer(name: string, argument: unknown) {
      if (this.#isOver) throw new Error(`InvalidStateError: ${name} after the end of the sheet`)
      note(name, argument)
    }
    begin() {
      if (mustBeClicked && globalThis.event?.type !== 'click') throw new Error('InvalidAccessError: not in a click')
      standIn.session = this as unknown as ApplePaySession
      note('begin', this.#request)
    }
    abort() {
      this.#answer('abort', null)
      this.#isOver = true
    }
    completeMerchantValidation(session: unknown) {
      this.#answer('completeMerchantValidation', session)
    }
    completeShippingContactSelection(update: unknown) {
      this.#answer('completeShippingContactSelection', update)
    }
    completeShippingMethodSelection(update: unknown) {
      this.#answer('completeShippingMethodSelection', update)
    }
    completePayment(result: { readonly status: number; readonly errors?: readonly unknown[] }) {
      this.#answer('completePayment', result)
      // With errors the shopper may correct something.
      this.#isOver = !result.errors?.length
    }
    /** The shopper closes the sheet. */
    dismiss() {
      this.#isOver = true
      this.oncancel?.(new Event('cancel') as never)
    }
  }
  Object.assign(globalThis, {
    applePayStandIn: standIn,
    ApplePaySession: StandInSession,
    ApplePayError: StandInError,
  })
}

/** The shopper with the sheet, in a page whose context has the stand-in. */
export const sheetOf = (page: Page) => ({
  calls: () => page.evaluate(() => window.applePayStandIn?.calls ?? []),
  /** The device validates the shop. */
  validate: () =>
    page.evaluate(() => {
      const session = window.applePayStandIn?.session
      session?.onvalidatemerchant({ validationURL: 'https://apple-pay-gateway.apple.test/session' } as never)
    }),
  chooseContact: (contact: ApplePayJS.ApplePayPaymentContact) =>
    page.evaluate((shippingContact) => {
      window.applePayStandIn?.session?.onshippingcontactselected({ shippingContact } as never)
    }, contact),
  chooseMethod: (method: ApplePayJS.ApplePayShippingMethod) =>
    page.evaluate((shippingMethod) => {
      window.applePayStandIn?.session?.onshippingmethodselected({ shippingMethod } as never)
    }, method),
  /** Face ID or a finger. */
  authorise: (contact: ApplePayJS.ApplePayPaymentContact) =>
    page.evaluate((shippingContact) => {
      const payment = { token: { paymentData: 'encrypted' }, shippingContact, billingContact: shippingContact }
      window.applePayStandIn?.session?.onpaymentauthorized({ payment } as never)
    }, contact),
  dismiss: () =>
    page.evaluate(() => (window.applePayStandIn?.session as unknown as { dismiss(): void } | null)?.dismiss()),
})
