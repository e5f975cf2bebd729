import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isMultipart } from '#src/relay/links/isMultipart.ts'
import { boundaryOf, readMultipart } from '#src/relay/links/readMultipart.ts'
import { PROPERTY_TIMEOUT_MS, propertyRuns } from './propertyRuns.ts'
import { bodyOf } from './scriptedFetch.ts'

const encoder = new TextEncoder()

/** Splits bytes at these places, in any order and number. */
function cut(bytes: Uint8Array, places: readonly number[]): readonly Uint8Array[] {
  const inside = places.map((place) => place % (bytes.length + 1))
  const edges = [...new Set([0, ...inside, bytes.length])].sort((a, b) => a - b)
  return edges.slice(1).map((edge, index) => bytes.subarray(edges[index], edge))
}

const multipart = (texts: readonly string[], boundary: string) =>
  `${texts.map((text) => `\r\n--${boundary}\r\ncontent-type: application/json; charset=utf-8\r\n\r\n${text}`).join('')}\r\n--${boundary}--\r\n`

async function read(chunks: readonly (string | Uint8Array)[], boundary: string, end: 'close' | 'stall' = 'close') {
  const texts: string[] = []
  for await (const text of readMultipart(bodyOf(chunks, end), boundary)) texts.push(text)
  return texts
}

const boundaries = fc.constantFrom('-', 'graphql', 'a-b_c', '-----12')
const values = fc.array(fc.jsonValue({ maxDepth: 2 }), { maxLength: 6 })

describe('a body in parts', () => {
  test(
    'reads the same wherever its bytes are cut',
    async () => {
      await fc.assert(
        fc.asyncProperty(
          values,
          boundaries,
          fc.array(fc.nat(4_000), { maxLength: 40 }),
          fc.boolean(),
          async (json, boundary, places, leads) => {
            const texts = json.map((value) => JSON.stringify(value))
            const body = multipart(texts, boundary)
            // Some servers begin with the delimiter itself, others with an empty line.
            const bytes = encoder.encode(leads ? body : body.slice(2))
            expect(await read(cut(bytes, places), boundary)).toEqual(texts)
          },
        ),
        propertyRuns(500),
      )
    },
    PROPERTY_TIMEOUT_MS,
  )

  test('reads the same byte by byte', async () => {
    const texts = ['{"città":"Forlì 🍷"}', '{}']
    const bytes = encoder.encode(multipart(texts, '-'))
    expect(
      await read(
        cut(
          bytes,
          Array.from(bytes, (_byte, index) => index),
        ),
        '-',
      ),
    ).toEqual(texts)
  })

  test('ends at its closing delimiter, though the server leaves the connection open', async () => {
    expect(await read([multipart(['1', '2'], '-')], '-', 'stall')).toEqual(['1', '2'])
  })

  test('gives a part as soon as its delimiter is there', async () => {
    const parts = readMultipart(bodyOf(['---\r\n\r\n1\r\n---'], 'stall'), '-')
    expect(await parts.next()).toEqual({ done: false, value: '1' })
  })

  test('has no other parts than those between delimiters', async () => {
    const body = `a preamble${multipart(['1'], 'b')}an epilogue\r\n--b\r\n\r\n2\r\n--b`
    expect(await read([body], 'b')).toEqual(['1'])
    expect(await read(['---\r\n\r\n1\r\n---\r\n\r\n{"cut":'], '-')).toEqual(['1'])
    expect(await read(['no parts'], '-')).toEqual([])
    expect(await read(['---\r\nno empty line: 1\r\n---'], '-')).toEqual([''])
  })
})

test.each([
  ['multipart/mixed', '-'],
  ['multipart/mixed; boundary="-"', '-'],
  ['multipart/mixed;boundary=abc;deferSpec=20220824', 'abc'],
  ['multipart/mixed; deferSpec=20220824; Boundary="a b"', 'a b'],
])('the boundary of %s is %s', (contentType, expected) => {
  expect(isMultipart(contentType)).toBe(true)
  expect(boundaryOf(contentType)).toBe(expected)
})

test.each(['application/json', '', 'text/html; x="multipart/"'])('%s is no body in parts', (contentType) => {
  expect(isMultipart(contentType)).toBe(false)
})
