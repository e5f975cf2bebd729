import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openShop, type TestShop } from '../smallShop.ts'

const SUBSCRIBE = 'mutation ($email: String!) { subscribeEmailToNewsletter(email: $email) { status } }'
const REFUSED = { message: 'ReCaptcha validation failed, please try again', extensions: { category: 'graphql-input' } }
/** The time of the test shop. */
const NOW = Date.parse('2026-01-15T12:00:00Z')
const tokenOf = (key: string, at = NOW, id = '1') => `${key}.${at}.${id}`

describe.each(['2.4.7', '2.4.8'] as const)('as Magento %s', (profile) => {
  let shop: TestShop
  beforeEach(() => {
    shop = openShop(profile, undefined, undefined, { NEWSLETTER: 'RECAPTCHA_V3', COUPON_CODE: 'INVISIBLE' })
  })
  afterEach(() => {
    expect(shop.logged).toEqual([])
    shop.close()
  })
  const subscribe = async (token?: string) => {
    const headers = token === undefined ? {} : { 'x-recaptcha': token }
    const { body } = await shop.query(SUBSCRIBE, { email: 'ada@example.com' }, headers)
    return body.errors ?? 'accepted'
  }

  test('a token is good once', async () => {
    const token = tokenOf('engine-recaptcha-v3')
    expect(await subscribe(token)).toBe('accepted')
    expect(await subscribe(token)).toMatchObject([REFUSED])
  })

  test.each([
    ['no token', undefined],
    ['a token of two minutes ago', tokenOf('engine-recaptcha-v3', NOW - 120_001)],
    ['a token of another kind', tokenOf('engine-invisible')],
    ['a token of somebody else', tokenOf('nobody')],
    ['another text', 'engine-recaptcha-v3'],
  ])('%s is refused', async (_name, token) => {
    expect(await subscribe(token)).toMatchObject([REFUSED])
  })

  test('other mutations and queries need none', async () => {
    const { body } = await shop.query('mutation { createGuestCart { cart { id } } }')
    expect(body.errors).toBeUndefined()
  })

  test('a coupon is protected without a word in the configuration', async () => {
    const apply = 'mutation { applyCouponToCart(input: { cart_id: "none", coupon_code: "A" }) { cart { id } } }'
    expect((await shop.query(apply)).body.errors).toMatchObject([REFUSED])
    const { body } = await shop.query(apply, {}, { 'x-recaptcha': tokenOf('engine-invisible') })
    expect(body.errors).toMatchObject([{ message: expect.stringContaining('Could not find a cart') }])
    const told = await shop.query('{ recaptchaV3Config { is_enabled website_key forms } }')
    expect(told.body.data).toEqual({
      recaptchaV3Config: { is_enabled: true, website_key: 'engine-recaptcha-v3', forms: ['NEWSLETTER'] },
    })
  })
})

test('since 2.4.8 each form tells its kind', async () => {
  const shop = openShop('2.4.8', undefined, undefined, { CUSTOMER_LOGIN: 'RECAPTCHA' })
  const { body } = await shop.query(
    '{ a: recaptchaFormConfig(formType: CUSTOMER_LOGIN) { is_enabled configurations { re_captcha_type website_key theme } } b: recaptchaFormConfig(formType: CONTACT) { is_enabled configurations { website_key } } }',
  )
  expect(body.data).toEqual({
    a: {
      is_enabled: true,
      configurations: { re_captcha_type: 'RECAPTCHA', website_key: 'engine-recaptcha', theme: 'light' },
    },
    b: { is_enabled: false, configurations: null },
  })
  shop.close()
})
