import type { RequestHandler } from 'express'
import type { GraphQLResponse } from 'relay-runtime'
import { hostButton, type HostPages } from '#server/documents/hostPage.ts'
import { escapeHtml } from '#server/escapeHtml.ts'
import type { CommerceGateway } from '#server/gateway/commerceGateway.ts'
import { isCrossSite } from '#server/gateway/isCrossSite.ts'
import { noteClient } from '#server/http/clientAddress.ts'
import { clientSignal, readBody, toWebRequest } from '#server/http/webMessages.ts'
import { storeAt } from '#src/shop/addresses/storeAddresses.ts'
import type { CaptchaSettingsByStore } from '#src/shop/captchaSettings.ts'
import type { ShopDefinition } from '#src/shop/defineShop.ts'

/** The texts of a page about a form in one language: those of the storefront. */
export type FormTexts = {
  readonly direction: 'ltr' | 'rtl'
  /** About a form that needs JavaScript. */
  readonly title: string
  readonly explanation: string
  /** The name of the link to the form's page. */
  readonly retry: string
  /** The heading of the values that were not sent. */
  readonly typed: string
  /** The button that sends them again. */
  readonly again: string
}

/** The page about a form that was sent. */
export type FormOutcome = {
  readonly kind: 'done' | 'invalid' | 'failed'
  readonly title: string
  readonly explanation: string
}

type SendOptions = {
  readonly locale: string
  readonly intlLocale: string
  /** Sends a mutation to the backend in the name of the shopper; rejects if there is no answer. */
  readonly ask: (text: string, variables: object) => Promise<GraphQLResponse>
  /** Whether Google reCAPTCHA protects a mutation: nobody solves it without JavaScript. */
  readonly isProtected: (mutation: string) => boolean
}

/** Sends a form of the storefront; null for one that needs JavaScript. */
export type SendForm = (fields: URLSearchParams, options: SendOptions) => Promise<FormOutcome | null>

type FormPagesOptions = {
  /** Answers shoppers, and limits their tries. */
  readonly gateway: CommerceGateway
  readonly originAt: (hostname: string) => string
  readonly stores: ShopDefinition['stores']
  readonly hostPages: HostPages
  readonly textsOf: (locale: string) => Promise<FormTexts>
  readonly send: SendForm
  readonly captcha: () => CaptchaSettingsByStore
}

/** The field in which a form's button names the form, as in src/app/hostForms.ts, whose code is in the bundle alone. */
const FORM_FIELD = 'form'

/** The longest message with all its characters escaped, and the other fields. */
const BODY_LIMIT_BYTES = 64 * 1024

const STATUS = { done: 200, invalid: 400, failed: 502 } as const

/**
 * Answers a form of the storefront that a browser sends without JavaScript, or before it has loaded: a few forms work,
 * for all others a page says in the shopper's language what to do.
 */
export function formPages(options: FormPagesOptions): RequestHandler {
  const { gateway, originAt, stores, hostPages, textsOf, send, captcha } = options
  return async (request, response, next) => {
    if (request.method !== 'POST' || !request.is(['urlencoded', 'multipart'])) return next()
    const { hostname, path: pathname } = request
    const body = await readBody(request, BODY_LIMIT_BYTES)
    const signal = clientSignal(response)
    const asked = toWebRequest(request, { origin: originAt(hostname), signal, body })
    response.set('Cache-Control', 'no-store').type('html')
    if (isCrossSite(asked)) {
      response.status(403).type('text/plain').send('Forms of other sites are not accepted.\n')
      return
    }
    const store = storeAt({ hostname, pathname }, stores)
    const { locale, intlLocale, magentoStoreCode: code } = store
    const texts = await textsOf(locale)
    const { direction } = texts
    const back = `<p><a href="" style="${hostPages.colour('color', 'accent')}">${escapeHtml(texts.retry)}</a></p>`
    const tell = (status: number, title: string, content: string) =>
      void response.status(status).send(hostPages.pageOf(store, { title, direction, content: `${content}\n${back}` }))
    const fields = new URLSearchParams(new TextDecoder().decode(body))
    const headers = new Headers({ 'content-type': 'application/json', store: code })
    noteClient(headers, request.ip)
    const outcome = await send(fields, {
      locale,
      intlLocale,
      ask: async (query, variables) => {
        const question = JSON.stringify({ query, variables })
        const url = new URL('/api/graphql', asked.url)
        const answer = await gateway.handle(new Request(url, { method: 'POST', headers, body: question, signal }))
        return (await answer.json()) as GraphQLResponse
      },
      // A mutation about which the backend told nothing is tried.
      isProtected: (mutation) => {
        const demand = captcha()[code]?.[mutation]
        return demand !== undefined && demand.isUntold !== true
      },
    })
    if (outcome === null) {
      response.set('Allow', 'GET, HEAD')
      return tell(405, texts.title, paragraph(texts.explanation))
    }
    const { kind, title, explanation } = outcome
    const words = `<p role="${kind === 'done' ? 'status' : 'alert'}">${escapeHtml(explanation)}</p>`
    if (kind === 'done') return tell(STATUS.done, title, words)
    const again = kind === 'failed' ? resend(fields, texts, hostPages) : ''
    tell(STATUS[kind], title, `${words}\n${typedIn(fields, texts)}${again}`)
  }
}

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`

/** The values as text, so that nothing is lost. */
function typedIn(fields: URLSearchParams, { typed }: FormTexts): string {
  const values = [...fields].flatMap(([name, value]) =>
    name === FORM_FIELD || value === '' ? [] : [`<p style="white-space:pre-line">${escapeHtml(value)}</p>`],
  )
  return values.length > 0 ? `<h2 style="font-size:1.125rem">${escapeHtml(typed)}</h2>\n${values.join('\n')}\n` : ''
}

function resend(fields: URLSearchParams, { again }: FormTexts, hostPages: HostPages): string {
  const hidden = [...fields].map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  )
  return `<form method="post">${hidden.join('')}<button style="${hostButton(hostPages)}">${escapeHtml(again)}</button></form>`
}
