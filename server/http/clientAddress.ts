import { BlockList, isIP } from 'node:net'
import { CLIENT_ADDRESS_HEADER } from '#server/commerce/engine/clientAddress.ts'

/** Whether an address of a socket is in the list. */
export function isIn(list: BlockList, address: string | undefined): boolean {
  if (address === undefined) return false
  // A dual-stack socket writes an IPv4 address this way.
  const v4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1]
  return v4 === undefined ? list.check(address, address.includes(':') ? 'ipv6' : 'ipv4') : list.check(v4)
}

/** Addresses that represent several clients: this machine, its network, an unknown proxy. */
const NOBODY = new BlockList()
for (const [address, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  NOBODY.addSubnet(address, bits, 'ipv4')
}
for (const [address, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const) {
  NOBODY.addSubnet(address, bits, 'ipv6')
}

/**
 * The unit that counts as one client: an IPv4 address, or the /64 of a household's IPv6; null for none in particular.
 */
export function clientOf(address: string | undefined): string | null {
  if (address === undefined || isIP(address) === 0 || isIn(NOBODY, address)) return null
  if (isIP(address) === 4) return address
  const v4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1]
  if (v4 !== undefined) return v4
  const [head = '', tail] = address.split('::')
  const groups = head === '' ? [] : head.split(':')
  const rest = tail ? tail.split(':') : []
  const filled = tail === undefined ? groups : [...groups, ...Array<string>(8 - groups.length - rest.length).fill('0')]
  const network = [...filled, ...rest].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}

/** Records the client for the shop's engine; a header that the client sent itself is overwritten. */
export function noteClient(headers: Headers, address: string | undefined): void {
  const client = clientOf(address)
  if (client === null) headers.delete(CLIENT_ADDRESS_HEADER)
  else headers.set(CLIENT_ADDRESS_HEADER, client)
}
