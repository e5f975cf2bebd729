import { expect, test } from 'vitest'
import { createConsentStore } from '#src/platform/consent/consentStore.ts'
import { knownConsentCode } from '#src/platform/consent/consentCode.ts'
import { NOTED_CHOICES_KEY, noteChoice } from '#src/platform/consent/notedChoices.ts'
import { sendChoices } from '#src/platform/consent/sendChoices.ts'
import { createNoCookies } from '#src/platform/cookies.ts'
import { createMemoryStorage, type KeyValueStorage } from '#src/platform/storage.ts'

const choice = (chosenAt: number) => ({
  chosenAt,
  granted: ['statistics'] as const,
  textVersion: '0123456789abcdef',
  language: 'it',
  store: 'it',
})

/** A host that answers with these statuses in turn; null breaks the connection. */
function host(...statuses: readonly (number | null)[]) {
  const left = [...statuses]
  const sent: unknown[] = []
  const send: typeof fetch = async (_address, init) => {
    if (typeof init?.body !== 'string') throw new TypeError('A choice is sent as text')
    sent.push(JSON.parse(init.body))
    const status = left.shift()
    if (status == null) throw new TypeError('Failed to fetch')
    return new Response(null, { status })
  }
  return { send, sent }
}

const noted = (storage: KeyValueStorage) => storage.get(NOTED_CHOICES_KEY) ?? ''
const sendNoted = (storage: KeyValueStorage, send: typeof fetch, vendors: readonly string[] = []) =>
  sendChoices({ lines: noted(storage), storage, send, vendors })

test('a choice is sent with the random code of its browser, and forgotten when the host has it', async () => {
  const storage = createMemoryStorage()
  noteChoice(storage, choice(1))
  const { send, sent } = host(204)
  await sendNoted(storage, send, ['Google Tag Manager (GTM-TEST01)', 'x'.repeat(200)])
  const code = knownConsentCode(storage)
  expect(code).toMatch(/^[\w-]{22}$/)
  expect(sent).toEqual([{ browser: code, ...choice(1), vendors: ['Google Tag Manager (GTM-TEST01)', 'x'.repeat(120)] }])
  expect(storage.get(NOTED_CHOICES_KEY)).toBeNull()

  noteChoice(storage, choice(2))
  const second = host(204)
  await sendNoted(storage, second.send)
  expect(second.sent).toEqual([{ browser: code, ...choice(2), vendors: [] }])
})

test.each([null, 429, 500, 503])(
  'a choice that the host does not take (%s) is sent by the next page',
  async (status) => {
    const storage = createMemoryStorage()
    noteChoice(storage, choice(1))
    noteChoice(storage, choice(2))
    const first = host(status, 204)
    await sendNoted(storage, first.send)
    expect(first.sent).toHaveLength(2)
    const second = host(204)
    await sendNoted(storage, second.send)
    expect(second.sent).toEqual([expect.objectContaining(choice(1))])
    expect(storage.get(NOTED_CHOICES_KEY)).toBeNull()
  },
)

test('a choice that another tab notes meanwhile is not lost', async () => {
  const storage = createMemoryStorage()
  noteChoice(storage, choice(1))
  await sendNoted(storage, async () => {
    noteChoice(storage, choice(2))
    return new Response(null, { status: 204 })
  })
  expect(noted(storage)).toBe(`${JSON.stringify(choice(2))}\n`)
})

test('lines without a choice are dropped, also a choice that the host refuses', async () => {
  const storage = createMemoryStorage()
  storage.set(NOTED_CHOICES_KEY, 'broken\n{"chosenAt":"x"}\n')
  noteChoice(storage, choice(1))
  const { send, sent } = host(400)
  await sendNoted(storage, send)
  expect(sent).toHaveLength(1)
  expect(storage.get(NOTED_CHOICES_KEY)).toBeNull()
})

test('a browser without storage sends its choice all the same', async () => {
  const blocked: KeyValueStorage = { get: () => null, set: () => false, remove: () => undefined, keys: () => [] }
  const { send, sent } = host(204)
  await sendChoices({ lines: noteChoice(blocked, choice(1)), storage: blocked, send, vendors: [] })
  expect(sent).toEqual([expect.objectContaining(choice(1))])
})

test('only a choice in this document is one, and it is heard before anything acts on it', () => {
  const heard: string[] = []
  const store = createConsentStore(createNoCookies(), (granted) => heard.push(`chosen ${granted.join()}`))
  store.subscribe(() => heard.push('acted'))
  store.choose(['marketing'])
  expect(heard).toEqual(['chosen marketing', 'acted'])
  store.refresh()
  expect(heard.filter((line) => line.startsWith('chosen'))).toHaveLength(1)
})
