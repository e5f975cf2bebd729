import type { RequestHandler } from 'express'
import * as v from 'valibot'
import { hostButton, type HostPages } from '#server/documents/hostPage.ts'
import { escapeHtml } from '#server/escapeHtml.ts'
import { isCrossSite } from '#server/gateway/isCrossSite.ts'
import { clientOf } from '#server/http/clientAddress.ts'
import { clientSignal, readBody, toWebRequest } from '#server/http/webMessages.ts'
import type { Limiter } from '#server/limits/createLimiter.ts'
import { RecordsAway } from '#server/records/records.ts'
import { pathOf, storeAt } from '#src/shop/addresses/storeAddresses.ts'
import type { ShopDefinition, StoreDefinition } from '#src/shop/defineShop.ts'
import { type Receipt, Statement } from './statement.ts'
import type { WithdrawalDesk } from './withdrawalDesk.ts'
import { BODY_LIMIT_BYTES, triesOf } from './withdrawalRoute.ts'

/** The texts of the second screen and of the receipt in one language: those of the storefront. */
export type WithdrawalPageTexts = {
  readonly direction: 'ltr' | 'rtl'
  readonly title: string
  readonly check: string
  readonly declaration: string
  readonly name: string
  readonly email: string
  readonly order: string
  readonly goods: string
  readonly wholeOrder: string
  readonly confirm: string
  readonly change: string
  readonly received: (email: string) => string
  readonly reference: string
  readonly receivedAt: string
  readonly next: string
  readonly refused: string
  readonly failed: string
  readonly tooMany: (waitSeconds: number) => string
}

type WithdrawalPagesOptions = {
  readonly desk: WithdrawalDesk
  readonly limiter: Limiter
  readonly originAt: (hostname: string) => string
  readonly stores: ShopDefinition['stores']
  /** Whether a store has a right of withdrawal. */
  readonly isOpen: (store: StoreDefinition) => boolean
  readonly hostPages: HostPages
  readonly textsOf: (store: StoreDefinition) => Promise<WithdrawalPageTexts>
  /** IANA's name of the time zone in which a store writes moments. */
  readonly timeZoneOf: (store: StoreDefinition) => Promise<string>
}

/** The address of the storefront's form, in every store. */
const FORM_PATH = '/orders/withdraw'

/** The field with which the second screen confirms the statement. */
const CONFIRMATION = 'confirmed'

const FIELDS = ['name', 'email', 'orderNumber', 'goods'] as const

const RETRY_AFTER_SECONDS = 10

/**
 * Takes the storefront's form of a statement without JavaScript, and before it has loaded: the second screen, which asks
 * for the confirmation, and the receipt.
 */
export function withdrawalPages(options: WithdrawalPagesOptions): RequestHandler {
  const { desk, limiter, originAt, stores, isOpen, hostPages, textsOf, timeZoneOf } = options
  return async (request, response, next) => {
    if (request.method !== 'POST') return next()
    const { hostname, path: pathname } = request
    const store = storeAt({ hostname, pathname }, stores)
    if (pathOf(store, pathname) !== FORM_PATH || !isOpen(store)) return next()
    const body = await readBody(request, BODY_LIMIT_BYTES)
    const signal = clientSignal(response)
    response.set('Cache-Control', 'no-store').type('html')
    if (isCrossSite(toWebRequest(request, { origin: originAt(hostname), signal, body }))) {
      response.status(403).type('text/plain').send('Forms of other sites are not accepted.\n')
      return
    }
    const texts = await textsOf(store)
    const { title, direction } = texts
    const tell = (status: number, content: string) =>
      void response.status(status).send(hostPages.pageOf(store, { title, direction, content }))
    const change = `<p><a href="" style="${hostPages.colour('color', 'accent')}">${escapeHtml(texts.change)}</a></p>`
    const typed = new URLSearchParams(new TextDecoder().decode(body))
    const values = Object.fromEntries(FIELDS.map((field) => [field, (typed.get(field) ?? '').replaceAll('\r\n', '\n')]))
    const { intlLocale: language, magentoStoreCode: code } = store
    const input = v.safeParse(Statement, { ...values, language, store: code })
    if (!input.success) return tell(400, `${paragraph(texts.refused)}\n${change}`)
    const statement = input.output
    if (!typed.has(CONFIRMATION)) return tell(200, `${review(statement, texts, hostPages.colour)}\n${change}`)
    const wait = await limiter.count(clientOf(request.ip), triesOf(statement))
    if (wait !== null) {
      response.set('Retry-After', String(wait))
      return tell(429, `${paragraph(texts.tooMany(wait))}\n${change}`)
    }
    try {
      const receipt = await desk.file(statement)
      tell(200, proof(receipt, texts, { language, timeZone: await timeZoneOf(store) }))
    } catch (error) {
      if (!(error instanceof RecordsAway)) throw error
      response.set('Retry-After', String(RETRY_AFTER_SECONDS))
      tell(503, `${paragraph(texts.failed)}\n${review(statement, texts, hostPages.colour)}`)
    }
  }
}

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`

const fact = (name: string, value: string) =>
  `<dt style="font-weight:600">${escapeHtml(name)}</dt><dd style="margin:0 0 .75rem;white-space:pre-line">${escapeHtml(value)}</dd>`

type Facts = Pick<Statement, 'name' | 'email' | 'orderNumber' | 'goods'>

const factsOf = ({ name, email, orderNumber, goods }: Facts, texts: WithdrawalPageTexts) =>
  [
    fact(texts.name, name),
    fact(texts.email, email),
    fact(texts.order, orderNumber),
    fact(texts.goods, goods || texts.wholeOrder),
  ].join('')

function review(statement: Statement, texts: WithdrawalPageTexts, colour: HostPages['colour']): string {
  const hidden = FIELDS.map((field) => `<input type="hidden" name="${field}" value="${escapeHtml(statement[field])}">`)
  const button = hostButton({ colour })
  return `${paragraph(texts.check)}
<p style="font-weight:600">${escapeHtml(texts.declaration)}</p>
<dl>${factsOf(statement, texts)}</dl>
<form method="post">${hidden.join('')}<button name="${CONFIRMATION}" value="1" style="${button}">${escapeHtml(texts.confirm)}</button></form>`
}

function proof(
  receipt: Receipt,
  texts: WithdrawalPageTexts,
  { language, timeZone }: { readonly language: string; readonly timeZone: string },
): string {
  const moment = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'long', timeZone })
  const own = [
    fact(texts.reference, receipt.reference),
    fact(texts.receivedAt, moment.format(new Date(receipt.receivedAt))),
  ]
  return `<p role="status">${escapeHtml(texts.received(receipt.email))}</p>
<p style="font-weight:600">${escapeHtml(texts.declaration)}</p>
<dl>${own.join('')}${factsOf(receipt, texts)}</dl>
${paragraph(texts.next)}`
}
