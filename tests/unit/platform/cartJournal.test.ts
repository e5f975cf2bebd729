import { expect, test } from 'vitest'
import { CART_JOURNAL_KEY, createCartJournal } from '#src/platform/session/cartJournal.ts'
import type { JournalLine } from '#src/platform/session/cartJournal.ts'
import { createMemoryStorage } from '#src/platform/storage.ts'
import type { KeyValueStorage } from '#src/platform/storage.ts'

const line = (uid: string, more: Partial<JournalLine> = {}): JournalLine => ({
  uid,
  sku: 'cup',
  name: 'Cup',
  quantity: 1,
  selectedOptions: [],
  enteredOptions: [],
  price: { value: 19, currency: 'EUR' },
  ...more,
})
const GIFT = { to: 'Ada', from: 'Ugo', message: 'Ciao' }
const LOST = { isMerge: false, arrived: [] }

test('the lines of one cart are known, also to another document', () => {
  const storage = createMemoryStorage()
  const journal = createCartJournal(storage)
  expect(journal.linesOf('a')).toBeNull()
  journal.write('a', [line('1', { giftMessage: GIFT, price: null })])
  expect(createCartJournal(storage).linesOf('a')).toEqual([line('1', { giftMessage: GIFT, price: null })])
  expect(journal.linesOf('b')).toBeNull()
  journal.write('b', [])
  expect([journal.linesOf('a'), journal.linesOf('b')]).toEqual([null, []])
  journal.clear()
  expect(journal.linesOf('b')).toBeNull()
})

test('where nothing is stored, memory serves', () => {
  const refusing: KeyValueStorage = { ...createMemoryStorage(), get: () => null, set: () => false }
  const journal = createCartJournal(refusing)
  journal.write('a', [line('1')])
  expect(journal.linesOf('a')).toEqual([line('1')])
  expect(createCartJournal(refusing).linesOf('a')).toBeNull()
  journal.clear()
  expect(journal.linesOf('a')).toBeNull()
})

test('words beside a present come, change and go with their line', () => {
  const journal = createCartJournal(createMemoryStorage())
  journal.write('a', [line('1'), line('2', { giftMessage: GIFT })])
  journal.noteGiftMessage('b', '1', GIFT)
  journal.noteGiftMessage('a', '3', GIFT)
  expect(journal.linesOf('a')).toEqual([line('1'), line('2', { giftMessage: GIFT })])
  journal.noteGiftMessage('a', '1', GIFT)
  journal.noteGiftMessage('a', '2', null)
  expect(journal.linesOf('a')).toEqual([line('1', { giftMessage: GIFT }), line('2')])
})

test('a message that is known already is not written again', () => {
  const storage = createMemoryStorage()
  let writes = 0
  const journal = createCartJournal({
    ...storage,
    set(key, value) {
      writes += 1
      return storage.set(key, value)
    },
  })
  journal.write('a', [line('1', { giftMessage: GIFT })])
  journal.noteGiftMessage('a', '1', GIFT)
  expect(writes).toBe(1)
})

test('a new cart takes the place of one that was lost with nothing in it, and of no other', () => {
  const journal = createCartJournal(createMemoryStorage())
  journal.begin('a')
  journal.begin('a')
  expect(journal.replacementOf('a')).toBeNull()
  journal.begin('b')
  expect(journal.replacementOf('a')).toEqual({ cartId: 'b', uids: new Map(), isMerge: false, arrived: [] })
  journal.write('b', [line('1')])
  expect(journal.replacementOf('a')?.cartId).toBe('b')
  journal.begin('c')
  expect([journal.replacementOf('a'), journal.replacementOf('b')]).toEqual([null, null])
  expect(journal.linesOf('c')).toEqual([])
})

test('a line is followed through every cart that took the place of its own', () => {
  const journal = createCartJournal(createMemoryStorage())
  journal.write('a', [line('a1'), line('a2')])
  const uids = new Map([
    ['a1', 'b1'],
    ['a2', 'b2'],
  ])
  journal.replace('a', { cartId: 'b', lines: [line('b1'), line('b2')] }, uids, LOST)
  journal.replace('b', { cartId: 'c', lines: [line('c1')] }, new Map([['b1', 'c1']]), {
    isMerge: true,
    arrived: [line('c1')],
  })
  expect(journal.linesOf('c')).toEqual([line('c1')])
  expect(journal.replacementOf('a')).toMatchObject({ cartId: 'c', uids: new Map([['a1', 'c1']]), isMerge: false })
  expect(journal.replacementOf('b')).toMatchObject({
    uids: new Map([['b1', 'c1']]),
    isMerge: true,
    arrived: [line('c1')],
  })
  expect(journal.replacementOf('c')).toBeNull()
  journal.replace('x', { cartId: 'd', lines: [] }, new Map(), LOST)
  expect([journal.replacementOf('a'), journal.replacementOf('x')?.cartId]).toEqual([null, 'd'])
})

test('five carts back are known', () => {
  const journal = createCartJournal(createMemoryStorage())
  for (let cart = 0; cart < 6; cart += 1)
    journal.replace(`c${cart}`, { cartId: `c${cart + 1}`, lines: [] }, new Map(), LOST)
  expect(journal.replacementOf('c0')).toBeNull()
  expect(journal.replacementOf('c1')?.cartId).toBe('c6')
  for (let cart = 6; cart < 9; cart += 1) journal.begin(`c${cart + 1}`)
  expect(journal.replacementOf('c3')).toBeNull()
  expect(journal.replacementOf('c4')?.cartId).toBe('c9')
})

const ENTRY = {
  cartId: 'a',
  lines: [line('1', { giftMessage: GIFT })],
  predecessors: [{ cartId: 'z', uids: {}, isMerge: false, arrived: [line('1')] }],
}
const [PREDECESSOR] = ENTRY.predecessors

test('an entry as it is written is believed', () => {
  const storage = createMemoryStorage()
  storage.set(CART_JOURNAL_KEY, JSON.stringify(ENTRY))
  expect(createCartJournal(storage).linesOf('a')).toHaveLength(1)
})

test.each([
  null,
  'a',
  { ...ENTRY, cartId: 1 },
  { ...ENTRY, lines: {} },
  { ...ENTRY, lines: [null] },
  ...['uid', 'sku', 'name', 'quantity', 'selectedOptions', 'enteredOptions'].map((key) => ({
    ...ENTRY,
    lines: [{ ...line('1'), [key]: null }],
  })),
  { ...ENTRY, lines: [{ ...line('1'), price: 19 }] },
  { ...ENTRY, lines: [{ ...line('1'), price: { value: '19' } }] },
  { ...ENTRY, lines: [line('1'), { ...line('2'), giftMessage: null }] },
  ...['to', 'from', 'message'].map((key) => ({
    ...ENTRY,
    lines: [{ ...line('1'), giftMessage: { ...GIFT, [key]: 1 } }],
  })),
  { ...ENTRY, predecessors: {} },
  { ...ENTRY, predecessors: [null] },
  ...['cartId', 'uids', 'isMerge', 'arrived'].map((key) => ({
    ...ENTRY,
    predecessors: [{ ...PREDECESSOR, [key]: null }],
  })),
  { ...ENTRY, predecessors: [{ ...PREDECESSOR, arrived: [null] }] },
])('an entry that nobody wrote like that is not believed: %j', (stored) => {
  const storage = createMemoryStorage()
  storage.set(CART_JOURNAL_KEY, JSON.stringify(stored))
  expect(createCartJournal(storage).linesOf('a')).toBeNull()
})
