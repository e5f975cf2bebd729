import { expect, it } from 'vitest'
import { createOrderAttempts } from '#src/platform/session/orderAttempts.ts'
import { createMemoryStorage } from '#src/platform/storage.ts'

/** Two tabs of one browser. `reload` is a new document of a tab. */
function stageTabs() {
  const storage = createMemoryStorage()
  const tab = () => {
    const tabStorage = createMemoryStorage()
    return { reload: () => createOrderAttempts({ storage, tabStorage }) }
  }
  return [tab(), tab()] as const
}

it('an attempt is open until its outcome is known, also after a reload, and only in its own tab', () => {
  const [here, there] = stageTabs()
  here.reload().begin('cart')
  expect(here.reload().openFor()).toBe('cart')
  expect(there.reload().openFor()).toBeNull()
  expect(there.reload().wasSent('cart')).toBe(true)
  expect(there.reload().wasSent('other')).toBe(false)
  here.reload().succeed('cart')
  expect(here.reload().openFor()).toBeNull()
})

it('all tabs remember an order permanently, and forget a refused one', () => {
  const [here, there] = stageTabs()
  here.reload().begin('refused')
  here.reload().giveUp('refused')
  expect(there.reload().wasSent('refused')).toBe(false)

  here.reload().begin('cart')
  there.reload().begin('cart')
  there.reload().giveUp('cart')
  here.reload().succeed('cart')
  expect(there.reload().wasSent('cart')).toBe(true)
})

it('giving up says nothing of another tab’s cart', () => {
  const [here, there] = stageTabs()
  here.reload().begin('first')
  there.reload().begin('second')
  here.reload().giveUp('first')
  expect(there.reload().wasSent('second')).toBe(true)
})

it('a browser without shared storage still remembers the order of this tab', () => {
  const tabStorage = createMemoryStorage()
  const storage = { ...createMemoryStorage(), set: () => false }
  createOrderAttempts({ storage, tabStorage }).begin('cart')
  expect(createOrderAttempts({ storage, tabStorage }).wasSent('cart')).toBe(true)
})
