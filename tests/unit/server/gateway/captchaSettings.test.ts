import { readFileSync } from 'node:fs'
import { describe, expect, test, vi } from 'vitest'
import { createLog } from '#server/createLog.ts'
import { CAPTCHA_PARTS, createCaptchaKeeper, RENEWAL_MS, RETRY_MS } from '#server/gateway/captchaSettings.ts'
import { openShop } from '#tests/unit/commerce/smallShop.ts'
import type { DemandedCaptchas } from '#server/commerce/engine/captchaForms.ts'

const schemaText = readFileSync('schema.graphql', 'utf8')
const settled = () => new Promise((resolve) => setTimeout(resolve))

/** A keeper in front of the engine, which can be switched off, and its requests. */
function stage(profile: '2.4.7' | '2.4.8', captchas: DemandedCaptchas, has = (part: string) => part !== '') {
  const shop = openShop(profile, undefined, undefined, captchas)
  const stores: (string | null)[] = []
  let time = 0
  let answers: 'well' | 'html' = 'well'
  const onChange = vi.fn<() => void>()
  const lines: string[] = []
  const keeper = createCaptchaKeeper({
    gateway: {
      handle: async (request) => {
        stores.push(request.headers.get('store'))
        return answers === 'well' ? shop.handle(request) : new Response('<h1>', { status: 503 })
      },
    },
    schemaText,
    storeCodes: ['it', 'en'],
    has: (part) => has(part) && (profile === '2.4.8' || part !== CAPTCHA_PARTS[0]),
    onChange,
    log: createLog('warn', { write: (line) => void lines.push(line) }),
    now: () => time,
    timeoutMs: 1_000,
  })
  return {
    keeper,
    stores,
    onChange,
    lines,
    pass: (ms: number) => (time += ms),
    answer: (how: typeof answers) => (answers = how),
    close: () => shop.close(),
  }
}

const v3 = { kind: 'v3', key: 'engine-recaptcha-v3' }

describe('the protected mutations', () => {
  test('for 2.4.8, with the kind of each form', async () => {
    const { keeper, close, onChange } = stage('2.4.8', {
      BRAINTREE: 'RECAPTCHA_V3',
      CUSTOMER_LOGIN: 'RECAPTCHA',
      CUSTOMER_FORGOT_PASSWORD: 'INVISIBLE',
    })
    await keeper.start()
    const invisible = { kind: 'invisible', key: 'engine-invisible' }
    const settings = {
      // The coupon's form is not told: the first kind that is used elsewhere.
      applyCouponToCart: { ...v3, isUntold: true },
      placeOrder: v3,
      generateCustomerToken: { kind: 'checkbox', key: 'engine-recaptcha' },
      requestPasswordResetEmail: invisible,
      resetPassword: invisible,
    }
    expect(keeper.current()).toEqual({ it: settings, en: settings })
    expect(onChange).toHaveBeenCalledTimes(1)
    close()
  })

  test('for 2.4.7, which tells v3 only', async () => {
    const { keeper, close, stores } = stage('2.4.7', { CUSTOMER_LOGIN: 'RECAPTCHA_V3', NEWSLETTER: 'RECAPTCHA' })
    await keeper.start()
    expect(keeper.current()['it']).toEqual({
      applyCouponToCart: { ...v3, isUntold: true },
      generateCustomerToken: v3,
    })
    expect(stores).toEqual(['it', 'en'])
    close()
  })

  test('none, for a backend without forms or without the module', async () => {
    const without = stage('2.4.8', {})
    await without.keeper.start()
    expect(without.keeper.current()).toEqual({})
    const lacking = stage('2.4.8', { CUSTOMER_LOGIN: 'RECAPTCHA' }, () => false)
    await lacking.keeper.start()
    expect(lacking.keeper.current()).toEqual({})
    expect(lacking.stores).toEqual([])
    without.close()
    lacking.close()
  })

  test('are asked again after ten minutes, and stay when the backend does not answer', async () => {
    const { keeper, close, stores, onChange, lines, pass, answer } = stage('2.4.7', { CUSTOMER_LOGIN: 'RECAPTCHA_V3' })
    await keeper.start()
    const known = keeper.current()
    answer('html')
    pass(RENEWAL_MS)
    expect(keeper.current()).toBe(known)
    await settled()
    expect(stores).toHaveLength(4)
    expect(keeper.current()).toEqual(known)
    expect(lines).toHaveLength(1)
    expect(onChange).toHaveBeenCalledTimes(1)
    // A backend that is back soon protects its forms soon.
    pass(RETRY_MS)
    keeper.current()
    await settled()
    expect(stores).toHaveLength(6)
    close()
  })
})
