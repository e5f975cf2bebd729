import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { BlockList } from 'node:net'
import express from 'express'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { purgeOf, readCacheTags } from '#server/gateway/cacheTags.ts'
import { purgeRoute } from '#server/http/purgeRoute.ts'

test.each([
  ['((^|,)cat_p_1(,|$))', ['cat_p_1']],
  ['((^|,)cat_p_1(,|$))|((^|,)cms_b_footer-links(,|$))', ['cat_p_1', 'cms_b_footer-links']],
  ['cat_c_1|cat_c_2', ['cat_c_1', 'cat_c_2']],
  ['.*', 'all'],
  ['', 'all'],
  ['cat_p_1|(a+)+$', 'all'],
])('the tags purged by the pattern %s', (pattern, tags) => {
  expect(purgeOf(pattern)).toEqual(tags)
})

test('the tags of an answer, where it tells them', () => {
  expect(readCacheTags(new Headers({ 'x-magento-tags': 'FPC,cat_p, cat_p_1' }))).toEqual(['FPC', 'cat_p', 'cat_p_1'])
  expect(readCacheTags(new Headers())).toBeNull()
  expect(readCacheTags(new Headers({ 'x-magento-tags': 'FPC' }))).toBeNull()
})

async function ask(allowed: readonly string[], host: string, pattern: string | undefined) {
  const list = new BlockList()
  for (const address of allowed) list.addAddress(address, address.includes(':') ? 'ipv6' : 'ipv4')
  const purged: unknown[] = []
  const app = express().use(
    purgeRoute({ allowed: list, purge: (tags) => purged.push(tags), log: pino({ level: 'silent' }) }),
  )
  const server = createServer(app).listen(0, host)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const headers = pattern === undefined ? {} : { 'X-Magento-Tags-Pattern': pattern }
  const { status } = await fetch(`http://localhost:${port}/`, { method: 'PURGE', headers })
  server.close()
  return { status, purged }
}

test('Magento has pages forgotten, over either kind of address; nobody else has', async () => {
  const tags = '((^|,)cat_p_1(,|$))'
  expect(await ask(['127.0.0.1'], '127.0.0.1', tags)).toEqual({ status: 200, purged: [['cat_p_1']] })
  expect(await ask(['127.0.0.1', '::1'], '::', '.*')).toEqual({ status: 200, purged: ['all'] })
  expect(await ask(['127.0.0.1'], '127.0.0.1', undefined)).toEqual({ status: 400, purged: [] })
  expect(await ask(['127.0.0.2'], '127.0.0.1', tags)).toEqual({ status: 404, purged: [] })
  expect(await ask([], '127.0.0.1', '.*')).toEqual({ status: 404, purged: [] })
})
