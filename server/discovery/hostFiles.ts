import { SITEMAP_PATH } from '#src/shop/addresses/alternates.ts'
import { originOf } from '#src/shop/addresses/storeAddresses.ts'
import type { ShopDefinition, StoreDefinition } from '#src/shop/defineShop.ts'
import { absolute } from './sitemaps.ts'

export type HostFacts = {
  /** The stores of the host name, the first one is its default. */
  readonly stores: readonly StoreDefinition[]
  readonly shopOrigin: string
  readonly shop: Pick<ShopDefinition, 'brand' | 'securityContacts' | 'productFeed'> & {
    readonly legal: ShopDefinition['legal'] | undefined
  }
  /** The text with which Apple verifies the domain; null without Apple Pay. */
  readonly applePayDomain: string | null
  /** Milliseconds since 1970. */
  readonly now: number
}

type HostFile = { readonly type: string; readonly text: (facts: HostFacts) => string | null }

/** RFC 9116 asks for a date within a year, after which a copy counts as outdated. */
const SECURITY_DAYS = 90
const DAY_MS = 86_400_000

const robots = ({ stores, shopOrigin }: HostFacts): string => {
  const sitemaps = stores.map((store) => `Sitemap: ${absolute(store, SITEMAP_PATH, shopOrigin)}\n`)
  return `User-agent: *\nDisallow: /api/\n\n${sitemaps.join('')}`
}

/** The addresses for reports of security weaknesses (RFC 9116); null without a contact. */
function security({ stores, shopOrigin, shop, now }: HostFacts): string | null {
  const { imprint } = shop.legal ?? {}
  const contacts = shop.securityContacts ?? (imprint ? [`mailto:${imprint.email}`] : [])
  const [store] = stores
  if (contacts.length === 0 || !store) return null
  const languages = new Set(stores.map(({ intlLocale }) => new Intl.Locale(intlLocale).language))
  return [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${new Date(Math.floor(now / DAY_MS + SECURITY_DAYS) * DAY_MS).toISOString()}`,
    `Preferred-Languages: ${[...languages].join(', ')}`,
    `Canonical: ${originOf(store, shopOrigin)}${SECURITY_PATH}`,
    '',
  ].join('\n')
}

/** The shop in a few lines for programs that answer questions about it (llmstxt.org). */
function summary({ stores, shopOrigin, shop }: HostFacts): string {
  const { brand, legal, productFeed } = shop
  const linesOf = (store: StoreDefinition) => [
    `- [${store.label}](${absolute(store, '/', shopOrigin)}): the shop, in the language ${store.intlLocale}`,
    `- [${store.label}: sitemap](${absolute(store, SITEMAP_PATH, shopOrigin)}): the addresses of all products, categories and texts, with the dates of their changes`,
    ...(productFeed
      ? [
          `- [${store.label}: products](${absolute(store, '/feeds/products.tsv', shopOrigin)}): all products with price, availability and picture, as tab-separated values`,
        ]
      : []),
    ...(legal ? [`- [${store.label}: contact](${absolute(store, '/contact', shopOrigin)})`] : []),
  ]
  return [
    `# ${brand.name}`,
    '',
    ...(legal ? [`> An online shop of ${[legal.imprint.company, ...legal.imprint.address].join(', ')}.`, ''] : []),
    'Product pages describe price, availability, delivery and returns as schema.org data (JSON-LD).',
    '',
    '## Stores',
    '',
    ...stores.flatMap(linesOf),
    '',
  ].join('\n')
}

const SECURITY_PATH = '/.well-known/security.txt'

/** The file of a shop's folder with the text that the provider of Apple Pay gives to the merchant. */
export const APPLE_PAY_DOMAIN_FILE = 'apple-developer-merchantid-domain-association'

/** The files that a host name has once, whichever stores it has. */
export const HOST_FILES: ReadonlyMap<string, HostFile> = new Map([
  ['/robots.txt', { type: 'text/plain', text: robots }],
  [SECURITY_PATH, { type: 'text/plain', text: security }],
  // Apple follows no redirect.
  [`/.well-known/${APPLE_PAY_DOMAIN_FILE}`, { type: 'text/plain', text: ({ applePayDomain }) => applePayDomain }],
  ['/llms.txt', { type: 'text/markdown', text: summary }],
])
