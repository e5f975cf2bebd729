import { seed as demoShop } from '#shop-folder/seed/seed.ts'
import type {
  SeedBundleChoice,
  SeedBundleProduct,
  SeedCategory,
  SeedCustomOption,
  SeedDownloadableProduct,
  SeedGroupedProduct,
  SeedProduct,
  SeedShop,
  SeedStoreConfig,
} from '#server/commerce/seed/types.ts'

/** Settings that differ from all those of the demo shop. */
const contraryConfig: Partial<SeedStoreConfig> = {
  titlePrefix: 'Shop: ',
  titleSuffix: '',
  titleSeparator: ' | ',
  cmsHomePage: 'spedizioni',
  cmsNoRoute: 'home',
  catalogDefaultSortBy: 'name',
  categoryUrlSuffix: '',
  productUrlSuffix: '.htm',
  timezone: 'Europe/Lisbon',
  gridPerPage: 8,
  gridPerPageValues: [8, 16],
  listPerPage: 5,
  listPerPageValues: [5],
  defaultCountry: 'DE',
  countriesWithRequiredRegion: [],
  optionalZipCountries: ['HK'],
  minimumPasswordLength: 10,
  requiredCharacterClassesNumber: 4,
  cartExpiresInDays: 7,
  customerAccessTokenLifetimeHours: 8,
  isGuestCheckoutEnabled: false,
  isGuestCheckoutLoginEnabled: false,
  isCheckoutAgreementsEnabled: false,
  isNewsletterEnabled: false,
  isContactEnabled: false,
  isWishlistEnabled: false,
  areSeveralWishlistsEnabled: false,
  maximumNumberOfWishlists: 3,
  areProductReviewsEnabled: false,
  mayGuestsWriteReviews: false,
  isAccountConfirmationRequired: true,
  isOrderCancellationEnabled: false,
  areReturnsEnabled: false,
  rewards: null,
  areOrderGiftMessagesAllowed: false,
  areGiftReceiptsAllowed: false,
}

const contraryCategory = (category: SeedCategory): SeedCategory => ({
  ...category,
  displayMode: 'PAGE',
  landingBlock: null,
  includeInMenu: false,
  isAnchor: false,
  children: category.children.map(contraryCategory),
})

const reduced = {
  specialPrice: { cents: 100, from: '2026-01-01', to: '2026-12-31' },
  tierPrices: [{ qty: 3, cents: 90 }],
}

function contraryProduct(product: SeedProduct, index: number): SeedProduct {
  const { links } = product
  const common = { newFrom: '2026-01-01', newTo: '2026-12-31', links: { ...links, upSell: links.related } }
  if (product.type === 'grouped')
    return { ...product, ...common, items: product.items.map(({ sku }) => ({ sku, qty: 3 })) }
  if (product.type === 'giftcard') {
    const { openAmount, messageMaxLength, isRedeemable } = product
    return {
      ...product,
      ...common,
      openAmount: openAmount === null ? { minCents: null, maxCents: 700 } : null,
      messageMaxLength: messageMaxLength === null ? 7 : null,
      isRedeemable: !isRedeemable,
      lifetimeDays: null,
    }
  }
  if (product.type === 'bundle') return { ...product, ...common, choices: product.choices.map(contraryChoice) }
  if (product.type !== 'configurable') {
    const stock = { qty: index % 2 === 0 ? 2 : 0, isManaged: true }
    const options = (product.options ?? []).toReversed().map(contraryOption)
    const sold = { ...product, ...common, ...reduced, stock, options }
    if (sold.type !== 'downloadable') return sold
    const files = sold.files.map((file) => ({ ...file, priceCents: 1 }))
    return { ...sold, areLinksSoldSeparately: false, files, samples: [...sold.samples, ...sold.samples] }
  }
  const stock = { qty: 0, isManaged: true }
  return { ...product, ...common, variants: product.variants.map((variant) => ({ ...variant, ...reduced, stock })) }
}

/** The same product under another name; a bundle with only one possible choice. */
function twinOf(product: SeedBundleProduct | SeedGroupedProduct | SeedDownloadableProduct): SeedProduct {
  const both = (text: string) => ({ it: text, en: text })
  const sku = `${product.sku}-BIS`
  const twin = { sku, urlKey: both(sku.toLowerCase()), name: both(sku), categories: [] }
  if (product.type !== 'bundle') return { ...product, ...twin }
  const choices = product.choices
    .slice(0, 1)
    .map((choice) => ({ ...choice, selections: choice.selections.slice(0, 1) }))
  return { ...product, ...twin, choices }
}

const contraryChoice = (choice: SeedBundleChoice): SeedBundleChoice => ({
  ...choice,
  isRequired: !choice.isRequired,
  selections: choice.selections.map((selection) => ({ ...selection, canChangeQty: !selection.canChangeQty })),
})

const contraryOption = (option: SeedCustomOption): SeedCustomOption => {
  const price = { kind: 'percent', percent: 7 } as const
  if ('values' in option) {
    return {
      ...option,
      isRequired: !option.isRequired,
      values: option.values.map((value) => ({ ...value, price, sku: `${value.sku}-X` })),
    }
  }
  const other = { isRequired: !option.isRequired, price, sku: 'X' }
  return option.type === 'field' || option.type === 'area'
    ? { ...option, ...other, maxCharacters: 7 }
    : { ...option, ...other }
}

const onePieceEach = (choice: SeedBundleChoice): SeedBundleChoice => ({
  ...choice,
  selections: choice.selections.map((selection) => ({ ...selection, qty: 1 })),
})

/** The demo shop with one piece of everything. */
export const scarceShop: SeedShop = {
  ...demoShop,
  orders: [],
  products: demoShop.products.map((product): SeedProduct => {
    const stock = { qty: 1, isManaged: true }
    if (product.type === 'grouped' || product.type === 'giftcard') return product
    if (product.type === 'bundle') return { ...product, choices: product.choices.map(onePieceEach) }
    if (product.type !== 'configurable') return { ...product, stock }
    return { ...product, variants: product.variants.map((variant) => ({ ...variant, stock })) }
  }),
}

/** The demo shop with all values changed that its content leaves the same everywhere. */
export const contraryShop: SeedShop = {
  ...demoShop,
  commerceProducts: demoShop.commerceProducts.map(contraryProduct),
  orders: [],
  website: { code: 'base', name: 'Altra Insegna' },
  stores: demoShop.stores.map((store) => ({ ...store, config: { ...store.config, ...contraryConfig } })),
  categories: demoShop.categories.map(contraryCategory),
  products: demoShop.products.flatMap((product, index) => {
    const contrary = contraryProduct(product, index)
    return contrary.type === 'grouped' || contrary.type === 'bundle' || contrary.type === 'downloadable'
      ? [contrary, twinOf(contrary)]
      : [contrary]
  }),
}
