import { afterEach, expect, test } from 'vitest'
import { seed as demoShop } from '#shop-folder/seed/seed.ts'
import { openQuoteShop, type QuoteShop, refusal, signUp, textAt } from '../quoteShop.ts'

const opened: QuoteShop[] = []
afterEach(() => opened.splice(0).forEach((shop) => shop.close()))

const CREDIT = `{ customer { store_credit { enabled current_balance { value currency }
  balance_history(pageSize: 2) { total_count page_info { total_pages }
    items { action date_time_changed balance_change { value } actual_balance { value } } } } } }`

async function open(edition: 'open-source' | 'commerce') {
  const customers = demoShop.customers.map((customer) => ({ ...customer, wishes: [], giftRegistries: [] }))
  const shop = openQuoteShop({ edition, shop: { customers } })
  opened.push(shop)
  const token = textAt(
    await shop.ask(
      'mutation { generateCustomerToken(email: "giulia@example.com", password: "Ceramica.2026") { token } }',
    ),
    'generateCustomerToken.token',
  )
  return { shop, token }
}

test('store credit is the sum of its changes, the latest first', async () => {
  const { shop, token } = await open('commerce')
  expect((await shop.ask(CREDIT, {}, { token })).data).toEqual({
    customer: {
      store_credit: {
        enabled: true,
        current_balance: { value: 25, currency: 'EUR' },
        balance_history: {
          total_count: 3,
          page_info: { total_pages: 2 },
          items: [
            {
              action: 'Refunded',
              date_time_changed: '2026-06-25 12:00:00',
              balance_change: { value: 9 },
              actual_balance: { value: 25 },
            },
            {
              action: 'Used',
              date_time_changed: '2026-06-20 12:00:00',
              balance_change: { value: -9 },
              actual_balance: { value: 16 },
            },
          ],
        },
      },
    },
  })
})

test('another customer has nothing, and a guest reads nothing', async () => {
  const { shop } = await open('commerce')
  const token = await signUp(shop, 'altra@example.com')
  expect((await shop.ask(CREDIT, {}, { token })).data).toMatchObject({
    customer: { store_credit: { current_balance: { value: 0 }, balance_history: { total_count: 0, items: [] } } },
  })
  expect(refusal(await shop.ask(CREDIT))[0]?.[0]).toBe('graphql-authorization')
})

test('Magento Open Source has no store credit', async () => {
  const { shop, token } = await open('open-source')
  const { errors } = await shop.ask(CREDIT, {}, { token })
  expect(errors[0]?.message).toMatch(/^Cannot query field "store_credit" on type "Customer"\./)
})
