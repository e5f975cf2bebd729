import { expect, test } from 'vitest'
import { createEndSessions } from '#server/tokens/createEndSessions.ts'
import { cookieOf } from '#server/tokens/tokenCookies.ts'

const LEFT = { placeholder: 'left', token: 'a.b.c' }
const LATER = { placeholder: 'later', token: 'd.e.f' }

function open(status = 200) {
  const ended: (string | null)[] = []
  const warnings: string[] = []
  const endSessions = createEndSessions({
    gateway: {
      async handle(request) {
        const { query } = (await request.json()) as { query: string }
        expect(query).toContain('revokeCustomerToken')
        expect(request.headers.get('cookie')).toBeNull()
        ended.push(request.headers.get('authorization'))
        return Response.json({}, { status })
      },
    },
    log: { warn: (_: unknown, words?: string) => void warnings.push(words ?? '') },
  })
  const post = (headers: Readonly<Record<string, string>>) =>
    endSessions(
      new Request('https://shop.test/api/end-sessions', {
        method: 'POST',
        headers: { 'sec-fetch-site': 'same-origin', ...headers },
      }),
    )
  return { ended, post, warnings }
}

const cookies = [LEFT, LATER].map((one) => cookieOf(one, 60).split(';')[0]).join('; ')
const removedBy = (answer: Response) =>
  answer.headers.getSetCookie().flatMap((line) => /^__Host-token-(\w+)=; Max-Age=0/.exec(line)?.[1] ?? [])

test('ends every session of a browser without one, at the backend too', async () => {
  const { ended, post } = open()
  const answer = await post({ cookie: `consent=v1; ${cookies}`, authorization: 'Bearer ' })
  expect([answer.status, removedBy(answer)]).toEqual([204, ['left', 'later']])
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(ended).toEqual(['Bearer a.b.c', 'Bearer d.e.f'])
})

test('keeps the session that has begun since, whose customer may be the same', async () => {
  const { ended, post } = open()
  expect(removedBy(await post({ cookie: cookies, authorization: 'Bearer later' }))).toEqual(['left'])
  expect(ended).toEqual([])
})

test('removes the cookies although the backend fails, and says so in the log', async () => {
  const { post, warnings } = open(503)
  expect(removedBy(await post({ cookie: cookies }))).toEqual(['left', 'later'])
  expect(warnings).toHaveLength(2)
})

test('takes nothing from pages of other sites, and asks nothing without a cookie', async () => {
  const { ended, post } = open()
  const other = await post({ cookie: cookies, 'sec-fetch-site': 'cross-site' })
  expect([other.status, removedBy(other)]).toEqual([403, []])
  expect((await post({})).status).toBe(204)
  expect(ended).toEqual([])
})

test('does not multiply a request by its cookies', async () => {
  const { ended, post } = open()
  const many = Array.from({ length: 200 }, (_, index) => `__Host-token-a${index}=b${index}`).join('; ')
  expect(removedBy(await post({ cookie: many }))).toHaveLength(200)
  expect(ended).toEqual(['Bearer b196', 'Bearer b197', 'Bearer b198', 'Bearer b199'])
})
