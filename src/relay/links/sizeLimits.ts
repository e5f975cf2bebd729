import { NetworkUnreachableError, RequestTooLargeError, ResponseTooLargeError } from '../networkErrors.ts'

/** The host's limit (`BODY_LIMIT_BYTES` of server/http/createApp.ts, 1 MiB). */
export const MAX_REQUEST_BYTES = 1_048_576

/**
 * Over eighty times the largest answer recorded from a Magento (all countries with their regions, 49 kB). Reading more
 * would block the page for longer than a shopper waits.
 */
export const MAX_ANSWER_BYTES = 4_194_304

/**
 * Half of the 8,000 octets that RFC 9110 §4.1 recommends for every server. The rest is for the host's name and for
 * additions of proxies.
 */
export const MAX_ADDRESS_LENGTH = 4_000

/** A UTF-16 unit takes at most three bytes of UTF-8, so most texts need not be encoded to be checked. */
const MAX_BYTES_PER_UNIT = 3

/** Throws {@link RequestTooLargeError} before the request is sent. */
export function checkRequestSize(operationName: string, body: string, limitBytes = MAX_REQUEST_BYTES): void {
  if (body.length * MAX_BYTES_PER_UNIT <= limitBytes) return
  if (new TextEncoder().encode(body).byteLength > limitBytes) throw new RequestTooLargeError(operationName, limitBytes)
}

/**
 * The bytes of an answer as they arrive. Throws {@link ResponseTooLargeError} as soon as the limit is exceeded, and
 * {@link NetworkUnreachableError} if the connection breaks. The rest of the body is cancelled in both cases.
 */
export async function* readBounded(
  operationName: string,
  body: ReadableStream<Uint8Array> | null,
  limitBytes = MAX_ANSWER_BYTES,
): AsyncGenerator<Uint8Array, void, void> {
  if (body === null) return
  const reader = body.getReader()
  let bytes = 0
  let isOver = false
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((cause: unknown) => {
        isOver = true
        throw new NetworkUnreachableError(operationName, cause)
      })
      isOver = done
      if (done) return
      bytes += value.byteLength
      if (bytes > limitBytes) throw new ResponseTooLargeError(operationName, limitBytes)
      yield value
    }
  } finally {
    if (!isOver) await reader.cancel()
  }
}
