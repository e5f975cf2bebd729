import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import manifest from '#shop-folder/seed/media/manifest.json' with { type: 'json' }
import { company } from '#shop-folder/seed/company.ts'
import { seed as demoShop } from '#shop-folder/seed/seed.ts'
import { textOfStore } from '#server/commerce/seed/localText.ts'
import type {
  LocalText,
  SeedAttributeValue,
  SeedCategory,
  SeedImage,
  SeedProduct,
  SeedSaleable,
  StoreCode,
} from '#server/commerce/seed/types.ts'

const STORES: readonly StoreCode[] = ['it', 'en']
const textIn = (store: StoreCode, text: LocalText): string => textOfStore(text, store, 'it', 'A text')
const DOWNLOADS_ROOT = join(import.meta.dirname, '../../../../shops/terra-e-smalto/seed/downloads')
const MEDIA_ROOT = join(import.meta.dirname, '../../../../shops/terra-e-smalto/seed/media')

type CategoryPath = { readonly category: SeedCategory; readonly path: LocalText }

function categoryPaths(categories: readonly SeedCategory[], parent: LocalText | null): readonly CategoryPath[] {
  return categories.flatMap((category) => {
    const path = Object.fromEntries(
      STORES.map((store) => {
        const key = textIn(store, category.urlKey)
        return [store, parent === null ? key : `${textIn(store, parent)}/${key}`]
      }),
    )
    return [{ category, path }, ...categoryPaths(category.children, path)]
  })
}

const { products } = demoShop
/** Products with their own price and stock; bundles, groups and configurables have those of their parts. */
const isSaleable = (
  product: SeedProduct,
): product is Extract<SeedProduct, { readonly type: 'simple' | 'virtual' | 'downloadable' }> =>
  product.type === 'simple' || product.type === 'virtual' || product.type === 'downloadable'
const categories = categoryPaths(demoShop.categories, null)
const configurables = products.filter((product) => product.type === 'configurable')
const variants = configurables.flatMap((product) => product.variants)
const saleables: readonly SeedSaleable[] = [...products.filter(isSaleable), ...variants]
const saleableSkus = saleables.map(({ sku }) => sku)
const parentSkus = products.map(({ sku }) => sku)

const images: readonly SeedImage[] = [
  ...products.flatMap(({ media }) => media),
  ...variants.flatMap(({ media }) => media),
  ...categories.flatMap(({ category }) => (category.image === null ? [] : [category.image])),
]

/** Request paths that answer with a page, in one store view. */
const pathsOf = (store: StoreCode): readonly string[] => [
  ...products.map(({ urlKey }) => `${urlKey[store]}.html`),
  ...categories.map(({ path }) => `${path[store]}.html`),
  ...demoShop.cmsPages.map(({ urlKey }) => textIn(store, urlKey)),
  // Magento's contact page is in no table.
  'contact',
]

const htmlOf = (store: StoreCode): readonly string[] => [
  ...demoShop.cmsPages.map(({ content }) => textIn(store, content)),
  ...demoShop.cmsBlocks.map(({ content }) => textIn(store, content)),
  ...demoShop.agreements.map(({ content }) => textIn(store, content)),
  ...products.flatMap(({ description, shortDescription }) => [
    textIn(store, description),
    textIn(store, shortDescription),
  ]),
  ...categories.map(({ category }) => textIn(store, category.description)),
]

const matchesOf = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, group]) => group ?? '')

const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index)

function isBalanced(html: string): boolean {
  const open: string[] = []
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)[^>]*>/g)) {
    if (name === 'img' || name === 'br') continue
    if (slash !== '/') open.push(name)
    else if (open.pop() !== name) return false
  }
  return open.length === 0
}

const isLocalText = (value: object): value is LocalText => 'it' in value && 'en' in value

/** Every translated text below a value, with its path. */
function localTexts(value: unknown, way: string): readonly { readonly way: string; readonly text: LocalText }[] {
  if (typeof value !== 'object' || value === null) return []
  if (isLocalText(value)) return [{ way, text: value }]
  return Object.entries(value).flatMap(([key, child]) => localTexts(child, `${way}.${key}`))
}

describe('texts', () => {
  it('exist in both languages', () => {
    const texts = localTexts(demoShop, 'shop')
    const missing = texts.filter(({ text }) => STORES.some((store) => text[store]?.trim() === ''))
    expect(texts.length).toBeGreaterThan(500)
    // The home page has its heading in the hero.
    expect(missing.map(({ way }) => way)).toEqual(['shop.cmsPages.0.contentHeading'])
  })

  it('tell each product in at least two paragraphs, differently in each language', () => {
    for (const { sku, description } of products) {
      expect(description.it, sku).not.toBe(description.en)
      for (const store of STORES)
        expect(matchesOf(textIn(store, description), /<(p)>/g).length, sku).toBeGreaterThanOrEqual(2)
    }
  })

  it('keep search results unbroken', () => {
    for (const { meta } of [...products, ...categories.map(({ category }) => category), ...demoShop.cmsPages]) {
      for (const store of STORES) {
        const [title, description] = [textIn(store, meta.title), textIn(store, meta.description)]
        expect(title.length, title).toBeLessThanOrEqual(60)
        expect(description.length, description).toBeLessThanOrEqual(160)
      }
    }
  })

  it('carry balanced markup', () => {
    expect(STORES.flatMap(htmlOf).filter((html) => !isBalanced(html))).toEqual([])
    expect(isBalanced('<p>open<b></p>')).toBe(false)
  })
})

describe('catalogue', () => {
  it('names every SKU once', () => {
    expect(repeated([...parentSkus, ...variants.map(({ sku }) => sku)])).toEqual([])
  })

  it('shows only photos that exist, and all of them', () => {
    expect(images.filter(({ file }) => !existsSync(join(MEDIA_ROOT, file)))).toEqual([])
    const shown = new Set(images.map(({ file }) => file))
    const files = manifest.products.map(({ file }) => file.replace('products/', 'catalog/product/'))
    expect(files.filter((file) => !shown.has(file))).toEqual([])
  })

  it('gives each page a path of its own in every store view', () => {
    for (const store of STORES) {
      expect(repeated(pathsOf(store)), store).toEqual([])
      const keys = [...products, ...variants].map(({ urlKey }) => textIn(store, urlKey))
      expect(repeated(keys), store).toEqual([])
      for (const key of [...keys, ...categories.map(({ category }) => textIn(store, category.urlKey))]) {
        expect(key).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      }
    }
  })

  it('links only to parents it has, never to itself, never twice', () => {
    for (const { sku, links } of products) {
      for (const skus of Object.values(links)) {
        expect(skus.filter((each) => !parentSkus.includes(each) || each === sku)).toEqual([])
        expect(repeated(skus)).toEqual([])
      }
    }
  })

  it('assigns products to known categories and leaves no leaf category empty', () => {
    const assigned = products.flatMap((product) => product.categories.map(({ category }) => category))
    const keys = categories.map(({ category }) => category.key)
    expect(repeated(keys)).toEqual([])
    expect(assigned.filter((key) => !keys.includes(key))).toEqual([])
    const leaves = categories.filter(({ category }) => category.children.length === 0)
    expect(leaves.filter(({ category }) => !assigned.includes(category.key))).toEqual([])
  })

  it('gives the products of a category distinct positions', () => {
    const places = products.flatMap((product) =>
      product.categories.map(({ category, position }) => `${category} ${position}`),
    )
    expect(repeated(places)).toEqual([])
  })

  it('offers each combination of options once, with an option for every axis', () => {
    for (const { sku, axes, variants: own } of configurables) {
      const combinations = own.map(({ options }) => axes.map((axis) => options[axis] ?? '?').join('/'))
      expect(repeated(combinations), sku).toEqual([])
      expect(own.length, sku).toBeGreaterThan(1)
      for (const { options } of own) expect(Object.keys(options), sku).toEqual([...axes])
    }
  })

  it('uses only declared attributes, with values of their input and declared options', () => {
    const valueKinds: Readonly<Record<string, SeedAttributeValue['kind']>> = {
      text: 'text',
      textarea: 'text',
      select: 'options',
      multiselect: 'options',
      boolean: 'options',
      price: 'price',
      decimal: 'decimal',
    }
    for (const { sku, attributes } of [...products, ...variants]) {
      for (const [code, value] of Object.entries(attributes)) {
        const attribute = demoShop.attributes.find((each) => each.code === code)
        expect(attribute && valueKinds[attribute.input], `${sku} ${code}`).toBe(value.kind)
        if (value.kind !== 'options') continue
        const known = attribute?.options.map((option) => option.code) ?? []
        expect(value.options.filter((option) => !known.includes(option))).toEqual([])
      }
    }
    for (const { options } of variants) {
      for (const [code, option] of Object.entries(options)) {
        const attribute = demoShop.attributes.find((each) => each.code === code)
        expect(attribute?.options.map((each) => each.code)).toContain(option)
      }
    }
  })
})

describe('products of parts', () => {
  it('consist of products that are sold', () => {
    const skus = products.flatMap((product) => {
      if (product.type === 'grouped') return product.items.map(({ sku }) => sku)
      if (product.type === 'bundle')
        return product.choices.flatMap(({ selections }) => selections.map(({ sku }) => sku))
      return []
    })
    expect(skus.length).toBeGreaterThan(20)
    expect(skus.filter((sku) => !saleableSkus.includes(sku))).toEqual([])
  })

  it('preselect one product of every required choice', () => {
    for (const product of products) {
      for (const choice of product.type === 'bundle' ? product.choices : []) {
        const preselected = choice.selections.filter(({ isDefault }) => isDefault)
        expect(preselected.length, `${product.sku} ${choice.title.en}`).toBe(choice.isRequired ? 1 : 0)
      }
    }
  })

  it('hand out files that exist', () => {
    const files = products.flatMap((product) =>
      product.type === 'downloadable'
        ? [
            ...product.files.flatMap(({ file, sampleFile }) => [file, sampleFile]),
            ...product.samples.map(({ file }) => file),
          ]
        : [],
    )
    expect(files.length).toBeGreaterThan(3)
    for (const file of files) expect(existsSync(join(DOWNLOADS_ROOT, file ?? '')), file ?? '').toBe(true)
  })
})

describe('prices and stock', () => {
  it('are positive whole cents, cheaper when reduced or bought together', () => {
    for (const { sku, priceCents, specialPrice, tierPrices } of saleables) {
      const reduced = [...(specialPrice === null ? [] : [specialPrice.cents]), ...tierPrices.map(({ cents }) => cents)]
      for (const cents of [priceCents, ...reduced]) expect(Number.isSafeInteger(cents) && cents > 0, sku).toBe(true)
      for (const cents of reduced) expect(cents, sku).toBeLessThan(priceCents)
      expect(tierPrices.map(({ cents }) => cents)).toEqual(
        tierPrices.map(({ cents }) => cents).toSorted((left, right) => right - left),
      )
      expect((specialPrice?.from ?? '') < (specialPrice?.to ?? '9999'), sku).toBe(true)
    }
  })

  it('state a lowest price of thirty days between the reduced and the regular one', () => {
    const priced = [...products.filter(isSaleable), ...variants]
    let stated = 0
    for (const { sku, attributes, priceCents, specialPrice } of priced) {
      const lowest = attributes.prezzo_minimo_30_giorni
      if (lowest?.kind !== 'price') continue
      stated += 1
      expect(specialPrice, sku).not.toBeNull()
      expect(lowest.cents, sku).toBeGreaterThan(specialPrice?.cents ?? Infinity)
      expect(lowest.cents, sku).toBeLessThanOrEqual(priceCents)
    }
    expect(stated).toBeGreaterThan(5)
  })

  it('cover a shop’s cases: current and ended reductions, tiers, scarce and sold-out variants, one removed product', () => {
    const ended = saleables.filter(({ specialPrice }) => specialPrice?.to != null && specialPrice.to < '2026-01-01')
    const running = saleables.filter(({ specialPrice }) => specialPrice?.from === '2026-01-01')
    const scarce = saleables.filter(({ stock }) => stock.isManaged && stock.qty > 0 && stock.qty < 5)
    const withSoldOutVariant = configurables.filter((product) => product.variants.some(({ stock }) => stock.qty === 0))
    const gone = products.filter((product) => product.type === 'simple' && product.stock.qty === 0)
    expect(ended).not.toEqual([])
    expect(running).not.toEqual([])
    expect(scarce.length).toBeGreaterThan(5)
    expect(saleables.filter(({ tierPrices }) => tierPrices.length > 0)).not.toEqual([])
    expect(withSoldOutVariant.length).toBeGreaterThan(3)
    for (const product of withSoldOutVariant) {
      expect(product.variants.filter(({ stock }) => stock.qty === 0).length, product.sku).toBe(1)
    }
    expect(gone.map(({ sku }) => sku)).toEqual(['TS-FRUTTIERA'])
  })

  it('fill the sale with reduced products only', () => {
    const onSale = products.filter((product) => product.categories.some(({ category }) => category === 'saldi'))
    for (const product of onSale) {
      const own: readonly SeedSaleable[] =
        product.type === 'configurable' ? product.variants : isSaleable(product) ? [product] : []
      expect(
        own.some(({ specialPrice }) => specialPrice !== null),
        product.sku,
      ).toBe(true)
    }
  })

  it('charge known taxes', () => {
    const taxClasses = demoShop.taxClasses.map(({ code }) => code)
    expect(products.filter(({ taxClass }) => !taxClasses.includes(taxClass))).toEqual([])
    expect(products.find(({ sku }) => sku === 'TS-RICETTARIO')?.taxClass).toBe('libri')
  })
})

describe('pages', () => {
  it('link only to paths of the same store view', () => {
    for (const store of STORES) {
      const prefix = store === 'it' ? '/' : '/en/'
      const links = htmlOf(store).flatMap((html) => matchesOf(html, /href="(\/[^"]*)"/g))
      expect(links.length).toBeGreaterThan(20)
      const others = links.filter((link) => !link.startsWith(`${prefix}search?q=`))
      expect(others.filter((link) => !pathsOf(store).some((path) => link === `${prefix}${path}`))).toEqual([])
    }
  })

  it('show pictures and products that exist', () => {
    for (const html of STORES.flatMap(htmlOf)) {
      const files = matchesOf(html, /\/media\/([\w./-]+\.jpg)/g)
      expect(files.filter((file) => !existsSync(join(MEDIA_ROOT, file)))).toEqual([])
      const skus = matchesOf(html, /data-skus="([^"]*)"/g).flatMap((list) => list.split(','))
      expect(skus.filter((sku) => !parentSkus.includes(sku))).toEqual([])
    }
  })

  it('carry banner pictures in the form that Page Builder writes', () => {
    const home = demoShop.cmsPages.find(({ identifier }) => identifier === 'home')
    const written = matchesOf(home?.content.it ?? '', /pagebuilder-banner-wrapper" data-background-images="([^"]*)"/g)
    expect(written.length).toBeGreaterThan(4)
    for (const attribute of written) {
      const pictures: unknown = JSON.parse(attribute.replaceAll('&quot;', '"').replaceAll('\\"', '"'))
      expect(pictures).toEqual({
        desktop_image: expect.stringMatching(/^\/media\//),
        mobile_image: expect.stringMatching(/^\/media\//),
      })
    }
  })

  it('redirect old addresses, which nothing else uses, to living ones', () => {
    for (const { store, requestPath, targetPath } of demoShop.urlRedirects) {
      expect(pathsOf(store)).toContain(targetPath)
      expect(pathsOf(store)).not.toContain(requestPath)
    }
    expect(repeated(demoShop.urlRedirects.map(({ store, requestPath }) => `${store} ${requestPath}`))).toEqual([])
  })

  it('include the home page and the not-found page of every store view', () => {
    const identifiers = demoShop.cmsPages.map(({ identifier }) => identifier)
    for (const { config } of demoShop.stores) {
      expect(identifiers).toContain(config.cmsHomePage)
      expect(identifiers).toContain(config.cmsNoRoute)
    }
  })
})

describe('options of a date', () => {
  it('ask for no day of the week, because Magento accepts any', () => {
    const titles = products.flatMap(({ options = [] }) =>
      options.flatMap((option) => (option.type === 'date' || option.type === 'date_time' ? [option.title] : [])),
    )
    expect(titles.length).toBeGreaterThan(0)
    const weekdaysIn = (store: StoreCode) =>
      Array.from({ length: 7 }, (_, day) =>
        new Intl.DateTimeFormat(store, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, 0, 5 + day)),
      )
    for (const store of STORES)
      for (const title of titles) {
        const words = textIn(store, title).toLocaleLowerCase(store)
        expect(weekdaysIn(store).filter((weekday) => words.includes(weekday.toLocaleLowerCase(store)))).toEqual([])
      }
  })
})

describe('company', () => {
  it('has a VAT number whose check digit is right', () => {
    const digits = company.vatNumber.split('').map(Number)
    const sum = digits.reduce((total, digit, index) => {
      const weighted = index % 2 === 1 ? digit * 2 : digit
      return total + (weighted > 9 ? weighted - 9 : weighted)
    }, 0)
    expect(digits).toHaveLength(11)
    expect(sum % 10).toBe(0)
  })

  it('has an IBAN whose check digits are right, at a bank that does not exist', () => {
    for (const { config } of demoShop.stores) {
      const iban = config.bankTransfer?.iban ?? ''
      expect(iban).toMatch(/^IT\d{2}[A-Z]99999\d{5}[0-9A-Z]{12}$/)
      const digits = (iban.slice(4) + iban.slice(0, 4)).replaceAll(/[A-Z]/g, (letter) =>
        String(Number.parseInt(letter, 36)),
      )
      expect(BigInt(digits) % 97n).toBe(1n)
    }
  })
})
