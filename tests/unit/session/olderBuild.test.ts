import { expect, test } from 'vitest'
import { cartItemInput, cartLineRequest } from '#src/lib/cartLineRequest.ts'
import { readKeptWishes } from '#src/platform/saved/keptWishes.ts'
import { createCartJournal } from '#src/platform/session/cartJournal.ts'
import { PENDING_ADDITION, pendingAdditions } from '#src/platform/session/pendingAddition.ts'
import { adoptWaitingAdditions } from '#src/platform/session/pendingAdditions.ts'
import { createMemoryStorage } from '#src/platform/storage.ts'
import { stageAnswers } from './answeredStage.ts'

/** A storage with a value of an earlier build. */
function storageWith(key: string, text: string) {
  const storage = createMemoryStorage()
  storage.set(key, text)
  return storage
}

test('the cart journal of an earlier build is read', () => {
  const storage = storageWith(
    'vetrina.cartLines',
    '{"cartId":"a","lines":[{"uid":"1","sku":"cup","name":"Cup","quantity":2,"selectedOptions":["red"],"enteredOptions":[{"uid":"words","value":"Ada"}],"price":{"value":19,"currency":"EUR"},"giftMessage":{"to":"Ada","from":"Ugo","message":"Ciao"}}],"predecessors":[{"cartId":"z","uids":{"9":"1"},"isMerge":false,"arrived":[{"sku":"cup","quantity":2,"selectedOptions":["red"],"enteredOptions":[]}]}]}',
  )
  const journal = createCartJournal(storage)
  const [line] = journal.linesOf('a') ?? []
  expect(line && cartItemInput(line)).toEqual({
    sku: 'cup',
    quantity: 2,
    selected_options: ['red'],
    entered_options: [{ uid: 'words', value: 'Ada' }],
  })
  expect(line?.giftMessage).toEqual({ to: 'Ada', from: 'Ugo', message: 'Ciao' })
  expect(journal.replacementOf('z')?.uids.get('9')).toBe('1')
})

test('the wish list of an earlier build is read', () => {
  const storage = storageWith(
    'vetrina.wishlist',
    '[{"sku":"cup","quantity":1,"selectedOptions":["red"],"enteredOptions":[],"words":[{"label":"Colour","value":"Red"}]}]',
  )
  expect(readKeptWishes(storage).map(cartLineRequest)).toEqual([
    { sku: 'cup', quantity: 1, selectedOptions: ['red'], enteredOptions: [] },
  ])
})

test('a line has one piece without options by default, and nothing of its holder', () => {
  expect(cartLineRequest({ sku: 'cup' })).toEqual({ sku: 'cup', quantity: 1, selectedOptions: [], enteredOptions: [] })
  expect(Object.keys(cartLineRequest({ sku: 'cup', ...{ uid: '1', name: 'Cup' } }))).toEqual([
    'sku',
    'quantity',
    'selectedOptions',
    'enteredOptions',
  ])
})

test('an addition that an earlier build left without lists of options is finished', async () => {
  const { browser, openFilled, serve, held } = stageAnswers()
  const { tabStorage } = await openFilled()
  tabStorage.set(`${PENDING_ADDITION}left`, '{"email":null,"lines":[{"sku":"NEXT","quantity":2}],"sentTo":null}')
  adoptWaitingAdditions(pendingAdditions(tabStorage), tabStorage, browser.storage)
  const finishing = browser.open().finishLeft()
  await serve()
  await finishing
  const request = browser.exchanges.findLast(({ name }) => name === 'restoreCartLinesMutation')
  expect(JSON.parse(request?.body ?? '')).toMatchObject({
    variables: { cartItems: [{ sku: 'NEXT', quantity: 2, selected_options: [], entered_options: [] }] },
  })
  expect(held()).toEqual(['1 FIRST', '2 NEXT'])
})
