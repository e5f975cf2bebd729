import type { Cents } from '#server/commerce/engine/money.ts'
import type {
  SeedAttributeValue,
  SeedConfigurableProduct,
  SeedFixedTax,
  SeedImage,
  SeedProductContent,
  SeedSimpleProduct,
} from '#server/commerce/seed/types.ts'
import { type Colour, COLOURS } from './colours.ts'
import { company } from './company.ts'
import { type LocalText, paragraph, text } from './texts.ts'

/** The ground of every picture, as `drawPictures.mjs` draws it. */
const GROUND = '#e3e9ef'

const MAKER = `${company.name}, ${company.street}, ${company.postcode} ${company.city}, ${company.email}`

export const textValue = (value: LocalText): SeedAttributeValue => ({ kind: 'text', text: value })
export const optionValue = (...options: readonly string[]): SeedAttributeValue => ({ kind: 'options', options })

export const picture = (shape: string, colour: Colour, label: LocalText): SeedImage => ({
  file: `catalog/product/${shape}-${colour}.jpg`,
  label,
  width: 960,
  height: 1200,
  background: GROUND,
})

export type ProductDraft = {
  readonly sku: string
  readonly shape: string
  readonly name: LocalText
  readonly urlKey: LocalText
  readonly summary: LocalText
  readonly story: LocalText
  readonly priceCents: Cents
  readonly categories: readonly string[]
  readonly materials: readonly string[]
  readonly size: LocalText
  readonly weightKg: number
  readonly qty?: number
  readonly fixedTaxes?: readonly SeedFixedTax[]
  readonly isNew?: boolean
  readonly attributes?: Readonly<Record<string, SeedAttributeValue>>
  readonly related?: readonly string[]
  readonly crossSell?: readonly string[]
}

function contentOf(draft: ProductDraft, colours: readonly Colour[]): SeedProductContent {
  const { sku, name, urlKey, summary, story, categories } = draft
  return {
    sku,
    name,
    urlKey,
    shortDescription: paragraph(summary.de, summary.en, summary.us),
    description: paragraph(story.de, story.en, story.us),
    meta: { title: name, description: summary },
    taxClass: 'standard',
    categories: categories.map((category, index) => ({ category, position: index + 1 })),
    media: colours.map((colour) => picture(draft.shape, colour, name)),
    attributes: {
      material: optionValue(...draft.materials),
      masse: textValue(draft.size),
      hersteller: textValue(text(MAKER, MAKER)),
      ...draft.attributes,
    },
    newFrom: draft.isNew ? '2026-10-01' : null,
    newTo: draft.isNew ? '2027-12-31' : null,
    createdAt: '2026-03-01',
    links: { related: draft.related ?? [], upSell: [], crossSell: draft.crossSell ?? [] },
  }
}

const saleable = (sku: string, priceCents: Cents, qty: number) => ({
  sku,
  priceCents,
  specialPrice: null,
  tierPrices: [],
  stock: { qty, isManaged: true },
})

export const simple = (draft: ProductDraft, colour: Colour): SeedSimpleProduct => ({
  type: 'simple',
  ...contentOf(draft, [colour]),
  ...saleable(draft.sku, draft.priceCents, draft.qty ?? 40),
  weightKg: draft.weightKg,
  fixedTaxes: draft.fixedTaxes ?? [],
})

/** One variant for each colour. */
export const inColours = (draft: ProductDraft, colours: readonly Colour[]): SeedConfigurableProduct => ({
  type: 'configurable',
  ...contentOf(draft, colours),
  axes: ['farbe'],
  variants: colours.map((colour) => {
    const { de, en, us } = COLOURS[colour]
    const { name, urlKey } = draft
    return {
      ...saleable(`${draft.sku}-${colour.toUpperCase()}`, draft.priceCents, draft.qty ?? 20),
      name: text(`${name.de}, ${de}`, `${name.en}, ${en}`, `${name.us}, ${us}`),
      urlKey: text(`${urlKey.de}-${colour}`, `${urlKey.en}-${colour}`, `${urlKey.us}-${colour}`),
      options: { farbe: colour },
      weightKg: draft.weightKg,
      media: [picture(draft.shape, colour, name)],
      attributes: {},
    }
  }),
})
