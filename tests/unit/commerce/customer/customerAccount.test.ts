import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seed as demoShop } from '#shop-folder/seed/seed.ts'
import { openQuoteShop, type QuoteShop, refusal, signIn, signUp, textAt } from '../quoteShop.ts'

let shop: QuoteShop
beforeAll(() => {
  shop = openQuoteShop()
})
afterAll(() => shop.close())

const WRONG = [
  [
    'graphql-authentication',
    'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.',
  ],
]
const GUEST = [['graphql-authorization', "The current customer isn't authorized."]]

const create = (input: object) =>
  shop.ask(
    `mutation ($input: CustomerCreateInput!) {
      createCustomerV2(input: $input) {
        customer { email firstname lastname is_subscribed created_at default_billing addresses { id } }
      }
    }`,
    { input: { firstname: 'Ada', lastname: 'Lovelace', password: 'Passw0rd!', ...input } },
  )
const tryToken = (email: string, password: string, on = shop) =>
  on.ask(`mutation ($e: String!, $p: String!) { generateCustomerToken(email: $e, password: $p) { token } }`, {
    e: email,
    p: password,
  })
const whoAmI = (token: string | null, on = shop) => on.ask('{ customer { email } }', {}, { token })

describe('a new account', () => {
  test('is answered whole, and does not sign in', async () => {
    expect((await create({ email: 'new@example.com', is_subscribed: true })).data).toEqual({
      createCustomerV2: {
        customer: {
          email: 'new@example.com',
          firstname: 'Ada',
          lastname: 'Lovelace',
          is_subscribed: true,
          created_at: '2026-11-21 12:00:00',
          default_billing: null,
          addresses: [],
        },
      },
    })
  })

  test('needs an email of its own, whatever its letter case', async () => {
    await create({ email: 'twice@example.com' })
    expect(refusal(await create({ email: 'TWICE@example.com' }))).toEqual([
      ['graphql-input', 'A customer with the same email address already exists in an associated website.'],
    ])
  })

  test('makes its address known only where the store tells', async () => {
    const isFree = async (email: string, on: QuoteShop) =>
      (await on.ask('query ($e: String!) { isEmailAvailable(email: $e) { is_email_available } }', { e: email })).data
    await create({ email: 'known@example.com' })
    expect(await isFree('Known@example.com', shop)).toEqual({ isEmailAvailable: { is_email_available: false } })
    expect(await isFree('unknown@example.com', shop)).toEqual({ isEmailAvailable: { is_email_available: true } })
    const stores = demoShop.stores.map((store) => ({
      ...store,
      config: { ...store.config, isGuestCheckoutLoginEnabled: false },
    }))
    const discreet = openQuoteShop({ shop: { stores } })
    await signUp(discreet, 'known@example.com')
    expect(await isFree('known@example.com', discreet)).toEqual({ isEmailAvailable: { is_email_available: true } })
    discreet.close()
  })

  test.each([
    ['', 'Email must be specified'],
    ['nope', 'Email is invalid'],
  ])('cannot have the address "%s"', async (email, message) => {
    const answer = await shop.ask('query ($e: String!) { isEmailAvailable(email: $e) { is_email_available } }', {
      e: email,
    })
    expect(refusal(answer)).toEqual([['graphql-input', message]])
  })

  test('without a password cannot be signed in to', async () => {
    expect((await create({ email: 'nopassword@example.com', password: null })).errors).toEqual([])
    expect(refusal(await tryToken('nopassword@example.com', 'Passw0rd!'))).toEqual(WRONG)
  })

  test('is refused for a bad password', async () => {
    expect(refusal(await create({ email: 'weak@example.com', password: 'abc' }))[0]?.[0]).toBe('graphql-input')
  })
})

describe('signing in', () => {
  test('gives a token that works for an hour, in every store view', async () => {
    const own = openQuoteShop()
    const token = await signUp(own, 'ada@example.com')
    expect((await own.ask('{ customer { email } }', {}, { token, store: 'en' })).data).toEqual({
      customer: { email: 'ada@example.com' },
    })
    own.advance(3_599_999)
    expect((await whoAmI(token, own)).status).toBe(200)
    own.advance(1)
    const late = await whoAmI(token, own)
    expect([late.status, refusal(late)]).toEqual([401, [['graphql-authentication', 'Consumer key has expired']]])
    own.close()
  })

  test('an expired token makes a guest in 2.4.7', async () => {
    const older = openQuoteShop({ profile: '2.4.7' })
    const token = await signUp(older, 'ada@example.com')
    older.advance(3_600_000)
    const late = await whoAmI(token, older)
    expect([late.status, refusal(late)]).toEqual([200, GUEST])
    older.close()
  })

  test('wants both values, and says the same of every wrong one', async () => {
    await signUp(shop, 'ada.signin@example.com')
    expect(refusal(await tryToken('', 'x'))).toEqual([['graphql-input', 'Specify the "email" value.']])
    expect(refusal(await tryToken('ada.signin@example.com', ''))).toEqual([
      ['graphql-input', 'Specify the "password" value.'],
    ])
    expect(refusal(await tryToken('ada.signin@example.com', 'Wrong123!'))).toEqual(WRONG)
    expect(refusal(await tryToken('nobody@example.com', 'Passw0rd!'))).toEqual(WRONG)
    expect((await tryToken('ADA.SIGNIN@example.com', 'Passw0rd!')).errors).toEqual([])
  })

  test('six wrong passwords, even sent at once, close it for half an hour', async () => {
    const own = openQuoteShop()
    await signUp(own, 'ada@example.com')
    await Promise.all(Array.from({ length: 6 }, () => tryToken('ada@example.com', 'Wrong123!', own)))
    expect(refusal(await tryToken('ada@example.com', 'Passw0rd!', own))).toEqual(WRONG)
    own.advance(30 * 60_000)
    expect((await tryToken('ada@example.com', 'Passw0rd!', own)).errors).toEqual([])
    own.close()
  })

  test('a success forgets the failures before it', async () => {
    const own = openQuoteShop()
    await signUp(own, 'ada@example.com')
    for (let round = 0; round < 2; round += 1) {
      for (let attempt = 0; attempt < 5; attempt += 1) await tryToken('ada@example.com', 'Wrong123!', own)
      expect((await tryToken('ada@example.com', 'Passw0rd!', own)).errors).toEqual([])
    }
    own.close()
  })
})

describe('signing out', () => {
  const revoke = (token: string | null) => shop.ask('mutation { revokeCustomerToken { result } }', {}, { token })

  test('ends all sessions; one begun in the same moment lives', async () => {
    const first = await signUp(shop, 'ada.out@example.com')
    const second = await signIn(shop, 'ada.out@example.com')
    expect((await revoke(first)).data).toEqual({ revokeCustomerToken: { result: true } })
    const third = await signIn(shop, 'ada.out@example.com')

    for (const dead of [first, second]) {
      const answer = await whoAmI(dead)
      expect([answer.status, refusal(answer)]).toEqual([
        401,
        [['graphql-authentication', 'User token has been revoked']],
      ])
    }
    expect(textAt(await whoAmI(third), 'customer.email')).toBe('ada.out@example.com')
  })

  test('is not for guests', async () => {
    const answer = await revoke(null)
    expect([answer.status, refusal(answer)]).toEqual([403, GUEST])
    expect(refusal(await whoAmI(null))).toEqual(GUEST)
    expect((await whoAmI('garbage')).status).toBe(401)
  })
})

test('the demo customer has an address book', async () => {
  const token = textAt(await tryToken('giulia@example.com', 'Ceramica.2026'), 'generateCustomerToken.token')
  const fields = 'city country_code region { region region_code } default_shipping default_billing'
  expect((await shop.ask(`{ customer { addresses { ${fields} } } }`, {}, { token })).data).toMatchObject({
    customer: {
      addresses: [
        {
          city: 'Firenze',
          country_code: 'IT',
          region: { region: 'Firenze', region_code: 'FI' },
          default_shipping: true,
          default_billing: true,
        },
        { city: 'Bologna', default_shipping: false, default_billing: false },
      ],
    },
  })
})

describe('newsletter', () => {
  const subscribe = (email: string, token: string | null = null) =>
    shop.ask('mutation ($e: String!) { subscribeEmailToNewsletter(email: $e) { status } }', { e: email }, { token })

  test('takes an address once', async () => {
    expect((await subscribe('reader@example.com')).data).toEqual({
      subscribeEmailToNewsletter: { status: 'SUBSCRIBED' },
    })
    expect(refusal(await subscribe('READER@example.com'))).toEqual([
      ['graphql-already-exists', 'This email address is already subscribed.'],
    ])
  })

  test("shows on the customer's account", async () => {
    const token = await signUp(shop, 'ada.news@example.com')
    await subscribe('ada.news@example.com', token)
    expect((await shop.ask('{ customer { is_subscribed } }', {}, { token })).data).toEqual({
      customer: { is_subscribed: true },
    })
  })

  test.each([
    ['', 'You must specify an email address to subscribe to a newsletter.'],
    ['nope', 'Enter a valid email address.'],
  ])('refuses %j', async (email, message) => {
    expect(refusal(await subscribe(email))).toEqual([['graphql-input', message]])
  })
})

describe('contact form', () => {
  const send = (change: object) =>
    shop.ask('mutation ($i: ContactUsInput!) { contactUs(input: $i) { status } }', {
      i: { name: 'Ada', email: 'ada@example.com', comment: 'Buongiorno', ...change },
    })

  const taken = { contactUs: { status: true } }

  test('goes to the shop, whose answer goes to the shopper', async () => {
    shop.takeMail()
    expect((await send({ telephone: '1', comment: 'Buongiorno,\n\navete <b>vasi</b>?' })).data).toEqual(taken)
    const [mail, ...others] = shop.takeMail()
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      kind: 'contact-message',
      recipient: 'ciao@terraesmalto.example',
      replyTo: 'ada@example.com',
      subject: 'Messaggio dal sito: Ada',
    })
    expect(mail?.plainText).toBe(
      'Messaggio dal sito: Ada\n\nBuongiorno,\n\navete <b>vasi</b>?\n\nNome: Ada\nEmail: ada@example.com\nTelefono: 1\n\n--\nTerra e Smalto\nhttp://localhost/\n',
    )
    expect(mail?.html).toContain('avete &lt;b&gt;vasi&lt;/b&gt;?')
  })

  test('keeps a name of several lines out of the head of the mail', async () => {
    await send({ name: 'Ada\r\nBcc: all@example.com', email: 'lines@example.com' })
    expect(shop.takeMail()[0]?.subject).toBe('Messaggio dal sito: Ada Bcc: all@example.com')
  })

  test('is sent once when the same words come again', async () => {
    shop.takeMail()
    const email = 'often@example.com'
    for (const _ of [1, 2]) expect((await send({ email })).data).toEqual(taken)
    expect(shop.takeMail()).toHaveLength(1)
    await send({ email, comment: 'Ancora io' })
    expect(shop.takeMail()).toHaveLength(1)
  })

  test.each([
    [{ name: '' }, 'Name field is required.'],
    [{ comment: ' ' }, 'Comment field is required.'],
    [{ email: 'nope' }, 'The email address is invalid. Verify the email address and try again.'],
  ])('refuses %j', async (change, message) => {
    expect(refusal(await send(change))).toEqual([['graphql-input', message]])
  })
})
