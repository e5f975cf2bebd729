import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { failed, succeeded } from '#src/lib/result.ts'
import { openApplePaySheet } from '#src/features/checkout/wallet/openApplePaySheet.ts'
import type { SheetOrder, SheetPorts, SheetProblem } from '#src/features/checkout/wallet/openApplePaySheet.ts'
import { installApplePay } from '#tests/harness/browser/applePayStandIn.ts'
import type { ApplePayStandIn } from '#tests/harness/browser/applePayStandIn.ts'

const CART = {
  cartId: 'cart-1',
  isVirtual: false,
  sum: { value: 20, currency: 'EUR' },
  lines: [{ label: 'Cup', amount: '20.00' }],
}
const QUOTE = {
  sum: { value: 25, currency: 'EUR' },
  methods: [{ identifier: 'ups|home', label: 'UPS', detail: '', amount: '5.00' }],
  lines: [...CART.lines, { label: 'Delivery', amount: '5.00' }],
}
const problem = (code: SheetProblem['code'], text: string, field?: SheetProblem['field']): SheetProblem => ({
  code,
  text,
  ...(field && { field }),
})
const UNANSWERED = problem('unknown', 'No answer')

beforeEach(() => installApplePay(false))
afterEach(() => {
  for (const name of ['applePayStandIn', 'ApplePaySession', 'ApplePayError']) Reflect.deleteProperty(globalThis, name)
})

const standIn = () => (globalThis as unknown as { applePayStandIn: ApplePayStandIn }).applePayStandIn
const session = () => {
  const { session: opened } = standIn()
  if (!opened) throw new Error('No sheet is open')
  return opened as ApplePaySession & { dismiss(): void }
}
const names = () => standIn().calls.map(({ name }) => name)
const last = () => standIn().calls.at(-1)

function open(ports: Partial<SheetPorts> = {}, isVirtual = false) {
  const shown: (readonly SheetProblem[])[] = []
  const ends: string[] = []
  const ordering: boolean[] = []
  const cart = { ...CART, isVirtual }
  openApplePaySheet({
    request: {
      countryCode: 'IT',
      currencyCode: 'EUR',
      supportedNetworks: ['visa'],
      merchantCapabilities: ['supports3DS'],
      total: { label: 'Shop', amount: '20.00', type: 'pending' },
    },
    label: 'Shop',
    unanswered: UNANSWERED,
    ports: {
      validate: () => Promise.resolve({ session: 1 }),
      prepare: () => Promise.resolve(succeeded(cart)),
      quote: () => Promise.resolve(succeeded(QUOTE)),
      order: () => Promise.resolve({ kind: 'placed', leave: () => undefined }),
      ...ports,
    },
    onProblems: (problems) => shown.push(problems),
    onOrdering: (isOrdering) => ordering.push(isOrdering),
    onEnd: (how) => ends.push(how),
  })
  return { ends, ordering, texts: () => (shown.at(-1) ?? []).map(({ text }) => text) }
}

const contact = () => session().onshippingcontactselected({ shippingContact: { countryCode: 'IT' } } as never)
const method = () => session().onshippingmethodselected({ shippingMethod: QUOTE.methods[0] } as never)
const authorise = () => session().onpaymentauthorized({ payment: { token: {} } } as never)
const validate = () => session().onvalidatemerchant({ validationURL: 'https://apple.test' } as never)
const until = (name: string, count = 1) =>
  vi.waitFor(() => expect(names().filter((each) => each === name).length).toBe(count))

test('an earlier order of the same pieces closes the sheet, and the page shows why', async () => {
  const earlier = { ...problem('unknown', 'Ordered before'), earlierOrder: '000000007' }
  const order = vi.fn<SheetPorts['order']>()
  const { texts, ends } = open({ prepare: () => Promise.resolve(failed([earlier])), order })
  await until('abort')
  contact()
  await Promise.resolve()
  expect(names()).toEqual(['begin', 'abort'])
  expect(texts()).toEqual(['Ordered before'])
  expect(ends).toEqual(['failed'])
  expect(order).not.toHaveBeenCalled()
})

test('the sheet is open before anything else begins', () => {
  const prepare = vi.fn<SheetPorts['prepare']>(() => Promise.resolve(succeeded(CART)))
  open({ prepare })
  expect(names()).toEqual(['begin'])
  expect(prepare).toHaveBeenCalledOnce()
})

test('validated, addressed, authorised and placed: the sum of the delivery is ordered', async () => {
  const leave = vi.fn<() => void>()
  const order = vi.fn<SheetPorts['order']>(() => Promise.resolve({ kind: 'placed', leave }))
  const { ends, ordering, texts } = open({ order })
  validate()
  await until('completeMerchantValidation')
  contact()
  await until('completeShippingContactSelection')
  expect(last()?.argument).toMatchObject({ newTotal: { amount: '25.00', type: 'final' }, errors: [] })
  method()
  await until('completeShippingMethodSelection')
  authorise()
  await until('completePayment')
  expect(last()?.argument).toEqual({ status: 0 })
  await vi.waitFor(() => expect(leave).toHaveBeenCalledOnce())
  expect(order).toHaveBeenCalledExactlyOnceWith(CART, { token: {} }, { sum: QUOTE.sum, method: 'ups|home' })
  expect({ ends, ordering, texts: texts() }).toEqual({ ends: ['placed'], ordering: [true, false], texts: [] })
})

test('a shop that is not validated closes the sheet and says why', async () => {
  const { ends, texts } = open({ validate: () => Promise.resolve(null) })
  validate()
  await until('abort')
  expect({ ends, texts: texts() }).toEqual({ ends: ['failed'], texts: ['No answer'] })
})

test('a dismissed sheet ends, and answers that arrive later are not given to it', async () => {
  let answer: (value: unknown) => void = () => undefined
  const { ends } = open({ validate: () => new Promise((resolve) => (answer = resolve)) })
  validate()
  session().dismiss()
  answer({ session: 1 })
  contact()
  await vi.waitFor(() => expect(ends).toEqual(['dismissed']))
  expect(names()).toEqual(['begin'])
})

test.each([
  problem('shippingContactInvalid', 'Five digits', 'postalCode'),
  problem('addressUnserviceable', 'Not there'),
])('a refused address shows in the sheet and on the page, and another one goes on: $code', async (refusal) => {
  let isGood = false
  const { texts } = open({ quote: () => Promise.resolve(isGood ? succeeded(QUOTE) : failed([refusal])) })
  contact()
  await until('completeShippingContactSelection')
  const { code, field, text } = refusal
  expect(last()?.argument).toMatchObject({
    errors: [{ code, message: text, ...(field && { contactField: field }) }],
    newShippingMethods: [],
  })
  expect(texts()).toEqual([text])
  isGood = true
  contact()
  await until('completeShippingContactSelection', 2)
  expect(texts()).toEqual([])
})

test('a product that is sold out shows in the sheet, and nothing is ordered', async () => {
  const order = vi.fn<SheetPorts['order']>()
  const soldOut = problem('unknown', 'Sold out')
  const { texts } = open({ prepare: () => Promise.resolve(failed([soldOut])), order })
  contact()
  await until('completeShippingContactSelection')
  expect(last()?.argument).toMatchObject({ errors: [{ code: 'unknown', message: 'Sold out' }] })
  authorise()
  await until('completePayment')
  expect(last()?.argument).toMatchObject({ status: 1, errors: [{ message: 'Sold out' }] })
  expect(texts()).toEqual(['Sold out'])
  expect(order).not.toHaveBeenCalled()
})

test('a delivery without an answer closes the sheet, because a method has no place for errors', async () => {
  let isAnswered = true
  const { ends, texts } = open({
    quote: () => Promise.resolve(isAnswered ? succeeded(QUOTE) : failed([UNANSWERED])),
  })
  contact()
  await until('completeShippingContactSelection')
  isAnswered = false
  method()
  await until('abort')
  expect({ ends, texts: texts() }).toEqual({ ends: ['failed'], texts: ['No answer'] })
})

test('after a declined payment the sheet stays, and the next card pays', async () => {
  const orders: SheetOrder[] = [
    { kind: 'refused', problems: [problem('unknown', 'Declined')], isFinal: false },
    { kind: 'placed', leave: () => undefined },
  ]
  const { ends, texts } = open({ order: () => Promise.resolve(orders.shift() as SheetOrder) })
  contact()
  await until('completeShippingContactSelection')
  authorise()
  await until('completePayment')
  expect(last()?.argument).toMatchObject({ status: 1, errors: [{ message: 'Declined' }] })
  expect({ ends, texts: texts() }).toEqual({ ends: [], texts: ['Declined'] })
  authorise()
  await until('completePayment', 2)
  await vi.waitFor(() => expect(ends).toEqual(['placed']))
  expect(texts()).toEqual([])
})

test('after a changed total the sheet closes, because its sum is fixed', async () => {
  const changed = problem('unknown', 'The total has changed')
  const { ends, texts } = open({
    order: () => Promise.resolve({ kind: 'refused', problems: [changed], isFinal: true }),
  })
  contact()
  await until('completeShippingContactSelection')
  authorise()
  await until('completePayment')
  expect(last()?.argument).toEqual({ status: 1, errors: [] })
  expect({ ends, texts: texts() }).toEqual({ ends: ['failed'], texts: ['The total has changed'] })
})

test('an order whose answer is lost is not called paid, and the checkout looks for it', async () => {
  const leave = vi.fn<() => void>()
  const { ends } = open({ order: () => Promise.resolve({ kind: 'unknown', leave }) })
  contact()
  await until('completeShippingContactSelection')
  authorise()
  await until('completePayment')
  expect(last()?.argument).toEqual({ status: 1 })
  await vi.waitFor(() => expect(leave).toHaveBeenCalledOnce())
  expect(ends).toEqual(['failed'])
})

test('an order that was placed while the system closed the sheet is shown nevertheless', async () => {
  const leave = vi.fn<() => void>()
  let place: (order: SheetOrder) => void = () => undefined
  const order = vi.fn<SheetPorts['order']>(() => new Promise((resolve) => (place = resolve)))
  open({ order })
  contact()
  await until('completeShippingContactSelection')
  authorise()
  await vi.waitFor(() => expect(order).toHaveBeenCalledOnce())
  session().dismiss()
  place({ kind: 'placed', leave })
  await vi.waitFor(() => expect(leave).toHaveBeenCalledOnce())
  expect(names()).not.toContain('completePayment')
})

test('a cart without goods is ordered at its own sum', async () => {
  const order = vi.fn<SheetPorts['order']>(() => Promise.resolve({ kind: 'placed', leave: () => undefined }))
  open({ order }, true)
  authorise()
  await until('completePayment')
  expect(order).toHaveBeenCalledExactlyOnceWith(
    { ...CART, isVirtual: true },
    { token: {} },
    { sum: CART.sum, method: null },
  )
})
