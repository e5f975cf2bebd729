import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { cartItemErrors } from '#server/commerce/modules/quote/rules.ts'
import { cartErrorOf, refusalOf } from '#src/features/cart/requests/cartError.ts'
import { lineFixOf } from '#src/features/cart/lines/lineFix.ts'
import { addressProblems, hasChangedMeanwhile } from '#src/features/checkout/form/backendFieldErrors.ts'
import { refusedReturn } from '#src/features/returns/returnRefusal.ts'
import { refusedOrder } from '#src/features/checkout/placing/placeOrderError.ts'

/** Whether the storefront has its own text for a refusal, in the part of the shop in which it occurs. */
type HasWords = (message: string) => boolean

const inCart: HasWords = (message) =>
  refusalOf({ code: 'UNDEFINED', message }).kind !== 'unknown' ||
  cartErrorOf({ kind: 'rejected', message, messages: [message] }).kind !== 'unknown'
const inCheckout: HasWords = (message) =>
  addressProblems('shipping', [message]).rest.length === 0 || hasChangedMeanwhile(message)
const inOrder: HasWords = (message) => refusedOrder({ code: 'UNDEFINED', message }).kind !== 'refused'

const inReturn: HasWords = (message) => refusedReturn(message).kind !== 'other'

const WHERE: readonly (readonly [part: string, has: HasWords, modules: readonly string[]])[] = [
  ['cart', inCart, ['quote/rules', 'quote/items', 'quote/mutations', 'quote/giftCards']],
  [
    'cart',
    inCart,
    [
      'catalog/purchase/purchase',
      'catalog/purchase/bundles',
      'catalog/purchase/customOptions',
      'catalog/products/configurable',
    ],
  ],
  ['cart', inCart, ['catalog/purchase/giftCards', 'catalog/purchase/buyRequest', 'catalog/purchase/downloads']],
  ['checkout', inCheckout, ['checkout/rules', 'checkout/resolvers', 'checkout/addresses', 'directory/addressCountry']],
  ['order', inOrder, ['sales/rules', 'sales/placeOrder', 'sales/authorizePayment']],
  ['return', inReturn, ['returns/requestReturn', 'returns/resolvers', 'returns/attributes']],
]

/** Refusals that never reach a shopper literally, with the reason. */
const TOLD_OTHERWISE: readonly (readonly [why: string, words: RegExp])[] = [
  ['the storefront always sends it', /^(Required parameter|"input" value|Please specify the quantity)/],
  [
    'the storefront sends no such input',
    /^(Value of uid|Cart ID length|Cart with ID|You cannot specify multiple|The parameter)/,
  ],
  [
    'addresses are sent in full',
    /^(The (billing|shipping) address (cannot|must) contain|Could not find a address|Current customer does)/,
  ],
  ['a form has two lines of a street', /^"Street Address" cannot contain more/],
  [
    'of a kind that has its own words, whatever it says',
    /^(Could not find (a product|cart item)|There are no source items|Only \S+ of)/,
  ],
  [
    'of a kind that has its own words, whatever it says',
    /^(The required options you selected|Product that you are trying)/,
  ],
  ['followed by one of the others', /^Could not update the product with SKU/],
  ['the name of a field', /^Custom Giftcard Amount$/],
  ['of a kind that has its own words, whatever it says', /^Guest email for cart is missing/],
  ['a missing entity', /^(The cart doesn't contain the item|Cart does not contain|The coupon code isn't valid)/],
  [
    'the words of the gift card field',
    /gift card (code|couldn't)|^(This gift card|Gift card) account|^The gift card|^The cart doesn't contain products/,
  ],
  [
    'the words of the method that was chosen',
    /^(Carrier with such method|The requested Payment Method|The PayPal token|Could not find a token|The shipping method can't)/,
  ],
  ['the words of the field of the e-mail', /^(Invalid email format|The request is not allowed)/],
  ['the customer signs in first', /^(Use `Query.customerCart`|Guest checkout is not allowed|The current user cannot)/],
  ['the page of the mailed link says it', /^The return could not be confirmed/],
  ['the storefront sends no other address', /^Please enter a valid email address/],
  ['the session is asked for again', /^Please login to view the order/],
  ['said of what comes after an order', /^(The order status|Order cancellation|The order|Order already|Order with)/],
]

const EXAMPLES: Readonly<Record<string, string>> = { field: 'city', kind: 'billing' }

const SENTENCE = /^["A-Z](?=.*\S \S.* \S)/
const LITERAL = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g

/** The sentences of a module, without SQL and messages of program errors. */
function sentencesOf(module: string): readonly string[] {
  const url = new URL(`../../../server/commerce/modules/${module}.ts`, import.meta.url)
  const code = readFileSync(url, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
  return [...code.matchAll(LITERAL)].flatMap(({ 0: literal, index }) => {
    const text = literal
      .slice(1, -1)
      .replaceAll(/\$\{(\w*)[^}]*\}/g, (_, name: string) => EXAMPLES[name] ?? '6')
      .replaceAll("\\'", "'")
    const isOurs = /new (Type)?Error\(\s*$/.test(code.slice(0, index))
    return !isOurs && SENTENCE.test(text) && !/^(SELECT|INSERT|UPDATE|DELETE|WITH|CREATE)\b/.test(text) ? [text] : []
  })
}

describe('every refusal of the engine is reported in the shopper’s language', () => {
  const all = WHERE.flatMap(([part, has, modules]) =>
    modules.flatMap((module) => sentencesOf(module).map((text) => ({ part, has, module, text }))),
  )
  const isToldOtherwise = (text: string) => TOLD_OTHERWISE.some(([, words]) => words.test(text))

  test('the walk finds them', () => {
    expect(all.length).toBeGreaterThan(60)
    for (const [why, words] of TOLD_OTHERWISE)
      expect([why, all.some(({ text }) => words.test(text))]).toEqual([why, true])
  })

  test.each(all)('$part, $module: $text', ({ has, text }) => {
    expect(has(text) || isToldOtherwise(text)).toBe(true)
  })
})

describe('check 30: one click puts right whatever the engine finds wrong with a line', () => {
  const LIMITS = { salableQuantity: 40, minSaleQuantity: 1, maxSaleQuantity: 100, quantityIncrements: 1 }
  test.each([
    ['sold out', 2, { salableQuantity: 0 }],
    ['fewer are left', 5, { salableQuantity: 3 }],
    ['too few', 1, { minSaleQuantity: 4 }],
    ['too many at once', 30, { maxSaleQuantity: 10 }],
    ['no whole packs', 5, { quantityIncrements: 6 }],
    ['no whole packs, and none is left', 5, { quantityIncrements: 6, salableQuantity: 5 }],
  ])('%s', (_, quantity, own) => {
    const limits = { ...LIMITS, ...own }
    const [fault] = cartItemErrors(quantity, limits) ?? []
    const fix = lineFixOf({
      quantity,
      fault: fault?.code ?? null,
      message: fault?.message ?? '',
      left: limits.salableQuantity,
    })
    expect(fix).not.toBeNull()
    const after = fix && fix.kind !== 'remove' ? cartItemErrors(fix.quantity, limits) : null
    expect(after).toBeNull()
  })
})
