/** What the address of a download leads to. */
export type Download =
  /** `file` is relative to the folder of downloads; a private one is for who asked alone. */
  | { readonly kind: 'file'; readonly file: string; readonly isPrivate: boolean }
  /** 401: nobody is signed in; 403: not to be had now or any more; 404: there is no such purchase of theirs. */
  | { readonly kind: 'refused'; readonly status: 401 | 403 | 404 }

/** What of a request decides about a download. */
export type DownloadRequest = {
  readonly path: string
  readonly authorization: string | null
  /** Asks only whether it would be answered. */
  readonly isHead: boolean
}

/** Null for an address that is no download's. */
export type FindDownload = (request: DownloadRequest) => Download | null
