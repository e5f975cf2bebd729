import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { REPLAY_BUILT_IN, REPLAY_THROTTLE } from '#src/platform/monitoring/figures.ts'
import { createMonitoring } from '#src/platform/monitoring/monitoring.ts'
import type { Signal } from '#src/platform/monitoring/monitoring.ts'
import { createRequestLog } from '#src/platform/monitoring/requestLog.ts'
import { scrub } from '#src/platform/monitoring/scrub.ts'

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
    spans: [{ description: 'useSetShippingMethodsOnCartMutation', op: 'relay.network', timestamp: 12.5 }],
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

test('what is told before anybody listens is kept, in order and within bounds', () => {
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

test('a request of the graph is told once, with its name and times, and without its variables', () => {
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
