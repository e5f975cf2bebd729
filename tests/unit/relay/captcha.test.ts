import { describe, expect, test, vi } from 'vitest'
import type { Result } from '#src/lib/result.ts'
import { failed, succeeded } from '#src/lib/result.ts'
import { createLazyValue } from '#src/lib/scheduling/lazyValue.ts'
import type { CaptchaGuard, CaptchaProblem } from '#src/platform/captcha/captchaGuard.ts'
import { CAPTCHA_UNSOLVED } from '#src/relay/captcha.ts'
import { captcha } from '#src/relay/links/captcha.ts'
import { stageNetwork } from './networkStage.ts'

const SUBSCRIBE = {
  name: 'useSubscribeMutation',
  text: 'mutation useSubscribeMutation($email:String!){subscribeEmailToNewsletter(email:$email){status}}',
  variables: { email: 'ada@example.com' },
  kind: 'mutation',
} as const
const APPLY = {
  name: 'ApplyMutation',
  text: 'mutation ApplyMutation($cartId:String!){\n  applyCouponToCart(input:{cart_id:$cartId,coupon_code:"A"}){cart{id}}\n}',
  variables: { cartId: 'c' },
  kind: 'mutation',
} as const
const QUERY = { name: 'AnyQuery', text: 'query AnyQuery{storeConfig{store_code}}' }

const fine = { data: { fine: true } }
const refusal = {
  data: null,
  errors: [{ message: 'La convalida reCAPTCHA non è riuscita', extensions: { category: 'graphql-input' } }],
}

/** The network of a shop in which these fields are protected, and the tokens of its requests. */
function stage(
  answers: readonly object[],
  tokens: readonly Result<string, CaptchaProblem>[] = [succeeded('one'), succeeded('two')],
) {
  const sent: (string | null)[] = []
  const learnt = new Set<string>()
  const fetch = vi.fn<typeof globalThis.fetch>(async (_input, init) => {
    sent.push(new Headers(init?.headers).get('x-recaptcha'))
    return Response.json(answers[sent.length - 1] ?? fine)
  })
  let used = 0
  const guard: Pick<CaptchaGuard, 'isProtected' | 'learn' | 'token'> = {
    isProtected: (field) => field === 'subscribeEmailToNewsletter' || learnt.has(field),
    learn: (field) => learnt.add(field),
    token: async () => tokens[used++] ?? failed('unsolved'),
  }
  const start = createLazyValue(async () => ({
    // The network uses the link alone.
    guard: guard as CaptchaGuard,
    link: (field: string) => captcha(field, { guard, textOf: (problem) => `words about ${problem}` }),
  }))
  const load = vi.spyOn(start, 'load')
  const demand = { kind: 'v3', key: 'k' } as const
  const { send } = stageNetwork({
    fetch,
    captcha: {
      settings: { subscribeEmailToNewsletter: demand, applyCouponToCart: { ...demand, isUntold: true } },
      start,
    },
  })
  return { send, sent, load }
}

const unsolved = (problem: CaptchaProblem) => ({
  errors: [{ message: `words about ${problem}`, extensions: { category: 'graphql-input', code: CAPTCHA_UNSOLVED } }],
})

describe('a protected mutation', () => {
  test('has a token of its own each time', async () => {
    const { send, sent } = stage([])
    await send(SUBSCRIBE)
    await send(SUBSCRIBE)
    expect(sent).toEqual(['one', 'two'])
  })

  test('is not sent without a token', async () => {
    const { send, sent } = stage([], [failed('blocked')])
    expect(await send(SUBSCRIBE)).toMatchObject(unsolved('blocked'))
    expect(sent).toEqual([])
  })

  test('that the backend refuses is answered in words of the shop, and not repeated', async () => {
    const { send, sent } = stage([refusal])
    expect(await send(SUBSCRIBE)).toMatchObject(unsolved('refused'))
    expect(sent).toEqual(['one'])
  })

  test('that only a refusal reveals is sent again with a token, and from then on with one at once', async () => {
    const { send, sent } = stage([refusal])
    expect(await send(APPLY)).toMatchObject(fine)
    expect(sent).toEqual([null, 'one'])
    await send(APPLY)
    expect(sent).toEqual([null, 'one', 'two'])
  })

  test('passes on other refusals', async () => {
    const wrong = { data: null, errors: [{ message: 'No such coupon', extensions: { category: 'graphql-input' } }] }
    const { send } = stage([wrong])
    expect(await send(APPLY)).toMatchObject({ errors: [{ message: 'No such coupon' }] })
  })
})

test('other operations have no token and do not load the code', async () => {
  const { send, sent, load } = stage([])
  await send(QUERY)
  expect(sent).toEqual([null])
  expect(load).not.toHaveBeenCalled()
})
