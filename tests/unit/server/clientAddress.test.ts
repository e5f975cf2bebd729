import { expect, test } from 'vitest'
import { CLIENT_ADDRESS_HEADER } from '#server/commerce/engine/clientAddress.ts'
import { clientOf, noteClient } from '#server/http/clientAddress.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::6', '2001:db8:1:2::/64'],
  ['2001:db8::6', '2001:db8:0:0::/64'],
  // Requests from these addresses come from a proxy with many clients.
  ['127.0.0.1', null],
  ['::1', null],
  ['::ffff:10.0.0.5', null],
  ['192.168.1.5', null],
  ['fd12::1', null],
  ['not an address', null],
  [undefined, null],
])('%s is counted as %s', (address, client) => {
  expect(clientOf(address)).toBe(client)
})

test('the header that a client sends is overwritten, also if the client is unknown', () => {
  const headers = new Headers({ [CLIENT_ADDRESS_HEADER]: '198.51.100.1' })
  noteClient(headers, '203.0.113.7')
  expect(headers.get(CLIENT_ADDRESS_HEADER)).toBe('203.0.113.7')
  noteClient(headers, '127.0.0.1')
  expect(headers.has(CLIENT_ADDRESS_HEADER)).toBe(false)
})
