import type { BlockList } from 'node:net'
import compression from 'compression'
import express, {
  type ErrorRequestHandler,
  type Express,
  type Request as ExpressRequest,
  type RequestHandler,
  type Response as ExpressResponse,
} from 'express'
import type { Logger } from 'pino'
import { ADYEN_WEBHOOK_PATH } from '#server/commerce/engine/adyenPayments.ts'
import { PAYMENT_WEBHOOK_PATH } from '#server/commerce/engine/redirectPayments.ts'
import { CACHE_TAGS_HEADER } from '#server/gateway/cacheTags.ts'
import type { CommerceGateway } from '#server/gateway/commerceGateway.ts'
import { graphqlFailure } from '#server/gateway/graphqlFailure.ts'
import { isCrossSite } from '#server/gateway/isCrossSite.ts'
import type { UnavailablePage } from '#server/documents/unavailablePage.ts'
import type { MediaHandler } from '#server/media/createMediaHandler.ts'
import type { Meter } from '#server/metrics/meter.ts'
import { requestKindOf } from '#server/metrics/requestKind.ts'
import { withScope } from '#server/requestScope.ts'
import type { BeginTrace, Span } from '#server/tracing/span.ts'
import { clientOf, isIn, noteClient } from './clientAddress.ts'
import { END_SESSIONS_PATH } from '#src/shop/addresses/sessionAddresses.ts'
import { HAND_OVER_PATH, SWITCH_CURRENCY_PATH, SWITCH_STORE_PATH } from '#src/shop/addresses/switchAddresses.ts'
import type { DocumentHandler } from './documentHandler.ts'
import { requestLog } from './requestLog.ts'
import { nonceOf, securityHeaders } from './securityHeaders.ts'
import { noteOrigin } from './traceHeaders.ts'
import {
  ClientGone,
  clientSignal,
  readBody,
  RefusedRequest,
  refuseLongAddress,
  sendWebResponse,
  toWebRequest,
} from './webMessages.ts'

export type AppOptions = {
  readonly publicOrigin: string
  /** The public origin of a request, from its host name. */
  readonly originAt: (hostname: string) => string
  readonly development: boolean
  readonly gateway: CommerceGateway
  /** The fault injection of tests; null in production. */
  readonly faultRoutes: RequestHandler | null
  readonly media: MediaHandler
  /** Downloadable files; null if the commerce server has its own addresses for them. */
  readonly downloads: RequestHandler | null
  /** `/robots.txt` and the sitemaps. */
  readonly discovery: RequestHandler
  /** Takes the calls of a payment provider; null if the commerce server takes them itself. */
  readonly paymentWebhook: ((request: Request) => Promise<Response>) | null
  /** Accepts statements of withdrawal. */
  readonly withdrawals: RequestHandler
  readonly withdrawalPages: RequestHandler
  /** Answers forms that browsers send without JavaScript. */
  readonly formPages: RequestHandler
  /** Accepts choices about cookies. */
  readonly consents: RequestHandler
  /** Takes the measurements of browsers. */
  readonly vitals: RequestHandler
  /** Ends the sessions that a browser has left without a network. */
  readonly endSessions: (request: Request) => Promise<Response>
  /** Changes store and currency. */
  readonly switchStore: (request: Request) => Promise<Response>
  /** The built files, or Vite's middleware in development. */
  readonly assets: RequestHandler
  /** The service worker. */
  readonly offlineWorker: RequestHandler
  /** The proxies whose `X-Forwarded-For` is trusted. */
  readonly proxies: BlockList
  /** Answers load balancers whether the host can serve shoppers. */
  readonly readiness: RequestHandler
  /** Accepts Magento's purge requests. */
  readonly purges: RequestHandler
  readonly documents: DocumentHandler
  /** The document that is sent if a page cannot be rendered at all. */
  readonly lastResort: UnavailablePage
  readonly log: Logger
  readonly meter: Meter
  /** Null records no traces. */
  readonly beginTrace: BeginTrace | null
  /** Monotonic milliseconds. */
  readonly now: () => number
  readonly createRequestId: () => string
  readonly createNonce: () => string
}

/** The largest GraphQL request. Magento's own largest, a cart of many lines, is far smaller. */
const BODY_LIMIT_BYTES = 1024 * 1024

/** A form with a few short fields. */
const FORM_LIMIT_BYTES = 8 * 1024

type Origin = {
  readonly headers: Headers
  /** A proxy or another server began the trace. */
  readonly hasParent: boolean
}

/** The host's routes and middleware, in order. */
export function createApp(options: AppOptions): Express {
  const { publicOrigin, originAt, log } = options
  const app = express()
  app.set('trust proxy', (address: string) => isIn(options.proxies, address))
  app.set('etag', false)
  app.disable('x-powered-by')

  app.use(requestLog({ log, now: options.now, createId: options.createRequestId, meter: options.meter }))
  app.use((request, response, next) => {
    const headers = new Headers()
    const traceparent = request.get('traceparent')
    if (traceparent !== undefined) headers.set('traceparent', traceparent)
    const requestId = response.get('X-Request-Id')
    noteOrigin(headers, { address: request.ip, requestId, createId: options.createRequestId })
    const span = traceOf(request, response, { headers, hasParent: headers.get('traceparent') === traceparent })
    withScope({ ...(requestId !== undefined && { requestId }), origin: headers, ...(span && { span }) }, next)
  })
  /** Files and health checks say nothing about the time that shoppers wait. */
  function traceOf(request: ExpressRequest, response: ExpressResponse, { headers, hasParent }: Origin): Span | null {
    const kind = requestKindOf(request.path)
    if (options.beginTrace === null || kind === 'file' || kind === 'health') return null
    const { path, method } = request
    const span = options.beginTrace(kind, hasParent ? headers.get('traceparent') : null)
    response.once('close', () => {
      const { statusCode } = response
      // The address of a page for everybody names nobody; others may contain a key of an order or of a list.
      const cache = /\b(?:hit|miss|bypass)\b/.exec(response.get('Cache-Status') ?? '')?.[0] ?? 'none'
      const isPublic = cache === 'hit' || cache === 'miss' || kind === 'picture'
      span.note({
        'http.request.method': method,
        'http.response.status_code': statusCode,
        ...(isPublic && { 'url.path': path }),
        'vetrina.cache': cache,
      })
      span.end(statusCode >= 500 ? 'failed' : 'ok')
    })
    return span
  }

  app.use(
    securityHeaders({
      secure: publicOrigin.startsWith('https:'),
      development: options.development,
      createNonce: options.createNonce,
    }),
  )

  // The second is the name that Kubernetes' documents use.
  app.get(['/healthz', '/livez'], (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ status: 'ok' })
  })

  app.get('/readyz', options.readiness)

  if (options.faultRoutes) app.use(options.faultRoutes)

  app.use(compression())

  app.use('/media', async (request, response) => {
    const webRequest = toWebRequest(request, { origin: publicOrigin, signal: clientSignal(response) })
    await sendWebResponse(await options.media(webRequest, clientOf(request.ip)), response)
  })

  app.use(options.discovery)

  if (options.downloads) app.use(options.downloads)

  // The second is Magento's own address, which other clients of its API use.
  app.all(['/api/graphql', '/graphql'], async (request, response) => {
    const signal = clientSignal(response)
    const body = await readBody(request, BODY_LIMIT_BYTES)
    const webRequest = toWebRequest(request, { origin: originAt(request.hostname), signal, body })
    noteClient(webRequest.headers, request.ip)
    noteOrigin(webRequest.headers, {
      address: request.ip,
      requestId: response.get('X-Request-Id'),
      createId: options.createRequestId,
    })
    await sendWebResponse(await answerGraphQL(webRequest, options), response)
  })

  const { paymentWebhook } = options
  if (paymentWebhook) {
    app.post([PAYMENT_WEBHOOK_PATH, ADYEN_WEBHOOK_PATH], async (request, response) => {
      const signal = clientSignal(response)
      const body = await readBody(request, FORM_LIMIT_BYTES)
      await sendWebResponse(
        await paymentWebhook(toWebRequest(request, { origin: publicOrigin, signal, body })),
        response,
      )
    })
  }

  app.use(options.withdrawals)
  app.use(options.withdrawalPages)

  app.use(options.consents)
  app.use(options.vitals)

  app.all([SWITCH_STORE_PATH, SWITCH_CURRENCY_PATH, HAND_OVER_PATH], async (request, response) => {
    const signal = clientSignal(response)
    const body = await readBody(request, FORM_LIMIT_BYTES)
    const webRequest = toWebRequest(request, { origin: originAt(request.hostname), signal, body })
    await sendWebResponse(await options.switchStore(webRequest), response)
  })

  app.post(END_SESSIONS_PATH, async (request, response) => {
    const signal = clientSignal(response)
    const body = await readBody(request, FORM_LIMIT_BYTES)
    const webRequest = toWebRequest(request, { origin: originAt(request.hostname), signal, body })
    noteClient(webRequest.headers, request.ip)
    await sendWebResponse(await options.endSessions(webRequest), response)
  })

  app.use(options.offlineWorker)

  app.use(options.assets)

  app.use(options.purges)

  app.use(options.formPages)

  app.use(async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response
        .set('Allow', 'GET, HEAD')
        .type('text/plain')
        .status(405)
        .send('This address answers GET and HEAD only.\n')
      return
    }
    const webRequest = toWebRequest(request, { origin: originAt(request.hostname), signal: clientSignal(response) })
    refuseLongAddress(webRequest.url)
    const rendered = await options.documents(webRequest, { nonce: nonceOf(response) })
    // An address with a token opens an order or an account, and its document must not stay in the browser's cache.
    const answer = new URL(webRequest.url).searchParams.has('token') ? notStored(rendered) : rendered
    // A document that was rendered for one visitor contains a nonce: no cache may serve it to another.
    if (!answer.headers.has('cache-control')) response.set('Cache-Control', 'private, no-cache')
    await sendWebResponse(answer, response)
  })

  app.use(reportFailure(options))
  return app
}

function notStored({ status, headers, body }: Response): Response {
  const changed = new Headers(headers)
  changed.set('cache-control', 'private, no-store')
  return new Response(body, { status, headers: changed })
}

async function answerGraphQL(request: Request, { gateway }: AppOptions): Promise<Response> {
  if (request.method === 'POST' && isCrossSite(request)) {
    const message = 'Requests from pages of other sites are not accepted.'
    return graphqlFailure({ status: 403, message, code: 'CROSS_SITE_REQUEST' })
  }
  const answer = await gateway.handle(request)
  if (!answer.headers.has(CACHE_TAGS_HEADER)) return answer
  // For the page caches of this host only: browsers do not need it.
  const headers = new Headers(answer.headers)
  headers.delete(CACHE_TAGS_HEADER)
  return new Response(answer.body, { status: answer.status, headers })
}

function reportFailure({ log, lastResort }: AppOptions): ErrorRequestHandler {
  // Express recognises an error handler by its four parameters.
  return (error: unknown, request, response, _next) => {
    if (error instanceof ClientGone) {
      response.destroy()
      return
    }
    if (error instanceof RefusedRequest && !response.headersSent) {
      // The rest of the request body is not read, so the connection cannot be reused.
      response.set('Connection', 'close')
      const { status, message } = error
      void sendWebResponse(graphqlFailure({ status, message, code: 'REQUEST_REFUSED' }), response)
      return
    }
    log.error({ err: error, requestId: response.get('X-Request-Id'), path: request.path }, 'A request failed')
    // Half an answer is sent: only a broken connection shows the client that it is incomplete.
    if (response.headersSent) response.destroy()
    else {
      response
        .set('Cache-Control', 'no-store')
        .type('text/html')
        .status(500)
        .send(lastResort({ hostname: request.hostname, pathname: request.path }))
    }
  }
}
