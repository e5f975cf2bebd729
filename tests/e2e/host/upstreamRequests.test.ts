import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { buildSchema } from 'graphql'
import type { Browser, Page, Request } from 'playwright'
import { afterAll, beforeAll, describe, expect, vi } from 'vitest'
import { conditionParts, namesIn, optionalParts } from '#server/gateway/optionalParts.ts'
import { createPolicyOf } from '#server/gateway/operationPolicy.ts'
import { triedMutations } from '#server/gateway/trials/triedMutations.ts'
import { readOperations } from '#server/gateway/operations/readPersistedQueries.ts'
import { createSentText } from '#server/gateway/sentText.ts'
import { STOREFRONT_LOCALES } from '#src/platform/locales.ts'
import { openEmbeddedShop, type EmbeddedShop } from '#tests/contract/embeddedShop.ts'
import { startCountedBackend, type CountedBackend } from '#tests/harness/servers/countedBackend.ts'
import { journey } from '#tests/harness/browser/journey.ts'
import { openShopper } from '#tests/harness/browser/shopper.ts'
import { startShopServer, type ShopServer } from '#tests/harness/servers/shopServer.ts'
import {
  acceptAgreements,
  addToCart,
  checkoutStep,
  goOn,
  hydrated,
  openPage,
  orderButton,
  waitForQuantity,
} from '../walk.ts'

// The requests of a shop to its Magento, counted there: each answer costs the Magento 25 to 150 ms.

type Stage = { readonly backend: CountedBackend; readonly shop: ShopServer }

/** The operations since the last call. */
const askedOf = ({ backend }: Stage) =>
  backend.operations.splice(0).map(({ name, variables }) => `${name} ${variables}`)

/** The highest number of requests in a part of a journey, without duplicates. */
function expectAsked(stage: Stage, most: number): void {
  const operations = askedOf(stage)
  expect(operations.length, operations.join('\n')).toBeLessThanOrEqual(most)
  expect(operations.toSorted(), operations.join('\n')).toEqual([...new Set(operations)].toSorted())
}

/** Requests of a shopper's browser to the shop that are not answered yet. */
function watchAnswers(page: Page): () => number {
  const open = new Set<Request>()
  page.on('request', (request) => void (request.url().includes('/api/graphql') && open.add(request)))
  page.on('requestfinished', (request) => void open.delete(request))
  page.on('requestfailed', (request) => void open.delete(request))
  return () => open.size
}

/** Opens the shop for a purchase whose requests are counted part by part. */
async function openPurchase(browser: Browser, stage: Stage) {
  const { backend, shop } = stage
  const { page, leave } = await openShopper(browser, shop.url)
  const openInBrowser = watchAnswers(page)
  /** Waits until the page has sent these, all its requests are answered, and it had time for its idle work. */
  const answered = async (...names: readonly string[]) => {
    const isDone = () =>
      names.every((name) => backend.operations.some((operation) => operation.name === name)) &&
      openInBrowser() + backend.unanswered() === 0
    await expect.poll(isDone, { timeout: 20_000 }).toBe(true)
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    await expect.poll(isDone, { timeout: 20_000 }).toBe(true)
  }
  /** Ends a part of the purchase: it has sent the named operations, and at most this number. */
  const part = async (most: number, ...names: readonly string[]) => {
    await answered(...names)
    expectAsked(stage, most)
  }
  return { page, leave, answered, part }
}

const firstOf = async (page: Page, name: RegExp) => {
  const radio = page.getByRole('main').getByRole('group', { name }).first().getByRole('radio').first()
  await radio.waitFor()
  if (!(await radio.isChecked())) await radio.check({ force: true })
}

const field = (page: Page, label: string) => page.getByRole('textbox', { name: new RegExp(`^${label}`) }).first()

async function typeAddress(page: Page): Promise<void> {
  await field(page, 'Nome').fill('Ada')
  await field(page, 'Cognome').fill('Bianchi')
  await field(page, 'Indirizzo').fill('Via Dante 1')
  await field(page, 'CAP').fill('20121')
  await field(page, 'Città').fill('Milano')
  await page.getByRole('combobox', { name: /^Provincia/ }).selectOption({ label: 'Milano' })
  await field(page, 'Telefono').fill('02123456')
}

/** From the payment step to the receipt. */
async function pay({ page, part }: Awaited<ReturnType<typeof openPurchase>>): Promise<void> {
  await firstOf(page, /pagamento/i)
  await part(1, 'setPaymentMethodMutation')
  await acceptAgreements(page)
  await orderButton(page).click()
  await page.locator('[data-order-number]').first().waitFor()
  // Another tab may have set its method since, so the order sends its own again.
  await part(4, 'setPaymentMethodMutation', 'placeOrderMutation', 'OrderSuccessPageQuery')
}

const operationsFile = fileURLToPath(new URL('../../../persisted_queries.json', import.meta.url))
const schemaText = readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8')
const policyOf = createPolicyOf(schemaText)

const optional = new Set(optionalParts(schemaText).map(({ name }) => name))
const schema = buildSchema(schemaText)
const usedPartsOf = (text: string) => [...namesIn(text, schema)].filter((name) => optional.has(name))

/** Without variables, except those that leave out the parts that a backend lacks. */
function isForEveryBackend(text: string): boolean {
  const conditions = conditionParts(text, schema, (part) => optional.has(part))
  const included = [...(conditions ?? [])].flatMap(([, parts]) => parts)
  return conditions !== null && usedPartsOf(text).every((part) => included.includes(part))
}

/** The public queries that every backend can answer, with the same variables for all shoppers, for each store view: `<store> <operation>`. */
const sharedQueries = readOperations(operationsFile, createSentText(schemaText))
  .filter((text) => policyOf(text).includes('public') && isForEveryBackend(text))
  .flatMap((text) => /^query (\w+)/.exec(text)?.[1] ?? [])
  .flatMap((name) => STOREFRONT_LOCALES.map(({ magentoStoreCode }) => `${magentoStoreCode} ${name}`))

const isShared = (operation: string): boolean => sharedQueries.includes(operation)

/** Waits until the host has sent all shared queries to the backend. */
const hasAskedShared = (backend: CountedBackend): Promise<void> =>
  vi.waitFor(
    () => {
      const asked = new Set(backend.operations.map(({ store, name }) => `${store} ${name}`))
      expect([...sharedQueries.filter((operation) => !asked.has(operation)), backend.unanswered()]).toEqual([0])
    },
    { timeout: 20_000 },
  )

describe.each(['2.4.8', '2.4.7'] as const)('in front of a Magento %s', (profile) => {
  let engine: EmbeddedShop
  let stage: Stage
  beforeAll(async () => {
    engine = openEmbeddedShop(profile)
    const backend = await startCountedBackend(engine.fetch)
    const shop = await startShopServer({
      COMMERCE_GRAPHQL_URL: backend.graphqlUrl,
      PAGE_CACHE_PURGERS: '127.0.0.1 ::1',
    })
    stage = { backend, shop }
    await hasAskedShared(backend)
  })
  afterAll(async () => {
    await stage.shop.dispose()
    await stage.backend.close()
    engine.close()
  })

  /** The last queries of a product's page: 2.4.7 has no quantity limits. */
  const lateParts = profile === '2.4.8' ? ['QuantityBoundsQuery'] : []

  /** Empties the host's caches. It sends the shared queries again by itself. */
  const purge = async () => {
    const { url } = stage.shop
    askedOf(stage)
    const purged = await fetch(url, { method: 'PURGE', headers: { 'x-magento-tags-pattern': '.*' } })
    expect(await purged.text()).toBe('Purged\n')
    await hasAskedShared(stage.backend)
    askedOf(stage)
  }

  // A retry would find the cache entries of the first attempt.
  journey.for([
    ['the home page', '/', 2],
    ['a category', '/tavola.html', 3],
    ['a filtered category', '/tavola.html?smalto=cobalto-7', 3],
    ['a search', '/search?q=vaso', 3],
    ['a text of the shop', '/chi-siamo', 3],
    ['a simple product', '/teiera-pausa.html', 3],
    ['a configurable product', '/brocca-fonte.html', 3],
    ['a bundle', '/servizio-tavola-per-quattro.html', 3],
    ['a product with options', '/piastrella-con-dedica.html', 3],
    ['the cart over the home page', '/cart', 3],
    ['the checkout', '/checkout', 2],
  ] as const)('the document of %s from a host that keeps no page', { retry: 0 }, async ([, path, most]) => {
    await purge()
    const answer = await fetch(`${stage.shop.url}${path}`)
    await answer.text()
    expect(answer.status).toBe(200)
    expectAsked(stage, most)
  })

  journey('the host asks the shared queries itself, once for each store view, when it starts', async () => {
    const refused: string[] = []
    const backend = await startCountedBackend(engine.fetch, (_address, answer) => {
      const { errors } = JSON.parse(answer) as { readonly errors?: readonly { readonly message: string }[] }
      refused.push(...(errors ?? []).map(({ message }) => message))
      return answer
    })
    const shop = await startShopServer({ COMMERCE_GRAPHQL_URL: backend.graphqlUrl })
    try {
      await hasAskedShared(backend)
      const asked = backend.operations.map(({ store, name }) => `${store} ${name}`).filter(isShared)
      expect(asked.toSorted()).toEqual(sharedQueries.toSorted())
      // Which optional blocks there are is learnt by the first question of each store view.
      const absentBlocks = refused.filter((message) => /^The CMS block with the "[\w-]+" ID/.test(message))
      expect(absentBlocks).toHaveLength(STOREFRONT_LOCALES.length)
      // Modules that can be switched off are tried in each store view.
      const others = refused.filter((message) => !absentBlocks.includes(message))
      expect(others).toHaveLength(STOREFRONT_LOCALES.length * triedMutations(schemaText).length)
      expect(new Set(others)).toEqual(
        new Set(['The Braintree payment method is not active.', 'The Braintree PayPal payment method is not active.']),
      )
    } finally {
      await shop.dispose()
      await backend.close()
    }
  })

  journey('a purchase of a guest', { retry: 0 }, async ({ browser }) => {
    const purchase = await openPurchase(browser, stage)
    const { page, part, answered, leave } = purchase
    // It is below the cart, and cached for all visitors.
    await (await fetch(stage.shop.url)).text()
    await openPage(page, '/teiera-pausa.html')
    await answered(...lateParts)
    askedOf(stage)
    await addToCart(page)
    await waitForQuantity(page, 1)
    await part(3, 'useAddProductsToCartMutation')

    await page.goto('/cart')
    await page.getByRole('spinbutton').first().waitFor()
    const more = page.getByRole('button', { name: 'Altre azioni' }).first()
    await hydrated(more)
    await more.click()
    // It comes with the late query of the cart.
    await page.getByRole('button', { name: /messaggio regalo/ }).waitFor()
    await part(3, 'CartPageQuery')

    await page
      .getByRole('button', { name: /^(Aumenta|Uno in più)/ })
      .first()
      .click()
    await waitForQuantity(page, 2)
    await part(2, 'useUpdateCartItemsMutation')

    await page.goto('/checkout')
    await checkoutStep(page, 'Consegna')
    await part(2, 'CheckoutPageQuery', 'PickupChoiceQuery')

    await field(page, 'Email').fill('ada@example.com')
    await field(page, 'Nome').focus()
    await part(2, 'setGuestEmailMutation')

    await typeAddress(page)
    await firstOf(page, /spedizione/i)
    await part(2, 'setShippingAddressMutation', 'setShippingMethodMutation')

    await goOn(page)
    await checkoutStep(page, 'Pagamento')
    await part(1)

    await pay(purchase)
    await leave()
  })

  journey('a purchase of a customer', { retry: 0 }, async ({ browser }) => {
    const purchase = await openPurchase(browser, stage)
    const { page, part, answered, leave } = purchase
    await openPage(page, '/account/signin')
    const dialog = page.getByRole('dialog', { name: 'Accedi' })
    await dialog.getByLabel('Email').fill('giulia@example.com')
    await dialog.getByLabel('Password').fill('Ceramica.2026')
    await dialog.getByRole('button', { name: 'Accedi' }).click()
    await page.getByRole('heading', { level: 1, name: 'Ciao, Giulia' }).waitFor()
    await openPage(page, '/teiera-pausa.html')
    await answered(...lateParts)
    askedOf(stage)
    await addToCart(page)
    await part(3, 'useAddProductsToCartMutation')

    await page.goto('/checkout')
    // The e-mail comes from the account.
    await checkoutStep(page, 'Consegna')
    await firstOf(page, /spedizione/i)
    // The account's address is sent without a click. On a busy machine the notice of the addition asks for the free
    // shipping only now, which makes a fifth.
    await part(5, 'CheckoutPageQuery', 'PickupChoiceQuery', 'setShippingAddressMutation', 'setShippingMethodMutation')
    await goOn(page)
    await checkoutStep(page, 'Pagamento')
    await part(1)
    await pay(purchase)
    await leave()
  })
})
