import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import type { Request as ExpressRequest, Response as ExpressResponse } from 'express'

/** A request that cannot be taken: its status and the words for the client. */
export class RefusedRequest extends Error {
  readonly status: 400 | 413

  constructor(status: 400 | 413, message: string) {
    super(message)
    this.status = status
  }
}

/** The reason with which {@link clientSignal} aborts. Nobody is left to be told of it. */
export class ClientGone extends Error {
  override readonly name = 'AbortError'
}

/** Reads a whole request body. Throws {@link RefusedRequest} (413) as soon as it passes `limitBytes`. */
export async function readBody(message: IncomingMessage, limitBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = () => new RefusedRequest(413, `A request may have at most ${limitBytes} bytes.`)
  if (Number(message.headers['content-length']) > limitBytes) throw tooLarge()
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of message.iterator({ destroyOnReturn: false })) {
    if (!(chunk instanceof Uint8Array)) throw new TypeError('A request body is read as bytes')
    length += chunk.length
    if (length > limitBytes) throw tooLarge()
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

type WebRequestOptions = {
  /** Scheme and host that the request is given; its Host header is not trusted for that. */
  readonly origin: string
  readonly signal: AbortSignal
  readonly body?: Uint8Array<ArrayBuffer>
}

/** The web platform's view of a request. Throws {@link RefusedRequest} (400) when its address or headers are malformed. */
export function toWebRequest(request: ExpressRequest, { origin, signal, body }: WebRequestOptions): Request {
  // Only the path form of an address counts: `GET http://elsewhere/` and `GET //elsewhere/` stay on this origin.
  const path = request.originalUrl.startsWith('/') ? request.originalUrl : '/'
  try {
    const headers = new Headers()
    for (const [name, values] of Object.entries(request.headersDistinct)) {
      for (const value of values ?? []) headers.append(name, value)
    }
    return new Request(`${origin}${path}`, {
      method: request.method,
      headers,
      body: body?.length ? body : null,
      signal,
    })
  } catch (error) {
    if (error instanceof TypeError) throw new RefusedRequest(400, 'This request cannot be read.')
    throw error
  }
}

/** A signal that is aborted with {@link ClientGone} when the client leaves before it has the whole answer. */
export function clientSignal(response: ExpressResponse): AbortSignal {
  const controller = new AbortController()
  response.once('close', () => {
    if (!response.writableFinished) controller.abort(new ClientGone('The client went away'))
  })
  return controller.signal
}

/**
 * Sends a web answer and resolves when it is sent or the client is gone. Every chunk leaves at once, through the
 * compression too, so that the browser paints the head of a page while its rest is still rendered. Rejects, with the
 * connection broken, when the answer's body fails midway.
 */
export async function sendWebResponse(answer: Response, response: ExpressResponse): Promise<void> {
  // The client left while the answer was made: a picture is rendered to its end, because the next one wants it, too.
  if (response.destroyed) {
    await answer.body?.cancel()
    return
  }
  response.status(answer.status)
  for (const [name, value] of answer.headers) {
    if (name === 'vary') response.vary(value)
    else if (name !== 'set-cookie') response.setHeader(name, value)
  }
  for (const cookie of answer.headers.getSetCookie()) response.append('set-cookie', cookie)
  if (answer.body === null || response.req.method === 'HEAD') {
    await answer.body?.cancel()
    response.end()
    return
  }
  // The DOM's and Node's declarations of the one global ReadableStream differ in their iterators only.
  const body = Readable.fromWeb(answer.body as ReadableStream<Uint8Array>)
  const sent = pipeline(body, response)
  body.on('data', () => response.flush())
  try {
    await sent
  } catch (error) {
    if (!isPrematureClose(error)) throw error
  }
}

function isPrematureClose(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE'
}
