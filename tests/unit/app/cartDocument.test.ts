import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CART_PENDING_ATTRIBUTE } from '#src/ui/theme/documentAttributes.ts'
import { createSteps, PASSWORD, findWares } from '../../contract/preparations.ts'
import { down, stageDocuments } from './documentStage.ts'

let documents: Awaited<ReturnType<typeof stageDocuments>>
let guestCart: string
let customerCart: string
beforeAll(async () => {
  documents = await stageDocuments()
  const wares = await findWares(documents.client)
  const { newCart, add } = createSteps(documents.client, wares)
  guestCart = await newCart()
  await add(guestCart, wares.simple)
  const { generateCustomerToken } = await documents.client.data<{ generateCustomerToken: { token: string } }>(
    `mutation($p: String!) { generateCustomerToken(email: "giulia@example.com", password: $p) { token } }`,
    { p: PASSWORD },
  )
  const { customerCart: own } = await documents.client.data<{ customerCart: { id: string } }>(
    '{ customerCart { id } }',
    {},
    { Authorization: `Bearer ${generateCustomerToken.token}` },
  )
  customerCart = own.id
})
afterAll(() => documents.close())

/** Whether the document transfers the cart's answers to the browser. */
const handsOverCart = (html: string) => html.includes('grand_total')

test("a guest's cart is in its document, with the way to the checkout", async () => {
  const document = await documents.open('/cart', {}, `consent=v1; cart=${guestCart}`)
  expect(document).toMatchObject({ status: 200, reported: [] })
  expect(document.html).toContain('Vai alla cassa')
  expect(document.html).not.toContain(CART_PENDING_ATTRIBUTE)
  expect(handsOverCart(document.html)).toBe(true)
})

describe('left to the browser is', () => {
  test.each([
    ['the cart of nobody knows whom', () => ''],
    ["a customer's cart", () => `cart=${customerCart}`],
    ['a cart that is gone', () => 'cart=EcFmRuCdJKqz3r7PSNn8xEJyxWNFSfT2'],
    ['what is no id', () => 'cart=%22%7D'],
  ])('%s', async (_, cookie) => {
    const document = await documents.open('/cart', {}, cookie())
    expect(document).toMatchObject({ status: 200, reported: [] })
    expect(document.html).toContain(CART_PENDING_ATTRIBUTE)
    expect(document.html).not.toContain('Vai alla cassa')
    expect(handsOverCart(document.html)).toBe(false)
  })

  test('a cart at which the backend fails, and the page below it is there', async () => {
    const { status, html } = await documents.open('/cart', { CartPageQuery: down }, `cart=${guestCart}`)
    expect(status).toBe(200)
    expect(html).toContain(CART_PENDING_ATTRIBUTE)
    expect(html).toContain('Terra, fuoco')
  })
})

test.each(['/', '/teiera-pausa.html', '/checkout'])('%s shows no cart', async (path) => {
  const { html } = await documents.open(path, {}, `cart=${guestCart}`)
  expect(html).not.toContain(guestCart)
})

test('the page below an overlay of a document has no priority picture', async () => {
  const ANNOUNCED = '<link rel="preload" as="image"'
  const home = await documents.open('/')
  expect(home.html).toContain(ANNOUNCED)
  const cart = await documents.open('/cart')
  expect(cart.html).toContain('Terra, fuoco')
  expect(cart.html).not.toContain(ANNOUNCED)
  expect(cart.html).not.toContain('fetchPriority="high"')
})
