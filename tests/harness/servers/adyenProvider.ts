import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { signatureOf } from '#server/payment/createAdyenPayments.ts'

/** `lost`: the call is executed, but not answered. */
export type AdyenFate = 'failure' | 'lost'

export type AdyenPayment = {
  readonly id: string
  readonly reference: string
  readonly cents: number
  readonly currency: string
  readonly returnUrl: string
  state: 'Authorised' | 'Refused' | 'Cancelled' | 'Pending' | 'RedirectShopper' | 'IdentifyShopper' | 'ChallengeShopper'
}

/**
 * A provider on loopback with the shape of Adyen's Checkout API towards the shop, and the page on which a bank asks the
 * shopper. It calls the webhook only when a test says so. `standInForAdyen` gives it a face in the browser.
 */
export type AdyenProvider = {
  readonly url: string
  readonly hmacKey: string
  /** In the order in which they began. */
  readonly payments: readonly AdyenPayment[]
  /** Sets the fate of the next call of the kind. */
  readonly meets: (call: 'payments' | 'details', fate: AdyenFate) => void
  /** Ends a payment without the shopper, if it has not ended. */
  readonly end: (id: string, how: 'Authorised' | 'Refused') => void
  /** The body of a webhook about a payment that has ended. */
  readonly noticeOf: (id: string, hmacKey?: string) => string
  readonly dispose: () => Promise<void>
}

/** The stand-in's card numbers. */
export const ADYEN_CARDS = {
  plain: '4111111111111111',
  refused: '4000300011112220',
  /** The bank looks at the browser, and is content. */
  identified: '5201281505129736',
  challenged: '4212345678910006',
  redirected: '4212345678901237',
  pending: '4000620000000007',
} as const

const STATES: Readonly<Record<string, AdyenPayment['state']>> = {
  [ADYEN_CARDS.plain]: 'Authorised',
  [ADYEN_CARDS.identified]: 'IdentifyShopper',
  [ADYEN_CARDS.challenged]: 'ChallengeShopper',
  [ADYEN_CARDS.redirected]: 'RedirectShopper',
  [ADYEN_CARDS.pending]: 'Pending',
}

/** The bank's page in the shopper's browser. */
export const ADYEN_BANK = 'https://acs.bank.example'
const HMAC_KEY = '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056'

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64')

const commonOf = (id: string) => ({ paymentMethodType: 'scheme', paymentData: `data-${id}` })

/** The step in which a bank looks at the browser, or asks the shopper. */
export const bankAction = (id: string, subtype: 'fingerprint' | 'challenge'): object => ({
  ...commonOf(id),
  type: 'threeDS2',
  authorisationToken: id,
  subtype,
  token: encode({
    ...(subtype === 'challenge'
      ? { threeDSNotificationURL: `${ADYEN_BANK}/notification`, acsURL: `${ADYEN_BANK}/challenge` }
      : { threeDSMethodNotificationURL: `${ADYEN_BANK}/notification`, threeDSMethodUrl: `${ADYEN_BANK}/method` }),
    threeDSServerTransID: '00000000-0000-4000-8000-000000000000',
    acsTransID: id,
    messageVersion: '2.1.0',
  }),
})

/** The result of a challenge, as adyen-web sends it. */
export const challengeResult = (id: string, isConfirmed: boolean): string =>
  encode({ transStatus: isConfirmed ? 'Y' : 'N', authorisationToken: id })

/** The parameter with which the bank's page sends the shopper back. */
export const redirectResult = (id: string, isConfirmed: boolean): string => encode({ id, isConfirmed })

type Body = {
  readonly amount?: { readonly value: number; readonly currency: string }
  readonly reference?: string
  readonly paymentReference?: string
  readonly returnUrl?: string
  readonly paymentMethod?: { readonly encryptedCardNumber?: string }
  readonly details?: { readonly threeDSResult?: string; readonly redirectResult?: string }
}

export async function startAdyenProvider(): Promise<AdyenProvider> {
  const payments: AdyenPayment[] = []
  const answered = new Map<string, object>()
  const fates = new Map<string, AdyenFate>()
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const isEnded = ({ state }: AdyenPayment) => state === 'Authorised' || state === 'Refused' || state === 'Cancelled'

  /** The next step of a payment, in the shapes that adyen-web takes. */
  function actionOf({ id, state }: AdyenPayment): object | null {
    switch (state) {
      case 'RedirectShopper':
        return { ...commonOf(id), type: 'redirect', method: 'GET', url: `${url}bank?id=${id}` }
      case 'IdentifyShopper':
        return bankAction(id, 'fingerprint')
      case 'ChallengeShopper':
        return bankAction(id, 'challenge')
      default:
        return null
    }
  }

  const answerOf = (payment: AdyenPayment) => {
    const action = actionOf(payment)
    return {
      pspReference: payment.id,
      merchantReference: payment.reference,
      resultCode: payment.state,
      ...(action && { action }),
    }
  }

  function begin({ amount, reference = '', returnUrl = '', paymentMethod }: Body): object {
    const { value: cents = 0, currency = 'EUR' } = amount ?? {}
    const number = paymentMethod?.encryptedCardNumber ?? ''
    const payment: AdyenPayment = {
      id: `PSP${payments.length + 1}`,
      reference,
      cents,
      currency,
      returnUrl,
      state: STATES[number] ?? 'Refused',
    }
    payments.push(payment)
    return answerOf(payment)
  }

  /** Null for details that belong to no payment, or that come too late. */
  function submit({ details }: Body): object | null {
    const key = JSON.stringify(details)
    const known = answered.get(key)
    if (known) return known
    const text = details?.threeDSResult ?? details?.redirectResult ?? ''
    const read = JSON.parse(Buffer.from(text, 'base64').toString() || '{}') as Record<string, unknown>
    const id = read['authorisationToken'] ?? read['id']
    const payment = payments.find((each) => each.id === id)
    if (!payment || isEnded(payment)) return null
    payment.state = read['transStatus'] === 'Y' || read['isConfirmed'] === true ? 'Authorised' : 'Refused'
    answered.set(key, answerOf(payment))
    return answerOf(payment)
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', url)
    const json = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (request.method === 'GET') return showBank(response, searchParams)
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = JSON.parse(Buffer.concat(chunks).toString()) as Body
    if (pathname === '/paymentMethods') {
      return void json(200, { paymentMethods: [{ type: 'scheme', name: 'Cards', brands: ['visa', 'mc'] }] })
    }
    if (pathname === '/cancels') {
      for (const payment of payments) if (payment.reference === body.paymentReference) payment.state = 'Cancelled'
      return void json(201, { status: 'received' })
    }
    const call = pathname === '/payments' ? 'payments' : 'details'
    const fate = fates.get(call)
    fates.delete(call)
    if (fate === 'failure') return void json(503, {})
    const result = call === 'payments' ? begin(body) : submit(body)
    if (fate === 'lost') return void response.destroy()
    if (result === null) return void json(422, { errorCode: '101' })
    json(200, result)
  }

  /** The page of a bank that is no part of the shop's page. */
  function showBank(response: ServerResponse, searchParams: URLSearchParams): void {
    const id = searchParams.get('id') ?? ''
    const payment = payments.find((each) => each.id === id)
    if (!payment) return void response.writeHead(404).end()
    const linkTo = (name: string, isConfirmed: boolean) => {
      const back = new URL(payment.returnUrl)
      back.searchParams.set('redirectResult', redirectResult(id, isConfirmed))
      return `<a href="${back.href.replaceAll('&', '&amp;')}">${name}</a>`
    }
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(
        `<!doctype html><html lang="en"><title>Your bank</title><link rel="icon" href="data:,"><h1>Pay ${payment.cents / 100}</h1>${linkTo('Confirm', true)} ${linkTo('Refuse', false)}</html>`,
      )
  }

  const paymentOf = (id: string) => {
    const payment = payments.find((each) => each.id === id)
    if (!payment) throw new Error(`There is no payment ${id}`)
    return payment
  }
  return {
    url,
    hmacKey: HMAC_KEY,
    payments,
    meets: (call, fate) => void fates.set(call, fate),
    end(id, how) {
      const payment = paymentOf(id)
      if (!isEnded(payment)) payment.state = how
    },
    noticeOf(id, hmacKey = HMAC_KEY) {
      const { reference, cents, currency, state } = paymentOf(id)
      const item = {
        pspReference: id,
        originalReference: '',
        merchantAccountCode: 'Shop',
        merchantReference: reference,
        amount: { value: cents, currency },
        eventCode: 'AUTHORISATION',
        success: state === 'Authorised' ? ('true' as const) : ('false' as const),
      }
      const signed = { ...item, additionalData: { hmacSignature: signatureOf(item, hmacKey) } }
      return JSON.stringify({ live: 'false', notificationItems: [{ NotificationRequestItem: signed }] })
    },
    async dispose() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
