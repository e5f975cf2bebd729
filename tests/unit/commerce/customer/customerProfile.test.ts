import { afterEach, describe, expect, test } from 'vitest'
import { homeUrlsOf } from '#server/engine/engineSetup.ts'
import { seed as demoShop } from '#shop-folder/seed/seed.ts'
import type { SeedStoreConfig } from '#server/commerce/seed/types.ts'
import { openQuoteShop, type QuoteShop, refusal, signIn, signUp } from '../quoteShop.ts'

const opened: QuoteShop[] = []
afterEach(() => opened.splice(0).forEach((shop) => shop.close()))

function open(config: Partial<SeedStoreConfig> = {}, profile: '2.4.7' | '2.4.8' = '2.4.8'): QuoteShop {
  const stores = demoShop.stores.map((store) => ({ ...store, config: { ...store.config, ...config } }))
  const shop = openQuoteShop({ profile, shop: { stores } })
  opened.push(shop)
  return shop
}

const EMAIL = 'ada@example.com'
const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** The parameters in the fragment of a mail's link. */
function secretOf(shop: QuoteShop, kind: string): URLSearchParams {
  const mail = shop.takeMail().find((each) => each.kind === kind)
  const link = /http\S+#\S+/.exec(mail?.plainText ?? '')?.[0]
  if (!link) throw new Error(`No ${kind} with a link`)
  return new URLSearchParams(new URL(link).hash.slice(1))
}

const token = (shop: QuoteShop, password: string) =>
  shop.ask(`mutation ($p: String!) { generateCustomerToken(email: "${EMAIL}", password: $p) { token } }`, {
    p: password,
  })

describe('an account that must be confirmed', () => {
  const create = (shop: QuoteShop) =>
    shop.ask(
      `mutation { createCustomerV2(input: { email: "${EMAIL}", firstname: "Ada", lastname: "L", password: "Passw0rd!" }) { customer { email } } }`,
    )
  const confirm = (shop: QuoteShop, key: string) =>
    shop.ask(
      `mutation ($k: String!) { confirmEmail(input: { email: "${EMAIL}", confirmation_key: $k }) { customer { email } } }`,
      { k: key },
    )

  test.each(['2.4.7', '2.4.8'] as const)('is closed until the mailed key comes back (%s)', async (profile) => {
    const shop = open({ isAccountConfirmationRequired: true }, profile)
    await create(shop)
    const secret = secretOf(shop, 'account-confirmation')
    expect(refusal(await token(shop, 'Passw0rd!'))).toEqual([
      [
        'graphql-authentication',
        profile === '2.4.7'
          ? 'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.'
          : "This account isn't confirmed. Verify and try again.",
      ],
    ])
    expect(refusal(await confirm(shop, 'nope'))).toEqual([
      ['graphql-input', 'The confirmation token is invalid. Verify the token and try again.'],
    ])
    expect(secret.get('email')).toBe(EMAIL)
    expect((await confirm(shop, secret.get('key') ?? '')).data).toEqual({
      confirmEmail: { customer: { email: EMAIL } },
    })
    expect(shop.takeMail().map(({ kind }) => kind)).toEqual(['welcome'])
    expect(refusal(await confirm(shop, secret.get('key') ?? ''))).toEqual([
      ['graphql-input', 'The account is already active.'],
    ])
    expect((await token(shop, 'Passw0rd!')).errors).toEqual([])
  })

  test('gets its key again, as long as it needs one', async () => {
    const shop = open({ isAccountConfirmationRequired: true })
    const resend = () => shop.ask(`mutation { resendConfirmationEmail(email: "${EMAIL}") }`)
    expect([(await resend()).data, shop.takeMail()]).toEqual([{ resendConfirmationEmail: true }, []])
    await create(shop)
    const key = secretOf(shop, 'account-confirmation').get('key')
    expect((await resend()).data).toEqual({ resendConfirmationEmail: true })
    expect(secretOf(shop, 'account-confirmation').get('key')).toBe(key)
    await confirm(shop, key ?? '')
    shop.takeMail()
    // The same answer, and no mail: nobody learns which addresses have an account.
    expect([(await resend()).data, shop.takeMail()]).toEqual([{ resendConfirmationEmail: true }, []])
  })
})

describe('a forgotten password', () => {
  const request = (shop: QuoteShop, store?: string) =>
    shop.ask(`mutation { requestPasswordResetEmail(email: "${EMAIL}") }`, {}, store === undefined ? {} : { store })
  const reset = (shop: QuoteShop, key: string, password = 'Nuova.2026') =>
    shop.ask(
      `mutation ($k: String!, $p: String!) { resetPassword(email: "${EMAIL}", resetPasswordToken: $k, newPassword: $p) }`,
      { k: key, p: password },
    )

  test('is replaced once by the mailed token; all sessions end', async () => {
    const shop = open()
    const session = await signUp(shop, EMAIL)
    shop.takeMail()
    expect((await request(shop)).data).toEqual({ requestPasswordResetEmail: true })
    const key = secretOf(shop, 'password-reset').get('token') ?? ''
    expect(refusal(await reset(shop, key, 'abc'))[0]?.[1]).toMatch(/^The password needs at least 8 characters/)
    expect((await reset(shop, key)).data).toEqual({ resetPassword: true })
    expect((await shop.ask('{ customer { email } }', {}, { token: session })).status).toBe(401)
    expect((await token(shop, 'Passw0rd!')).errors).toHaveLength(1)
    expect((await token(shop, 'Nuova.2026')).errors).toEqual([])
    expect(refusal(await reset(shop, key))).toEqual([
      ['graphql-input', 'The password token is mismatched. Reset and try again.'],
    ])
    expect(shop.takeMail().map(({ kind }) => kind)).toEqual(['password-changed'])
  })

  test('requested in a store: the mail leads to the pages of that store', async () => {
    const stores = [
      { magentoStoreCode: 'it', locale: 'it', basePath: '/', intlLocale: 'it-IT', label: 'Italiano' },
      {
        magentoStoreCode: 'en',
        locale: 'en',
        basePath: '/',
        domain: 'uk.shop.example',
        intlLocale: 'en-GB',
        label: 'UK',
      },
    ] as const
    const shop = openQuoteShop({ homeUrls: homeUrlsOf(stores, 'https://shop.example') })
    opened.push(shop)
    await signUp(shop, EMAIL)
    shop.takeMail()
    await request(shop, 'en')
    const [mail] = shop.takeMail()
    expect(mail?.plainText).toContain('https://uk.shop.example/account/reset-password#')
    // The signature.
    expect(mail?.plainText).toContain('https://uk.shop.example/\n')
    expect(mail?.plainText).not.toContain('https://shop.example')
  })

  test('has two hours; a new request makes the old token void', async () => {
    const shop = open()
    await signUp(shop, EMAIL)
    await request(shop)
    const old = secretOf(shop, 'password-reset').get('token') ?? ''
    shop.advance(2 * HOUR)
    expect(refusal(await reset(shop, old))).toEqual([
      ['graphql-input', 'The password token is expired. Reset and try again.'],
    ])
    await request(shop)
    expect(refusal(await reset(shop, old))[0]?.[1]).toMatch(/mismatched/)
    expect((await reset(shop, secretOf(shop, 'password-reset').get('token') ?? '')).errors).toEqual([])
  })

  test('asked for twice in a row sends one mail, a minute later another', async () => {
    const shop = open()
    await signUp(shop, EMAIL)
    shop.takeMail()
    await request(shop)
    expect((await request(shop)).data).toEqual({ requestPasswordResetEmail: true })
    expect(shop.takeMail()).toHaveLength(1)
    shop.advance(MINUTE)
    await request(shop)
    expect(shop.takeMail()).toHaveLength(1)
  })

  test('is answered in the language of the store view, with a page of it', async () => {
    const shop = open()
    await signUp(shop, EMAIL)
    shop.takeMail()
    await request(shop, 'en')
    const [mail] = shop.takeMail()
    expect(mail?.subject).toBe('Your new password')
    expect(mail?.plainText).toMatch(/^http:\/\/localhost\/en\/account\/reset-password#/m)
    expect(mail?.html).toMatch(
      /<a href="http:\/\/localhost\/en\/account\/reset-password#email=ada%40example\.com&amp;token=/,
    )
  })
})

describe('the password asked for again', () => {
  const change = (shop: QuoteShop, session: string, password: string) =>
    shop.ask(
      'mutation ($p: String!) { changeCustomerPassword(currentPassword: $p, newPassword: "Nuova.2026") { email } }',
      { p: password },
      { token: session },
    )

  test('wrong six times locks the account, for sign-in too', async () => {
    const shop = open()
    const session = await signUp(shop, EMAIL)
    for (let attempt = 0; attempt < 6; attempt += 1) {
      expect(refusal(await change(shop, session, 'Wrong.123'))).toEqual([
        ['graphql-authentication', 'Invalid login or password.'],
      ])
    }
    expect(refusal(await change(shop, session, 'Passw0rd!'))).toEqual([
      ['graphql-authentication', 'The account is locked.'],
    ])
    expect((await token(shop, 'Passw0rd!')).errors).toHaveLength(1)
    shop.takeMail()
    // The owner always gets in by a new password.
    await shop.ask(`mutation { requestPasswordResetEmail(email: "${EMAIL}") }`)
    expect(shop.takeMail().map(({ kind }) => kind)).toEqual(['password-reset'])
  })

  test('a change is reported by mail', async () => {
    const shop = open()
    const session = await signUp(shop, EMAIL)
    shop.takeMail()
    expect((await change(shop, session, 'Passw0rd!')).errors).toEqual([])
    expect(shop.takeMail().map(({ kind, recipient }) => [kind, recipient])).toEqual([['password-changed', EMAIL]])
  })

  test('a new address is reported to the old one and to the new one, and the newsletter moves along', async () => {
    const shop = open()
    const session = await signUp(shop, EMAIL)
    await shop.ask(
      'mutation { updateCustomerV2(input: { is_subscribed: true }) { customer { email } } }',
      {},
      { token: session },
    )
    shop.takeMail()
    const changed = await shop.ask(
      'mutation { updateCustomerEmail(email: "eva@example.com", password: "Passw0rd!") { customer { email is_subscribed } } }',
      {},
      { token: session },
    )
    expect(changed.data).toEqual({
      updateCustomerEmail: { customer: { email: 'eva@example.com', is_subscribed: true } },
    })
    expect(shop.takeMail().map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['email-changed', EMAIL],
      ['email-changed', 'eva@example.com'],
    ])
  })
})

test('a deleted customer’s reviews stay, without a name', async () => {
  const shop = open()
  const session = await signUp(shop, EMAIL)
  const review = await shop.ask(
    `mutation { createProductReview(input: { sku: "tazza", nickname: "Ada", summary: "Bella", text: "Bella", ratings: [] }) { review { summary } } }`,
    {},
    { token: session },
  )
  expect(review.errors).toEqual([])
  expect((await shop.ask('mutation { deleteCustomer }', {}, { token: session })).data).toEqual({ deleteCustomer: true })
  await signUp(shop, EMAIL)
  const again = await signIn(shop, EMAIL)
  const mine = await shop.ask('{ customer { reviews { items { summary } } } }', {}, { token: again })
  expect(mine.data).toEqual({ customer: { reviews: { items: [] } } })
})
