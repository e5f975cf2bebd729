import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** `lost`: the call is executed, but not answered. */
type Fate = 'decline' | 'silence' | 'failure' | 'lost'

export type ProviderPayment = {
  readonly cents: number
  readonly returnUrl: string
  readonly cancelUrl: string
  /** Whether the buyer wants the method to be saved. */
  isRemembered: boolean
  state: 'begun' | 'approved' | 'authorized' | 'declined' | 'released'
}

/** An amount that is reserved with a saved method. */
export type ProviderHold = {
  readonly savedMethod: string
  readonly cents: number
  readonly state: 'authorized' | 'declined' | 'released'
  /** The number of reservations. */
  readonly times: number
}

/** A payment provider on loopback: the protocol of docs/payments.md and the page where a buyer approves or declines. */
export type PaymentProvider = {
  readonly url: string
  readonly payments: ReadonlyMap<string, ProviderPayment>
  /** By the order's reference. */
  readonly holds: ReadonlyMap<string, ProviderHold>
  /** Sets the fate of the next call of the kind. */
  readonly meets: (call: 'begin' | 'authorize', fate: Fate) => void
  readonly dispose: () => Promise<void>
}

const SAVED_METHOD = {
  type: 'card',
  token: 'PM-1',
  brand: 'MC',
  last_digits: '4444',
  expiry_month: 3,
  expiry_year: 2031,
}

export async function startPaymentProvider(): Promise<PaymentProvider> {
  const payments = new Map<string, ProviderPayment>()
  const holds = new Map<string, ProviderHold>()
  const fates = new Map<string, Fate>()
  let begun = 0

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', url)
    const json = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (request.method === 'GET') return page(pathname, searchParams, response)

    const call = request.method === 'POST' ? 'begin' : 'authorize'
    const fate = fates.get(call)
    fates.delete(call)
    // Neither an answer nor an end: the shop has to give up by itself.
    if (fate === 'silence') return
    if (fate === 'failure') return void json(503, {})

    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    if (request.method === 'POST') {
      const body = JSON.parse(Buffer.concat(chunks).toString()) as {
        readonly cents: number
        readonly return_url: string
        readonly cancel_url: string
      }
      const token = `EC-${(begun += 1)}`
      payments.set(token, {
        cents: body.cents,
        returnUrl: body.return_url,
        cancelUrl: body.cancel_url,
        isRemembered: false,
        state: 'begun',
      })
      return void json(201, { token, start_url: `${url}pay?token=${token}` })
    }
    if (pathname.startsWith('/saved-method-payments/')) {
      const reference = decodeURIComponent(pathname.split('/')[2] ?? '')
      const before = holds.get(reference)
      if (request.method === 'DELETE') {
        if (before) holds.set(reference, { ...before, state: 'released' })
        return void response.writeHead(204).end()
      }
      const { saved_method: savedMethod, cents } = JSON.parse(Buffer.concat(chunks).toString()) as {
        readonly saved_method: string
        readonly cents: number
      }
      const isSame = before?.state === 'authorized' && before.savedMethod === savedMethod && before.cents === cents
      const state = fate === 'decline' && !isSame ? 'declined' : 'authorized'
      const times = (before?.times ?? 0) + Number(state === 'authorized' && !isSame)
      holds.set(reference, { savedMethod, cents, state, times })
      return fate === 'lost' ? undefined : void json(200, { status: state })
    }
    const payment = payments.get(decodeURIComponent(pathname.split('/')[2] ?? ''))
    if (!payment) return void json(404, {})
    if (request.method === 'DELETE') {
      payment.state = 'released'
      return void response.writeHead(204).end()
    }
    const { cents } = JSON.parse(Buffer.concat(chunks).toString()) as { readonly cents: number }
    const isAgreed = payment.state === 'approved' || payment.state === 'authorized'
    payment.state = isAgreed && cents === payment.cents && fate !== 'decline' ? 'authorized' : 'declined'
    json(200, {
      status: payment.state,
      ...(payment.isRemembered && payment.state === 'authorized' && { saved_method: SAVED_METHOD }),
    })
  }

  function page(pathname: string, searchParams: URLSearchParams, response: ServerResponse): void {
    const token = searchParams.get('token') ?? ''
    const payment = payments.get(token)
    if (!payment) return void response.writeHead(404).end()
    const withToken = (address: string, more: Readonly<Record<string, string>> = {}) => {
      const back = new URL(address)
      for (const [name, value] of Object.entries({ token, ...more })) back.searchParams.set(name, value)
      return back.href
    }
    if (pathname === '/agree') {
      payment.state = 'approved'
      payment.isRemembered = searchParams.has('remember')
      return void response.writeHead(303, { location: withToken(payment.returnUrl, { PayerID: 'BUYER1' }) }).end()
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(
      `<!doctype html><html lang="en"><title>Pay</title><link rel="icon" href="data:,"><h1>Pay ${payment.cents / 100}</h1>
       <a href="/agree?token=${token}">Agree and go back</a> <a href="/agree?token=${token}&remember=1">Remember how I pay</a>
       <a href="${withToken(payment.cancelUrl)}">Cancel</a></html>`,
    )
  }

  return {
    url,
    payments,
    holds,
    meets: (call, fate) => void fates.set(call, fate),
    async dispose() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
