import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { scryptSync } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import { seed as demoShop } from '#shop-folder/seed/seed.ts'
import { PASSWORD_COST } from '#server/commerce/engine/passwordCost.ts'
import { openQuoteShop, type QuoteShop, refusal, signIn, signUp, textAt } from '../quoteShop.ts'

const EMAIL = 'ada@example.com'
const PASSWORD = 'Passw0rd!'
const NEW_PASSWORD = 'Nuova.2026'

const opened: (() => void)[] = []
afterEach(() => opened.splice(0).forEach((close) => close()))

function open(options: Parameters<typeof openQuoteShop>[0] = {}): QuoteShop {
  const shop = openQuoteShop(options)
  opened.push(shop.close)
  return shop
}

/** With a second connection to its database. */
function openWithDatabase() {
  const folder = mkdtempSync(join(tmpdir(), 'vetrina-access-'))
  const databasePath = join(folder, 'shop.sqlite')
  const shop = open({ databasePath, passwordCost: PASSWORD_COST })
  const database = new DatabaseSync(databasePath)
  opened.push(
    () => database.close(),
    () => rmSync(folder, { recursive: true }),
  )
  return { shop, database }
}

const confirmingShop = (): QuoteShop =>
  open({
    shop: {
      stores: demoShop.stores.map((store) => ({
        ...store,
        config: { ...store.config, isAccountConfirmationRequired: true },
      })),
    },
  })

const trySignIn = (shop: QuoteShop, password = PASSWORD, from = '203.0.113.7', email = EMAIL) =>
  shop.ask(
    'mutation ($e: String!, $p: String!) { generateCustomerToken(email: $e, password: $p) { token } }',
    { e: email, p: password },
    { from },
  )
const isAlive = async (shop: QuoteShop, token: string) =>
  (await shop.ask('{ customer { email } }', {}, { token })).status === 200
const requestReset = (shop: QuoteShop, email = EMAIL) =>
  shop.ask('mutation ($e: String!) { requestPasswordResetEmail(email: $e) }', { e: email })
const reset = (shop: QuoteShop, token: string, email = EMAIL) =>
  shop.ask(
    'mutation ($e: String!, $t: String!, $p: String!) { resetPassword(email: $e, resetPasswordToken: $t, newPassword: $p) }',
    { e: email, t: token, p: NEW_PASSWORD },
  )

/** The parameters in the fragment of the last mail's link. */
function mailedSecret(shop: QuoteShop): URLSearchParams {
  const link = /http\S+#\S+/.exec(shop.takeMail().at(-1)?.plainText ?? '')?.[0]
  return new URLSearchParams(link === undefined ? '' : new URL(link).hash.slice(1))
}

async function mailedToken(shop: QuoteShop): Promise<string> {
  shop.takeMail()
  await requestReset(shop)
  return mailedSecret(shop).get('token') ?? ''
}

type Event = (shop: QuoteShop, session: string) => Promise<unknown>

const EVENTS: Readonly<Record<string, Event>> = {
  'a changed password': (shop, token) =>
    shop.ask(
      'mutation ($o: String!, $n: String!) { changeCustomerPassword(currentPassword: $o, newPassword: $n) { email } }',
      { o: PASSWORD, n: NEW_PASSWORD },
      { token },
    ),
  'a changed e-mail': (shop, token) =>
    shop.ask(
      'mutation ($p: String!) { updateCustomerEmail(email: "new@example.com", password: $p) { customer { email } } }',
      { p: PASSWORD },
      { token },
    ),
  'a reset': async (shop) => {
    // The link that is tested was sent before.
    shop.advance(61_000)
    return reset(shop, await mailedToken(shop))
  },
  'a sign-out': (shop, token) => shop.ask('mutation { revokeCustomerToken { result } }', {}, { token }),
  'the end of the account': (shop, token) => shop.ask('mutation { deleteCustomer }', {}, { token }),
}

describe.each([
  ['a changed password', { own: true, other: false, link: false }],
  ['a changed e-mail', { own: true, other: false, link: false }],
  ['a reset', { own: false, other: false, link: false }],
  ['a sign-out', { own: false, other: false, link: true }],
  ['the end of the account', { own: false, other: false, link: false }],
] as const)('after %s', (name, left) => {
  test('only the right sessions and links are left', async () => {
    const shop = open()
    const own = await signUp(shop, EMAIL)
    const other = await signIn(shop, EMAIL)
    const token = await mailedToken(shop)
    const outcome = await EVENTS[name]?.(shop, own)
    expect(outcome).toMatchObject({ errors: [] })
    expect({ own: await isAlive(shop, own), other: await isAlive(shop, other) }).toEqual({
      own: left.own,
      other: left.other,
    })
    const answers = await Promise.all([EMAIL, 'new@example.com'].map((email) => reset(shop, token, email)))
    expect(answers.some(({ errors }) => errors.length === 0)).toBe(left.link)
  })
})

describe('a checked password, when the access has ended meanwhile', () => {
  /** Ends the access while a password is checked: the try is written before that, and deleted after it. */
  async function endAccess(database: DatabaseSync): Promise<void> {
    const tries = database.prepare('SELECT 1 FROM sign_in_failure')
    while (tries.get() === undefined) await new Promise((resolve) => void setImmediate(resolve))
    database.prepare('UPDATE customer SET access_version = access_version + 1 WHERE email = ?').run(EMAIL)
  }

  test('allows no sign-in', async () => {
    const { shop, database } = openWithDatabase()
    await signUp(shop, EMAIL)
    const underWay = trySignIn(shop)
    await endAccess(database)
    expect(refusal(await underWay)[0]?.[0]).toBe('graphql-authentication')
    expect((await trySignIn(shop)).errors).toEqual([])
  })

  test.each(['a changed password', 'a changed e-mail'])('does not allow %s', async (name) => {
    const { shop, database } = openWithDatabase()
    const session = await signUp(shop, EMAIL)
    const underWay = EVENTS[name]?.(shop, session)
    await endAccess(database)
    expect(await underWay).toMatchObject({ errors: [{ extensions: { category: 'graphql-authentication' } }] })
    expect((await trySignIn(shop)).errors).toEqual([])
  })

  test('gives no session beside a reset, whichever comes first', async () => {
    const shop = open()
    await signUp(shop, EMAIL)
    const token = await mailedToken(shop)
    const [signedIn] = await Promise.all([trySignIn(shop), reset(shop, token)])
    const issued = signedIn.errors.length === 0 ? textAt(signedIn, 'generateCustomerToken.token') : null
    expect(issued !== null && (await isAlive(shop, issued))).toBe(false)
  })
})

describe('the lock after wrong passwords', () => {
  test('is the client’s: a stranger locks nobody else out, and no reset', async () => {
    const shop = open()
    await signUp(shop, EMAIL)
    for (let count = 0; count < 6; count += 1) await trySignIn(shop, 'Wrong.123', '198.51.100.1')
    expect((await trySignIn(shop, PASSWORD, '198.51.100.1')).errors).toHaveLength(1)
    expect((await trySignIn(shop, PASSWORD, '203.0.113.7')).errors).toEqual([])
    expect((await reset(shop, await mailedToken(shop))).data).toEqual({ resetPassword: true })
    // A new password ends the lock too.
    expect((await trySignIn(shop, NEW_PASSWORD, '198.51.100.1')).errors).toEqual([])
  })
})

describe('nobody learns whether there is an account', () => {
  const UNKNOWN = 'nobody@example.com'

  test.each<[what: string, ask: (shop: QuoteShop, email: string) => Promise<unknown>]>([
    ['asking for a new password', requestReset],
    ['a wrong token', (shop, email) => reset(shop, 'wrong', email)],
    ['a wrong password', (shop, email) => trySignIn(shop, 'Wrong.123', '203.0.113.7', email)],
    [
      'a wrong confirmation',
      (shop, email) =>
        shop.ask(
          'mutation ($e: String!) { confirmEmail(input: { email: $e, confirmation_key: "x" }) { customer { email } } }',
          {
            e: email,
          },
        ),
    ],
    [
      'asking for the confirmation again',
      (shop, email) => shop.ask('mutation ($e: String!) { resendConfirmationEmail(email: $e) }', { e: email }),
    ],
  ])('by %s', async (_what, ask) => {
    const shop = open()
    await signUp(shop, EMAIL)
    expect(await ask(shop, EMAIL)).toEqual(await ask(shop, UNKNOWN))
  })

  test('by signing up where addresses are confirmed: the owner gets a mail', async () => {
    const shop = confirmingShop()
    const create = (email: string) =>
      shop.ask(
        `mutation ($e: String!) { createCustomerV2(input: { email: $e, firstname: "Eva", lastname: "L", password: "Passw0rd!", is_subscribed: false }) {
          customer { email firstname is_subscribed addresses { id } } } }`,
        { e: email },
      )
    const person = { firstname: 'Eva', is_subscribed: false, addresses: [] }
    // The demo account is confirmed, and subscribed to the newsletter.
    expect(await create('giulia@example.com')).toEqual({
      status: 200,
      errors: [],
      data: { createCustomerV2: { customer: { email: 'giulia@example.com', ...person } } },
    })
    const [mail, ...others] = shop.takeMail()
    expect([mail?.kind, mail?.recipient, others]).toEqual(['account-exists', 'giulia@example.com', []])
    expect(mail?.plainText).toContain('Ciao Giulia, hai già un account')

    expect((await create(EMAIL)).data).toEqual({ createCustomerV2: { customer: { email: EMAIL, ...person } } })
    const key = mailedSecret(shop).get('key')
    await create(EMAIL)
    expect(mailedSecret(shop).get('key')).toBe(key)
  })
})

test('a hash of an earlier cost is replaced at the next sign-in', async () => {
  const { shop, database } = openWithDatabase()
  await signUp(shop, EMAIL)
  const key = scryptSync(PASSWORD, 'salt', 32, { N: 32_768, r: 8, p: 1, maxmem: 2 ** 28 }).toString('base64')
  database.prepare('UPDATE customer SET password_hash = ? WHERE email = ?').run(`scrypt$32768$8$1$salt$${key}`, EMAIL)
  const hash = () => database.prepare('SELECT password_hash AS hash FROM customer WHERE email = ?').get(EMAIL)?.['hash']
  expect((await trySignIn(shop, 'Wrong.123')).errors).toHaveLength(1)
  expect(hash()).toMatch(/^scrypt\$32768\$8\$1\$/)
  const [first, second] = await Promise.all([trySignIn(shop), trySignIn(shop)])
  expect([first.errors, second.errors]).toEqual([[], []])
  expect(hash()).toMatch(/^scrypt\$32768\$8\$3\$/)
  expect((await trySignIn(shop)).errors).toEqual([])
})

test('a shop may refuse passwords of known breaches, wherever one is chosen', async () => {
  const BREACHED = [['graphql-input', 'This password was found in a data breach. Create a new password and try again.']]
  const shop = open({ isBreachedPassword: (password) => password === NEW_PASSWORD })
  const session = await signUp(shop, EMAIL)
  const create = `mutation ($p: String!) { createCustomerV2(input: { email: "b@example.com", firstname: "B", lastname: "L", password: $p }) { customer { email } } }`
  expect(refusal(await shop.ask(create, { p: NEW_PASSWORD }))).toEqual(BREACHED)
  expect((await shop.ask(create, { p: PASSWORD })).errors).toEqual([])
  expect(await EVENTS['a changed password']?.(shop, session)).toMatchObject({ errors: [{ message: BREACHED[0]?.[1] }] })
  expect(refusal(await reset(shop, await mailedToken(shop)))).toEqual(BREACHED)
})

test('names in mails are one line without addresses', async () => {
  const shop = open()
  const create = 'mutation ($i: CustomerCreateInput!) { createCustomerV2(input: $i) { customer { email } } }'
  await shop.ask(create, { i: { email: EMAIL, firstname: 'Win at\nwww.evil.com', lastname: 'L', password: PASSWORD } })
  const text = shop
    .takeMail()
    .map(({ plainText, subject }) => `${subject} ${plainText}`)
    .join()
  expect(text).toContain('Win at www. evil. com')
  expect(text).not.toContain('evil.com')
})

test('outside of a demo shop there are no accounts with published passwords, and no published gift cards', async () => {
  const shop = open({ hasDemoData: false, edition: 'commerce' })
  expect((await trySignIn(shop, 'Ceramica.2026', '203.0.113.7', 'giulia@example.com')).errors).toHaveLength(1)
  const [card] = demoShop.giftCards
  expect(card).toBeDefined()
  const ask = (code: string) =>
    shop.ask('query ($c: String!) { giftCardAccount(input: { gift_card_code: $c }) { code } }', { c: code })
  expect((await ask(card?.code ?? '')).errors).toHaveLength(1)
  const demo = open({ edition: 'commerce' })
  expect((await trySignIn(demo, 'Ceramica.2026', '203.0.113.7', 'giulia@example.com')).errors).toEqual([])
})
