import '#src/ui/theme/global.css.ts'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import additionNode from '#src/__generated__/useAddProductsToCartMutation.graphql.ts'
import { SHOP } from '#src/shop/selectedShop.ts'
import { BOTTOM_BAR_ATTRIBUTE } from '#src/ui/theme/documentAttributes.ts'
import { NetworkUnreachableError } from '#src/relay/networkErrors.ts'
import { completeAnswer } from '#tests/harness/completeAnswer.ts'
import { cartOf } from '../cart/cartAnswers.ts'
import { axeFaults } from '../ui/axe.ts'
import { addButton, BOWL, clickAdd, stageProduct } from './productStage.tsx'

const radio = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })
const price = () => screen.getAllByText(/€/)[0]?.parentElement?.textContent
const barPrice = () => document.querySelector(`[${BOTTOM_BAR_ATTRIBUTE}]`)?.textContent
const requests = (stage: { sent: readonly { name: string }[] }) => stage.sent.map(({ name }) => name)
const picture = () => screen.getAllByRole('img')[0]?.getAttribute('alt')

beforeEach(() => {
  document.head.querySelectorAll('title, meta, link[rel=canonical]').forEach((element) => element.remove())
})

describe('a product with variants', () => {
  test('shows itself as listed until an option is chosen', async () => {
    const { container } = await stageProduct()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ciotola')
    expect(price()).toBe('da 22,00\u00A0€')
    expect(barPrice()).toContain('da 22,00\u00A0€')
    expect(screen.getByText('Codice CIOTOLA')).toBeTruthy()
    expect(within(screen.getByRole('group', { name: 'Smalto' })).getAllByRole('radio')).toHaveLength(2)
    expect(screen.getByText('Fatta al tornio.').getAttribute('onclick')).toBeNull()
    expect(container.textContent).not.toContain('steal')
    expect(await axeFaults(container)).toEqual([])
  })

  test('follows the choice everywhere, asks for nothing and writes it into the URL', async () => {
    const stage = await stageProduct()
    await userEvent.click(radio('Verde salvia'))
    expect(picture()).toBe('ciotola sage')
    expect(price()).toBe('24,00\u00A0€')
    expect(barPrice()).toMatch(/^24,00\u00A0€/)
    await userEvent.click(radio('Media'))
    expect(screen.getByText('Codice CIOTOLA-SAGE-M')).toBeTruthy()
    expect(screen.getByText('Ne restano solo 3')).toBeTruthy()
    expect(screen.getByText('Ø 24 cm')).toBeTruthy()
    expect(stage.search()).toBe('?smalto=verde-salvia&misura=media')
    expect(requests(stage)).toEqual(['ProductPageQuery'])
    expect(stage.historyLength()).toBe(1)
  })

  test('the URL alone restores the variant', async () => {
    await stageProduct({ search: '?misura=media&smalto=petrolio' })
    expect(radio('Petrolio').checked).toBe(true)
    expect(radio('Media').checked).toBe(true)
    expect(price()).toBe('22,00\u00A0€')
  })

  test('says why a value cannot be had, and lets it be looked at', async () => {
    await stageProduct({ search: '?smalto=petrolio' })
    await userEvent.click(radio('Grande, Esaurito'))
    expect([addButton().disabled, addButton().textContent]).toEqual([true, 'Esaurito'])
    expect(screen.getAllByText('Esaurito').length).toBeGreaterThan(1)
    expect(price()).toBe('32,00\u00A0€')
    await userEvent.click(radio('Verde salvia, Non esiste in questa combinazione'))
    expect(addButton().disabled).toBe(true)
  })

  test('reports missing choices and focuses them', async () => {
    const stage = await stageProduct({ search: '?smalto=petrolio' })
    await clickAdd()
    expect(document.activeElement).toBe(radio('Media'))
    expect(screen.getByText('Misura: scegli un’opzione')).toBeTruthy()
    expect(screen.queryByText('Smalto: scegli un’opzione')).toBeNull()
    await userEvent.click(radio('Media'))
    expect(screen.queryByText('Misura: scegli un’opzione')).toBeNull()
    expect(requests(stage)).toEqual(['ProductPageQuery'])
  })
})

describe('adding to the cart', () => {
  test('sends the listed product with its options, and keeps the focus', async () => {
    const stage = await stageProduct({ search: '?smalto=verde-salvia&misura=media' })
    await userEvent.click(screen.getByRole('button', { name: 'Aumenta la quantità' }))
    await clickAdd()
    expect(addButton().getAttribute('aria-busy')).toBe('true')
    expect(document.activeElement).toBe(addButton())
    expect(stage.sent.at(-1)).toMatchObject({
      name: 'useAddProductsToCartMutation',
      variables: { cartItems: [{ sku: 'CIOTOLA', quantity: 2, selected_options: ['sage', 'm'] }] },
    })
  })

  test('is reported once it is in the cart, with the listed product and its variant', async () => {
    const stage = await stageProduct({ search: '?smalto=verde-salvia&misura=media' })
    const listed = { item_id: 'CIOTOLA', item_name: 'Ciotola' }
    const viewed = { event: 'view_item', ecommerce: { currency: 'EUR', value: 22, items: [{ ...listed, price: 22 }] } }
    await userEvent.click(screen.getByRole('button', { name: 'Aumenta la quantità' }))
    await clickAdd()
    expect(stage.told()).toEqual([viewed])
    const answered = { addProductsToCart: { cart: cartOf([]), user_errors: [] } }
    const answer = completeAnswer(additionNode.operation, answered)
    await act(async () => stage.sent.at(-1)?.answer({ data: answer }))
    const items = [{ ...listed, item_variant: 'CIOTOLA-SAGE-M', price: 24, quantity: 2 }]
    await expect
      .poll(stage.told)
      .toEqual([viewed, { event: 'add_to_cart', ecommerce: { currency: 'EUR', value: 48, items } }])
  })

  test('never offers more than there are', async () => {
    await stageProduct({ search: '?smalto=verde-salvia&misura=media' })
    const quantity = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Quantità' })
    await userEvent.clear(quantity)
    await userEvent.type(quantity, '9{Enter}')
    expect(quantity.value).toBe('3')
  })

  test('a failure says why, beside the button', async () => {
    const stage = await stageProduct({ search: '?smalto=petrolio&misura=media' })
    await clickAdd()
    const cannotBeReached = new NetworkUnreachableError('Any', null)
    await act(async () => stage.sent.at(-1)?.fail(cannotBeReached))
    // The backend may have executed it, so the cart is read.
    await expect.poll(() => stage.sent.at(-1)?.name).toBe('countPiecesQuery')
    await act(async () => stage.sent.at(-1)?.fail(cannotBeReached))
    expect((await screen.findByRole('alert')).textContent).toContain('Il negozio non risponde')
    expect(stage.told().map(({ event }) => event)).toEqual(['view_item'])
    expect(addButton().getAttribute('aria-busy')).toBeNull()
    expect(document.activeElement).toBe(addButton())
  })
})

test('a simple product needs no options', async () => {
  const { configurable_options: _options, variants: _variants, ...simple } = BOWL
  const stage = await stageProduct({ product: { ...simple, __typename: 'SimpleProduct', weight: 1.25 } })
  expect(screen.queryByRole('radio')).toBeNull()
  expect(screen.getByText('1,25 kg')).toBeTruthy()
  await clickAdd()
  await expect
    .poll(() => stage.sent.at(-1)?.variables)
    .toMatchObject({ cartItems: [{ sku: 'CIOTOLA', selected_options: [] }] })
})

test('a reduction is announced only beside the lowest price of the last thirty days', async () => {
  const reduced = {
    ...BOWL,
    price_range: {
      minimum_price: {
        final_price: { value: 44, currency: 'EUR' },
        regular_price: { value: 59, currency: 'EUR' },
        fixed_product_taxes: [],
      },
      maximum_price: { final_price: { value: 44, currency: 'EUR' }, regular_price: { value: 59, currency: 'EUR' } },
    },
  }
  const { container, unmount } = await stageProduct({ product: reduced })
  expect(container.querySelector('s')).toBeNull()
  expect(screen.queryByText(/59,00/)).toBeNull()
  unmount()
  const lowest = { __typename: 'AttributeValue', code: SHOP.attributes.lowestPrice, value: '53.000000' }
  const known = await stageProduct({ product: { ...reduced, custom_attributesV2: { items: [lowest] } } })
  expect(known.container.querySelector('s')?.textContent).toBe('Prezzo più basso degli ultimi 30 gg 53,00\u00A0€')
})

test('a product that is gone says so and leads on', async () => {
  await stageProduct({ product: null })
  const title = await screen.findByRole('heading', { level: 1 })
  expect(title.textContent).toBe('Questo pezzo non è più in vetrina')
  expect(screen.getByRole('link', { name: 'Torna alla vetrina' }).getAttribute('href')).toBe('/')
})
