import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import type { Request as ExpressRequest, Response as ExpressResponse } from 'express'

/**
 * The length of an address that RFC 9110 §4.1 recommends every server to support. The embedded engine accepts texts of
 * this length, so no page fails because of a text in its address.
 */
const MOST_ADDRESS_CHARACTERS = 8_000

/** A request that cannot be accepted: its status and the message for the client. */
export class RefusedRequest extends Error {
  readonly status: 400 | 413 | 414

  constructor(status: 400 | 413 | 414, message: string) {
    super(message)
    this.status = status
  }
}

/** The reason with which {@link clientSignal} aborts: the client has disconnected. */
export class ClientGone extends Error {
  override readonly name = 'AbortError'
}

/** Reads a whole request body. Throws {@link RefusedRequest} (413) as soon as it exceeds `limitBytes`. */
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
  /** The scheme and host of the request; its Host header is not trusted for that. */
  readonly origin: string
  readonly signal: AbortSignal
  readonly body?: Uint8Array<ArrayBuffer>
}

/**
 * Converts a request to the web platform's Request. Throws {@link RefusedRequest} (400) if its address or headers are
 * malformed.
 */
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

/**
 * Throws {@link RefusedRequest} (414) if an address is too long for a page. Some library escapes each of the characters
 * that count three times, in redirects and in the texts of operations.
 */
export function refuseLongAddress(address: string): void {
  if (address.replaceAll(/[^\w.-]/g, '%25').length > MOST_ADDRESS_CHARACTERS)
    throw new RefusedRequest(414, 'This address is too long.')
}

/** A signal that is aborted with {@link ClientGone} when the client disconnects before the end of the answer. */
export function clientSignal(response: ExpressResponse): AbortSignal {
  const controller = new AbortController()
  response.once('close', () => {
    if (!response.writableFinished) controller.abort(new ClientGone('The client went away'))
  })
  return controller.signal
}

/**
 * Sends a web answer and resolves when it is sent or the client has disconnected. Every chunk is flushed at once,
 * through the compression too, so that the browser can paint the head of a page while the rest is still being rendered.
 * Rejects, with the connection broken, if the answer's body fails midway.
 */
export async function sendWebResponse(answer: Response, response: ExpressResponse): Promise<void> {
  // The client disconnected while the answer was created: a picture is still rendered to its end, because the next
  // client needs it too.
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
