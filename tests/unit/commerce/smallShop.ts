import { createCommerceEngine } from '#server/commerce/createCommerceEngine.ts'
import type { DemandedCaptchas } from '#server/commerce/engine/captchaForms.ts'
import type { StatusProfile } from '#server/commerce/engine/profile/statusProfile.ts'
import { seed as demoShop } from '#shop-folder/seed/seed.ts'
import type {
  SeedCategory,
  SeedConfigurableProduct,
  SeedProduct,
  SeedProductContent,
  SeedReview,
  SeedShop,
  SeedSimpleProduct,
  SeedVariant,
} from '#server/commerce/seed/types.ts'
import { TEST_PASSWORD_COST } from '#tests/harness/passwordCost.ts'

type LocalText = Readonly<Record<'it' | 'en', string>>

const both = (it: string, en: string = it): LocalText => ({ it, en })
const NO_META = { title: both(''), description: both('') }

const category = (key: string, name: LocalText, children: readonly SeedCategory[] = []): SeedCategory => ({
  key,
  name,
  urlKey: both(name.it.toLowerCase(), name.en.toLowerCase()),
  description: both(''),
  meta: NO_META,
  image: null,
  position: 1,
  includeInMenu: true,
  isAnchor: true,
  displayMode: 'PRODUCTS',
  // Only for the main categories of the shop.
  landingBlock: children.length > 0 ? 'footer' : null,
  sorting: null,
  children,
})

const content = (sku: string, name: LocalText, key: string, position: number): SeedProductContent => ({
  sku,
  name,
  urlKey: both(name.it.toLowerCase().replaceAll(' ', '-'), name.en.toLowerCase().replaceAll(' ', '-')),
  shortDescription: both(''),
  description: both(`<p>${name.it}</p>`, `<p>${name.en}</p>`),
  meta: NO_META,
  taxClass: demoShop.taxClasses[0]?.code ?? '',
  categories: [{ category: key, position }],
  media: [],
  attributes: {},
  newFrom: null,
  newTo: null,
  createdAt: '2026-01-01',
  links: { related: [], upSell: [], crossSell: [] },
})

const simple = (
  product: SeedProductContent,
  priceCents: number,
  qty: number,
  extra: Partial<SeedSimpleProduct> = {},
): SeedSimpleProduct => ({
  ...product,
  type: 'simple',
  priceCents,
  specialPrice: null,
  tierPrices: [],
  stock: { qty, isManaged: true },
  weightKg: 1,
  ...extra,
})

const variant = (smalto: string, misura: string, priceCents: number, qty: number): SeedVariant => ({
  sku: `VASO-${smalto}-${misura}`,
  name: both(`Vaso ${smalto} ${misura}`),
  urlKey: both(`vaso-${smalto}-${misura}`),
  options: { smalto, misura },
  priceCents,
  specialPrice: null,
  tierPrices: [],
  stock: { qty, isManaged: true },
  weightKg: 2,
  media: [],
  attributes: {},
})

const glazes = demoShop.attributes.find((attribute) => attribute.code === 'smalto')?.options ?? []
const sizes = demoShop.attributes.find((attribute) => attribute.code === 'misura')?.options ?? []
/** Option codes of the two axes that the vase of this shop uses. */
export const GLAZE = [glazes[0]?.code ?? '', glazes[1]?.code ?? ''] as const
export const SIZE = [sizes[0]?.code ?? '', sizes[1]?.code ?? ''] as const

const vase: SeedConfigurableProduct = {
  ...content('VASO', both('Vaso Alto', 'Tall Vase'), 'vasi', 2),
  type: 'configurable',
  axes: ['smalto', 'misura'],
  // The most expensive one is sold out; one combination does not exist.
  variants: [
    variant(GLAZE[0], SIZE[0], 5000, 3),
    variant(GLAZE[0], SIZE[1], 7000, 4),
    variant(GLAZE[1], SIZE[1], 9000, 0),
  ],
}

const review = (
  sku: string,
  store: SeedReview['store'],
  status: SeedReview['status'],
  writtenAt: string,
  stars: SeedReview['stars'],
): SeedReview => ({
  sku,
  store,
  status,
  writtenAt,
  stars,
  nickname: `${sku} ${status}`,
  summary: writtenAt,
  text: `${sku} ${store}`,
  customer: null,
})

const dishwasherSafe = (option: '0' | '1') => ({ lavastoviglie: { kind: 'options', options: [option] } as const })

const products: readonly SeedProduct[] = [
  simple(content('TAZZA', both('Tazza Perché', 'Why Mug'), 'tavola', 1), 2400, 3, {
    specialPrice: { cents: 1800, from: '2026-03-01', to: '2026-03-31' },
    tierPrices: [{ qty: 4, cents: 1500 }],
    links: { related: ['VASO'], upSell: [], crossSell: ['PIATTO'] },
    attributes: dishwasherSafe('1'),
  }),
  simple(content('PIATTO', both('Piatto', 'Plate'), 'tavola', 2), 12_000, 50, {
    description: both('<p>Piatto da portata</p>', '<p>Plate for serving</p>'),
    attributes: dishwasherSafe('0'),
  }),
  simple(content('FINITO', both('Finito', 'Gone'), 'vasi', 1), 3000, 0),
  vase,
]

/** A shop of four products in two categories, small enough to know every answer. */
export const smallShop: SeedShop = {
  ...demoShop,
  categories: [
    { ...category('tavola', both('Tavola', 'Table')), sorting: { available: ['name', 'price'], default: 'name' } },
    category('casa', both('Casa', 'Home'), [category('vasi', both('Vasi', 'Vases'))]),
  ],
  products,
  commerceProducts: [],
  customers: demoShop.customers.map((customer) => ({ ...customer, wishes: [], giftRegistries: [] })),
  orders: [],
  cmsPages: [
    {
      identifier: 'home',
      urlKey: both('home'),
      title: both('Benvenuti', 'Welcome'),
      contentHeading: both(''),
      content: both('<p>Ciao</p>', '<p>Hello</p>'),
      meta: NO_META,
      pageLayout: '1column',
    },
    {
      identifier: 'spedizioni',
      urlKey: both('spedizioni', 'shipping'),
      title: both('Spedizioni', 'Shipping'),
      contentHeading: both(''),
      content: both(''),
      meta: NO_META,
      pageLayout: '1column',
    },
  ],
  cmsBlocks: [{ identifier: 'footer', title: both('Piè di pagina', 'Footer'), content: both('<p></p>') }],
  reviews: [
    review('TAZZA', 'it', 'approved', '2026-01-02T10:00', { quality: 5, value: 4 }),
    review('TAZZA', 'it', 'approved', '2026-01-03T10:00', { quality: 2, value: 2 }),
    review('TAZZA', 'it', 'approved', '2026-01-04T10:00', {}),
    review('TAZZA', 'it', 'pending', '2026-01-05T10:00', { quality: 1, value: 1 }),
    review('TAZZA', 'it', 'not_approved', '2026-01-06T10:00', { quality: 1, value: 1 }),
    review('TAZZA', 'en', 'approved', '2026-01-07T10:00', { quality: 1, value: 3 }),
    review('VASO', 'it', 'approved', '2026-01-08T10:00', { quality: 5, value: 5 }),
  ],
  urlRedirects: [
    { store: 'it', requestPath: 'vecchia-tazza', targetPath: 'tazza-perché.html', redirectCode: 301 },
    { store: 'it', requestPath: 'vecchissima-tazza', targetPath: 'vecchia-tazza', redirectCode: 302 },
    { store: 'it', requestPath: 'partner', targetPath: 'https://example.com/x', redirectCode: 302 },
    { store: 'it', requestPath: 'giro', targetPath: 'giro', redirectCode: 301 },
  ],
}

/** The answer as a test reads it: the body depends on the query. */
export type Answer = {
  readonly status: number
  readonly headers: Headers
  readonly body: {
    // oxlint-disable-next-line typescript/no-explicit-any -- every query of a test has a shape of its own
    readonly data?: any
    readonly errors?: readonly {
      readonly message: string
      readonly path?: readonly (string | number)[]
      readonly extensions?: { readonly category?: string }
    }[]
  }
}

export type TestShop = {
  readonly query: (query: string, variables?: object, headers?: Record<string, string>) => Promise<Answer>
  readonly send: (request: Request) => Promise<Answer>
  readonly handle: (request: Request) => Promise<Response>
  /** Moves the clock, `YYYY-MM-DD`. */
  readonly setDay: (day: string) => void
  /** The engine's logged errors; a test that expects some empties it. */
  readonly logged: unknown[]
  /** Cache tags of the changes, one entry per request. */
  readonly changes: (readonly string[])[]
  readonly close: () => void
}

export const ENDPOINT = 'http://shop.test/graphql'

/** An engine over {@link smallShop} in memory; its day is 15 January 2026 at noon. */
export function openShop(
  profile: StatusProfile = '2.4.8',
  shop: SeedShop = smallShop,
  databasePath = ':memory:',
  captchas: DemandedCaptchas = {},
): TestShop {
  let now = Date.parse('2026-01-15T12:00:00Z')
  let texts = 0
  const logged: unknown[] = []
  const changes: (readonly string[])[] = []
  const engine = createCommerceEngine({
    passwordCost: TEST_PASSWORD_COST,
    databasePath,
    profile,
    // All of the schema.
    edition: 'commerce',
    baseUrl: 'http://shop.test',
    clock: { now: () => now },
    randomText: (length) => String((texts += 1)).padStart(length, 'r'),
    log: { error: (details, message) => void logged.push({ message, details }) },
    seed: shop,
    captchas,
    onChange: (tags) => void changes.push(tags),
    synonyms: { it: [['tazza', 'mug', 'tazzona da colazione']] },
  })
  const send = async (request: Request): Promise<Answer> => {
    const response = await engine.handle(request)
    const text = await response.text()
    const isJson = text !== '' && response.headers.get('content-type') === 'application/json'
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : {} }
  }
  return {
    send,
    handle: engine.handle,
    query: (query, variables = {}, headers = {}) =>
      send(
        new Request(ENDPOINT, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify({ query, variables }),
        }),
      ),
    setDay: (day) => {
      now = Date.parse(`${day}T12:00:00Z`)
    },
    logged,
    changes,
    close: engine.close,
  }
}
