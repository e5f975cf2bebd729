import type { BrowserContext, Request, Route } from 'playwright'
import { BRAINTREE_API, MERCHANT_PATH } from '../servers/cardProvider.ts'
import type { CardProvider } from '../servers/cardProvider.ts'
import { hostedFieldScript } from './hostedFieldScript.ts'
import { payPalButtonScript, payPalSdkScript, payPalWindowScript } from './payPalScripts.ts'
import { songbirdScript } from './songbirdScript.ts'

/** How a host behaves: it answers, is blocked, never answers, or sends a script that throws. */
export type HostMood = 'well' | 'blocked' | 'silent' | 'throwing'

/** `windowless`: the browser blocks the window of PayPal. */
export type PayPalMood = HostMood | 'windowless' | 'unanswering'

export type BraintreeStandIn = {
  /** The addresses of the provider that the pages asked for. */
  readonly asked: readonly string[]
  /** The behaviour of the provider's fields and API, of the script of the check, and of the collector, from now on. */
  readonly behave: {
    (who: 'fields' | 'bank' | 'device', mood: HostMood): void
    (who: 'paypal', mood: PayPalMood): void
  }
}

/** The owner of the account in the stand-in of PayPal. */
export const PAYPAL_OWNER = 'ada@paypal.example'

/** The messages of a browser in which the stand-in is used. */
export const BRAINTREE_ASKED =
  /request to another origin: https:\/\/[\w.-]+\.(?:braintreegateway\.com|cardinalcommerce\.com|paypal\.com|bank\.example)/

/** The stand-in's card numbers: the bank is content, refuses at once, or asks the shopper; the provider takes no such card. */
export const CARDS = {
  plain: '4000000000001000',
  refused: '4000000000001018',
  challenged: '4000000000001091',
  unknown: '4000000000009999',
} as const

const PAYPAL = 'https://www.paypal.com'
/** Collects facts about the device. */
const DEVICE = 'https://c.paypal.com'
const ASSETS = 'https://assets.braintreegateway.com'
const SONGBIRD = 'https://songbirdstag.cardinalcommerce.com/edge/v1/songbird.js'
const BANK = 'https://acs.bank.example/challenge'
/** A script that fails while it starts. */
export const THROWING = 'throw new Error("thrown by a stand-in")'
const API = `${BRAINTREE_API}${MERCHANT_PATH}/v1`

const CONFIGURATION = {
  assetsUrl: ASSETS,
  clientApiUrl: `${BRAINTREE_API}:443${MERCHANT_PATH}`,
  environment: 'sandbox',
  merchantId: 'standin',
  threeDSecureEnabled: true,
  threeDSecure: { cardinalAuthenticationJWT: 'jwt', cardinalSongbirdUrl: SONGBIRD },
  creditCards: { supportedCardTypes: ['Visa', 'MasterCard'], collectDeviceData: false },
  challenges: ['cvv'],
  paypalEnabled: true,
  paypal: { assetsUrl: ASSETS, clientId: 'client', displayName: 'Shop', environmentNoNetwork: false },
}

/**
 * Answers the hosts of Braintree, of Cardinal and of a bank for a browser, in the shapes that the published braintree-web
 * expects. The frames have the provider's true origins, so the policy of the shop's documents applies to them.
 */
export async function standInForBraintree(context: BrowserContext, provider: CardProvider): Promise<BraintreeStandIn> {
  const asked: string[] = []
  const moods: Record<'fields' | 'bank' | 'paypal' | 'device', PayPalMood> = {
    fields: 'well',
    bank: 'well',
    paypal: 'well',
    device: 'well',
  }
  const payments = new Map<string, PayPalPayment>()
  const hosts = /^https:\/\/(?:[\w-]+\.)+(?:braintreegateway\.com|cardinalcommerce\.com|paypal\.com|bank\.example)[:/]/
  await context.route(hosts, async (route) => {
    const request = route.request()
    const url = new URL(request.url())
    asked.push(url.href)
    const isPayPal = url.origin === PAYPAL && /^\/(?:sdk|smart|checkoutnow)/.test(url.pathname)
    const isBank = /cardinalcommerce|bank/.test(url.hostname)
    const isDevice = url.origin === DEVICE
    const mood = moods[isDevice ? 'device' : isPayPal ? 'paypal' : isBank ? 'bank' : 'fields']
    if (mood === 'blocked') return route.abort('blockedbyclient')
    // Neither an answer nor an end.
    if (mood === 'silent') return undefined
    if (mood === 'throwing' && /[./]js$/.test(url.pathname)) return script(route, THROWING)
    if (isDevice) return script(route, '')
    if (url.origin === ASSETS && mood === 'throwing') return page(route, 'Card field', THROWING)
    if (url.origin === ASSETS) return page(route, 'Card field', `(${hostedFieldScript.toString()})('${API}')`)
    if (url.href === SONGBIRD) return script(route, `(${songbirdScript.toString()})('${new URL(BANK).origin}')`)
    if (url.href.startsWith(BANK)) return page(route, 'Your bank', `(${bankScript.toString()})()`)
    if (isPayPal) return answerPayPal(route, url, { payments, mayOpen: mood !== 'windowless' })
    if (request.url().startsWith(`${BRAINTREE_API}`)) {
      if (url.pathname.includes('paypal') && moods.paypal === 'unanswering') return json(route, 503, {})
      return answerPayPalApi(route, request, { payments, provider }) ?? answerApi(route, request, provider)
    }
    // Statistics of the provider.
    return json(route, 200, {})
  })
  return {
    asked,
    behave(who, mood) {
      moods[who] = mood
    },
  }
}

const script = (route: Route, body: string) => route.fulfill({ contentType: 'text/javascript', body })
const json = (route: Route, status: number, body: object) =>
  route.fulfill({ status, json: body, headers: { 'access-control-allow-origin': '*' } })
const page = (route: Route, title: string, code: string) =>
  route.fulfill({
    contentType: 'text/html; charset=utf-8',
    body: `<!doctype html><html lang="en"><title>${title}</title><body><script>${code}</script></body></html>`,
  })

/** A payment that waits for its owner. */
type PayPalPayment = { readonly amount: string; readonly currency: string; readonly canBeSaved: boolean }
type PayPalPayments = Map<string, PayPalPayment>

function answerPayPal(
  route: Route,
  { pathname, searchParams }: URL,
  { payments, mayOpen }: { readonly payments: PayPalPayments; readonly mayOpen: boolean },
): Promise<void> {
  if (pathname === '/sdk/js') return script(route, `(${payPalSdkScript.toString()})('${PAYPAL}')`)
  if (pathname === '/smart/buttons') return page(route, 'PayPal', `(${payPalButtonScript.toString()})(${mayOpen})`)
  const { amount = '', currency = '' } = payments.get(searchParams.get('token') ?? '') ?? {}
  return page(route, 'PayPal', `(${payPalWindowScript.toString()})('${amount} ${currency}')`)
}

/** Undefined for calls that are not about PayPal. */
function answerPayPalApi(
  route: Route,
  request: Request,
  { payments, provider }: { readonly payments: PayPalPayments; readonly provider: CardProvider },
): Promise<void> | undefined {
  const path = new URL(request.url()).pathname.replace(`${MERCHANT_PATH}/v1/`, '')
  if (path === 'paypal_hermes/create_payment_resource') {
    const body = request.postDataJSON() as {
      readonly amount: string
      readonly currencyIsoCode: string
      readonly requestBillingAgreement?: boolean
    }
    const token = `EC-${payments.size + 1}`
    const canBeSaved = body.requestBillingAgreement === true
    payments.set(token, { amount: body.amount, currency: body.currencyIsoCode, canBeSaved })
    return json(route, 201, { paymentResource: { redirectUrl: `${PAYPAL}/checkoutnow?token=${token}` } })
  }
  if (path !== 'payment_methods/paypal_accounts') return undefined
  const { paypalAccount } = request.postDataJSON() as { readonly paypalAccount: { readonly paymentToken: string } }
  const payment = payments.get(paypalAccount.paymentToken.replace('PAY-', 'EC-'))
  if (!payment) return json(route, 422, {})
  const confirmedCents = Math.round(Number(payment.amount) * 100)
  const nonce = provider.takeAccount({ email: PAYPAL_OWNER, confirmedCents, canBeSaved: payment.canBeSaved })
  const details = { payerInfo: { email: PAYPAL_OWNER } }
  return json(route, 201, { paypalAccounts: [{ nonce, type: 'PayPalAccount', details }] })
}

function answerApi(route: Route, request: Request, { cards, take }: CardProvider): Promise<void> {
  const path = new URL(request.url()).pathname.replace(`${MERCHANT_PATH}/v1/`, '')
  if (path === 'configuration') return json(route, 200, CONFIGURATION)
  const body = request.postDataJSON() as {
    readonly number?: string
    readonly month?: number
    readonly year?: number
    readonly amount?: string
    readonly jwt?: string
  }
  if (path === 'payment_methods/credit_cards') {
    const { number = '', month = 1, year = 2030 } = body
    if (number === CARDS.unknown) return json(route, 422, {})
    return json(route, 201, { nonce: take({ number, month, year }) })
  }
  const [, nonce = '', step] =
    /^payment_methods\/([^/]+)\/three_d_secure\/(lookup|authenticate_from_jwt)$/.exec(path) ?? []
  const card = cards.get(nonce)
  if (!card || step === undefined) return json(route, 404, {})
  const answer = (isShifted: boolean, status: string, more: object = {}) => {
    const threeDSecureInfo = { liabilityShiftPossible: true, liabilityShifted: isShifted, status }
    const paymentMethod = {
      nonce,
      type: 'CreditCard',
      details: { lastTwo: card.number.slice(-2), cardType: 'Visa' },
      threeDSecureInfo,
    }
    return json(route, 201, { paymentMethod, threeDSecureInfo, ...more })
  }
  if (step === 'authenticate_from_jwt') {
    const isConfirmed = body.jwt === 'confirmed'
    if (!isConfirmed) card.confirmedCents = null
    return answer(isConfirmed, isConfirmed ? 'authenticate_successful' : 'authenticate_failed')
  }
  card.confirmedCents = Math.round(Number(body.amount) * 100)
  const isChallenged = card.number === CARDS.challenged
  const lookup = {
    acsUrl: isChallenged ? BANK : null,
    pareq: 'payload',
    md: 'md',
    termUrl: BANK,
    transactionId: 'transaction',
    threeDSecureVersion: '2.2.0',
  }
  const isShifted = !isChallenged && card.number !== CARDS.refused
  return answer(isShifted, isShifted ? 'authenticate_successful' : 'authenticate_failed', { lookup })
}

/** The bank's page. Runs in its frame. */
function bankScript(): void {
  for (const [name, verdict] of [
    ['Confirm the payment', 'confirmed'],
    ['Refuse the payment', 'refused'],
  ] as const) {
    const button = document.createElement('button')
    button.textContent = name
    button.addEventListener('click', () => window.parent.postMessage({ bank: verdict }, '*'))
    document.body.append(button)
  }
}
