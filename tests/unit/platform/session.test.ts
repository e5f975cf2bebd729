import { describe, expect, it, vi } from 'vitest'
import { CART_COOKIE_MAX_AGE_SECONDS, CART_COOKIE_NAME, createCartIdStore } from '#src/platform/session/cartId.ts'
import type { Cookies } from '#src/platform/cookies.ts'
import {
  createCustomerTokenStore,
  CUSTOMER_TOKEN_TTL_MS,
  NO_CUSTOMER_TOKEN_MESSAGE,
} from '#src/platform/session/customerToken.ts'
import { createMemoryStorage } from '#src/platform/storage.ts'

function fakeCookies(initial: Record<string, string> = {}) {
  const jar = new Map(Object.entries(initial))
  const set = vi.fn<Cookies['set']>((name, value, { maxAgeSeconds }) => {
    if (maxAgeSeconds === 0) jar.delete(name)
    else jar.set(name, value)
  })
  return { jar, cookies: { get: (name: string) => jar.get(name) ?? null, set } }
}

describe('cart id', () => {
  it('is read from the cookie and lives for a year', () => {
    const { cookies, jar } = fakeCookies({ [CART_COOKIE_NAME]: 'old' })
    const cartId = createCartIdStore(cookies)
    expect(cartId.get()).toBe('old')
    cartId.set('new')
    expect(jar.get('cart')).toBe('new')
    expect(cookies.set).toHaveBeenLastCalledWith('cart', 'new', { maxAgeSeconds: CART_COOKIE_MAX_AGE_SECONDS })
    expect(CART_COOKIE_MAX_AGE_SECONDS).toBe(365 * 24 * 60 * 60)
  })

  it('clears record and cookie together', () => {
    const { cookies, jar } = fakeCookies({ cart: 'old' })
    const cartId = createCartIdStore(cookies)
    const listener = vi.fn<() => void>()
    cartId.subscribe(listener)
    cartId.set(null)
    expect(cartId.get()).toBeNull()
    expect(jar.has('cart')).toBe(false)
    expect(listener).toHaveBeenCalledOnce()
  })
})

describe('customer token', () => {
  function setUp() {
    const time = { now: 1_000_000 }
    const storage = createMemoryStorage()
    const open = () => createCustomerTokenStore({ clock: { now: () => time.now }, storage })
    return { time, storage, open, store: open() }
  }

  it('is valid for one hour from its creation, not a millisecond longer', () => {
    const { time, store } = setUp()
    store.issue('secret')
    time.now += CUSTOMER_TOKEN_TTL_MS - 1
    expect(store.validToken()).toBe('secret')
    time.now += 1
    expect(store.validToken()).toBeNull()
    expect(store.get()?.createdAt).toBe(1_000_000)
  })

  it('is dead once the server refused it, however young', () => {
    const { store } = setUp()
    store.issue('secret')
    store.invalidate('secret')
    expect(store.validToken()).toBeNull()
  })

  it('survives the refusal of an older one', () => {
    const { store } = setUp()
    store.issue('first')
    store.issue('second')
    store.invalidate('first')
    expect(store.validToken()).toBe('second')
  })

  it('outlives a reload with its age', () => {
    const { time, store, open } = setUp()
    store.issue('secret')
    time.now += 60_000
    expect(open().get()).toEqual({
      token: 'secret',
      createdAt: 1_000_000,
      lifetimeMs: CUSTOMER_TOKEN_TTL_MS,
      email: null,
    })
  })

  it('starts without one when the stored entry is foreign', () => {
    const { storage, open } = setUp()
    storage.set('vetrina.customerToken', '{"token":7}')
    expect(open().get()).toBeNull()
    expect(storage.get('vetrina.customerToken')).toBeNull()
  })

  it("throws the specification's own words when one is needed and absent", () => {
    const { store } = setUp()
    expect(() => store.requireToken()).toThrow(NO_CUSTOMER_TOKEN_MESSAGE)
    expect(NO_CUSTOMER_TOKEN_MESSAGE).toBe('We currenly do not have a customer token in the cache.')
  })
})
