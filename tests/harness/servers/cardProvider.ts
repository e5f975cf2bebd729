import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** `lost`: the call is executed, but not answered. */
export type CardFate = 'decline' | 'silence' | 'failure' | 'lost'

/** A card that a browser has sent. It is good for one payment. */
export type SentCard = {
  readonly number: string
  readonly month: number
  readonly year: number
  /** The amount that the bank has confirmed; null where the bank was not asked. */
  confirmedCents: number | null
  /** The reference of the payment that has used it up. */
  usedBy: string | null
}

/** A PayPal account whose owner has approved a payment. It is good for one payment of this sum. */
export type SentAccount = {
  readonly email: string
  readonly confirmedCents: number
  /** The owner has agreed to later payments, too. */
  readonly canBeSaved: boolean
  usedBy: string | null
}

/** The money of one reference. */
export type CardHold = {
  readonly with: string
  readonly cents: number
  readonly state: 'authorized' | 'declined' | 'released'
  /** How often money was reserved. */
  readonly times: number
}

/**
 * A provider of payments by card and by PayPal on loopback: the protocol of docs/payments.md towards the shop. `standInForBraintree`
 * gives it a face in the browser.
 */
export type CardProvider = {
  readonly url: string
  /** By nonce. */
  readonly cards: Map<string, SentCard>
  /** By the order's reference. */
  readonly holds: ReadonlyMap<string, CardHold>
  /** Takes a card, and returns its nonce. */
  readonly take: (card: Pick<SentCard, 'number' | 'month' | 'year'>) => string
  /** Takes the approval of an account, and returns its nonce. */
  readonly takeAccount: (account: Omit<SentAccount, 'usedBy'>) => string
  /** Sets the fate of the next call of the kind. */
  readonly meets: (call: 'token' | 'authorize', fate: CardFate) => void
  readonly dispose: () => Promise<void>
}

/** The host to which the client tokens lead the browser. */
export const BRAINTREE_API = 'https://api.sandbox.braintreegateway.com'
export const MERCHANT_PATH = '/merchants/standin/client_api'

const CLIENT_TOKEN = Buffer.from(
  JSON.stringify({
    version: 2,
    environment: 'sandbox',
    authorizationFingerprint: 'fingerprint',
    configUrl: `${BRAINTREE_API}:443${MERCHANT_PATH}/v1/configuration`,
  }),
).toString('base64')

export async function startCardProvider(): Promise<CardProvider> {
  const cards = new Map<string, SentCard>()
  const accounts = new Map<string, SentAccount>()
  const holds = new Map<string, CardHold>()
  const fates = new Map<string, CardFate>()
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`

  const take: CardProvider['take'] = (card) => {
    const nonce = `nonce-${cards.size + 1}`
    cards.set(nonce, { ...card, confirmedCents: null, usedBy: null })
    return nonce
  }

  const takeAccount: CardProvider['takeAccount'] = (account) => {
    const nonce = `account-nonce-${accounts.size + 1}`
    accounts.set(nonce, { ...account, usedBy: null })
    return nonce
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', url)
    const json = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    const call = request.method === 'POST' ? 'token' : 'authorize'
    const fate = request.method === 'DELETE' ? undefined : fates.get(call)
    if (request.method !== 'DELETE') fates.delete(call)
    // Neither an answer nor an end: the shop has to give up by itself.
    if (fate === 'silence') return
    if (fate === 'failure') return void json(503, {})
    if (pathname === '/client-tokens') return void json(201, { client_token: CLIENT_TOKEN })

    const reference = decodeURIComponent(pathname.split('/')[2] ?? '')
    const before = holds.get(reference)
    if (request.method === 'DELETE') {
      if (before) holds.set(reference, { ...before, state: 'released' })
      return void response.writeHead(204).end()
    }
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = JSON.parse(Buffer.concat(chunks).toString()) as {
      readonly nonce?: string
      readonly saved_method?: string
      readonly save?: boolean
      readonly cents: number
    }
    const means = body.nonce ?? body.saved_method ?? ''
    const card = cards.get(body.nonce ?? '')
    const account = accounts.get(body.nonce ?? '')
    const sent = card ?? account
    const isSame = before?.state === 'authorized' && before.with === means && before.cents === body.cents
    const isGood =
      body.nonce === undefined ||
      (sent !== undefined &&
        sent.usedBy === null &&
        (sent.confirmedCents === null || sent.confirmedCents === body.cents))
    const isHeld = isSame || (isGood && fate !== 'decline')
    if (sent) sent.usedBy ??= reference
    holds.set(reference, {
      with: means,
      cents: body.cents,
      state: isHeld ? 'authorized' : 'declined',
      times: (before?.times ?? 0) + Number(isHeld && !isSame),
    })
    if (fate === 'lost') return void response.destroy()
    json(200, {
      status: isHeld ? 'authorized' : 'declined',
      ...(isHeld && card && body.save && { saved_method: savedOf(card) }),
      ...(isHeld && account?.canBeSaved && body.save && { saved_method: savedAccount(account) }),
    })
  }

  return {
    url,
    cards,
    holds,
    take,
    takeAccount,
    meets: (call, fate) => void fates.set(call, fate),
    async dispose() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const savedOf = ({ number, month, year }: SentCard) => ({
  type: 'card',
  token: `PM-${number.slice(-4)}`,
  brand: 'VI',
  last_digits: number.slice(-4),
  expiry_month: month,
  expiry_year: year,
})

const savedAccount = ({ email }: SentAccount) => ({ type: 'account', token: `PP-${email}`, email })
