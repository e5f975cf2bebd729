import { seed as demoShop } from '../seed.ts'
import manifest from '../media/manifest.json' with { type: 'json' }
import type {
  LocalText,
  SeedCategory,
  SeedConfigurableProduct,
  SeedProductContent,
  SeedShop,
  SeedSimpleProduct,
} from '#server/commerce/seed/types.ts'

type Photo = (typeof manifest.products)[number]

/** Numbers in [0, 1) that are the same for the same seed: mulberry32, enough to scatter prices. */
function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const LEAVES: Readonly<Record<string, readonly string[]>> = {
  vasi: ['vasi'],
  tavola: ['piatti', 'ciotole', 'tazze', 'brocche', 'servizi'],
  casa: ['lampade', 'candele', 'decorazioni'],
  cucina: ['contenitori', 'cottura', 'utensili'],
  regali: ['idee-regalo'],
}

const SERIES: readonly LocalText[] = [
  { it: 'Alba', en: 'Dawn' },
  { it: 'Bosco', en: 'Forest' },
  { it: 'Colle', en: 'Hill' },
  { it: 'Duna', en: 'Dune' },
  { it: 'Eco', en: 'Echo' },
  { it: 'Fiume', en: 'River' },
  { it: 'Giardino', en: 'Garden' },
  { it: 'Luna', en: 'Moon' },
  { it: 'Mare', en: 'Sea' },
  { it: 'Nebbia', en: 'Mist' },
  { it: 'Pietra', en: 'Stone' },
  { it: 'Riva', en: 'Shore' },
]

const SENTENCES: readonly LocalText[] = [
  { it: 'Fatto al tornio, uno per volta.', en: 'Thrown on the wheel, one at a time.' },
  { it: 'Il bordo è levigato a mano.', en: 'The rim is smoothed by hand.' },
  { it: 'Cuoce due volte, a mille e duecento gradi.', en: 'It is fired twice, at twelve hundred degrees.' },
  { it: 'Va in lavastoviglie tutti i giorni.', en: 'Happy in the dishwasher every day.' },
  { it: 'Lo smalto cambia con la luce.', en: 'The glaze changes with the light.' },
  { it: 'Una forma semplice, per la tavola di casa.', en: 'A simple shape, for the table at home.' },
  { it: 'Nessuno è uguale all’altro.', en: 'No two are alike.' },
  { it: 'Si impila senza graffiarsi.', en: 'It stacks without scratching.' },
]

const MATERIALS = ['gres', 'maiolica', 'terracotta', 'gres-da-fuoco']
const SIZES = ['s', 'm', 'l']
/** One product in so many comes in sizes. */
const CONFIGURABLE_EVERY = 7

/** The shape of a large shop's menu: so many categories at the top, so many in each of them. */
const CATEGORIES_AT_THE_TOP = 20
const CATEGORIES_IN_EACH = 25

/**
 * The demo shop with this number of additional products, which use its own pictures, and of additional categories. The
 * same numbers and seed create the same shop, so that benchmarks of different days are comparable.
 */
export function generatedShop(count: number, { seed = 1, categories = 0 } = {}): SeedShop {
  const added = generatedCategories(categories)
  const random = seededRandom(seed)
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(random() * items.length)]
    if (item === undefined) throw new Error('Nothing to pick from')
    return item
  }
  const products = Array.from({ length: count }, (_, index) => {
    const photo = pick(manifest.products)
    const content = contentOf(photo, index + 1, pick(SERIES), [pick(SENTENCES), pick(SENTENCES)], {
      categories: [
        pick(LEAVES[photo.category] ?? ['idee-regalo']),
        // Not by chance, so that the products are the same with and without additional categories.
        ...(categories > 0 ? [keyOf(index % categories)] : []),
      ],
      material: pick(MATERIALS),
      isDishwasherSafe: random() < 0.7,
    })
    const cents = 500 + Math.floor(random() ** 2 * 400) * 100
    const qty = Math.floor(random() * 60)
    return index % CONFIGURABLE_EVERY === 0 ? sized(content, photo, cents, qty) : plain(content, photo, cents, qty)
  })
  return {
    ...demoShop,
    categories: [...demoShop.categories, ...added],
    products: [...demoShop.products, ...products],
  }
}

const keyOf = (index: number): string => `generated-${index}`

/** A tree of three levels. */
function generatedCategories(count: number): readonly SeedCategory[] {
  const childrenOf = new Map<number | null, number[]>()
  for (let index = 0; index < count; index += 1) {
    const parent = parentOf(index)
    childrenOf.set(parent, [...(childrenOf.get(parent) ?? []), index])
  }
  const build = (index: number, position: number): SeedCategory => {
    const series = SERIES[index % SERIES.length]
    const name = { it: `${series?.it ?? ''} ${index}`, en: `${series?.en ?? ''} ${index}` }
    return {
      key: keyOf(index),
      name,
      urlKey: { it: `linea-${index}`, en: `line-${index}` },
      description: { it: '', en: '' },
      meta: { title: name, description: name },
      image: null,
      position: position + 1,
      includeInMenu: true,
      isAnchor: true,
      displayMode: 'PRODUCTS',
      landingBlock: null,
      sorting: null,
      children: (childrenOf.get(index) ?? []).map(build),
    }
  }
  return (childrenOf.get(null) ?? []).map((index, position) => build(index, demoShop.categories.length + position))
}

/** The category in which another one is; null at the top. */
function parentOf(index: number): number | null {
  const second = index - CATEGORIES_AT_THE_TOP
  if (second < 0) return null
  const atSecond = CATEGORIES_AT_THE_TOP * CATEGORIES_IN_EACH
  const third = second - atSecond
  return third < 0 ? second % CATEGORIES_AT_THE_TOP : CATEGORIES_AT_THE_TOP + (third % atSecond)
}

type Traits = { readonly categories: readonly string[]; readonly material: string; readonly isDishwasherSafe: boolean }

function contentOf(
  photo: Photo,
  serial: number,
  series: LocalText,
  sentences: readonly LocalText[],
  { categories, material, isDishwasherSafe }: Traits,
): SeedProductContent {
  const both = (write: (store: 'it' | 'en') => string): LocalText => ({ it: write('it'), en: write('en') })
  const name = both((store) => `${photo.name[store]} ${series[store]} ${serial}`)
  return {
    sku: `GEN-${String(serial).padStart(6, '0')}`,
    name,
    urlKey: both((store) => `${photo.shape}-${photo.colour.id}-${store}-${serial}`),
    shortDescription: both((store) => `<p>${sentences[0]?.[store] ?? ''}</p>`),
    description: both((store) => sentences.map((sentence) => `<p>${sentence[store]}</p>`).join('')),
    meta: { title: name, description: name },
    taxClass: 'standard',
    categories: categories.map((category) => ({ category, position: serial + 1000 })),
    media: [
      {
        file: photo.file.replace('products/', 'catalog/product/'),
        label: photo.alt,
        width: photo.width,
        height: photo.height,
        background: photo.background,
      },
    ],
    attributes: {
      smalto: { kind: 'options', options: [photo.colour.id] },
      materiale: { kind: 'options', options: [material] },
      lavastoviglie: { kind: 'options', options: [isDishwasherSafe ? '1' : '0'] },
    },
    newFrom: null,
    newTo: null,
    createdAt: '2026-01-01',
    links: { related: [], upSell: [], crossSell: [] },
  }
}

const saleable = (sku: string, priceCents: number, qty: number) => ({
  sku,
  priceCents,
  specialPrice: null,
  tierPrices: [],
  stock: { qty, isManaged: true },
})

const plain = (content: SeedProductContent, photo: Photo, cents: number, qty: number): SeedSimpleProduct => ({
  ...content,
  ...saleable(content.sku, cents, qty),
  type: 'simple',
  weightKg: photo.kg,
})

function sized(content: SeedProductContent, photo: Photo, cents: number, qty: number): SeedConfigurableProduct {
  const { smalto: _axis, ...attributes } = content.attributes
  return {
    ...content,
    attributes,
    type: 'configurable',
    axes: ['smalto', 'misura'],
    variants: SIZES.map((size, index) => ({
      ...saleable(`${content.sku}-${size.toUpperCase()}`, cents + index * 1000, qty),
      name: { it: `${content.name.it} ${size}`, en: `${content.name.en} ${size}` },
      urlKey: { it: `${content.urlKey.it}-${size}`, en: `${content.urlKey.en}-${size}` },
      options: { smalto: photo.colour.id, misura: size },
      weightKg: photo.kg,
      media: [],
      attributes: {},
    })),
  }
}
