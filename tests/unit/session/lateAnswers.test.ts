import { expect, test } from 'vitest'
// Loaded beforehand; a script that waits for requests does not wait for modules.
import '#src/app/session/finishPendingAdditions.ts'
import '#src/features/cart/keeping/keepCarts.ts'
import '#src/features/cart/requests/restoreCartLines.ts'
import '#src/features/cart/requests/settleLateAddition.ts'
import '#src/shell/cart-button/readCartLines.ts'
import { revokeCustomerToken } from '#src/features/account/access/revokeCustomerToken.ts'
import { cartRecordId } from '#src/features/cart/requests/cartPredictions.ts'
import { stageAnswers as stage } from './answeredStage.ts'
import type { Tab } from './browserStage.tsx'

const ADD = 'useAddProductsToCartMutation'

test('an addition that another tab’s merge left out is refused where it was clicked', async () => {
  const { browser, model, asked, act, answer, serve, add, openFilled, held, soldEvents } = stage()
  const here = await openFilled()
  const there = browser.open()
  const adding = add(there, 'LAST')
  const signingIn = here.signIn('giulia@example.com')
  await answer('useSignInMutation')
  await answer('cartQueriesGuestQuery')
  // The backend has it now, and it is removed before the merge; neither is known to the shopper yet.
  const tell = await act(await asked(ADD))
  model.soldOut.add('LAST')
  await serve(ADD)
  expect(await signingIn).toEqual({ kind: 'joined', missing: [] })
  tell()
  await serve()
  expect(await adding).toMatchObject({ ok: false, error: { kind: 'out-of-stock' } })
  expect(held()).toEqual(['1 FIRST'])
  expect(soldEvents()).toEqual([])
})

test('an addition that came along with another tab’s merge is a success, though its answer is late', async () => {
  const { browser, asked, act, answer, serve, add, openFilled, held, soldEvents } = stage()
  const here = await openFilled()
  const there = browser.open()
  const adding = add(there, 'LAST')
  const signingIn = here.signIn('giulia@example.com')
  await answer('useSignInMutation')
  await answer('cartQueriesGuestQuery')
  const tell = await act(await asked(ADD))
  await serve(ADD)
  expect(await signingIn).toEqual({ kind: 'joined', missing: [] })
  tell()
  await serve()
  expect(await adding).toMatchObject({ ok: true })
  expect(held()).toEqual(['1 FIRST', '1 LAST'])
  expect(soldEvents()).toEqual(['LAST'])
})

test('another tab’s answers during the merge are compared too', async () => {
  const { browser, model, asked, act, answer, serve, add, openFilled } = stage()
  const here = await openFilled()
  const there = browser.open()
  const adding = add(there, 'LAST')
  const signingIn = here.signIn('giulia@example.com')
  await answer('useSignInMutation')
  await answer('cartQueriesGuestQuery')
  const tell = await act(await asked(ADD))
  model.soldOut.add('LAST')
  await serve(ADD, 'mergeCartsMutation')
  const merge = await act(await asked('mergeCartsMutation'))
  tell()
  expect(await adding).toMatchObject({ ok: true })
  merge()
  await serve()
  expect(await signingIn).toEqual({ kind: 'joined', missing: [{ name: 'LAST', quantity: 1 }] })
})

test('an addition to a cart that was lost before its answer came is put into the new one', async () => {
  const { browser, restored, asked, act, serve, add, openFilled, currentCart, held, soldEvents } = stage()
  const here = await openFilled()
  const there = browser.open()
  const adding = add(there, 'LAST', 2)
  const tell = await act(await asked(ADD))
  const cart = currentCart()
  cart.isDeleted = true
  const looking = here.count()
  await serve(ADD)
  await looking
  expect(restored).toMatchObject([{ restored: 1, missing: [] }])
  tell()
  await serve()
  expect(await adding).toMatchObject({ ok: true })
  expect(held()).toEqual(['1 FIRST', '2 LAST'])
  expect(soldEvents()).toEqual(['LAST'])
})

test('an addition that waits for another one when its document closes is added by the next one, and reported once', async () => {
  const { browser, finished, asked, act, serve, add, openFilled, held, soldEvents } = stage()
  const tab = await openFilled()
  for (const sku of ['SECOND', 'THIRD', 'FOURTH']) void add(tab, sku)
  // The request outlives its document.
  await act(await asked(ADD))
  tab.close()
  const next = browser.open(tab.tabStorage)
  const finishing = next.finishLeft()
  await serve()
  await finishing
  expect(held()).toEqual(['1 FIRST', '1 SECOND', '1 THIRD', '1 FOURTH'])
  expect(finished.flatMap(({ added }) => added)).toEqual(['THIRD', 'FOURTH'])
  expect(soldEvents()).toEqual(['THIRD', 'FOURTH'])
  await next.finishLeft()
  expect(held()).toHaveLength(4)
  expect(soldEvents()).toHaveLength(2)
})

test('additions that the next document had started to finish when it closed too are reported once each', async () => {
  const { browser, model, finished, answer, serve, add, held, soldEvents } = stage()
  const tab = browser.open()
  for (const sku of ['FIRST', 'SECOND']) void add(tab, sku)
  await answer('createEmptyCartMutation').then(() => tab.close())
  model.soldOut.add('FIRST')
  const second = browser.open(tab.tabStorage)
  void second.finishLeft()
  await serve('restoreCartLinesMutation')
  await answer('restoreCartLinesMutation')
  expect(finished).toMatchObject([{ refused: ['FIRST'] }])
  await serve('restoreCartLinesMutation')
  second.close()
  const third = browser.open(tab.tabStorage)
  const finishing = third.finishLeft()
  await serve()
  await finishing
  expect(held()).toEqual(['1 SECOND'])
  expect(finished).toMatchObject([{ refused: ['FIRST'] }, { added: ['SECOND'] }])
  expect(soldEvents()).toEqual(['SECOND'])
})

test('a customer’s cart that was lost while their session was over comes back with the session', async () => {
  const { time, browser, model, restored, serve, add, currentCart, held } = stage()
  const tab = browser.open()
  const signingIn = tab.signIn('giulia@example.com')
  await serve()
  await signingIn
  for (const sku of ['KEPT', 'SOLD']) {
    const adding = add(tab, sku)
    await serve()
    await adding
  }
  time.now += 3_600_000
  const lost = currentCart()
  lost.isDeleted = true
  model.soldOut.add('SOLD')
  const again = tab.signIn('giulia@example.com')
  await serve()
  expect(await again).toEqual({ kind: 'joined', missing: [] })
  expect(held()).toEqual(['1 KEPT'])
  expect(restored).toMatchObject([{ restored: 1, missing: [{ name: 'SOLD', quantity: 1 }] }])

  // Ordered on another device: its lines are not put into the next cart.
  time.now += 3_600_000
  const ordered = currentCart()
  ordered.isActive = false
  const third = tab.signIn('giulia@example.com')
  await serve()
  expect(await third).toEqual({ kind: 'joined', missing: [] })
  expect(held()).toEqual([])
  expect(restored).toHaveLength(1)
})

test('a renewal whose answers are lost puts nothing back twice', async () => {
  const { time, browser, asked, act, serve, add, currentCart, held } = stage()
  const tab = browser.open()
  const signingIn = tab.signIn('giulia@example.com')
  await serve()
  await signingIn
  const adding = add(tab, 'KEPT', 2)
  await serve()
  await adding
  time.now += 3_600_000
  const lost = currentCart()
  lost.isDeleted = true
  const failing = tab.signIn('giulia@example.com')
  await serve('restoreCartLinesMutation')
  const exchange = await asked('restoreCartLinesMutation')
  await act(exchange)
  exchange.answer(new TypeError('Failed to fetch'))
  expect(await failing).toEqual({ kind: 'unknown' })
  expect(tab.customerToken.session().kind).toBe('expired')
  const again = tab.signIn('giulia@example.com')
  await serve()
  expect(await again).toMatchObject({ kind: 'joined' })
  expect(held()).toEqual(['2 KEPT'])
})

test('an addition that waits for a sign-in when its document closes is added by the next one, once, after the sign-in', async () => {
  const { time, browser, finished, serve, add, held, soldEvents } = stage()
  const tab = browser.open()
  const signingIn = tab.signIn('giulia@example.com')
  await serve()
  await signingIn
  const first = add(tab, 'FIRST')
  await serve()
  await first
  time.now += 3_600_000
  void add(tab, 'SECOND')
  await serve()
  expect(held()).toEqual(['1 FIRST'])
  tab.close()
  const next = browser.open(tab.tabStorage)
  await next.finishLeft()
  expect(held()).toEqual(['1 FIRST'])
  const again = next.signIn('giulia@example.com')
  await serve()
  await again
  await serve()
  expect(held()).toEqual(['1 FIRST', '1 SECOND'])
  expect(finished).toMatchObject([{ added: ['SECOND'] }])
  expect(soldEvents()).toEqual(['FIRST', 'SECOND'])
  await next.finishLeft()
  expect(held()).toHaveLength(2)
})

test('an addition that waits for a sign-in is dropped after a sign-out, and belongs to no other customer', async () => {
  for (const leave of ['signs out', 'is somebody else'] as const) {
    const { time, browser, serve, add, soldEvents } = stage()
    const tab = browser.open()
    const signingIn = tab.signIn('giulia@example.com')
    await serve()
    await signingIn
    const first = add(tab, 'FIRST')
    await serve()
    await first
    time.now += 3_600_000
    void add(tab, 'SECOND')
    await serve()
    tab.close()
    const next = browser.open(tab.tabStorage)
    if (leave === 'signs out') next.signOut(revokeCustomerToken)
    const other = next.signIn(leave === 'signs out' ? 'giulia@example.com' : 'other@example.com')
    await serve()
    await other
    await next.finishLeft()
    await serve()
    expect(soldEvents()).toEqual(['FIRST'])
    expect(tab.tabStorage.keys()).toEqual([])
  }
})

test.each(['update', 'remove'] as const)(
  'a late answer to an %s that comes when another cart took the place of its own leaves that one as it is, and has it asked for',
  async (kind) => {
    const { browser, asked, act, serve, add, openFilled, currentCart } = stage()
    const tab = await openFilled()
    const line = currentCart().lines[0]
    if (!line) throw new Error('The cart is empty.')
    const { update, remove } = tab.acts()
    const changing = kind === 'update' ? update(line.uid, 5) : remove(line.uid)
    const name = kind === 'update' ? 'useUpdateCartItemsMutation' : 'useRemoveItemFromCartMutation'
    const tell = await act(await asked(name))
    // Another tab starts a new cart meanwhile.
    browser.jar.delete('cart')
    const other = browser.open()
    const adding = add(other, 'ELSEWHERE', 2)
    await serve(name)
    await adding
    const now = browser.jar.get('cart')
    const kept = other.cartJournal.linesOf(now ?? '')
    expect(kept).toMatchObject([{ sku: 'ELSEWHERE', quantity: 2 }])
    const counting = tab.count()
    await serve(name)
    await counting
    const store = tab.environment.getStore()
    const known = store.lookupInvalidationState([cartRecordId(now ?? '')])
    tell()
    await serve()
    await changing
    expect(browser.jar.get('cart')).toBe(now)
    expect(other.cartJournal.linesOf(now ?? '')).toEqual(kept)
    expect(store.checkInvalidationState(known)).toBe(true)
  },
)

test('a line that is gone already leaves the journal, and one of a cart that was ordered stays in it', async () => {
  for (const isOrdered of [false, true]) {
    const { serve, openFilled, currentCart } = stage()
    const tab = await openFilled()
    const cart = currentCart()
    const [line] = cart.lines
    if (!line) throw new Error('The cart is empty.')
    if (isOrdered) {
      tab.orderAttempts.begin(cart.id)
      cart.isActive = false
    }
    if (!isOrdered) cart.lines.length = 0
    const removing = tab.acts().remove(line.uid)
    await serve()
    // The line of an ordered cart is not removed.
    expect(await removing).toMatchObject({ ok: !isOrdered })
    // An empty journal would claim that the lost cart was empty: late additions are then put into the next.
    expect(tab.cartJournal.linesOf(cart.id)).toHaveLength(isOrdered ? 1 : 0)
  }
})

test('an answer read before a change of a cart is discarded afterwards: the cart is read again', async () => {
  const { browser, asked, act, serve, add, openFilled } = stage()
  const tab = await openFilled()
  const shown = () =>
    tab.environment
      .getStore()
      .getSource()
      .get(cartRecordId(tab.cartId.get() ?? ''))?.['total_quantity']
  /** A count of `tab` that is answered before the addition and arrives after it. */
  const countAround = async (adder: Tab, sku: string) => {
    const counting = tab.count()
    const tell = await act(await asked('CartButtonQuery'))
    const adding = add(adder, sku)
    await serve('CartButtonQuery')
    expect(await adding).toMatchObject({ ok: true })
    tell()
    await serve()
    await counting
  }
  await countAround(tab, 'SECOND')
  expect(shown()).toBe(2)
  await countAround(browser.open(), 'THIRD')
  expect(shown()).toBe(3)
})
