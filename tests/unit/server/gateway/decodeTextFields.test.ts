import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createDecodingGateway } from '#server/gateway/decodeTextFields.ts'

const schemaText = readFileSync('schema.graphql', 'utf8')

async function through(body: string, contentType = 'application/json'): Promise<string> {
  const gateway = createDecodingGateway({
    schemaText,
    gateway: {
      handle: async () => new Response(body, { status: 206, headers: { 'content-type': contentType, 'x-a': 'b' } }),
    },
  })
  const answer = await gateway.handle(new Request('http://shop.test/graphql'))
  expect([answer.status, answer.headers.get('x-a')]).toEqual([206, 'b'])
  return answer.text()
}

const data = async (value: unknown) =>
  (JSON.parse(await through(JSON.stringify({ data: value }))) as { data: unknown }).data

test.each([
  ['a name', { name: 'Erikssen CoolTech&trade; Fitness Tank' }, { name: 'Erikssen CoolTech™ Fitness Tank' }],
  [
    'a label of a filter',
    { options: [{ label: '&frac14; zip', count: 2 }] },
    { options: [{ label: '¼ zip', count: 2 }] },
  ],
  ['numbers in both notations', { value: '&#8482; &#x2122;' }, { value: '™ ™' }],
  ['an ampersand, once', { name: 'Salt &amp;amp; Pepper' }, { name: 'Salt &amp; Pepper' }],
  ['what is no reference', { name: 'AT&T; R&D &copy &unknown;' }, { name: 'AT&T; R&D &copy &unknown;' }],
  ['a less-than sign stays text', { name: '3 &lt; 4' }, { name: '3 < 4' }],
  ['HTML', { html: '<p>Caff&egrave; &lt;b&gt;</p>' }, { html: '<p>Caff&egrave; &lt;b&gt;</p>' }],
  ['HTML without tags', { content: 'a &lt;b' }, { content: 'a &lt;b' }],
  ['a value with markup', { value: '<b>Caff&egrave;</b>' }, { value: '<b>Caff&egrave;</b>' }],
  ['null and nothing else', { name: null, price: { value: 1 } }, { name: null, price: { value: 1 } }],
])('%s', async (_what, answered, passedOn) => {
  expect(await data(answered)).toEqual(passedOn)
})

test.each([
  ['an answer without references', '{ "data": {"name":"Vaso"} }', 'application/json'],
  ['a truncated answer', '{"data":{"name":"Tee&trade;', 'application/json'],
  ['an answer in parts', '{"data":{"name":"Tee&trade;"}}', 'multipart/mixed; boundary="-"'],
])('%s passes on byte by byte', async (_what, body, contentType) => {
  expect(await through(body, contentType)).toBe(body)
})
