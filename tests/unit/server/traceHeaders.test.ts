import { expect, test } from 'vitest'
import { noteOrigin } from '#server/http/traceHeaders.ts'

const TRACE = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'
const createId = () => '01234567-89ab-4def-8123-456789abcdef'
const noted = (sent: Readonly<Record<string, string>>, address: string | undefined = '203.0.113.7') => {
  const headers = new Headers(sent)
  noteOrigin(headers, { address, requestId: 'request-1', createId })
  return Object.fromEntries(headers)
}

test('client and request are those that the host knows, whatever the client sends', () => {
  expect(noted({ 'x-forwarded-for': '198.51.100.1', 'x-request-id': 'forged' })).toEqual({
    'x-forwarded-for': '203.0.113.7',
    'x-request-id': 'request-1',
    traceparent: '00-0123456789ab4def8123456789abcdef-0123456789ab4def-00',
  })
  expect(noted({}, '::ffff:203.0.113.7')['x-forwarded-for']).toBe('203.0.113.7')
  const unknown = new Headers({ 'x-forwarded-for': '198.51.100.1' })
  noteOrigin(unknown, { address: undefined, requestId: undefined, createId })
  expect(unknown.has('x-forwarded-for')).toBe(false)
})

test('a trace goes on, with its state', () => {
  expect(noted({ traceparent: TRACE, tracestate: 'shop=1' })).toMatchObject({
    traceparent: TRACE,
    tracestate: 'shop=1',
  })
})

test.each(['', 'nonsense', `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`, `ff-${TRACE.slice(3)}`, `${TRACE}\u{e9}`])(
  'a trace that is none is replaced, and its state with it: %j',
  (traceparent) => {
    const headers = noted({ traceparent, tracestate: 'shop=1' })
    expect(headers['traceparent']).toMatch(/^00-0123456789ab4def8123456789abcdef-/)
    expect(headers['tracestate']).toBeUndefined()
  },
)
