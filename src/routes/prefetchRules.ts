import { addressIn, STOREFRONT_LOCALES } from '#src/platform/locales.ts'
import type { StorefrontLocale } from '#src/platform/locales.ts'
import { OWN_WORDS } from './urlSpace.ts'

/** What the host answers by itself, by the first word of the address: files, data, its own health. */
const HOST_WORDS = ['api', 'assets', 'downloadable', 'healthz', 'media']

/** As Magento spells them. Anything else, another case or an escape, is not fetched ahead. */
const SEGMENT = String.raw`[a-z0-9_\-]+`
const SEGMENTS = String.raw`[a-z0-9_\-\/]+`

/** Parts of a URL pattern that a link has to match; a part that is absent may be anything. */
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
  /** For the document's own store view, whose links the router takes over as soon as it is there. */
  readonly routed: PrefetchRules
  /** For the others, whose pages are documents of their own whenever they are opened. */
  readonly unrouted: PrefetchRules
}

/**
 * Which links of a document the browser may fetch the document of, when they are pressed: home, lists, products and texts.
 * Never an address with a query, which may do something, and never what is about one visitor.
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
      // Not before the link is pressed: until the page has its picture and its code, it needs the line itself.
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
  const otherViews = STOREFRONT_LOCALES.flatMap(({ basePath }) =>
    locale.basePath === '/' && basePath !== '/' ? [basePath.slice(1)] : [],
  )
  return [...OWN_WORDS, ...HOST_WORDS, ...otherViews].join('|')
}
