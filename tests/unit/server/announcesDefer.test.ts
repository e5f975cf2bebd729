import { expect, test } from 'vitest'
import { announcesDefer } from '#server/gateway/announcesDefer.ts'

const answering = (answer: () => Response) => ({ handle: () => Promise.resolve(answer()) })
const directives = (...names: readonly string[]) =>
  answering(() => Response.json({ data: { __schema: { directives: names.map((name) => ({ name })) } } }))

test('is what the schema says', async () => {
  expect(await announcesDefer(directives('skip', 'include', 'defer'))).toBe(true)
  expect(await announcesDefer(directives('skip', 'include'))).toBe(false)
})

test.each([
  ['refuses introspection', () => Response.json({ errors: [{ message: 'GraphQL introspection is not allowed' }] })],
  ['answers null', () => Response.json(null)],
  ['answers HTML', () => new Response('<html>', { status: 502 })],
])('is no when the backend %s', async (_, answer) => {
  expect(await announcesDefer(answering(answer))).toBe(false)
})

test('is no when the backend says nothing in time', async () => {
  const silent = {
    handle: ({ signal }: Request) =>
      new Promise<Response>((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('aborted')))
      }),
  }
  expect(await announcesDefer(silent, 5)).toBe(false)
})
