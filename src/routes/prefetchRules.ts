import { STOREFRONT_LOCALES } from '#src/platform/locales.ts'
import { addressIn } from '#src/shop/addresses/storeAddresses.ts'
import type { StorefrontLocale } from '#src/platform/locales.ts'
import { HOST_WORDS } from './hostWords.ts'
import { OWN_WORDS } from './urlSpace.ts'

/** The path segments that Magento generates. Other segments, with other case or escapes, are not prefetched. */
const SEGMENT = String.raw`[a-z0-9_\-]+`
const SEGMENTS = String.raw`[a-z0-9_\-\/]+`

/** The parts of a URL pattern that a link has to match; a missing part matches anything. */
export type UrlParts = { readonly pathname: string; readonly search?: ''; readonly hash?: '' }

/** The part of the browser's rules (speculation rules, HTML standard) that the shop uses. */
export type PrefetchRules = {
  readonly prefetch: readonly {
    readonly where: {
      readonly and: readonly [
        { readonly href_matches: readonly UrlParts[] },
        { readonly not: { readonly href_matches: readonly UrlParts[] } },
      ]
    }
    readonly eagerness: 'conservative'
  }[]
}

export type DocumentRules = {
  /** For the links of the document's own store view, which the router handles as soon as it has loaded. */
  readonly routed: PrefetchRules
  /** For the links of other store views, which always open new documents. */
  readonly unrouted: PrefetchRules
}

/**
 * The links whose documents the browser may fetch when they are pressed: home, lists, products and texts. Never an
 * address with a query string, which may have side effects, and never a page about one visitor.
 */
export const prefetchRulesOf = (locale: StorefrontLocale, locales: readonly StorefrontLocale[]): DocumentRules => ({
  routed: rulesFor([locale]),
  unrouted: rulesFor(locales.filter((other) => other !== locale)),
})

const rulesFor = (locales: readonly StorefrontLocale[]): PrefetchRules => ({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: locales.flatMap(pagesOf).map((pathname) => ({ pathname, search: '', hash: '' })) },
          {
            not: {
              href_matches: locales.map((locale) => ({ pathname: `${below(locale)}:word(${barred(locale)}){/*}?` })),
            },
          },
        ],
      },
      // Only when the link is pressed: until the page has its picture and its code, it needs the bandwidth.
      eagerness: 'conservative',
    },
  ],
})

const below = (locale: StorefrontLocale) => (locale.basePath === '/' ? '/' : `${locale.basePath}/`)

const pagesOf = (locale: StorefrontLocale) => [
  addressIn(locale, '/'),
  `${below(locale)}:text(${SEGMENT})`,
  `${below(locale)}:page(${SEGMENTS}).html`,
]

function barred(locale: StorefrontLocale): string {
  const otherViews = STOREFRONT_LOCALES.flatMap(({ domain, basePath }) =>
    locale.basePath === '/' && domain === locale.domain && basePath !== '/' ? [basePath.slice(1)] : [],
  )
  return [...OWN_WORDS, ...HOST_WORDS, ...otherViews].join('|')
}
