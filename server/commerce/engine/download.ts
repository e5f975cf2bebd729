/** The beginning of every address of a download, as in Magento. */
export const DOWNLOADS_PATH = '/downloadable/download/'

/** The result of looking up the address of a download. */
export type Download =
  /** `file` is relative to the folder of downloads; a private one may only be sent to this client. */
  | { readonly kind: 'file'; readonly file: string; readonly isPrivate: boolean }
  /** 401: nobody is signed in; 403: not available yet, or no longer; 404: the customer has no such purchase. */
  | { readonly kind: 'refused'; readonly status: 401 | 403 | 404 }

/** The parts of a request that decide about a download. */
export type DownloadRequest = {
  readonly path: string
  readonly authorization: string | null
  /** A HEAD request. */
  readonly isHead: boolean
}

/** Null for an address that is not a download's. */
export type FindDownload = (request: DownloadRequest) => Download | null
