import { expect } from 'vitest'
import { axeViolations } from '#tests/harness/axe.ts'
import { journey } from '#tests/harness/browser/journey.ts'
import { hydrated, openPage, waitForCart } from '../walk.ts'

journey(
  'pieces go into the cart from the list: at once, or after a quick look that Back closes',
  async ({ shopper }) => {
    const { page } = shopper
    await openPage(page, '/tavola.html')
    const main = page.getByRole('main')
    const add = main.getByRole('button', { name: 'Aggiungi al carrello: Teiera Pausa' })
    await hydrated(add)
    await add.hover()
    await add.click()
    await waitForCart(page, 1)
    await page.getByText('Teiera Pausa è nel carrello').waitFor()
    expect(new URL(page.url()).pathname).toBe('/tavola.html')

    const choose = main.getByRole('link', { name: 'Scegli le opzioni: Brocca Fonte' })
    await choose.hover()
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      choose.click({ modifiers: ['ControlOrMeta'] }),
    ])
    await tab.waitForURL((url) => `${url.pathname}${url.search}` === '/brocca-fonte.html')
    await tab.close()

    await choose.focus()
    await page.keyboard.press('Enter')
    const look = page.getByRole('dialog', { name: 'Vista rapida' })
    await look.getByRole('heading', { name: 'Brocca Fonte' }).waitFor()
    expect(new URL(page.url()).search).toBe('?quick=1')
    expect(await axeViolations(page)).toEqual([])
    await look.getByRole('radio').first().check({ force: true })
    await page.waitForURL((url) => url.searchParams.has('smalto') && url.searchParams.has('quick'))
    await page.reload()
    const buy = look.getByRole('button', { name: 'Aggiungi al carrello', exact: true })
    await hydrated(buy)
    await main.getByRole('heading', { level: 1, name: 'Tavola', includeHidden: true }).waitFor({ state: 'attached' })
    await buy.click()
    await waitForCart(page, 2)
    await page.goBack()
    await look.waitFor({ state: 'detached' })
    expect(new URL(page.url()).pathname).toBe('/tavola.html')
  },
)
