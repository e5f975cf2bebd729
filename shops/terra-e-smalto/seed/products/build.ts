import manifest from '../media/manifest.json' with { type: 'json' }
import type { Cents } from '#server/commerce/engine/money.ts'
import type {
  IsoDate,
  SeedAttributeValue,
  SeedBundleChoice,
  SeedBundleProduct,
  SeedBundleTier,
  SeedConfigurableProduct,
  SeedCustomOption,
  SeedDownloadableProduct,
  SeedGiftCardProduct,
  SeedGroupedProduct,
  SeedImage,
  SeedOptionPrice,
  SeedProductContent,
  SeedSimpleProduct,
  SeedSpecialPrice,
  SeedTierPrice,
  SeedVariant,
  SeedVideo,
  SeedVirtualProduct,
} from '#server/commerce/seed/types.ts'
import { glazeOption, sizeOption } from '../attributes.ts'
import { type LocalText, type StoreCode, textIn } from '../texts.ts'

type Photo = (typeof manifest.products)[number]
type Scene = (typeof manifest.scenes)[number]
type Dimensions = Photo['cm']

const NUMBER_LOCALE: Readonly<Record<StoreCode, string>> = { it: 'it-IT', en: 'en-GB' }

/** The same rule in both languages. */
export const inBoth = (write: (store: StoreCode) => string): LocalText => ({ it: write('it'), en: write('en') })

/** Paragraphs in both languages, as HTML. */
export const paragraphs = (words: Readonly<Record<StoreCode, readonly string[]>>): LocalText =>
  inBoth((store) => words[store].map((paragraph) => `<p>${paragraph}</p>`).join(''))

export const textValue = (it: string, en: string): SeedAttributeValue => ({ kind: 'text', text: { it, en } })
export const optionValue = (...options: readonly string[]): SeedAttributeValue => ({ kind: 'options', options })
export const priceValue = (cents: Cents): SeedAttributeValue => ({ kind: 'price', cents })

/** The photos of a shape in one glaze, in the order of the given angles, else front first. */
function photosOf(shape: string, glaze: string, angles?: readonly number[]): readonly Photo[] {
  const photos = manifest.products.filter((photo) => photo.shape === shape && photo.colour.id === glaze)
  if (photos.length === 0) throw new Error(`No photo of ${shape} in ${glaze}`)
  const rank = (photo: Photo) => angles?.indexOf(photo.angle) ?? photo.angle
  return photos.toSorted((left, right) => rank(left) - rank(right))
}

function glazesOf(shape: string): readonly string[] {
  const glazes = manifest.products.filter((photo) => photo.shape === shape).map((photo) => photo.colour.id)
  if (glazes.length === 0) throw new Error(`No photo of ${shape}`)
  return [...new Set(glazes)]
}

const productImage = (photo: Photo): SeedImage => ({
  file: photo.file.replace('products/', 'catalog/product/'),
  label: photo.alt,
  width: photo.width,
  height: photo.height,
  background: photo.background,
})

/** The first photo of a shape, e.g. for a category. */
export const shapeImage = (shape: string, glaze: string): SeedImage => productImage(frontOf(photosOf(shape, glaze)))

/** A scene; `wide` is 16:9, `tall` 4:5. */
export function sceneImage(name: string, crop: 'wide' | 'tall' = 'wide'): SeedImage {
  const scene: Scene | undefined = manifest.scenes.find((each) => each.scene === name && each.crop === crop)
  if (scene === undefined) throw new Error(`No scene ${name} (${crop})`)
  const { alt: label, width, height, background } = scene
  return { file: scene.file.replace('scenes/', 'wysiwyg/'), label, width, height, background }
}

/** The author's data of a product, whatever its type. */
type ProductDraft = {
  readonly sku: string
  /** The shape in the photo manifest; dimensions and weight come from there. */
  readonly shape: string
  readonly name: LocalText
  readonly urlKey: LocalText
  /** One sentence or two, plain text. */
  readonly summary: LocalText
  /** The description, a paragraph an entry. */
  readonly story: Readonly<Record<StoreCode, readonly string[]>>
  readonly metaTitle: LocalText
  readonly metaDescription: LocalText
  /** Category key → position. */
  readonly categories: Readonly<Record<string, number>>
  readonly attributes: Readonly<Record<string, SeedAttributeValue>>
  readonly createdAt: IsoDate
  readonly newFrom?: IsoDate
  readonly newTo?: IsoDate
  readonly related?: readonly string[]
  readonly upSell?: readonly string[]
  readonly crossSell?: readonly string[]
  readonly options?: readonly SeedCustomOption[]
}

type PriceDraft = {
  readonly priceCents: Cents
  readonly special?: SeedSpecialPrice
  /** Lowest price of the thirty days before the reduction. */
  readonly lowestBeforeCents?: Cents
  readonly tiers?: readonly SeedTierPrice[]
}

function contentOf(
  draft: Omit<ProductDraft, 'shape'>,
  taxClass: string,
): Omit<SeedProductContent, 'media' | 'attributes'> {
  const { sku, name, urlKey, createdAt } = draft
  return {
    sku,
    name,
    urlKey,
    shortDescription: paragraphs({ it: [draft.summary.it], en: [draft.summary.en] }),
    description: paragraphs(draft.story),
    meta: { title: draft.metaTitle, description: draft.metaDescription },
    taxClass,
    categories: Object.entries(draft.categories).map(([category, position]) => ({ category, position })),
    createdAt,
    newFrom: draft.newFrom ?? null,
    newTo: draft.newTo ?? null,
    links: { related: draft.related ?? [], upSell: draft.upSell ?? [], crossSell: draft.crossSell ?? [] },
    options: draft.options ?? [],
  }
}

const lowestPrice = (cents: Cents | undefined): Readonly<Record<string, SeedAttributeValue>> =>
  cents === undefined ? {} : { prezzo_minimo_30_giorni: priceValue(cents) }

const managedStock = (qty: number) => ({ qty, isManaged: true })

type SimpleDraft = ProductDraft &
  PriceDraft & {
    /** Which photos to show. */
    readonly glaze: string
    /** False if the product is not, or not only, in that glaze. */
    readonly isOneGlaze?: boolean
    readonly qty: number
    /** The quantity step, and the lowest and highest quantity. */
    readonly lots?: Pick<SeedSimpleProduct['stock'], 'minSaleQty' | 'maxSaleQty' | 'increments'>
    readonly taxClass?: string
    /** If the photo shows less than is shipped. */
    readonly weightKg?: number
    /** False if the manifest's dimensions are not those of the sold product. */
    readonly hasDimensions?: boolean
    /** Gallery order by the manifest's angles; all of them in their order when absent. */
    readonly angles?: readonly number[]
    /** Ends the gallery. */
    readonly video?: { readonly preview: Omit<SeedImage, 'video'>; readonly content: SeedVideo }
  }

export function simple(draft: SimpleDraft): SeedSimpleProduct {
  const photos = photosOf(draft.shape, draft.glaze, draft.angles)
  const front = frontOf(photos)
  return {
    type: 'simple',
    ...contentOf(draft, draft.taxClass ?? 'standard'),
    media: [
      ...photos.map(productImage),
      ...(draft.video ? [{ ...draft.video.preview, video: draft.video.content }] : []),
    ],
    attributes: {
      ...(draft.isOneGlaze === false ? {} : { smalto: optionValue(draft.glaze) }),
      ...(draft.hasDimensions === false ? {} : { dimensioni: dimensionsValue(front.cm, 1) }),
      ...draft.attributes,
      ...lowestPrice(draft.lowestBeforeCents),
    },
    priceCents: draft.priceCents,
    specialPrice: draft.special ?? null,
    tierPrices: draft.tiers ?? [],
    stock: { ...managedStock(draft.qty), ...draft.lots },
    weightKg: draft.weightKg ?? front.kg,
  }
}

type VirtualDraft = ProductDraft &
  PriceDraft & {
    readonly glaze: string
    /** Null: never sold out. */
    readonly qty: number | null
    readonly maxSaleQty?: number
    readonly taxClass?: string
  }

export function virtual(draft: VirtualDraft): SeedVirtualProduct {
  return {
    type: 'virtual',
    ...contentOf(draft, draft.taxClass ?? 'standard'),
    media: photosOf(draft.shape, draft.glaze).map(productImage),
    attributes: { ...draft.attributes, ...lowestPrice(draft.lowestBeforeCents) },
    priceCents: draft.priceCents,
    specialPrice: draft.special ?? null,
    tierPrices: draft.tiers ?? [],
    stock: {
      ...(draft.qty === null ? { qty: 0, isManaged: false } : managedStock(draft.qty)),
      ...(draft.maxSaleQty === undefined ? {} : { maxSaleQty: draft.maxSaleQty }),
    },
  }
}

/** An additional price; zero adds nothing. */
export const extra = (cents: Cents): SeedOptionPrice => ({ kind: 'fixed', cents })

/** One of the products that a choice of a bundle offers. */
export const piece = (
  sku: string,
  qty: number,
  more: Partial<SeedBundleChoice['selections'][number]> = {},
): SeedBundleChoice['selections'][number] => ({
  sku,
  qty,
  canChangeQty: false,
  isDefault: false,
  price: extra(0),
  ...more,
})

/** Products that are sold in other products' pictures show several. */
type PicturesDraft = { readonly pictures: readonly SeedImage[] }

type BundleDraft = Omit<ProductDraft, 'shape'> &
  PicturesDraft & {
    /** Null: the sum of the parts' prices. */
    readonly priceCents: Cents | null
    readonly tiers?: readonly SeedBundleTier[]
    readonly choices: readonly SeedBundleChoice[]
  }

export const bundle = (draft: BundleDraft): SeedBundleProduct => ({
  type: 'bundle',
  ...contentOf(draft, 'standard'),
  media: draft.pictures,
  attributes: draft.attributes,
  priceCents: draft.priceCents,
  tierPrices: draft.tiers ?? [],
  choices: draft.choices,
})

type GroupedDraft = Omit<ProductDraft, 'shape'> &
  PicturesDraft & { readonly items: readonly { readonly sku: string; readonly qty: number }[] }

export const grouped = (draft: GroupedDraft): SeedGroupedProduct => ({
  type: 'grouped',
  ...contentOf(draft, 'standard'),
  media: draft.pictures,
  attributes: draft.attributes,
  items: draft.items,
})

type DownloadableDraft = Omit<ProductDraft, 'shape'> &
  PicturesDraft &
  Pick<
    SeedDownloadableProduct,
    'linksTitle' | 'areLinksSoldSeparately' | 'files' | 'samples' | 'priceCents' | 'taxClass'
  >

export const downloadable = (draft: DownloadableDraft): SeedDownloadableProduct => ({
  type: 'downloadable',
  ...contentOf(draft, draft.taxClass),
  media: draft.pictures,
  attributes: draft.attributes,
  priceCents: draft.priceCents,
  specialPrice: null,
  tierPrices: [],
  stock: { qty: 0, isManaged: false },
  linksTitle: draft.linksTitle,
  areLinksSoldSeparately: draft.areLinksSoldSeparately,
  files: draft.files,
  samples: draft.samples,
})

type GiftCardDraft = Omit<ProductDraft, 'shape'> &
  PicturesDraft &
  Omit<SeedGiftCardProduct, keyof SeedProductContent | 'type'>

export const giftCard = (draft: GiftCardDraft): SeedGiftCardProduct => ({
  type: 'giftcard',
  // A multi-purpose voucher is taxed when it is redeemed.
  ...contentOf(draft, 'esente'),
  media: draft.pictures,
  attributes: draft.attributes,
  cardType: draft.cardType,
  amounts: draft.amounts,
  openAmount: draft.openAmount,
  messageMaxLength: draft.messageMaxLength,
  lifetimeDays: draft.lifetimeDays,
  isRedeemable: draft.isRedeemable,
  weightKg: draft.weightKg,
})

/** A size of a configurable product; `scale` is against the piece in the photo. */
export type SizeDraft = {
  readonly code: string
  readonly scale: number
  readonly priceCents: Cents
  readonly attributes?: Readonly<Record<string, SeedAttributeValue>>
}

/** A reduction of some variants of a configurable product, in percent of their price. */
type VariantSpecial = {
  readonly percent: number
  readonly from: IsoDate
  readonly to: IsoDate | null
  /** Only these glazes; all of them when absent. */
  readonly glazes?: readonly string[]
  /** Adds the lowest price of the last thirty days, as percent of the regular one. */
  readonly lowestBeforePercent?: number
}

type ConfigurableDraft = ProductDraft & {
  /** One price for a product that comes in glazes only, else its sizes. */
  readonly priceCents?: Cents
  readonly sizes?: readonly SizeDraft[]
  /** The additional price of a glaze. */
  readonly glazeExtraCents?: Readonly<Record<string, Cents>>
  readonly glazeAttributes?: Readonly<Record<string, Readonly<Record<string, SeedAttributeValue>>>>
  readonly special?: VariantSpecial
  /** Percent off from a quantity on. */
  readonly tiers?: readonly { readonly qty: number; readonly percent: number }[]
  /** Usual quantity of a variant. */
  readonly qty: number
  /** Exceptions by `glaze` or `glaze/size`. */
  readonly qtyOf?: Readonly<Record<string, number>>
}

/** Every glaze that has a photo × every size. */
export function configurable(draft: ConfigurableDraft): SeedConfigurableProduct {
  const glazes = glazesOf(draft.shape)
  const variants = glazes.flatMap((glaze) =>
    draft.sizes === undefined
      ? [variantOf(draft, glaze, null)]
      : draft.sizes.map((size) => variantOf(draft, glaze, size)),
  )
  return {
    type: 'configurable',
    ...contentOf(draft, 'standard'),
    media: glazes.flatMap((glaze, index) => {
      const photos = photosOf(draft.shape, glaze)
      return (index === 0 ? photos : photos.slice(0, 1)).map(productImage)
    }),
    attributes: { ...draft.attributes, ...lowestPrice(lowestOfVariants(variants)) },
    axes: draft.sizes === undefined ? ['smalto'] : ['smalto', 'misura'],
    variants,
  }
}

function variantOf(draft: ConfigurableDraft, glaze: string, size: SizeDraft | null): SeedVariant {
  const basePrice = size?.priceCents ?? draft.priceCents
  if (basePrice === undefined) throw new Error(`${draft.sku} has neither a price nor sizes`)
  const priceCents = basePrice + (draft.glazeExtraCents?.[glaze] ?? 0)
  const photos = photosOf(draft.shape, glaze)
  const front = frontOf(photos)
  const scale = size?.scale ?? 1
  const colour = glazeOption(glaze)
  const { special } = draft
  const isReduced = special !== undefined && (special.glazes?.includes(glaze) ?? true)
  const key = size === null ? glaze : `${glaze}/${size.code}`
  const lowestBefore = isReduced && special.lowestBeforePercent !== undefined ? special.lowestBeforePercent : null
  const skuParts = [draft.sku, glaze.toUpperCase(), ...(size === null ? [] : [size.code.toUpperCase()])]
  return {
    sku: skuParts.join('-'),
    name: inBoth((store) => {
      const colourLabel = textIn(store, colour.label).toLowerCase()
      const name = store === 'it' ? `${draft.name.it} ${colourLabel}` : `${draft.name.en}, ${colourLabel}`
      if (size === null) return name
      const sizeLabel = textIn(store, sizeOption(size.code).label).toLowerCase()
      return store === 'it' ? `${name}, misura ${sizeLabel}` : `${name}, ${sizeLabel}`
    }),
    urlKey: inBoth((store) =>
      [draft.urlKey[store], textIn(store, colour.label).toLowerCase(), ...(size === null ? [] : [size.code])].join('-'),
    ),
    options: size === null ? { smalto: glaze } : { smalto: glaze, misura: size.code },
    priceCents,
    specialPrice: isReduced
      ? { cents: percentOfPrice(priceCents, 100 - special.percent), from: special.from, to: special.to }
      : null,
    tierPrices: (draft.tiers ?? []).map(({ qty, percent }) => ({
      qty,
      cents: percentOfPrice(priceCents, 100 - percent),
    })),
    stock: managedStock(draft.qtyOf?.[key] ?? draft.qty),
    // A thrown wall keeps its thickness, so the weight grows with the surface.
    weightKg: Math.round(front.kg * scale ** 2 * 100) / 100,
    media: photos.map(productImage),
    attributes: {
      dimensioni: dimensionsValue(front.cm, scale),
      ...draft.glazeAttributes?.[glaze],
      ...size?.attributes,
      ...(lowestBefore === null ? {} : lowestPrice(percentOfPrice(priceCents, lowestBefore))),
    },
  }
}

function lowestOfVariants(variants: readonly SeedVariant[]): Cents | undefined {
  const prices = variants.flatMap(({ attributes: { prezzo_minimo_30_giorni: lowest } }) =>
    lowest?.kind === 'price' ? [lowest.cents] : [],
  )
  return prices.length === 0 ? undefined : Math.min(...prices)
}

function frontOf(photos: readonly Photo[]): Photo {
  const [front] = photos
  if (front === undefined) throw new Error('A product needs a photo')
  return front
}

/** Rounded to ten cents, as price tags are written. */
const percentOfPrice = (cents: Cents, percent: number): Cents => Math.round((cents * percent) / 1000) * 10

function dimensionsValue(cm: Dimensions, scale: number): SeedAttributeValue {
  const write = (store: StoreCode) => {
    const format = new Intl.NumberFormat(NUMBER_LOCALE[store], { maximumFractionDigits: 1 })
    const [width, depth, height] = [cm.width, cm.depth, cm.height].map((length) => format.format(length * scale))
    if (cm.width === cm.depth) return store === 'it' ? `Ø ${width} × h ${height} cm` : `Ø ${width} × ${height} cm high`
    return store === 'it' ? `${width} × ${depth} × h ${height} cm` : `${width} wide × ${depth} deep × ${height} cm high`
  }
  return { kind: 'text', text: inBoth(write) }
}
