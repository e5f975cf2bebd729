import type { Page, Request } from 'playwright'
import { expect } from 'vitest'
import { journey } from '#tests/harness/browser/journey.ts'
import { acceptAgreements, checkoutStep, openPage, openPaymentStep, orderButton } from '../walk.ts'

/** One cart with two payment methods: in two tabs of a browser, and on another device. */

const main = (page: Page) => page.getByRole('main')
const operationOf = (request: Request) =>
  (request.postDataJSON() as { readonly operationName?: string } | null)?.operationName
const isOf = (request: Request, operation: string) =>
  request.method() === 'POST' && request.url().includes('/api/graphql') && operationOf(request) === operation

/** Chooses a method, whose saving is awaited, and agrees to the terms. */
async function choose(page: Page, method: RegExp): Promise<void> {
  const saved = page.waitForResponse((response) => isOf(response.request(), 'setPaymentMethodMutation'))
  await main(page).getByRole('radio', { name: method }).check({ force: true })
  await saved
  await acceptAgreements(page)
}

/** Holds the orders of a page; each is answered once it is released. */
async function holdOrders(page: Page, answer: 'its own' | 'a failure') {
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>()
  const { promise: sent, resolve: isSent } = Promise.withResolvers<undefined>()
  await page.route('**/api/graphql**', async (route) => {
    if (!isOf(route.request(), 'placeOrderMutation')) return route.fallback()
    isSent(undefined)
    await released
    if (answer === 'its own') return route.fallback()
    const refusal = { orderV2: null, errors: [{ code: 'UNABLE_TO_PLACE_ORDER', message: 'Some are out of stock' }] }
    return route.fulfill({ json: { data: { placeOrder: refusal } } })
  })
  return { sent, release: () => release(undefined) }
}

/** A second tab of the same browser at the payment step, with its own method. */
async function openSecondTab(page: Page, method: RegExp): Promise<Page> {
  const tab = await page.context().newPage()
  await openPage(tab, '/checkout/payment')
  await checkoutStep(tab, 'Pagamento')
  await choose(tab, method)
  return tab
}

const receiptOf = async (page: Page) => {
  await page.getByRole('heading', { name: 'Grazie per il tuo ordine' }).waitFor()
  await page.locator('[data-order-number]').first().waitFor()
  return main(page).innerText()
}

journey(
  'both order buttons are clicked at the same moment: one order, by the method of its tab, and the other tab says so',
  async ({ shopper: { page }, shopUrl }) => {
    await openPaymentStep(page, shopUrl)
    await choose(page, /Contrassegno/)
    // The backend hears of this method last.
    const tab = await openSecondTab(page, /Bonifico/)
    const orders: Page[] = []
    for (const each of [page, tab])
      each.on('request', (request) => {
        if (isOf(request, 'placeOrderMutation')) orders.push(each)
      })
    const holds = await Promise.all([holdOrders(page, 'its own'), holdOrders(tab, 'its own')])
    await Promise.all([orderButton(page).click(), orderButton(tab).click()])
    await Promise.race(holds.map(({ sent }) => sent))
    const [winner, loser] = orders[0] === page ? [page, tab] : [tab, page]
    await main(loser).getByText('Stai già ordinando questo carrello in un’altra scheda').waitFor()
    for (const { release } of holds) release()
    expect(await receiptOf(winner)).toContain(winner === page ? 'Contrassegno' : 'Bonifico')
    expect(orders).toEqual([winner])
    // Its cart has become the order of the other tab.
    await orderButton(loser).waitFor({ state: 'detached' })
    expect(await main(winner).getByText('L’ordine ha un altro modo di pagare').count()).toBe(0)
  },
)

journey('after the refused order of another tab the shopper orders here', async ({ shopper: { page }, shopUrl }) => {
  await openPaymentStep(page, shopUrl)
  await choose(page, /Contrassegno/)
  const tab = await openSecondTab(page, /Bonifico/)
  const held = await holdOrders(page, 'a failure')
  await orderButton(page).click()
  await held.sent
  await orderButton(tab).click()
  await main(tab).getByText('Stai già ordinando questo carrello in un’altra scheda').waitFor()
  held.release()
  await main(tab).getByText('Nell’altra scheda l’ordine non è partito').waitFor()
  await orderButton(tab).click()
  expect(await receiptOf(tab)).toContain('Bonifico')
})

journey(
  'the order of a tab that is closed before its answer ends the other tab as well',
  async ({ shopper, shopUrl }) => {
    const { page } = shopper
    await openPaymentStep(page, shopUrl)
    await choose(page, /Contrassegno/)
    const tab = await openSecondTab(page, /Bonifico/)
    const { promise: executed, resolve: isExecuted } = Promise.withResolvers<string>()
    await page.route('**/api/graphql**', async (route) => {
      if (!isOf(route.request(), 'placeOrderMutation')) return route.fallback()
      // The tab never gets this answer.
      isExecuted(await (await route.fetch()).text())
    })
    const orders: string[] = []
    tab.on('request', (request) => {
      if (/^(setPaymentMethod|placeOrder)Mutation$/.test(operationOf(request) ?? '')) orders.push(request.url())
    })
    await orderButton(page).click()
    expect(await executed).toContain('"number"')
    await orderButton(tab).click()
    await main(tab).getByText('Stai già ordinando questo carrello in un’altra scheda').waitFor()
    await page.close()
    await orderButton(tab).waitFor({ state: 'detached' })
    expect(orders).toEqual([])
  },
)

journey('the receipt says that another device has set another method', async ({ shopper: { page }, shopUrl }) => {
  const { promise: body, resolve } = Promise.withResolvers<string>()
  page.on('request', (request) => {
    if (isOf(request, 'setPaymentMethodMutation')) resolve(request.postData() ?? '')
  })
  await openPaymentStep(page, shopUrl)
  await choose(page, /Contrassegno/)
  const other = (await body).replace('"cashondelivery"', '"banktransfer"')
  await page.route('**/api/graphql**', async (route) => {
    const request = route.request()
    if (!isOf(request, 'placeOrderMutation')) return route.fallback()
    const answer = await page.request.post(request.url(), { data: other, headers: await request.allHeaders() })
    expect(answer.ok()).toBe(true)
    return route.fallback()
  })
  await orderButton(page).click()
  await receiptOf(page)
  await main(page).getByRole('alert').filter({ hasText: 'L’ordine ha un altro modo di pagare, «Bonifico' }).waitFor()
})
