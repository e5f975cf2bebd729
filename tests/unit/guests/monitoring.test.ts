import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { REPLAY_BUILT_IN, REPLAY_THROTTLE } from '#src/platform/monitoring/figures.ts'
import { createMonitoring } from '#src/platform/monitoring/monitoring.ts'
import type { Signal } from '#src/platform/monitoring/monitoring.ts'
import { createRecorder, REPLAY_OPTIONS } from '#src/platform/monitoring/recorder.ts'
import { createRequestLog } from '#src/platform/monitoring/requestLog.ts'
import { scrub } from '#src/platform/monitoring/scrub.ts'
import { sentryOptions } from '#src/platform/monitoring/sentryMonitor.ts'
import { propertyRuns } from '#tests/unit/relay/propertyRuns.ts'

test('nothing of a shopper leaves in an event, whatever it hangs on', () => {
  const token = 'k3v9x0q2m4n6b8v1c3x5z7l9k0j2h4g6'
  const event = {
    event_id: '0123456789abcdef0123456789abcdef',
    message: `No customer ada.bianchi+x@example.co.uk with Bearer ${token}`,
    request: {
      url: `https://shop.it/checkout/success?token=MDAwMDAwMDE6YWRhQGV4YW1wbGU=#x`,
      headers: { Referer: '/a?q=ada' },
    },
    user: { email: 'ada@example.com', ip_address: '127.0.0.1' },
    extra: { password: 'segreta', firstname: 'Ada', street: ['Via Dante 1'], postcode: '20121', cart: token },
    exception: { values: [{ value: `Could not find a cart with ID "${token}"` }] },
    contexts: { trace: { trace_id: '0123456789abcdef0123456789abcdef', span_id: '0123456789abcdef' } },
    spans: [{ description: 'setShippingMethodsOnCartMutation', op: 'relay.network', timestamp: 12.5 }],
  }
  const text = JSON.stringify(scrub(event))
  for (const secret of ['ada', 'Ada', token, 'segreta', 'Dante', '20121', 'MDAw', '127.0.0.1'])
    expect(text).not.toContain(secret)
  expect(scrub(event)).toMatchObject({
    event_id: event.event_id,
    contexts: event.contexts,
    spans: event.spans,
    request: { url: 'https://shop.it/checkout/success?[query]' },
    exception: { values: [{ value: 'Could not find a cart with ID "[token]"' }] },
  })
})

test('nor does any of it wherever else it stands: in a text, a list, a name, at any depth', () => {
  const secrets = [
    'ada.bianchi@example.co.uk',
    'k3v9x0q2m4n6b8v1c3x5z7l9k0j2h4g6',
    'eyJ0eXAiOiJKV1QiLCJhbGciOiJIUzI1NiJ9',
  ]
  const around = fc.constantFrom('', ' ', '"', '/', '(', ':', ' = ', '\n', 'Cart ', '…')
  const text = fc.tuple(around, fc.constantFrom(...secrets), around).map((parts) => parts.join(''))
  const { tree } = fc.letrec((tie) => ({
    tree: fc.oneof(
      { depthSize: 'small' },
      text,
      fc.array(tie('tree'), { maxLength: 3 }),
      fc.dictionary(fc.oneof(fc.constantFrom('data', 'message', 'url'), text), tie('tree'), { maxKeys: 3 }),
    ),
  }))
  fc.assert(
    fc.property(tree, (event) => {
      const left = JSON.stringify(scrub(event))
      expect([...secrets, 'aB-cD_eF-gH'].filter((secret) => left.includes(secret))).toEqual([])
    }),
    propertyRuns(500),
  )
})

test('events before the first listener are kept, in order and within limits', () => {
  const monitoring = createMonitoring()
  const error = (at: number): Signal => ({ kind: 'error', error: null, where: 'test', at })
  for (let at = 0; at < 150; at += 1) monitoring.tell(error(at))
  const heard: number[] = []
  monitoring.attach(({ at }) => heard.push(at))
  monitoring.tell(error(999))
  expect(heard).toHaveLength(101)
  expect(heard.slice(0, 2)).toEqual([0, 1])
  expect(heard.at(-1)).toBe(999)
})

test('a GraphQL request is reported once, with its name and times, and without its variables', () => {
  const requestOf = createRequestLog()
  const network = (at: number, name: string, networkRequestId: number, operation?: string) =>
    requestOf({
      kind: 'network',
      event: { name, networkRequestId, ...(operation !== undefined && { params: { name: operation } }) },
      at,
    })
  expect(network(10, 'network.start', 1, 'CartPageQuery')).toBeNull()
  expect(network(10, 'network.start', 2, 'placeOrderMutation')).toBeNull()
  expect(network(25, 'network.next', 1)).toBeNull()
  expect(network(25, 'network.complete', 1)).toEqual({ operation: 'CartPageQuery', failed: false, from: 10, to: 25 })
  expect(network(30, 'network.error', 2)).toMatchObject({ operation: 'placeOrderMutation', failed: true, to: 30 })
  expect(network(30, 'network.complete', 2)).toBeNull()
})

test('the figures that the recorder has built in are those of the specification', () => {
  const require = createRequire(import.meta.url)
  const browser = createRequire(createRequire(require.resolve('@sentry/react')).resolve('@sentry/browser'))
  const source = readFileSync(browser.resolve('@sentry/replay').replace('/cjs/', '/esm/'), 'utf8')
  for (const [name, figure] of Object.entries(REPLAY_BUILT_IN)) {
    const found = new RegExp(`const ${name} = ([\\de]+);`).exec(source)?.[1]
    expect(Number(found), name).toBe(figure)
  }
  const [, events, seconds] =
    /_throttledAddEvent = throttle\([^/]*\/\/[^\n]*\n\s*(\d+),\s*\/\/[^\n]*\n\s*(\d+)/.exec(source) ?? []
  expect({ events: Number(events), seconds: Number(seconds) }).toEqual(REPLAY_THROTTLE)
})

const DSN = 'https://public@errors.example/1'

test('the monitor’s options match the specification', () => {
  const recorder = createRecorder(() => expect.unreachable())
  expect(sentryOptions(DSN, recorder)).toMatchObject({
    dsn: DSN,
    environment: 'production',
    tracesSampleRate: 1,
    replaysSessionSampleRate: 0.1,
    replaysOnErrorSampleRate: 1,
    tracePropagationTargets: [],
    defaultIntegrations: false,
  })
  const named = (options: ReturnType<typeof sentryOptions>) => options.integrations.map(({ name }) => name)
  expect(named(sentryOptions(DSN, recorder))).toContain('Replay')
  // Without consent nothing is recorded, nor buffered in case of an error.
  const unrecorded = sentryOptions(DSN, null)
  expect(named(unrecorded)).not.toContain('Replay')
  expect(unrecorded).toMatchObject({ replaysSessionSampleRate: 0, replaysOnErrorSampleRate: 0 })
})

test('the options of the visit recorder match the specification', () => {
  expect(REPLAY_OPTIONS).toMatchObject({
    flushMinDelay: 5_000,
    flushMaxDelay: 5_500,
    minReplayDuration: 4_999,
    maxReplayDuration: 3_600_000,
    mutationLimit: 10_000,
    mutationBreadcrumbLimit: 750,
    slowClickTimeout: 7_000,
    maskAllText: true,
    maskAllInputs: true,
    blockAllMedia: true,
    networkCaptureBodies: false,
  })
  expect(REPLAY_OPTIONS.minReplayDuration).toBeLessThanOrEqual(15_000)
  expect(REPLAY_BUILT_IN).toEqual({
    SESSION_IDLE_PAUSE_DURATION: 5 * 60_000,
    SESSION_IDLE_EXPIRE_DURATION: 15 * 60_000,
    REPLAY_MAX_EVENT_BUFFER_SIZE: 20_000_000,
    RETRY_MAX_COUNT: 3,
    RETRY_BASE_INTERVAL: 5_000,
    NETWORK_BODY_MAX_SIZE: 150_000,
    CONSOLE_ARG_MAX_SIZE: 5_000,
  })
  expect(REPLAY_THROTTLE).toEqual({ events: 300, seconds: 5 })
})

test('a transaction of the not-found path is dropped, every other one leaves scrubbed', () => {
  const { beforeSendTransaction, beforeSend, beforeBreadcrumb } = sentryOptions(DSN, null)
  const transaction = (name: string) => ({
    type: 'transaction' as const,
    transaction: name,
    request: { url: 'https://shop.it/cart?email=ada@example.com' },
  })
  expect(beforeSendTransaction(transaction('/404'))).toBeNull()
  for (const name of ['/', '/404.html', '/$ product', '/account/signin']) {
    expect(beforeSendTransaction(transaction(name))).toEqual({
      ...transaction(name),
      request: { url: 'https://shop.it/cart?[query]' },
    })
  }
  for (const email of ['ada@example.com', "o'neil@example.com", 'josé@exämple.com', 'plus+tag%40example.com']) {
    expect(beforeSend({ type: undefined, message: `No ${email}` })).toMatchObject({ message: 'No [e-mail]' })
  }
  const breadcrumb = { category: 'fetch', data: { url: '/api/graphql?id=1&variables=%7B%22email%22%3A%22ada%22%7D' } }
  expect(beforeBreadcrumb(breadcrumb)).toEqual({ category: 'fetch', data: { url: '/api/graphql?[query]' } })
  expect(REPLAY_OPTIONS.beforeAddRecordingEvent).toBe(scrub)
})

test('a page whose address holds a token is not recorded, and the next one is', () => {
  const recorder = createRecorder(() => expect.unreachable())
  const stop = vi.spyOn(recorder.integration, 'stop').mockResolvedValue()
  const start = vi.spyOn(recorder.integration, 'startBuffering').mockReturnValue()
  recorder.resume()
  expect(start).not.toHaveBeenCalled()
  recorder.pause()
  recorder.pause()
  expect(stop).toHaveBeenCalledOnce()
  recorder.resume()
  expect(start).toHaveBeenCalledOnce()
})
