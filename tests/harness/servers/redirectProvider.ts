import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The state in which a buyer leaves the provider's page. */
export type PaymentEnd = 'open' | 'pending' | 'paid' | 'canceled' | 'expired' | 'failed'

export type RedirectPayment = {
  readonly reference: string
  readonly value: string
  readonly redirectUrl: string
  readonly webhookUrl: string
  /** The token of a device; null for a payment with a page. */
  readonly applePayToken: string | null
  status: PaymentEnd
}

/**
 * `failure`: it refuses. `lost`: it acts, and the answer does not arrive. `declined`: a payment with the token of a device
 * fails.
 */
type Fate = 'failure' | 'lost' | 'declined'

/**
 * A provider on loopback with the shape of Mollie's payments API, and the page on which a buyer pays. By default it calls
 * no webhook: a test decides when, and how often.
 */
export type RedirectProvider = {
  readonly url: string
  readonly payments: ReadonlyMap<string, RedirectPayment>
  /** The host names for which a session of Apple Pay was opened. */
  readonly walletDomains: readonly string[]
  /** Sets the fate of the next payment that is opened. */
  readonly meets: (fate: Fate) => void
  /** Ends a payment without its page. A payment that has ended stays as it is. */
  readonly end: (id: string, how: PaymentEnd) => void
  /** Calls the shop, as the provider does after a change. */
  readonly callWebhook: (id: string) => Promise<void>
  readonly dispose: () => Promise<void>
}

const FINAL: ReadonlySet<PaymentEnd> = new Set(['paid', 'canceled', 'expired', 'failed'])

const BUTTONS: readonly (readonly [name: string, how: PaymentEnd])[] = [
  ['Pay', 'paid'],
  ['Decline', 'failed'],
  ['Cancel', 'canceled'],
  ['Expire', 'expired'],
  ['Pay later', 'pending'],
  ['Leave open', 'open'],
]

export async function startRedirectProvider(): Promise<RedirectProvider> {
  const payments = new Map<string, RedirectPayment>()
  const walletDomains: string[] = []
  let fate: Fate | null = null
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`

  const end = (id: string, how: PaymentEnd) => {
    const payment = payments.get(id)
    if (payment && !FINAL.has(payment.status)) payment.status = how
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', url)
    const json = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    const stateOf = (id: string, { status, value, applePayToken }: RedirectPayment) => ({
      id,
      status,
      amount: { currency: 'EUR', value },
      _links: applePayToken === null ? { checkout: { href: `${url}checkout?id=${id}` } } : {},
    })
    if (request.method === 'POST') {
      const met = fate
      fate = null
      if (met === 'failure') return void json(503, {})
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk as Buffer)
      const body = JSON.parse(Buffer.concat(chunks).toString()) as {
        readonly amount: { readonly value: string }
        readonly description: string
        readonly redirectUrl: string
        readonly webhookUrl: string
        readonly applePayPaymentToken?: string
        readonly domain?: string
      }
      if (pathname === '/v2/wallets/applepay/sessions') {
        walletDomains.push(body.domain ?? '')
        return void json(201, { merchantSessionIdentifier: `session_${walletDomains.length}`, domainName: body.domain })
      }
      const applePayToken = body.applePayPaymentToken ?? null
      const id = `tr_${payments.size + 1}`
      const payment: RedirectPayment = {
        reference: body.description,
        value: body.amount.value,
        redirectUrl: body.redirectUrl,
        webhookUrl: body.webhookUrl,
        applePayToken,
        status: applePayToken === null ? 'open' : met === 'declined' ? 'failed' : 'paid',
      }
      payments.set(id, payment)
      return met === 'lost' ? void response.destroy() : void json(201, stateOf(id, payment))
    }
    const id = searchParams.get('id') ?? pathname.split('/').at(-1) ?? ''
    const payment = payments.get(id)
    if (!payment) return void response.writeHead(404).end()
    if (pathname.startsWith('/v2/payments/')) return void json(200, stateOf(id, payment))
    const how = BUTTONS.find(([, each]) => each === searchParams.get('end'))?.[1]
    if (how !== undefined) {
      end(id, how)
      return void response.writeHead(303, { location: payment.redirectUrl }).end()
    }
    const links = BUTTONS.map(([name, each]) => `<a href="/checkout?id=${id}&end=${each}">${name}</a>`)
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(
        `<!doctype html><html lang="en"><title>Pay</title><link rel="icon" href="data:,"><h1>Pay ${payment.value}</h1>${links.join(' ')}</html>`,
      )
  }

  return {
    url,
    payments,
    walletDomains,
    meets: (next) => void (fate = next),
    end,
    async callWebhook(id) {
      const { webhookUrl } = payments.get(id) ?? {}
      if (webhookUrl === undefined) throw new Error(`There is no payment ${id}`)
      const { status } = await fetch(webhookUrl, { method: 'POST', body: new URLSearchParams({ id }) })
      if (status !== 200) throw new Error(`The webhook answered ${status}`)
    },
    async dispose() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
