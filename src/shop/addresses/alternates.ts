/** The same page in one of the shop's stores. */
export type Alternate = {
  /** BCP 47, or `x-default` for visitors of all other languages. */
  readonly hreflang: string
  /** Absolute. */
  readonly href: string
}

/** Below the base path of a store. */
export const SITEMAP_PATH = '/sitemap.xml'
