import { valuesAt, type Sent, type Storefront } from './storefront.ts'

/** Data that is missing on a screen, and the merchant's remedy. */
export type Miss = {
  readonly screen: string
  readonly words: string
  readonly remedy: string
  /** Without it the storefront cannot be used; otherwise the screen only shows less. */
  readonly isNeeded: boolean
}

export type Screen = {
  readonly screen: string
  readonly operations: readonly string[]
  readonly misses: readonly Miss[]
  readonly milliseconds: number
}

/** The results of the walk through the shop, for later screens. */
type Found = {
  categoryUid: string | null
  categoryPath: string | null
  products: readonly Product[]
  cartId: string | null
  /** The number of products on a page of a list, as the merchant set it. */
  pageSize: number
}

type Product = {
  readonly __typename: string
  readonly uid: string
  readonly sku: string
  readonly name: string | null
  readonly url_key: string | null
  readonly url_suffix: string | null
  readonly stock_status: string | null
  readonly options?: readonly { readonly required: boolean }[] | null
}

const INDEX = 'Run "bin/magento indexer:reindex" and look into var/log/exception.log'
const SELECTORS =
  'A module or proxy in front of the API changes what is asked. Compare the answer with the one of a plain Magento'

/** Walks through the shop with the storefront's own operations: it reads, and fills one guest cart. */
export async function visitScreens(shop: Storefront): Promise<readonly Screen[]> {
  const screens: Screen[] = []
  const found: Found = { categoryUid: null, categoryPath: null, products: [], cartId: null, pageSize: 12 }

  async function visit(screen: string, look: (visited: Visit) => Promise<void>): Promise<void> {
    const visited = new Visit(shop, screen)
    await look(visited)
    screens.push({
      screen,
      operations: visited.operations,
      misses: visited.misses,
      milliseconds: Math.round(visited.milliseconds),
    })
  }

  await visit('header and footer', async (visited) => {
    const { data } = await visited.ask('ShellQuery')
    visited.needs(data, 'categories.items.children.name', 'The menu is empty', {
      remedy: 'Put active categories with "Include in Menu" below the root category of the store view',
    })
    const [pageSize] = valuesAt(data, 'storeConfig.grid_per_page')
    if (typeof pageSize === 'number' && pageSize > 0) found.pageSize = pageSize
    visited.needs(data, 'storeConfig.default_display_currency_code', 'The currency is not told', {
      remedy: 'Set a default display currency for the store view',
    })
  })

  await visit('home', async (visited) => {
    const { data: shell } = await visited.ask('ShellQuery')
    const [identifier] = valuesAt(shell, 'storeConfig.cms_home_page')
    const { data } = await visited.ask('HomePageQuery', {
      identifier: typeof identifier === 'string' ? identifier.split('|')[0] : 'home',
    })
    visited.wishes(data, 'cmsPage.content', 'The home page has no content of its own', {
      remedy: 'Give the CMS home page content; widgets of the layout are not told by the API',
    })
  })

  await visit('category', async (visited) => {
    const { data: shell } = await visited.ask('ShellQuery')
    const own = valuesAt(shell, 'categories.items.children')
    const below = valuesAt(shell, 'categories.items.children.children')
    for (const category of [...below, ...own]) {
      const { uid, url_path } = (category ?? {}) as { readonly uid?: string; readonly url_path?: string }
      if (uid === undefined || found.products.length > 0) continue
      const variables = {
        uid,
        filter: { category_uid: { eq: uid } },
        pageSize: found.pageSize,
        currentPage: 1,
        sort: null,
      }
      const { data } = await visited.ask('CategoryPageQuery', variables)
      const products = (valuesAt(data, 'products.items') as readonly (Product | null)[]).filter((each) => each !== null)
      if (products.length === 0) continue
      Object.assign(found, { products, categoryUid: uid, categoryPath: url_path ?? null })
      visited.needs(data, 'categories.items.name', 'The category has no name', { remedy: INDEX })
      visited.needsProducts(data, 'products.items')
    }
    if (found.products.length === 0) {
      visited.miss('No category of the menu lists a product', {
        remedy: `Assign visible, enabled products that are in stock to the categories of the menu. ${INDEX}`,
      })
    }
  })

  await visit('filters of a list', async (visited) => {
    if (found.categoryUid === null) return
    const base = { category_uid: { eq: found.categoryUid } }
    const { data } = await visited.ask('useListFacetsQuery', {
      ...{ uid: found.categoryUid, inCategory: true, base, filter: base, isFiltered: false },
      ...{ hasA: false, hasB: false, hasC: false },
    })
    visited.wishes(data, 'open.aggregations.label', 'Lists cannot be filtered', {
      remedy: 'Set "Use in Layered Navigation" for attributes of products, then reindex',
    })
  })

  await visit('search', async (visited) => {
    const word = found.products.map(({ name }) => name?.split(/\s+/).find((each) => each.length > 3)).find(Boolean)
    if (word === undefined) return
    const variables = { search: word, filter: {}, pageSize: found.pageSize, currentPage: 1, sort: null }
    const { data } = await visited.ask('SearchPageQuery', variables)
    visited.needs(data, 'products.items.name', `A search for “${word}” finds no product`, {
      remedy: 'Check the search service (Stores > Configuration > Catalog > Catalog Search), then reindex',
    })
    visited.needsProducts(data, 'products.items')
  })

  await visit('addresses of pages', async (visited) => {
    const [product] = found.products.filter(({ url_key: key }) => key !== null)
    if (!product) return
    const url = `${product.url_key}${product.url_suffix ?? ''}`
    const { data } = await visited.ask('resolveUrlQuery', { url })
    visited.needs(data, 'route.type', `The address /${url} leads to nothing`, {
      remedy: 'Regenerate the URL rewrites of the products of this store view',
    })
  })

  const types = [...new Set(found.products.map(({ __typename }) => __typename))]
  for (const type of types) {
    await visit(`product page (${type})`, async (visited) => {
      const product = found.products.find(({ __typename, url_key: key }) => __typename === type && key !== null)
      if (!product) return
      const variables = { urlKey: product.url_key }
      const { data } = await visited.ask('ProductPageQuery', variables)
      visited.needsProducts(data, 'products.items')
      if (type === 'ConfigurableProduct') {
        visited.needs(data, 'products.items.variants.product.sku', 'No variant can be chosen, so it cannot be bought', {
          remedy: `Give it enabled variants in stock. ${SELECTORS}`,
        })
        visited.needsEach(data, 'products.items.variants', 'product', 'Variants are told without their product')
        visited.needsEach(data, 'products.items.variants.product', 'name', 'Variants have no name')
        visited.needsEach(data, 'products.items.variants.product', 'price_range', 'Variants have no price')
      }
      const rows = await visited.ask('ProductLateQuery', { ...variables, hasReviews: true })
      for (const row of ['related_products', 'upsell_products']) {
        visited.needsEach(rows.data, `products.items.${row}`, 'name', 'Recommended products have no name')
        visited.needsEach(rows.data, `products.items.${row}`, 'price_range', 'Recommended products have no price')
      }
    })
  }

  const plain = found.products.find(
    (product) =>
      product.__typename === 'SimpleProduct' &&
      product.stock_status === 'IN_STOCK' &&
      !product.options?.some(({ required }) => required),
  )

  await visit('cart', async (visited) => {
    const { data } = await visited.ask('createEmptyCartMutation')
    const [id] = valuesAt(data, 'createEmptyCart')
    if (typeof id !== 'string') {
      visited.miss('A guest gets no cart', { remedy: 'Look into var/log/exception.log for createEmptyCart' })
      return
    }
    const sku = plain?.sku ?? (await variantOf(visited))
    if (sku === null) {
      visited.miss('No product that was found can be put into a cart without choices', {
        remedy: 'Nothing, if the first categories hold only products with choices',
        isNeeded: false,
      })
      return
    }
    const cartItems = [{ sku, quantity: 1, selected_options: [], entered_options: [] }]
    const added = await visited.ask('useAddProductsToCartMutation', { cartId: id, cartItems })
    const refused = valuesAt(added.data, 'addProductsToCart.user_errors.message')
    visited.needs(added.data, 'addProductsToCart.cart.itemsV2.items.uid', `${sku} cannot be put into the cart`, {
      remedy: `The backend says: ${refused.join('; ') || 'nothing'}`,
    })
    found.cartId = id
    const cart = await visited.ask('CartPageQuery', { cartId: id })
    visited.needs(cart.data, 'cart.itemsV2.items.product.name', 'Lines of the cart have no name', { remedy: INDEX })
    visited.needs(cart.data, 'cart.prices.grand_total.value', 'The cart has no sum', { remedy: INDEX })
  })

  async function variantOf(visited: Visit): Promise<string | null> {
    const product = found.products.find(({ __typename }) => __typename === 'ConfigurableProduct')
    if (!product?.url_key) return null
    const { data } = await visited.ask('ProductPageQuery', { urlKey: product.url_key })
    const variants = valuesAt(data, 'products.items.variants.product') as readonly (Product | null)[]
    return variants.find((each) => each?.stock_status === 'IN_STOCK')?.sku ?? null
  }

  await visit('checkout', async (visited) => {
    const { cartId } = found
    if (cartId === null) return
    const { data } = await visited.ask('CheckoutPageQuery', { cartId, isCustomer: false })
    visited.needs(data, 'countries.id', 'There is no country to send to', {
      remedy: 'Allow countries under Stores > Configuration > General > Country Options',
    })
    const allowsGuests = valuesAt(data, 'storeConfig.is_guest_checkout_enabled').some((each) => each === true)
    if (!allowsGuests) {
      visited.miss('Guests cannot order', {
        remedy: 'Allow Guest Checkout under Stores > Configuration > Sales > Checkout, if guests shall order',
        isNeeded: false,
      })
    }
    const [wanted] = valuesAt(data, 'storeConfig.default_country')
    const country = (valuesAt(data, 'countries').find((each) => valuesAt(each, 'id')[0] === wanted) ??
      valuesAt(data, 'countries')[0]) as { readonly id?: string } | undefined
    const [region] = valuesAt(country, 'available_regions.id')
    const address = {
      ...{ firstname: 'Ada', lastname: 'Rossi', street: ['Via Dante 1'], city: 'Milano', postcode: '20121' },
      ...{ telephone: '02123456', country_code: country?.id, save_in_address_book: false },
      ...(typeof region === 'number' && { region_id: region }),
    }
    await visited.ask('setGuestEmailMutation', { cartId, email: 'conformance@example.com' })
    const addressed = await visited.ask('setShippingAddressMutation', {
      cartId,
      shippingAddress: { address },
      isBilledThere: false,
    })
    const cart = 'setShippingAddressesOnCart.cart'
    visited.needs(
      addressed.data,
      `${cart}.shipping_addresses.available_shipping_methods.method_code`,
      'No way to ship',
      {
        remedy: `Switch on a shipping method for ${country?.id ?? 'the default country'}`,
      },
    )
    visited.needs(addressed.data, `${cart}.available_payment_methods.code`, 'There is no way to pay', {
      remedy: `Switch on a payment method for ${country?.id ?? 'the default country'} and the sum of the cart`,
    })
  })

  await visit('sign-in and account', async (visited) => {
    await visited.ask('SignInPageQuery')
    await visited.ask('AccountCreatePageQuery')
  })

  await visit('everything else', async (visited) => {
    for (const operation of shop.offered) {
      if (shop.sent.has(operation.name)) continue
      const refusals = await shop.refusals(operation)
      visited.operations.push(operation.name)
      for (const message of refusals) {
        visited.miss(`${operation.name} is refused: ${message}`, {
          remedy: 'The schema of this backend differs from the one of its version: look for modules that change it',
        })
      }
    }
  })

  return screens
}

type Advice = { readonly remedy: string; readonly isNeeded?: boolean }

/** One screen under examination. */
class Visit {
  readonly operations: string[] = []
  readonly misses: Miss[] = []
  milliseconds = 0
  readonly #shop: Storefront
  readonly #screen: string

  constructor(shop: Storefront, screen: string) {
    this.#shop = shop
    this.#screen = screen
  }

  /** Sends an operation; everything that the backend refuses is a miss. */
  async ask(name: string, variables: Readonly<Record<string, unknown>> = {}): Promise<Sent> {
    const isOffered = this.#shop.offered.some((operation) => operation.name === name)
    if (!isOffered) {
      const lacks = this.#shop.withheld.find((operation) => operation.name === name)?.lacks ?? []
      this.miss(`${name} cannot be asked here`, { remedy: `The backend lacks ${lacks.join(', ')}` })
      return { status: 0, data: null, errors: [], milliseconds: 0 }
    }
    const answer = await this.#shop.send(name, variables)
    this.operations.push(name)
    this.milliseconds += answer.milliseconds
    for (const { message, path } of answer.errors) {
      // The storefront's host removes optional blocks after the first answer.
      if (path.startsWith('cmsBlocks')) continue
      // A failure of a single field hides only one part of the screen.
      const isNeeded = path === '' || !path.includes('.')
      this.miss(`${name} fails${path === '' ? '' : ` at ${path}`}: ${message}`, { remedy: REMEDY_OF_FAILURE, isNeeded })
    }
    return answer
  }

  miss(words: string, { remedy, isNeeded = true }: Advice): void {
    if (this.misses.some((miss) => miss.words === words)) return
    this.misses.push({ screen: this.#screen, words, remedy, isNeeded })
  }

  /** The path must have a value. */
  needs(data: unknown, path: string, words: string, advice: Advice): void {
    if (!valuesAt(data, path).some(isThere)) this.miss(words, advice)
  }

  /** The screen works without it. */
  wishes(data: unknown, path: string, words: string, advice: Advice): void {
    this.needs(data, path, words, { ...advice, isNeeded: false })
  }

  /** Each of the objects at the path must have the field; there may be no objects. */
  needsEach(data: unknown, path: string, field: string, words: string): void {
    const objects = valuesAt(data, path).filter((each) => each != null)
    const without = objects.filter((each) => !valuesAt(each, field).some(isThere))
    if (without.length > 0) this.miss(`${words} (${without.length} of ${objects.length})`, { remedy: SELECTORS })
  }

  needsProducts(data: unknown, path: string): void {
    this.needsEach(data, path, 'name', 'Products have no name')
    this.needsEach(data, path, 'price_range.minimum_price.final_price.value', 'Products have no price')
    const objects = valuesAt(data, path).filter((each) => each != null)
    const without = objects.filter((each) => !valuesAt(each, 'small_image.url').some(isThere))
    if (without.length > 0) {
      this.miss(`Products have no picture (${without.length} of ${objects.length})`, {
        remedy: 'Give them a picture with the role "Small Image"',
        isNeeded: objects.length === without.length,
      })
    }
  }
}

const REMEDY_OF_FAILURE = 'Look for this message in var/log/exception.log of the backend'

const isThere = (value: unknown): boolean => value !== null && value !== undefined && value !== ''
