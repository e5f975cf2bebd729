import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createAllowList } from '#server/gateway/operations/createAllowList.ts'
import { knownOperations } from '#server/gateway/operations/knownOperations.ts'
import { idOfText } from '#server/gateway/sentText.ts'

const OWN = 'query CartQuery{cart{id}}'

function stage() {
  const passed: string[] = []
  const lines: object[] = []
  const gateway = createAllowList({
    gateway: {
      handle: async (request) => {
        passed.push(`${request.method} ${await request.text()}`)
        return Response.json({ data: {} })
      },
    },
    isKnown: (id) => id === idOfText(OWN),
    log: { warn: (details: unknown) => void lines.push(details as object) },
  })
  const post = (body: unknown) =>
    gateway.handle(
      new Request('http://localhost/api/graphql', {
        method: 'POST',
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    )
  return { gateway, passed, lines, post }
}

describe('the operations of the storefront', () => {
  test('pass with their body', async () => {
    const { post, passed } = stage()
    const body = JSON.stringify({ query: OWN, variables: { a: 1 } })
    expect((await post(body)).status).toBe(200)
    expect(passed).toEqual([`POST ${body}`])
  })

  test.each([
    ['another text', { query: `${OWN} ` }],
    ['no text', {}],
    ['a list', [{ query: OWN }]],
    ['a text that is none', { query: 7 }],
    ['null', null],
    ['broken JSON', '{'],
  ])('%s is refused', async (_name, body) => {
    const { post, passed } = stage()
    expect((await post(body)).status).toBe(403)
    expect(passed).toEqual([])
  })

  test('a stranger writes few and short lines into the log', async () => {
    const { post, lines } = stage()
    for (let index = 0; index < 50; index += 1) await post({ query: `query a${index}${'b'.repeat(9_000)}{a}` })
    expect(lines).toHaveLength(20)
    expect(JSON.stringify(lines).length).toBeLessThan(20 * 200)
  })
})

describe('the operations of earlier builds', () => {
  const [FIRST, SECOND] = ['1'.repeat(64), '2'.repeat(64)]
  const DAY_MS = 86_400_000
  let folder: string
  let warnings: string[]
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'operations-'))
    warnings = []
  })
  afterEach(() => rmSync(folder, { recursive: true }))
  const start = (ids: readonly string[], day: number) =>
    [
      ...knownOperations({
        path: join(folder, 'operations.json'),
        ids,
        now: Date.UTC(2026, 0, 1) + day * DAY_MS,
        warn: (words) => void warnings.push(words),
      }),
    ].toSorted()

  test('are executed for thirty days', () => {
    expect(start([FIRST], 0)).toEqual([FIRST])
    expect(start([SECOND], 30)).toEqual([FIRST, SECOND])
    expect(start([SECOND], 31)).toEqual([SECOND])
  })

  test.each(['{', '["a"]', '{"short":"2026-01-01"}', `{"${FIRST}":7}`])(
    'a damaged file, %s, is reported and replaced',
    (text) => {
      writeFileSync(join(folder, 'operations.json'), text)
      expect(start([SECOND], 0)).toEqual([SECOND])
      expect(warnings).toHaveLength(1)
      expect(JSON.parse(readFileSync(join(folder, 'operations.json'), 'utf8'))).toEqual({ [SECOND]: '2026-01-01' })
    },
  )
})
