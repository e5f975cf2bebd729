import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import cartPageNode from '#src/__generated__/CartPageQuery.graphql.ts'
import { component as CartPage } from '#src/pages/cart/CartPage.tsx'
import { axeFaults } from '../ui/axe.ts'
import { BESIDE, cartOf, CUP, PLATE } from './cartAnswers.ts'
import type { TestLine } from './cartAnswers.ts'
import { CART_ID, stageCart } from './cartStage.tsx'

const variables = { cartId: CART_ID }

/** A cart whose prices have no tax, beside this text of the merchant. */
function answerOf(lines: readonly TestLine[], content: string | null, coupon: string | null = null) {
  const cart = cartOf(lines, coupon)
  const total = cart.prices.subtotal_including_tax.value
  const less = coupon === null ? total : total * 0.9
  const money = (value: number) => ({ value, currency: 'EUR' })
  const block = { __typename: 'CmsBlock', identifier: 'product-delivery-note', content }
  return {
    ...BESIDE,
    cart: {
      ...cart,
      prices: {
        ...cart.prices,
        subtotal_excluding_tax: money(total),
        subtotal_with_discount_excluding_tax: money(less),
      },
    },
    cmsBlocks: { items: content === null ? [] : [block] },
  }
}

async function stageWith(base: string) {
  const stage = await stageCart(
    <CartPage extras={null} query={{ operation: 'CartPageQuery', variables }} pending={false} />,
    { config: { base_currency_code: base } },
  )
  const show = (...answered: Parameters<typeof answerOf>) =>
    act(async () => stage.seed(cartPageNode, variables, answerOf(...answered)))
  return { ...stage, seedCart: show }
}

const MARK = '<p>Ordine minimo <data itemprop="eligibleTransactionVolume" value="60">60 €</data></p>'
const link = () => screen.findByRole('link', { name: 'Vai alla cassa' })
/** The words that describe the way to the checkout; null without such words. */
async function words(): Promise<string | null> {
  const id = (await link()).getAttribute('aria-describedby')
  return id === null ? null : (document.getElementById(id)?.textContent?.replaceAll(/\s+/g, ' ') ?? null)
}

test('the missing amount follows the cart, is announced, and leaves the way to the checkout open', async () => {
  const stage = await stageWith('EUR')
  await stage.seedCart([CUP], MARK)
  const { container } = stage.show()
  await link()
  expect(await words()).toBe('Per ordinare mancano 42,00 €: l’ordine minimo è di 60,00 €.')
  const status = screen.getByText(/Per ordinare mancano/).closest('[role=status]')
  expect(await axeFaults(container)).toEqual([])

  await stage.seedCart([CUP, { ...PLATE, quantity: 1 }], MARK)
  expect(await words()).toBe('Per ordinare mancano 18,00 €: l’ordine minimo è di 60,00 €.')
  // Reached with a coupon that takes it below again.
  await stage.seedCart([CUP, PLATE], MARK)
  expect(await words()).toBe('')
  await stage.seedCart([CUP, PLATE], MARK, 'BENVENUTO10')
  expect(await words()).toBe('Per ordinare mancano 0,60 €: l’ordine minimo è di 60,00 €.')
  // Screen readers announce the changes of an element that stays.
  expect(screen.getByText(/Per ordinare mancano/).closest('[role=status]')).toBe(status)
  expect((await link()).getAttribute('href')).toBe('/checkout')
})

test('a minimum without taxes says so', async () => {
  const stage = await stageWith('EUR')
  await stage.seedCart([CUP], MARK.replace('value', 'data-tax-including="0" value'))
  stage.show()
  expect(await words()).toBe('Per ordinare mancano 42,00 €: l’ordine minimo è di 60,00 €, imposte escluse.')
})

test.each([
  ['no text', 'EUR', null],
  ['a text without a mark', 'EUR', '<p>Ordine minimo 60 €</p>'],
  ['an odd mark', 'EUR', MARK.replace('"60"', '"60 €"')],
  ['an amount in another currency than the cart', 'CHF', MARK],
])('with %s nothing is said', async (_, base, content) => {
  const stage = await stageWith(base)
  await stage.seedCart([CUP], content)
  stage.show()
  await link()
  expect(await words()).toBeNull()
  expect(screen.queryByText(/Per ordinare mancano/)).toBeNull()
})
