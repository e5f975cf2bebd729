import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { json } from 'node:stream/consumers'

/** A span as OTLP sends it as JSON. */
export type SentSpan = {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly kind: number
  readonly attributes: readonly { readonly key: string; readonly value: object }[]
  readonly status: { readonly code?: number }
}

type Body = {
  readonly resourceSpans: readonly {
    readonly resource: object
    readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[]
  }[]
}

export type TraceCollector = {
  readonly endpoint: string
  readonly spans: () => readonly SentSpan[]
  readonly requests: { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: Body }[]
  readonly close: () => Promise<void>
}

/** An OpenTelemetry collector that keeps the spans it receives by HTTP as JSON. */
export async function startTraceCollector(): Promise<TraceCollector> {
  const requests: TraceCollector['requests'] = []
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      requests.push({ path: request.url ?? '', headers: request.headers, body: body as Body })
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The system gave no port number.')
  return {
    endpoint: `http://127.0.0.1:${address.port}`,
    spans: () =>
      requests.flatMap(({ body }) =>
        body.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
      ),
    requests,
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
