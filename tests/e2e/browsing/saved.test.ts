import { expect } from 'vitest'
import { createCommerceClient } from '#tests/contract/commerceClient.ts'
import { createSteps, PASSWORD } from '#tests/contract/preparations.ts'
import { axeViolations } from '#tests/harness/axe.ts'
import { journey } from '#tests/harness/browser/journey.ts'
import { readCatalogue } from '../catalogue.ts'
import { hydrated, openPage, waitForCart } from '../walk.ts'

journey(
  'a guest’s saved products are in the account after sign-in, go into the cart, and leave no trace',
  async ({ shopper, shopUrl }) => {
    const { page, allow } = shopper
    // Requests that are pending when the session ends.
    allow(/answer 403|status of 403/)
    const { simple, configurable, wares } = await readCatalogue(shopUrl)
    const { email } = await createSteps(createCommerceClient(`${shopUrl}/api/graphql`, fetch), wares).newCustomer()
    const main = page.getByRole('main')
    const press = async (name: string) => {
      const button = main.getByRole('button', { name, exact: true })
      await hydrated(button)
      await button.click()
      await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true')
    }
    const kept = () =>
      page.evaluate(() => ({
        wishes: localStorage.getItem('vetrina.wishlist'),
        compared: localStorage.getItem('vetrina.compare'),
      }))
    for (const [before, { path }] of [simple, configurable].entries()) {
      await openPage(page, path)
      await press('Lista dei desideri')
      await press('Confronta')
      // The button changes before the backend has created the list: the document is only left afterwards.
      await expect
        .poll(async () => (JSON.parse((await kept()).compared ?? '{}') as { products?: unknown[] }).products?.length)
        .toBe(before + 1)
    }
    await page.getByRole('link', { name: 'Lista dei desideri, 2 pezzi' }).click()
    await main.getByRole('button', { name: `Sposta nel carrello: ${simple.name}` }).waitFor()
    await main.getByRole('link', { name: `Scegli le opzioni: ${configurable.name}` }).waitFor()
    expect(await axeViolations(page)).toEqual([])

    await main.getByRole('link', { name: 'Accedi' }).click()
    const dialog = page.getByRole('dialog', { name: 'Accedi' })
    await dialog.getByLabel('Email').fill(email)
    await dialog.getByLabel('Password').fill(PASSWORD)
    await dialog.getByRole('button', { name: 'Accedi' }).click()
    await page.waitForURL((url) => url.pathname === '/wishlist')
    await main.getByRole('button', { name: `Aggiungi una nota per ${simple.name}` }).waitFor()
    await expect.poll(kept).toEqual({ wishes: null, compared: null })
    await main.getByRole('button', { name: `Sposta nel carrello: ${simple.name}` }).click()
    await waitForCart(page, 1)
    await page.getByRole('link', { name: 'Lista dei desideri, 1 pezzo' }).waitFor()

    await page.getByRole('link', { name: 'Confronta 2 pezzi' }).press('Enter')
    await main.getByRole('columnheader').filter({ hasText: configurable.name }).waitFor()
    expect(await axeViolations(page)).toEqual([])
    const facts = main.getByRole('rowheader')
    const all = await facts.count()
    await main.getByRole('checkbox', { name: 'Solo differenze' }).check()
    await expect.poll(() => facts.count()).toBeLessThan(all)

    await page.getByRole('link', { name: 'Il tuo account' }).click()
    await page.getByRole('button', { name: 'Esci' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    await page.getByRole('link', { name: 'Lista dei desideri, 0 pezzi' }).waitFor()
    expect(await kept()).toEqual({ wishes: null, compared: null })
  },
)
