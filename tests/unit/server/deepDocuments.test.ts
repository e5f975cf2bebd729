import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createSortOperation } from '#server/engine/operationLane.ts'
import { createConditionsGateway } from '#server/gateway/createConditionsGateway.ts'
import { createTriesIn, readLimitedFields } from '#server/limits/limitedFields.ts'

/** Documents for which GraphQL's parser, which calls itself for each bracket, needs more than the stack. */
const DEEP: readonly (readonly [name: string, text: string])[] = [
  ['selections', `query($a:Boolean!){cart@include(if:$a)${'{a'.repeat(1_900)}`],
  ['lists', `query($a:Boolean!){cart@include(if:$a)(b:${'['.repeat(3_900)}`],
  ['objects', `query($a:Boolean!){cart@include(if:$a)(b:${'{c:'.repeat(1_900)}`],
  ['selections that end', `query($a:Boolean!){cart@include(if:$a)${'{a'.repeat(1_000)}${'}'.repeat(1_001)}`],
]

const schemaText = readFileSync('schema.graphql', 'utf8')
const sort = createSortOperation(schemaText)
const triesIn = createTriesIn(readLimitedFields(schemaText))

test.each(DEEP)('the host leaves a document with deep %s to the backend, which refuses it', async (_name, text) => {
  expect(sort(text)).toEqual({ lane: 'others', isQuery: false })
  expect(triesIn(text.replace('cart', 'generateCustomerToken'), {})).toEqual([{ deed: 'sign-in', subjects: [] }])
  const passed: unknown[] = []
  const gateway = createConditionsGateway({
    async handle(request) {
      passed.push(((await request.json()) as { query: unknown }).query)
      return new Response()
    },
  })
  const body = JSON.stringify({ query: text, variables: { a: false } })
  await gateway.handle(new Request('http://localhost/graphql', { method: 'POST', body }))
  expect(passed).toEqual([text])
})
