import type { GraphQLResponse } from 'relay-runtime'
import { Network } from 'relay-runtime'
import { expect, it, vi } from 'vitest'
import { revokeCustomerToken } from '#src/features/account/access/revokeCustomerToken.ts'
import { createSession } from '#src/app/session/createSession.ts'
import type { Cookies } from '#src/platform/cookies.ts'
import { LEFT_SESSION_KEY } from '#src/platform/session/leftSession.ts'
import { createLocksOfTab } from '#src/platform/locksOfTab.ts'
import { createMemoryStorage } from '#src/platform/storage.ts'
import type { TabNews } from '#src/platform/tabs.ts'
import { createEnvironment } from '#src/relay/createEnvironment.ts'

const cookiesOf = (jar: Map<string, string>): Cookies => ({
  get: (name) => jar.get(name) ?? null,
  set(name, value, { maxAgeSeconds }) {
    if (maxAgeSeconds === 0) jar.delete(name)
    else jar.set(name, value)
  },
})

/** A browser profile; each `open` is a tab of it. */
function stageBrowser() {
  const jar = new Map<string, string>()
  const storage = createMemoryStorage()
  const time = { now: 1_000_000 }
  const open = () => {
    const tabStorage = createMemoryStorage()
    const sent: { name: string; token: string | null }[] = []
    const told: TabNews[] = []
    const heard = {
      purgeSnapshot: vi.fn<() => void>(),
      onExpired: vi.fn<() => void>(),
      onGivenUp: vi.fn<() => void>(),
      onSignedOut: vi.fn<() => void>(),
      onLeftElsewhere: vi.fn<() => void>(),
      onCartClosed: vi.fn<() => void>(),
      onLinesGone: vi.fn<() => void>(),
      onCartRestored: vi.fn<() => void>(),
      onAdditionsFinished: vi.fn<() => void>(),
      onAdded: vi.fn<() => void>(),
      onFailure: vi.fn<() => void>(),
    }
    const session = createSession({
      clock: { now: () => time.now },
      cookies: cookiesOf(jar),
      storage,
      tabStorage,
      tabs: { tell: (news) => told.push(news), listen: () => () => undefined },
      locks: createLocksOfTab(),
      environment: () => environment,
      ...heard,
    })
    const environment = createEnvironment({
      network: Network.create(async ({ name }) => {
        sent.push({ name, token: session.customerToken.validToken() })
        return { data: { revokeCustomerToken: { result: true } } } as unknown as GraphQLResponse
      }),
      isServer: false,
      resolverContext: session,
      onMissingKey(error) {
        throw error
      },
    })
    return { ...session, ...heard, tabStorage, sent, told }
  }
  return { jar, storage, time, open }
}

it('a sign-out is noted until the host has answered it', async () => {
  const { storage, open } = stageBrowser()
  const tab = open()
  tab.signOut(async () => false)
  expect(storage.get(LEFT_SESSION_KEY), 'of a guest').toBeNull()
  for (const isAnswered of [false, true]) {
    const { promise, resolve } = Promise.withResolvers<boolean>()
    tab.customerToken.issue('bearer')
    tab.signOut(() => promise)
    expect(storage.get(LEFT_SESSION_KEY)).not.toBeNull()
    resolve(isAnswered)
    await promise
    expect(storage.get(LEFT_SESSION_KEY) === null).toBe(isAnswered)
  }
})

it('signing out forgets everything in one step, and tells the backend with the old token', () => {
  const { jar, storage, open } = stageBrowser()
  const tab = open()
  tab.customerToken.issue('bearer', { email: 'giulia@example.com' })
  tab.cartId.set('own')
  tab.cartJournal.write('own', [])
  storage.set('vetrina.device.consent', 'none')
  storage.set('vetrina.anything', 'giulia')
  storage.set('somebody-elses', 'entry')
  tab.tabStorage.set('vetrina.checkoutDraft', '{"email":"giulia@example.com"}')

  tab.signOut(revokeCustomerToken)
  // Nothing was awaited.
  expect(tab.customerToken.get()).toBeNull()
  expect(tab.cartId.get()).toBeNull()
  expect([...jar]).toEqual([])
  expect(storage.keys()).toEqual(['vetrina.device.consent', 'somebody-elses', LEFT_SESSION_KEY])
  expect(tab.tabStorage.keys()).toEqual([])
  expect(tab.purgeSnapshot).toHaveBeenCalledOnce()
  expect(tab.onSignedOut).toHaveBeenCalledOnce()
  expect(tab.sent).toEqual([{ name: 'revokeCustomerTokenMutation', token: 'bearer' }])
})

it('the cart that could not be merged at sign-in is the current one again', () => {
  const tab = stageBrowser().open()
  tab.customerToken.issue('bearer')
  tab.cartId.set('own')
  tab.tabStorage.set('vetrina.keptCart', 'guest')
  tab.signOut(revokeCustomerToken)
  expect(tab.cartId.get()).toBe('guest')
  expect(tab.tabStorage.keys()).toEqual([])
})

it('a sign-out is seen by every other tab as soon as it looks, whatever it holds', () => {
  const { open } = stageBrowser()
  const [here, there] = [open(), open()]
  here.customerToken.issue('bearer', { email: 'giulia@example.com' })
  here.cartId.set('own')
  there.customerToken.refresh()
  there.cartId.refresh()
  expect([there.customerToken.validToken(), there.cartId.get()]).toEqual(['bearer', 'own'])
  expect(there.onLeftElsewhere).not.toHaveBeenCalled()
  there.tabStorage.set('vetrina.checkoutDraft', '{"email":"giulia@example.com"}')

  here.signOut(revokeCustomerToken)
  expect(here.told).toContainEqual({ kind: 'session' })
  there.customerToken.refresh()
  there.cartId.refresh()
  expect([there.customerToken.get(), there.cartId.get()]).toEqual([null, null])
  expect(there.onLeftElsewhere).toHaveBeenCalledOnce()
  expect(there.tabStorage.keys()).toEqual([])
  expect(here.onLeftElsewhere).not.toHaveBeenCalled()
})

it('a session that was renewed in another tab is renewed here, and nobody is led away', async () => {
  const { open, time } = stageBrowser()
  const [here, there] = [open(), open()]
  here.customerToken.issue('old', { email: 'giulia@example.com' })
  there.customerToken.refresh()
  time.now += 3_600_000
  const renewal = there.reauthenticator.renew()
  expect(there.onExpired).toHaveBeenCalledOnce()
  here.customerToken.issue('new', { email: 'giulia@example.com' })
  there.customerToken.refresh()
  expect(await renewal).toBe('renewed')
  expect(there.onLeftElsewhere).not.toHaveBeenCalled()
})

it('a shopper who gives up is signed out before waiting callers are notified', async () => {
  const { open, time } = stageBrowser()
  const tab = open()
  tab.customerToken.issue('old', { email: 'giulia@example.com' })
  tab.cartId.set('own')
  time.now += 3_600_000
  const renewal = tab.reauthenticator.renew().then((outcome) => [outcome, tab.customerToken.get(), tab.cartId.get()])
  tab.reauthenticator.leave()
  expect(await renewal).toEqual(['abandoned', null, null])
  expect(tab.onGivenUp).toHaveBeenCalledOnce()
  // The token was invalid: there is nothing to revoke.
  expect(tab.sent).toEqual([])
})
