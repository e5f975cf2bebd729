import type { Result } from '#src/lib/result.ts'
import { failed, succeeded } from '#src/lib/result.ts'
import type { CustomerTokenStore } from '#src/platform/session/customerToken.ts'

export type DownloadError = {
  readonly kind:
    | 'session-expired'
    /** The downloads are used up or refunded, or the answer is no file. */
    | 'refused'
    | 'unreachable'
    | 'server'
}

export type FetchedFile = { readonly name: string; readonly content: Blob }

type FetchDownloadOptions = {
  readonly fetch: typeof globalThis.fetch
  readonly customerToken: Pick<CustomerTokenStore, 'validToken' | 'invalidate'>
}

const FILE_NAME = /^attachment;\s*filename="?([^";]+)/

/** Downloads a purchased file with the customer's token, which a plain link could not send. Never rejects. */
export async function fetchDownload(
  { fetch: send, customerToken }: FetchDownloadOptions,
  address: string,
): Promise<Result<FetchedFile, DownloadError>> {
  const token = customerToken.validToken()
  if (token === null) return failed({ kind: 'session-expired' })
  try {
    const answer = await send(address, { headers: { authorization: `Bearer ${token}` }, cache: 'no-store' })
    if (answer.status === 401) {
      customerToken.invalidate(token)
      return failed({ kind: 'session-expired' })
    }
    if (answer.status >= 500) return failed({ kind: 'server' })
    const name = FILE_NAME.exec(answer.headers.get('content-disposition') ?? '')?.[1]
    if (!answer.ok || name === undefined) return failed({ kind: 'refused' })
    return succeeded({ name, content: await answer.blob() })
  } catch {
    // The network failed, so the shopper may try again.
    return failed({ kind: 'unreachable' })
  }
}
