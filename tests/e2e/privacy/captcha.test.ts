import type { Browser, Locator, Page } from 'playwright'
import { afterAll, beforeAll, expect } from 'vitest'
import { builtFile } from '#tests/harness/browser/builtFile.ts'
import { GOOGLE_ASKED, standInForGoogle, watchTokens } from '#tests/harness/browser/googleStandIn.ts'
import { journey } from '#tests/harness/browser/journey.ts'
import { openShopper, routeUntil } from '#tests/harness/browser/shopper.ts'
import { startShopServer } from '#tests/harness/servers/shopServer.ts'
import type { ShopServer } from '#tests/harness/servers/shopServer.ts'
import { readCatalogue } from '../catalogue.ts'
import {
  acceptAgreements,
  addToCart,
  checkoutStep,
  fillGuestDetails,
  openPage,
  orderButton,
  prepareOrder,
  waitForCart,
} from '../walk.ts'

/** Forms that a Magento protects with Google reCAPTCHA, with a stand-in for Google's hosts. */

let shop: ShopServer
beforeAll(async () => {
  shop = await startShopServer({
    COMMERCE_CAPTCHA:
      'CUSTOMER_LOGIN=RECAPTCHA_V3 PLACE_ORDER=RECAPTCHA_V3 NEWSLETTER=RECAPTCHA PRODUCT_REVIEW=INVISIBLE COUPON_CODE=RECAPTCHA_V3',
  })
})
afterAll(() => shop.dispose())

async function visit(browser: Browser) {
  const { page, allow, leave } = await openShopper(browser, shop.url)
  const google = await standInForGoogle(page.context())
  allow(GOOGLE_ASKED)
  return { page, google, allow, leave, sent: watchTokens(page) }
}

const NOTICE = 'Questo modulo è protetto da Google reCAPTCHA.'
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Accedi' })

async function fillSignIn(page: Page): Promise<void> {
  await dialog(page).getByLabel('Email', { exact: true }).fill('giulia@example.com')
  await dialog(page).getByLabel('Password').fill('Ceramica.2026')
}

const signIn = (page: Page) => dialog(page).getByRole('button', { name: 'Accedi' }).click()

journey('nothing of Google is requested before the first focus of a protected form', async ({ browser }) => {
  const { page, google, leave } = await visit(browser)
  await openPage(page, '/contact')
  await page.getByRole('textbox', { name: /^Nome/ }).fill('Ada')
  const { simple } = await readCatalogue(shop.url)
  await openPage(page, simple.path)
  await addToCart(page)
  await waitForCart(page, 1)
  const footer = page.getByRole('textbox', { name: /^Indirizzo email/ }).last()
  await openPage(page, '/')
  await footer.scrollIntoViewIfNeeded()
  await page.getByText(NOTICE).last().waitFor()
  expect(google.asked).toEqual([])
  await footer.focus()
  await expect.poll(() => google.asked).toEqual([expect.stringContaining('/recaptcha/api.js?render=explicit&hl=it')])
  await leave()
})

journey('the sign-in sends a token, and a new one after a refusal', async ({ browser }) => {
  const { page, google, sent, leave } = await visit(browser)
  await openPage(page, '/account/signin?from=%2Faccount')
  await dialog(page).getByText(NOTICE).waitFor()
  google.behave('unbelieved')
  await fillSignIn(page)
  await signIn(page)
  await dialog(page).getByText('Google reCAPTCHA non ha potuto confermare').waitFor()
  expect(await dialog(page).getByLabel('Password').inputValue()).toBe('Ceramica.2026')
  google.behave('well')
  await page.reload()
  await fillSignIn(page)
  await signIn(page)
  await page.waitForURL((url) => url.pathname === '/account')
  const tokens = sent.filter(({ operation }) => operation === 'useSignInMutation').map(({ token }) => token)
  expect(tokens).toEqual([expect.stringMatching(/^nobody\./), expect.stringMatching(/^engine-recaptcha-v3\./)])
  expect(sent.filter(({ operation, token }) => operation !== 'useSignInMutation' && token !== undefined)).toEqual([])
  await leave()
})

journey('each try of a form has a token of its own', async ({ browser }) => {
  const { page, allow, sent, leave } = await visit(browser)
  allow(/answer 4\d\d|status of 4\d\d/)
  await openPage(page, '/account/signin?from=%2Faccount')
  await fillSignIn(page)
  await dialog(page).getByLabel('Password').fill('wrong')
  await signIn(page)
  await dialog(page).getByText('Email o password non corrispondono').waitFor()
  await dialog(page).getByLabel('Password').fill('Ceramica.2026')
  await signIn(page)
  await page.waitForURL((url) => url.pathname === '/account')
  const tokens = sent.filter(({ operation }) => operation === 'useSignInMutation').map(({ token }) => token)
  expect(new Set(tokens).size).toBe(2)
  await leave()
})

for (const mood of ['blocked', 'throwing'] as const) {
  journey(`a form says that Google is ${mood}, keeps its content, and can be sent later`, async ({ browser }) => {
    const { page, google, allow, sent, leave } = await visit(browser)
    allow(/ERR_BLOCKED_BY_CLIENT|thrown by Google|reCAPTCHA|vetrina:captcha/)
    google.behave(mood)
    await openPage(page, '/account/signin?from=%2Faccount')
    await fillSignIn(page)
    await signIn(page)
    await dialog(page).getByText('Google reCAPTCHA non risponde').waitFor()
    expect(sent.filter(({ operation }) => operation === 'useSignInMutation')).toEqual([])
    google.behave('well')
    await signIn(page)
    await page.waitForURL((url) => url.pathname === '/account')
    await leave()
  })
}

journey('an order is placed with a token, and after a refusal with another one', async ({ browser }) => {
  const { page, google, sent, leave } = await visit(browser)
  const { simple } = await readCatalogue(shop.url)
  await openPage(page, simple.path)
  await addToCart(page)
  await waitForCart(page, 1)
  google.behave('unbelieved')
  await openPage(page, '/checkout')
  await fillGuestDetails(page)
  await prepareOrder(page)
  await orderButton(page).click()
  await page.getByRole('main').getByText('Google reCAPTCHA non ha potuto confermare').waitFor()
  google.behave('well')
  await page.reload()
  await checkoutStep(page, 'Pagamento')
  await acceptAgreements(page)
  await orderButton(page).click()
  await page.locator('[data-order-number]').first().waitFor()
  const tokens = sent.filter(({ operation }) => operation === 'placeOrderMutation').map(({ token }) => token)
  expect(tokens).toEqual([expect.stringMatching(/^nobody\./), expect.stringMatching(/^engine-recaptcha-v3\./)])
  await leave()
})

journey('the newsletter waits for the tick in the box', async ({ browser }) => {
  const { page, sent, leave } = await visit(browser)
  await openPage(page, '/')
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Iscriviti' }) })
  await form.getByRole('textbox').fill('ada@example.com')
  const box = form.getByRole('button', { name: 'Non sono un robot' })
  await box.waitFor()
  await form.getByRole('button', { name: 'Iscriviti' }).click()
  await form.getByText('Prima serve la conferma che non sei un robot').waitFor()
  expect(await form.getByRole('textbox').inputValue()).toBe('ada@example.com')
  await box.click()
  await form.getByRole('button', { name: 'Iscriviti' }).click()
  await page.getByText('Grazie!').waitFor()
  expect(sent.filter(({ token }) => token !== undefined)).toEqual([
    { operation: 'useSubscribeEmailToNewsletterMutation', token: expect.stringMatching(/^engine-recaptcha\./) },
  ])
  await leave()
})

journey('a coupon is sent again with a token when only the refusal shows that it needs one', async ({ browser }) => {
  const { page, google, sent, leave } = await visit(browser)
  const { simple } = await readCatalogue(shop.url)
  await openPage(page, simple.path)
  await addToCart(page)
  await waitForCart(page, 1)
  await openPage(page, '/cart')
  const field = page.getByRole('textbox', { name: 'Codice sconto' })
  await field.fill('BENVENUTO10')
  expect(google.asked).toEqual([])
  await page.getByRole('button', { name: 'Applica' }).click()
  await page.getByRole('button', { name: 'Togli il codice' }).waitFor()
  const tokens = sent.filter(({ operation }) => operation === 'CouponFieldApplyMutation').map(({ token }) => token)
  expect(tokens).toEqual([undefined, expect.stringMatching(/^engine-recaptcha-v3\./)])
  await leave()
})

journey('a review is sent with a token of an invisible check', async ({ browser }) => {
  const { page, sent, leave } = await visit(browser)
  const { simple } = await readCatalogue(shop.url)
  await openPage(page, simple.path)
  await page.getByRole('button', { name: 'Scrivi una recensione' }).click()
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Invia la recensione' }) })
  await form.getByText(NOTICE).waitFor()
  const groups = form.getByRole('group')
  for (let index = 0; index < (await groups.count()); index += 1)
    await groups.nth(index).getByRole('radio').last().press('Space')
  await form.getByRole('textbox', { name: /^Nome/ }).fill('Ada')
  await form.getByRole('textbox', { name: /^Titolo/ }).fill('Bella')
  await form.getByRole('textbox', { name: /^La tua opinione/ }).fill('Mi piace.')
  await form.getByRole('button', { name: 'Invia la recensione' }).click()
  await page.getByText('Grazie, l’abbiamo ricevuta!').waitFor()
  expect(sent.filter(({ token }) => token !== undefined)).toEqual([
    { operation: 'useCreateProductReviewMutation', token: expect.stringMatching(/^engine-invisible\./) },
  ])
  await leave()
})

journey('a form whose check did not load says so, and a retry brings it', async ({ browser }) => {
  const { page, allow, sent, leave } = await visit(browser)
  allow(/ERR_FAILED|Failed to (?:load|fetch)|\[vetrina\]|page error|preload/)
  const { simple } = await readCatalogue(shop.url)
  const endFailures = await routeUntil(page, builtFile('src/features/captcha/CaptchaBox.tsx'), (route) =>
    route.abort('failed'),
  )
  await openPage(page, simple.path)
  const write = page.getByRole('button', { name: 'Scrivi una recensione' })
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Invia la recensione' }) })
  const missing = form.getByRole('alert').filter({ hasText: 'Questa parte non è arrivata' })
  // The shop loads the document again by itself, which closes the form.
  const inForm = async (part: Locator) => {
    const found = async () => {
      // A click before hydration opens it later, so the button may go at any moment.
      if ((await form.count()) === 0)
        await write.evaluateAll((buttons) => {
          for (const button of buttons) if (button instanceof HTMLElement) button.click()
        })
      return part.count()
    }
    await expect.poll(found).toBe(1)
  }
  await inForm(missing)
  endFailures()
  await missing.getByRole('button', { name: 'Riprova' }).click()
  await inForm(form.getByText(NOTICE))
  expect(await missing.count()).toBe(0)
  expect(sent.filter(({ token }) => token !== undefined)).toEqual([])
  await leave()
})

journey('the host passes a token on, also where it keeps the tokens of customers itself', async () => {
  const guarded = await startShopServer({ COMMERCE_CAPTCHA: 'CUSTOMER_LOGIN=RECAPTCHA_V3', TOKEN_STORAGE: 'cookie' })
  try {
    const signInAt = async (url: string, token: string) => {
      const answer = await fetch(`${url}/api/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-recaptcha': token },
        body: JSON.stringify({
          query: 'mutation { generateCustomerToken(email: "giulia@example.com", password: "Ceramica.2026") { token } }',
        }),
      })
      return (await answer.json()) as { readonly errors?: readonly { readonly message: string }[] }
    }
    for (const { url } of [shop, guarded]) {
      const refused = await signInAt(url, '')
      expect(refused.errors?.[0]?.message).toBe('ReCaptcha validation failed, please try again')
      const { errors } = await signInAt(url, `engine-recaptcha-v3.${Date.now()}.host`)
      expect(errors).toBeUndefined()
    }
  } finally {
    await guarded.dispose()
  }
})

journey('only documents of a shop with protected forms may load Google’s script', async ({ shopUrl }) => {
  const policyOf = async (url: string) => (await fetch(url)).headers.get('content-security-policy') ?? ''
  expect(await policyOf(`${shop.url}/`)).toMatch(/script-src[^;]* https:\/\/www\.google\.com\/recaptcha\//)
  expect(await policyOf(`${shop.url}/`)).toMatch(/frame-src[^;]* https:\/\/www\.google\.com\/recaptcha\//)
  expect(await policyOf(`${shopUrl}/`)).not.toContain('google')
})
