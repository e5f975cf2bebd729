import fc from 'fast-check'
import { createOperationDescriptor, Environment, RecordSource, Store } from 'relay-runtime'
import type { ConcreteRequest, GraphQLSingularResponse } from 'relay-runtime'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createAnswerAssembly } from '#src/relay/links/answerAssembly.ts'
import { QUERY_TIMEOUT_MS } from '#src/relay/links/timeout.ts'
import { DeferredAnswerError } from '#src/relay/networkErrors.ts'
import { stageNetwork } from './networkStage.ts'
import { PROPERTY_TIMEOUT_MS, propertyRuns } from './propertyRuns.ts'
import { bodyOf, replyInTurn } from './scriptedFetch.ts'

const QUERY = {
  name: 'TeaQuery',
  text: 'query TeaQuery{shop{name,...Tea_shop@defer(label:"TeaQuery$defer$Tea")}}fragment Tea_shop on Shop{name,tea{name,cups}}',
}
const LABEL = 'TeaQuery$defer$Tea'

/** The same answer in the two wire formats. */
const OF_2022 = [
  { data: { shop: { name: 'Alba' } }, hasNext: true },
  {
    incremental: [{ label: LABEL, path: ['shop'], data: { name: 'Alba', tea: { name: 'Nero', cups: [1, 2] } } }],
    hasNext: true,
  },
  { hasNext: false },
]
const NEWER = [
  { data: { shop: { name: 'Alba' } }, pending: [{ id: '0', path: ['shop'], label: LABEL }], hasNext: true },
  { incremental: [{ id: '0', data: { tea: { name: 'Nero' } } }], hasNext: true },
  { incremental: [{ id: '0', subPath: ['tea'], data: { cups: [1, 2] } }], completed: [{ id: '0' }], hasNext: false },
]
const DEFERRED_DATA = { name: 'Alba', tea: { name: 'Nero', cups: [1, 2] } }

type Part = GraphQLSingularResponse & { readonly label?: string; readonly path?: readonly unknown[] }

function assemble(payloads: readonly unknown[]): readonly Part[] {
  const assembly = createAnswerAssembly('TeaQuery')
  const parts = payloads.flatMap((payload) => assembly.add(payload))
  expect(assembly.isComplete()).toBe(true)
  return parts as readonly Part[]
}

function faultOf(act: () => void): unknown {
  try {
    act()
    return null
  } catch (error) {
    return error
  }
}

describe('payloads become Relay’s parts', () => {
  test('those of 2022, whole as they are', () => {
    expect(assemble(OF_2022)).toEqual([
      { data: { shop: { name: 'Alba' } }, extensions: { is_final: false } },
      { label: LABEL, path: ['shop'], data: DEFERRED_DATA, extensions: { is_final: false } },
    ])
  })

  test('the newer ones, made whole again from everything that came before', () => {
    expect(assemble(NEWER)).toEqual([
      { data: { shop: { name: 'Alba' } }, extensions: { is_final: false } },
      { label: LABEL, path: ['shop'], data: DEFERRED_DATA, extensions: { is_final: true } },
    ])
  })

  test('several of one payload, of which the last is final; earlier parts stay as they were given', () => {
    const list = {
      data: { list: [{ n: 0 }, { n: 1 }] },
      hasNext: true,
      pending: ['0', '1'].map((id) => ({ id, path: ['list', Number(id)], label: id })),
    }
    const incremental = ['0', '1'].map((id) => ({ id, data: { more: id } }))
    const parts = assemble([list, { incremental, completed: [{ id: '1' }, { id: '0' }], hasNext: false }])
    expect(parts).toEqual([
      { data: { list: [{ n: 0 }, { n: 1 }] }, extensions: { is_final: false } },
      { label: '1', path: ['list', 1], data: { n: 1, more: '1' }, extensions: { is_final: false } },
      { label: '0', path: ['list', 0], data: { n: 0, more: '0' }, extensions: { is_final: true } },
    ])
  })

  test('with the errors of a fragment, which has no data when it failed', () => {
    const [start] = NEWER
    const partial = {
      incremental: [{ id: '0', data: { tea: null }, errors: [{ message: 'a' }] }],
      completed: [{ id: '0' }],
      hasNext: false,
    }
    expect(assemble([start, partial])[1]).toMatchObject({
      data: { name: 'Alba', tea: null },
      errors: [{ message: 'a' }],
    })
    const failed = { completed: [{ id: '0', errors: [{ message: 'b' }] }], hasNext: false }
    expect(assemble([start, failed])[1]).toMatchObject({ data: null, errors: [{ message: 'b' }] })
  })

  test('an answer that came whole is the first and last part', () => {
    expect(assemble([{ data: { shop: null } }])).toEqual([{ data: { shop: null }, extensions: { is_final: true } }])
    expect(assemble([{ errors: [{ message: 'no' }] }])).toMatchObject([{ data: null, errors: [{ message: 'no' }] }])
  })

  const [start2022, start] = [OF_2022[0], NEWER[0]]
  test.each<[string, readonly unknown[]]>([
    ['begins without data', [{ hasNext: true }]],
    ['has a part that is no object', [start2022, 3]],
    ['has a part that is no object', [null]],
    ['has a malformed list "incremental"', [start2022, { incremental: {}, hasNext: true }]],
    ['has a malformed list "completed"', [start, { completed: ['0'], hasNext: true }]],
    ['has a part without label, path or data', [start2022, { incremental: [{ path: [], data: {} }], hasNext: true }]],
    [
      'has a part without label, path or data',
      [start2022, { incremental: [{ label: 'a', path: ['a', null], data: {} }] }],
    ],
    ['announces a part without id, label or path', [start2022, { pending: [{ id: '1', path: [] }], hasNext: true }]],
    ['has a part that was not announced', [start, { incremental: [{ id: '1', data: {} }], hasNext: true }]],
    ['completes a part that was not announced', [start, { completed: [{ id: '1' }], hasNext: true }]],
    ['has a part without data', [start, { incremental: [{ id: '0', data: 1 }], hasNext: true }]],
    ['has a part whose path leads nowhere', [start, { incremental: [{ id: '0', subPath: ['x', 0], data: {} }] }]],
    ['has a part whose path leads nowhere', [start, { incremental: [{ id: '0', subPath: ['__proto__'], data: {} }] }]],
    ['streams a list', [start, { incremental: [{ id: '0', items: [] }], hasNext: true }]],
    ['ended before its last part', [start, { hasNext: false }]],
  ])('an error says that the answer %s', (problem, payloads) => {
    const assembly = createAnswerAssembly('TeaQuery')
    const add = () => payloads.map((payload) => assembly.add(payload))
    expect(add).toThrow(`[vetrina:defer] The answer to TeaQuery ${problem}`)
  })

  test(
    'whatever arrives ends in parts or in an error of this kind',
    () => {
      const payload = fc.oneof(
        fc.jsonValue({ maxDepth: 2 }),
        fc.constantFrom<unknown>(...OF_2022, ...NEWER),
        fc.record(
          {
            data: fc.jsonValue({ maxDepth: 2 }),
            hasNext: fc.boolean(),
            pending: fc.array(
              fc.record({
                id: fc.constantFrom('0', '1'),
                path: fc.array(fc.constantFrom('shop', 0)),
                label: fc.string(),
              }),
            ),
            incremental: fc.array(
              fc.record(
                {
                  id: fc.constantFrom('0', '1'),
                  subPath: fc.array(fc.constantFrom('tea', 0)),
                  data: fc.object({ maxDepth: 1 }),
                },
                { requiredKeys: [] },
              ),
            ),
            completed: fc.array(fc.record({ id: fc.constantFrom('0', '1') })),
          },
          { requiredKeys: [] },
        ),
      )
      fc.assert(
        fc.property(fc.array(payload, { maxLength: 6 }), (payloads) => {
          const assembly = createAnswerAssembly('TeaQuery')
          const added = () => payloads.forEach((each) => void assembly.add(each))
          expect(faultOf(added)).toSatisfy((fault) => fault === null || fault instanceof DeferredAnswerError)
        }),
        propertyRuns(500),
      )
    },
    PROPERTY_TIMEOUT_MS,
  )
})

const partsOf = (payloads: readonly unknown[]) =>
  `${payloads.map((payload) => `\r\n---\r\ncontent-type: application/json\r\n\r\n${JSON.stringify(payload)}`).join('')}\r\n-----\r\n`

const multipart =
  (text: string, end: 'close' | 'stall' | 'drop' = 'close') =>
  () =>
    new Response(bodyOf(text.split(''), end), { headers: { 'content-type': 'multipart/mixed; boundary="-"' } })

async function heardFrom(reply: () => Response, deferral = true) {
  const { fetch, exchanges } = replyInTurn(reply)
  const { observe } = stageNetwork({ fetch, deferral })
  const parts: unknown[] = []
  const ended = new Promise<string | Error>((resolve) => {
    observe(QUERY).subscribe({ next: (part) => parts.push(part), error: resolve, complete: () => resolve('complete') })
  })
  return { parts, ended, exchanges }
}

describe('through the network', () => {
  test.each([
    ['of 2022', OF_2022],
    ['of the newer format', NEWER],
  ])('a deferred answer %s comes in parts', async (_format, payloads) => {
    const { parts, ended, exchanges } = await heardFrom(multipart(partsOf(payloads)))
    expect(await ended).toBe('complete')
    expect(parts).toEqual(assemble(payloads))
    expect(exchanges[0]?.headers.get('accept')).toBe('multipart/mixed, application/json')
  })

  test('one that the server answers whole is final', async () => {
    const { parts, ended } = await heardFrom(() => Response.json({ data: { shop: null } }))
    expect(await ended).toBe('complete')
    expect(parts).toEqual([{ data: { shop: null }, extensions: { is_final: true } }])
  })

  test('it is not requested if the backend does not announce it', async () => {
    const { ended, exchanges } = await heardFrom(() => Response.json({ data: { shop: null } }), false)
    expect(await ended).toBe('complete')
    expect(exchanges[0]?.headers.get('accept')).toBe('*/*')
  })

  const whole = partsOf(OF_2022)
  test.each([
    ['no part at all', multipart(''), 'ended before its last part'],
    ['a part that is not JSON', multipart('---\r\n\r\n{"data":\r\n-----'), 'has a part that is not JSON'],
    ['a part without headers', multipart('---\r\n{"data":{}}\r\n-----'), 'has a part that is not JSON'],
    ['an end before the last part', multipart(whole.slice(0, -40)), 'ended before its last part'],
    ['a closing delimiter before the last part', multipart(partsOf(OF_2022.slice(0, 1))), 'ended before its last part'],
  ])('%s is an error', async (_case, reply, problem) => {
    const { ended } = await heardFrom(reply)
    expect(await ended).toMatchObject({ name: 'DeferredAnswerError', message: expect.stringContaining(problem) })
  })

  test('a connection lost between parts is not asked again: half of the page is there', async () => {
    const { parts, ended, exchanges } = await heardFrom(multipart(whole.slice(0, -40), 'drop'))
    expect(await ended).toMatchObject({ name: 'NetworkUnreachableError' })
    expect(parts).toHaveLength(2)
    expect(exchanges).toHaveLength(1)
  })

  describe('a silence', () => {
    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    })
    afterEach(() => {
      expect(vi.getTimerCount()).toBe(0)
      vi.useRealTimers()
    })

    test('after the last part is nothing to wait for', async () => {
      const { ended, exchanges } = await heardFrom(multipart(whole.slice(0, -4), 'stall'))
      expect(await ended).toBe('complete')
      expect(exchanges[0]?.signal.aborted).toBe(true)
    })

    test('before it ends at the time allowed', async () => {
      const { parts, ended, exchanges } = await heardFrom(multipart(whole.slice(0, -40), 'stall'))
      await vi.waitFor(() => expect(parts).toHaveLength(2))
      await vi.advanceTimersByTimeAsync(QUERY_TIMEOUT_MS)
      expect(await ended).toMatchObject({ name: 'RequestTimeoutError' })
      expect(exchanges[0]?.signal.aborted).toBe(true)
    })
  })
})

/** As the compiler would write it for a backend that announces `@defer`. */
function teaRequest(): ConcreteRequest {
  const name = { kind: 'ScalarField', alias: null, args: null, name: 'name', storageKey: null }
  const cups = { ...name, name: 'cups' }
  const field = (fieldName: string, concreteType: string, selections: readonly unknown[]) => ({
    kind: 'LinkedField',
    alias: null,
    args: null,
    concreteType,
    name: fieldName,
    plural: false,
    selections,
    storageKey: null,
  })
  const tea = field('tea', 'Tea', [name, cups])
  const deferred = { kind: 'Defer', if: null, label: LABEL, selections: [name, tea] }
  return {
    kind: 'Request',
    fragment: {
      argumentDefinitions: [],
      kind: 'Fragment',
      metadata: null,
      name: 'TeaQuery',
      type: 'Query',
      abstractKey: null,
      selections: [field('shop', 'Shop', [name, tea])],
    },
    operation: {
      argumentDefinitions: [],
      kind: 'Operation',
      name: 'TeaQuery',
      selections: [field('shop', 'Shop', [name, deferred])],
    },
    params: { cacheID: 'tea', id: null, metadata: {}, name: 'TeaQuery', operationKind: 'query', text: QUERY.text },
  } as unknown as ConcreteRequest
}

describe('in Relay’s store', () => {
  test.each([
    ['of 2022', OF_2022],
    ['of the newer format', NEWER],
  ])('a deferred answer %s is read as one', async (_format, payloads) => {
    const { fetch } = replyInTurn(multipart(partsOf(payloads)))
    const { observe } = stageNetwork({ fetch, deferral: true })
    const network = { execute: () => observe(QUERY) }
    const environment = new Environment({ network, store: new Store(new RecordSource()) })
    const operation = createOperationDescriptor(teaRequest(), {})
    await new Promise<void>((resolve, reject) => {
      environment.execute({ operation }).subscribe({ error: reject, complete: () => resolve() })
    })
    const { data, isMissingData } = environment.lookup(operation.fragment)
    expect(isMissingData).toBe(false)
    expect(data).toEqual({ shop: DEFERRED_DATA })
  })
})
