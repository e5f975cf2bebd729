import { afterAll, beforeAll, expect, test } from 'vitest'
import { it } from '#server/commerce/modules/mail/texts/it.ts'
import {
  ADDRESS,
  addLines,
  changeCart,
  createGuestCart,
  openQuoteShop,
  placeOrder,
  type QuoteShop,
} from '../quoteShop.ts'

let shop: QuoteShop
beforeAll(() => {
  shop = openQuoteShop()
})
afterAll(() => shop.close())

type Handover = 'sent' | 'mixed' | 'collected' | 'immaterial'
const SKUS: Readonly<Record<Handover, readonly string[]>> = {
  sent: ['tazza'],
  mixed: ['tazza', 'corso'],
  collected: ['tazza'],
  immaterial: ['corso'],
}

/** The confirmation of an order of each kind, as text. */
async function confirmation(handover: Handover, code: string): Promise<string> {
  const id = await createGuestCart(shop)
  await addLines(
    shop,
    id,
    SKUS[handover].map((sku) => ({ sku, quantity: 1 })),
  )
  const isCollected = handover === 'collected'
  const place = isCollected ? { pickup_location_code: 'milano' } : {}
  const carrier = isCollected
    ? { carrier_code: 'instore', method_code: 'pickup' }
    : { carrier_code: 'flatrate', method_code: 'flatrate' }
  const steps: readonly (readonly [string, object])[] = [
    ['setGuestEmailOnCart', { email: 'ada@example.com' }],
    ...(handover === 'immaterial'
      ? []
      : ([
          ['setShippingAddressesOnCart', { shipping_addresses: [{ address: ADDRESS, ...place }] }],
          ['setShippingMethodsOnCart', { shipping_methods: [carrier] }],
        ] as const)),
    ['setBillingAddressOnCart', { billing_address: { address: ADDRESS } }],
    ['setPaymentMethodOnCart', { payment_method: { code } }],
  ]
  for (const [mutation, input] of steps) {
    expect((await changeCart(shop, mutation, { cart_id: id, ...input }, 'cart { id }')).errors).toEqual([])
  }
  expect((await placeOrder(shop, id)).data).toMatchObject({ placeOrder: { errors: [] } })
  const [mail] = shop.takeMail()
  return mail?.plainText ?? ''
}

const NUMBER = /\d{9}/
const withNumber = (text: (number: string) => string, mail: string) => text(NUMBER.exec(mail)?.[0] ?? '')

test.each([
  ['sent', it.cashOnDelivery],
  ['mixed', it.cashOnDelivery],
  ['collected', it.cashInShop],
  ['immaterial', it.cashImmaterial],
] as const)('cash for an order that is %s is requested at the place of payment', async (handover, words) => {
  expect(await confirmation(handover, 'cashondelivery')).toContain(words)
})

test.each([
  ['sent', false],
  ['mixed', false],
  ['collected', false],
  ['immaterial', true],
] as const)(
  'the mail about a transfer or a cheque for an order that is %s names the goods',
  async (handover, isImmaterial) => {
    const transfer = await confirmation(handover, 'banktransfer')
    expect(transfer).toContain(`${isImmaterial ? it.bankTransfer.whatImmaterial : it.bankTransfer.what}\n`)
    const check = await confirmation(handover, 'checkmo')
    expect(check).toContain(`${withNumber(isImmaterial ? it.check.whatImmaterial : it.check.what, check)}\n`)
  },
)

test.each([
  ['sent', 'CONSEGNA E FATTURAZIONE', /^Spedizione: 6,90/m],
  ['mixed', 'CONSEGNA E FATTURAZIONE', /^Spedizione: 6,90/m],
  ['collected', 'RITIRO E FATTURAZIONE', /^Ritiro in negozio: 0,00/m],
  ['immaterial', 'FATTURAZIONE', /^Subtotale: 80,00.*\nTotale: 80,00/m],
] as const)('an order that is %s is headed and summed up as such', async (handover, heading, sums) => {
  const mail = await confirmation(handover, 'checkmo')
  expect(mail).toMatch(new RegExp(`^${heading}$`, 'm'))
  expect(mail).toMatch(sums)
})

test('a virtual order mentions no parcel', async () => {
  expect(await confirmation('immaterial', 'banktransfer')).not.toMatch(/pacco|consegna|corriere|spedizione/i)
})
