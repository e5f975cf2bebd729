import { describe, expect, test } from 'vitest'
import { STOREFRONT_LOCALES } from '#src/platform/locales.ts'
import { storeScopeKey, storeScopeOf } from '#src/platform/storeScope.ts'
import type { StoreScope } from '#src/platform/storeScope.ts'
import { clientHeaders } from '#src/relay/links/clientHeaders.ts'
import { checkRequestSize, MAX_ANSWER_BYTES, MAX_REQUEST_BYTES, readBounded } from '#src/relay/links/sizeLimits.ts'
import { stageNetwork } from './networkStage.ts'
import { bodyOf, replyInTurn } from './scriptedFetch.ts'

const QUERY = { name: 'AnyQuery', text: 'query AnyQuery{storeConfig{store_code}}' }
const fine = () => Response.json({ data: {} })

describe('the name of the client', () => {
  const headersWith = async (options: object) => {
    const { fetch, exchanges } = replyInTurn(() => new Response('', { status: 503 }), fine)
    await stageNetwork({ fetch, ...options }).send(QUERY)
    expect(exchanges).toHaveLength(2)
    return exchanges.map(({ headers }) => Object.fromEntries(headers))
  }
  const plain = { accept: '*/*', 'content-type': 'application/json', store: 'it' }

  test('is not told unless configured', async () => {
    expect(await headersWith({})).toEqual([plain, plain])
  })

  test('goes with every attempt, the version too where there is one', async () => {
    const both = { ...plain, 'apollographql-client-name': 'vetrina', 'apollographql-client-version': '1.2' }
    expect(await headersWith({ client: { name: 'vetrina', version: '1.2' } })).toEqual([both, both])
    const { 'apollographql-client-version': _, ...name } = both
    expect(await headersWith({ client: { name: 'vetrina' } })).toEqual([name, name])
  })

  test('goes by the names that the backend wants', async () => {
    const client = { name: 'vetrina', version: '1.2', nameHeader: 'x-client', versionHeader: 'x-client-version' }
    expect((await headersWith({ client }))[0]).toEqual({ ...plain, 'x-client': 'vetrina', 'x-client-version': '1.2' })
  })

  test.each([{ name: 'a\nb' }, { name: 'vetrina', nameHeader: 'no name' }])(
    'is refused at once when it is %j',
    (client) => {
      expect(() => clientHeaders(client)).toThrow(TypeError)
    },
  )
})

describe('the scope', () => {
  const headersIn = async (scope: StoreScope) => {
    const { fetch, exchanges } = replyInTurn(fine)
    await stageNetwork({ fetch, scope }).send(QUERY)
    return exchanges.map(({ headers }) => Object.fromEntries(headers))
  }

  test('is the store view, and the currency where it is not the store view’s own', async () => {
    const [english] = STOREFRONT_LOCALES.slice(1)
    if (!english) throw new Error('There is one locale only.')
    expect(await headersIn(storeScopeOf(english, null))).toEqual([expect.objectContaining({ store: 'en' })])
    expect((await headersIn(storeScopeOf(english, null)))[0]).not.toHaveProperty('content-currency')
    expect(await headersIn({ magentoStoreCode: 'it', currency: 'USD' })).toEqual([
      expect.objectContaining({ store: 'it', 'content-currency': 'USD' }),
    ])
  })

  test('has a key of its own for every store view and currency', () => {
    const scopes = ['it', 'en'].flatMap((magentoStoreCode) =>
      [null, 'EUR', 'USD'].map((currency) => storeScopeKey({ magentoStoreCode, currency })),
    )
    expect(new Set(scopes).size).toBe(6)
  })
})

describe('sizes', () => {
  test('a request larger than the host takes is not sent', async () => {
    const { fetch, exchanges } = replyInTurn(fine)
    const { send } = stageNetwork({ fetch })
    const failure = send({ ...QUERY, variables: { text: 'x'.repeat(MAX_REQUEST_BYTES) } })
    await expect(failure).rejects.toThrow('[vetrina:network] AnyQuery is larger than 1048576 bytes.')
    expect(exchanges).toHaveLength(0)
  })

  test('are counted in bytes, and the limit itself is allowed', () => {
    for (const body of ['xxxx', 'èè', '🍷']) {
      expect(() => checkRequestSize('AnyQuery', body, 4)).not.toThrow()
      expect(() => checkRequestSize('AnyQuery', `${body}x`, 4)).toThrow('AnyQuery is larger than 4 bytes')
    }
  })

  test('an answer is cut off at the limit, however much would follow', async () => {
    let given = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        given += 65_536
        controller.enqueue(new Uint8Array(65_536).fill(32))
      },
    })
    const { fetch, exchanges } = replyInTurn(() => new Response(endless))
    const failure = stageNetwork({ fetch }).send(QUERY)
    await expect(failure).rejects.toThrow('[vetrina:network] The answer to AnyQuery is larger than 4194304 bytes.')
    expect(given).toBeLessThan(MAX_ANSWER_BYTES + 5 * 65_536)
    expect(exchanges).toHaveLength(1)
    expect(exchanges[0]?.signal.aborted).toBe(true)
  })

  test('a request with a whole answer is not aborted', async () => {
    const { fetch, exchanges } = replyInTurn(() => new Response('{"data":null}'))
    const { promise, resolve } = Promise.withResolvers<void>()
    stageNetwork({ fetch }).observe(QUERY).finally(resolve).subscribe({})
    await promise
    expect(exchanges[0]?.signal.aborted).toBe(false)
  })

  test('an answer of the limit itself is whole', async () => {
    const bytes: number[] = []
    for await (const chunk of readBounded('AnyQuery', bodyOf(['ab', 'cd']), 4)) bytes.push(...chunk)
    expect(bytes).toHaveLength(4)
    const tooMuch = async () => {
      for await (const chunk of readBounded('AnyQuery', bodyOf(['ab', 'cde']), 4)) bytes.push(...chunk)
    }
    await expect(tooMuch()).rejects.toMatchObject({ name: 'ResponseTooLargeError' })
  })

  test('a character cut by two chunks is one character', async () => {
    const bytes = new TextEncoder().encode('{"data":{"città":"Forlì 🍷"}}')
    const { fetch } = replyInTurn(() => new Response(bodyOf(Array.from(bytes, (byte) => Uint8Array.of(byte)))))
    expect(await stageNetwork({ fetch }).send(QUERY)).toEqual({ data: { città: 'Forlì 🍷' } })
  })
})
