import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { afterEach, expect, test } from 'vitest'
import { createHostPages } from '#server/documents/hostPage.ts'
import { formPages } from '#server/forms/formPages.ts'
import { sendForm } from '#src/app/hostForms.ts'
import { formTextsOf } from '#src/app/hostTexts.ts'
import { SHOP } from '#src/shop/selectedShop.ts'
import type { CaptchaSettingsByStore } from '#src/shop/captchaSettings.ts'
import { theme } from '#shop-folder/theme.ts'

const [STORE] = SHOP.stores

/** Without the logo, which is a file. */
const { logo: _logo, ...BRAND } = SHOP.brand

const servers: { close: () => unknown }[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

type Asked = { readonly query: string; readonly variables: Record<string, unknown>; readonly store: string | null }

/** A host whose backend gives this answer. */
async function openHost(answer: () => Response, captcha: CaptchaSettingsByStore = {}) {
  const asked: Asked[] = []
  const app = express()
  app.use(
    formPages({
      gateway: {
        handle: async (request) => {
          const { query, variables } = (await request.json()) as Asked
          asked.push({ query, variables, store: request.headers.get('store') })
          return answer()
        },
      },
      originAt: (hostname) => `http://${hostname}`,
      stores: SHOP.stores,
      hostPages: await createHostPages({ folder: '.', brand: BRAND, theme }),
      textsOf: formTextsOf,
      send: sendForm,
      captcha: () => captcha,
    }),
  )
  app.use((_request, response) => void response.status(404).send('next'))
  const server = createServer(app).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const post = async (fields: Record<string, string>, headers: Record<string, string> = {}) => {
    const response = await fetch(`http://127.0.0.1:${port}/contact`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers,
    })
    return { status: response.status, allow: response.headers.get('allow'), html: await response.text() }
  }
  return { asked, post }
}

const answerOf = (data: object) => () => Response.json({ data })
const refused =
  (message: string, extensions: object, status = 200) =>
  () =>
    Response.json({ errors: [{ message, extensions }], data: null }, { status })

const MESSAGE = {
  form: 'contact',
  name: 'Ada',
  email: ' Ada@Example.com',
  telephone: '',
  comment: 'Ciao,\r\n<b>tutto bene?</b>',
  trap: '',
}

test('a message without JavaScript reaches the backend of its store as the storefront sends it', async () => {
  const { asked, post } = await openHost(answerOf({ contactUs: { status: true } }))
  const { status, html } = await post(MESSAGE)
  expect(status).toBe(200)
  expect(html).toContain('Messaggio inviato')
  expect(html).toContain(`<html lang="${STORE.locale}"`)
  expect(asked).toEqual([
    {
      query: expect.stringContaining('contactUs(input:$input)'),
      variables: { input: { name: 'Ada', email: 'ada@example.com', comment: expect.stringContaining('tutto bene?') } },
      store: STORE.magentoStoreCode,
    },
  ])
})

test('a program that fills in the hidden field is thanked, and nothing is sent', async () => {
  const { asked, post } = await openHost(answerOf({}))
  expect((await post({ ...MESSAGE, trap: 'x' })).html).toContain('Messaggio inviato')
  expect(asked).toEqual([])
})

test('a message that was not sent is still on the page, and is sent again by its button', async () => {
  const { post } = await openHost(() => Response.error())
  const { status, html } = await post(MESSAGE)
  expect(status).toBe(502)
  expect(html).toContain('Non riusciamo a collegarci')
  expect(html).toContain('&lt;b&gt;tutto bene?&lt;/b&gt;</p>')
  expect(html).toMatch(/<form method="post">.*name="form" value="contact".*Invia di nuovo/s)
  expect(html).not.toContain('<b>')
})

test('the limits and the refusals of the backend are explained', async () => {
  const limited = await openHost(refused('Too many tries.', { code: 'TOO_MANY_TRIES', retryAfterSeconds: 60 }, 429))
  expect((await limited.post(MESSAGE)).html).toContain('Troppi tentativi')
  const closed = await openHost(refused('The contact form is unavailable.', { category: 'graphql-input' }))
  expect((await closed.post(MESSAGE)).html).toContain('In questo momento il modulo è chiuso')
  const known = await openHost(refused('Already subscribed', { category: 'graphql-already-exists' }))
  // The answer is the same whether the address is subscribed or not.
  expect((await known.post({ form: 'newsletter', email: 'ada@example.com' })).html).toContain('Grazie!')
})

test('an e-mail with a mistake is no subscription, and the page says why', async () => {
  const { asked, post } = await openHost(answerOf({}))
  const { status, html } = await post({ form: 'newsletter', email: 'ada' })
  expect([status, asked]).toEqual([400, []])
  expect(html).toContain('Scrivi un indirizzo email completo')
})

test('a form that needs JavaScript, or a check of Google, is answered by a page with a way back', async () => {
  const settings = { [STORE.magentoStoreCode]: { contactUs: { kind: 'v3' as const, key: 'k' } } }
  const { asked, post } = await openHost(answerOf({}), settings)
  for (const fields of [{ email: 'a', password: 'secret' }, { form: 'toString' }, MESSAGE]) {
    const { status, allow, html } = await post(fields)
    expect([status, allow]).toEqual([405, 'GET, HEAD'])
    expect(html).toContain('Ha bisogno di JavaScript')
    expect(html).toContain('<a href=""')
    expect(html).not.toContain('secret')
  }
  expect(asked).toEqual([])
})

test('a form of another site is refused, and other requests are not answered here', async () => {
  const { asked, post } = await openHost(answerOf({}))
  expect((await post(MESSAGE, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect((await post(MESSAGE, { 'content-type': 'application/json' })).html).toBe('next')
  expect(asked).toEqual([])
})
