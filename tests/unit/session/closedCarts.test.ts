import fc from 'fast-check'
import { expect, test } from 'vitest'
import { propertyRuns } from '#tests/unit/relay/propertyRuns.ts'
import { cartLineRequest } from '#src/lib/cartLineRequest.ts'
import { stageAnswers } from './answeredStage.ts'
import type { Tab } from './browserStage.tsx'

const lineUidOf = (tab: Tab) => tab.cartJournal.linesOf(tab.cartId.get() ?? '')?.[0]?.uid ?? ''

const ACTS = {
  'an addition': (tab: Tab) => tab.acts().add([cartLineRequest({ sku: 'NEXT' })]),
  'a changed quantity': (tab: Tab) => tab.acts().update(lineUidOf(tab), 2),
  'a look': (tab: Tab) => tab.count(),
}

test.each(Object.entries(ACTS))(
  'a guest whose cart was closed without an order has it back after %s',
  async (_, act) => {
    const { openFilled, currentCart, restored, closed, held, serve } = stageAnswers()
    const tab = await openFilled()
    const before = currentCart()
    before.isActive = false
    const acting = act(tab)
    await serve()
    await acting
    expect(currentCart().id).not.toBe(before.id)
    expect(held().join()).toContain('FIRST')
    expect([restored.length, closed]).toEqual([1, []])
  },
)

test('a cart that this browser has ordered is not put back', async () => {
  const { openFilled, currentCart, serve, restored, closed, held } = stageAnswers()
  const tab = await openFilled()
  const ordered = currentCart()
  tab.orderAttempts.begin(ordered.id)
  ordered.isActive = false
  const adding = tab.acts().add([cartLineRequest({ sku: 'NEXT' })])
  await serve()
  await adding
  expect([held(), restored, closed]).toEqual([['1 NEXT'], [], []])
})

test('a customer sees the names of the lines in a cart that was closed elsewhere', async () => {
  const { openFilled, currentCart, serve, restored, closed, held } = stageAnswers()
  const tab = await openFilled()
  const signingIn = tab.signIn('giulia@example.com')
  await serve()
  await signingIn
  currentCart().isActive = false
  const adding = tab.acts().add([cartLineRequest({ sku: 'NEXT' })])
  await serve()
  await adding
  expect([held(), restored, closed]).toEqual([['1 NEXT'], [], ['FIRST']])
})

test('a line that the backend removed is reported by name, by an addition and by a read of the cart', async () => {
  const { openFilled, currentCart, serve, gone, add, held } = stageAnswers()
  const tab = await openFilled()
  currentCart().lines.splice(0)
  const adding = add(tab, 'NEXT')
  await serve()
  await adding
  expect([held(), gone]).toEqual([['1 NEXT'], ['FIRST']])
  currentCart().lines.splice(0)
  const looking = tab.findGoneLines(currentCart().id)
  await serve()
  expect((await looking).map(({ name }) => name)).toEqual(['NEXT'])
  expect(gone).toEqual(['FIRST', 'NEXT'])
})

test('two that compare the cart at once ask once, and the line is named once', async () => {
  const { browser, openFilled, currentCart, serve, gone } = stageAnswers()
  const tab = await openFilled()
  currentCart().lines.splice(0)
  const asked = browser.exchanges.length
  const looks = [tab.findGoneLines(currentCart().id), tab.findGoneLines(currentCart().id)]
  await serve()
  expect((await Promise.all(looks)).map((lines) => lines.map(({ name }) => name))).toEqual([['FIRST'], ['FIRST']])
  expect([browser.exchanges.length - asked, gone]).toEqual([1, ['FIRST']])
})

test('a page that names the line itself is not repeated by a toast, even if the badge asks first', async () => {
  for (const isPageFirst of [true, false]) {
    const { openFilled, currentCart, serve, gone } = stageAnswers()
    const tab = await openFilled()
    currentCart().lines.splice(0)
    const { id } = currentCart()
    const looks = [isPageFirst, !isPageFirst].map((isNamedOnPage) => tab.findGoneLines(id, { isNamedOnPage }))
    await serve()
    expect((await Promise.all(looks)).map((lines) => lines.map(({ name }) => name))).toEqual([['FIRST'], ['FIRST']])
    expect(gone).toEqual([])
  }
})

test('a line that has only become smaller elsewhere is noted, and not told as gone', async () => {
  const { openFilled, currentCart, serve, gone, add } = stageAnswers()
  const tab = await openFilled()
  const adding = add(tab, 'FIRST', 2)
  await serve()
  await adding
  for (const line of currentCart().lines) line.quantity = 1
  const looking = tab.findGoneLines(currentCart().id)
  await serve()
  expect([await looking, gone]).toEqual([[], []])
  expect(tab.cartJournal.linesOf(currentCart().id)?.map(({ quantity }) => quantity)).toEqual([1])
})

test('a line that the shopper took out is not told as gone', async () => {
  const { openFilled, serve, gone, held } = stageAnswers()
  const tab = await openFilled()
  const removing = tab.acts().remove(lineUidOf(tab))
  await serve()
  await removing
  expect([held(), gone]).toEqual([[], []])
})

test('a sign-in whose document goes at any moment is finished by the next one, and the cart is whole', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(6), fc.boolean(), async (answered, hasActed) => {
      const { browser, openFilled, act, serve, held, asked } = stageAnswers()
      const here = await openFilled()
      void here.signIn('giulia@example.com')
      await asked('useSignInMutation')
      for (let count = 0; count < answered; count += 1) {
        const exchange = browser.exchanges.find((other) => !other.isOver())
        if (!exchange) break
        const tell = await act(exchange)
        // The last one arrives at the backend, and its answer is lost.
        if (count < answered - 1 || !hasActed) tell()
        for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve))
      }
      here.close()
      const next = browser.open()
      await serve()
      expect(held()).toEqual(['1 FIRST'])
      const looking = next.count()
      await serve()
      await looking
      expect(held()).toEqual(['1 FIRST'])
      // Before its token was answered no session has begun, and the shopper continues as a guest.
      const hasBegun = answered >= 2 || (answered === 1 && !hasActed)
      expect(next.customerToken.session().kind).toBe(hasBegun ? 'customer' : 'guest')
    }),
    propertyRuns(40),
  )
})

test('a sign-in whose token died before it was finished is given up, and the guest goes on', async () => {
  const { browser, time, openFilled, answer, serve, held, add } = stageAnswers()
  const here = await openFilled()
  void here.signIn('giulia@example.com')
  await answer('useSignInMutation')
  here.close()
  time.now += 24 * 3_600_000
  for (let start = 0; start < 3; start += 1) {
    const tab = browser.open()
    await serve()
    tab.close()
  }
  const asked = browser.exchanges.length
  const last = browser.open()
  await serve()
  // No further request is sent in the customer's name.
  expect(browser.exchanges.slice(asked).filter(({ token }) => token !== null)).toEqual([])
  expect(last.customerToken.session().kind).toBe('guest')
  const adding = add(last, 'NEXT')
  await serve()
  await adding
  expect(held()).toEqual(['1 FIRST', '1 NEXT'])
})
