import '#src/ui/theme/global.css.ts'
import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import cartPageNode from '#src/__generated__/CartPageQuery.graphql.ts'
import { component as CartPage } from '#src/pages/cart/CartPage.tsx'
import { translatePage } from '#tests/harness/components/translatePage.ts'
import { BESIDE, cartOf, CUP, PLATE } from './cartAnswers.ts'
import type { TestLine } from './cartAnswers.ts'
import { CART_ID, stageCart } from './cartStage.tsx'

const variables = { cartId: CART_ID }

async function showCart(...lines: readonly TestLine[]) {
  const stage = await stageCart(
    <CartPage extras={null} query={{ operation: 'CartPageQuery', variables }} pending={false} />,
  )
  stage.seed(cartPageNode, variables, { cart: cartOf(lines), ...BESIDE })
  const { container } = stage.show()
  return { ...stage, container }
}

test('on a translated page amounts, numbers and problems of the cart are the present ones', async () => {
  const fresh = await showCart({ ...CUP, quantity: 3 }, PLATE)
  const expected = fresh.container.innerText
  cleanup()
  const { container, sent } = await showCart(CUP, PLATE)
  const stop = translatePage(container)
  const more = screen.getByRole('button', { name: 'Uno in più di Tazza Alba' })
  const answered = (index: number, quantity: number) =>
    act(async () => sent[index]?.answer({ data: { updateCartItems: { cart: cartOf([{ ...CUP, quantity }, PLATE]) } } }))
  // The backend refuses the first change in silence.
  await userEvent.click(more)
  await answered(0, 1)
  expect(screen.getByRole('alert').textContent).toBe('Questa quantità non è disponibile.')
  await userEvent.click(more)
  await answered(1, 2)
  await userEvent.click(more)
  await answered(2, 3)
  expect(container.innerText).toBe(expected)
  stop()
})
