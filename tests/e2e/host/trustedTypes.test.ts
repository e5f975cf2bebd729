import type { Page } from 'playwright'
import { expect } from 'vitest'
import { journey } from '#tests/harness/browser/journey.ts'
import { openShopper } from '#tests/harness/browser/shopper.ts'
import { waitForWholePage } from '#tests/harness/browser/wholePage.ts'
import { startShopServer } from '#tests/harness/servers/shopServer.ts'
import { readCatalogue } from '../catalogue.ts'
import { addToCart, cartDialog, checkoutStep, openPage, waitForQuantity } from '../walk.ts'

/** The texts that the policies of the documents of this visit refused or would refuse. */
async function watchViolations(page: Page): Promise<readonly string[]> {
  const violations: string[] = []
  await page.exposeFunction('noteViolation', (text: string) => void violations.push(text))
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample, sourceFile }) => {
      const note = Reflect.get(window, 'noteViolation') as (text: string) => void
      note([location.pathname, effectiveDirective, blockedURI, sample, sourceFile].join(' '))
    }),
  )
  return violations
}

journey('documents report texts without a policy, unless the scripts of vendors run in them', async ({ shopUrl }) => {
  const { headers } = await fetch(`${shopUrl}/`)
  expect(headers.get('content-security-policy-report-only')).toContain("require-trusted-types-for 'script'")
  expect(headers.get('content-security-policy')).not.toContain('trusted-types')
})

journey('the pages of the shop work in browsers that refuse each text without a policy', async ({ browser }) => {
  const shop = await startShopServer({ TRUSTED_TYPES: 'enforce' })
  try {
    const { simple, configurable, categoryPath } = await readCatalogue(shop.url)
    const shopper = await openShopper(browser, shop.url, { serviceWorkers: 'allow' })
    const { page } = shopper
    const violations = await watchViolations(page)
    const answer = await page.goto('/')
    expect(answer?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'")

    // Documents of their own.
    const paths = ['/', categoryPath, '/search?q=vaso', configurable.path, '/privacy', '/contact', '/account/signin']
    for (const path of [...paths, '/cart', '/checkout', '/orders/find', '/wishlist']) {
      await openPage(page, path)
      await waitForWholePage(page)
    }

    // The same pages in one document, which creates their elements in the browser.
    await openPage(page, '/')
    await page.getByRole('navigation').locator(`a[href="${categoryPath}"]`).filter({ visible: true }).first().click()
    await page.waitForURL((url) => url.pathname === categoryPath)
    await waitForWholePage(page)
    await page.getByRole('main').getByRole('article').getByRole('link').filter({ visible: true }).first().click()
    await page.waitForURL((url) => url.pathname !== categoryPath)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await waitForWholePage(page)

    await openPage(page, `${simple.path}?zoom=1`)
    await page.locator('.pswp__button').first().waitFor({ state: 'attached' })
    await openPage(page, simple.path)
    await addToCart(page)
    await waitForQuantity(page, 1)
    await page
      .getByRole('link', { name: /^Carrello/ })
      .first()
      .click()
    await cartDialog(page).getByRole('link', { name: 'Vai alla cassa' }).click()
    await checkoutStep(page, 'Consegna')
    await waitForWholePage(page)

    await openPage(page, '/account/signin?from=%2Faccount')
    await page.getByLabel('Email', { exact: true }).fill('giulia@example.com')
    await page.getByLabel('Password', { exact: true }).fill('Ceramica.2026')
    await page.getByRole('dialog', { name: 'Accedi' }).getByRole('button', { name: 'Accedi' }).click()
    await page.waitForURL((url) => url.pathname === '/account')
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await waitForWholePage(page)
    expect(violations).toEqual([])
    await shopper.leave()
  } finally {
    await shop.dispose()
  }
})
