import { expect } from 'vitest'
import { journey } from '#tests/harness/browser/journey.ts'
import { openShopper } from '#tests/harness/browser/shopper.ts'
import { readCatalogue } from '../catalogue.ts'
import { addToCart, checkoutStep, goOn, openPage, orderButton, waitForCart } from '../walk.ts'

journey(
  'a guest orders on a phone and collects it in the nearest shop; the choice outlives a reload',
  async ({ browser, shopUrl }) => {
    const { simple } = await readCatalogue(shopUrl)
    const { page, leave } = await openShopper(browser, shopUrl, { viewport: { width: 360, height: 640 } })
    const main = page.getByRole('main')
    const field = (label: string) => main.getByRole('textbox', { name: new RegExp(`^${label}`) })
    await openPage(page, simple.path)
    await addToCart(page)
    await waitForCart(page, 1)
    await openPage(page, '/checkout')
    await field('Email').fill('ada@example.com')
    await goOn(page)
    await checkoutStep(page, 'Consegna')
    await main.getByRole('radio', { name: 'Ritiro in negozio' }).check({ force: true })
    const places = main.getByRole('group', { name: 'Negozio' }).getByRole('radio')
    await field('Il tuo CAP').fill('20900')
    await field('Il tuo CAP').press('Enter')
    await main.getByText('Dal più vicino a «20900».').waitFor()
    expect(await places.first().getAttribute('value')).toBe('milano')
    await places.first().check({ force: true })
    await field('Nome').fill('Ada')
    await field('Cognome').fill('Bianchi')
    await field('Telefono').fill('02123456')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await goOn(page)
    await checkoutStep(page, 'Pagamento')
    await page.reload()
    await main.getByText('Negozio di Milano, Via Solferino 900').waitFor()
    await field('Indirizzo').fill('Via Dante 1')
    await field('CAP').fill('50123')
    await field('Città').fill('Firenze')
    await main.getByRole('combobox', { name: /^Provincia/ }).selectOption({ label: 'Firenze' })
    await main.getByRole('radio', { name: 'Bonifico bancario' }).check({ force: true })
    await main.getByRole('checkbox', { name: /condizioni/ }).check({ force: true })
    await orderButton(page).click()
    await page.waitForURL((at) => at.pathname === '/checkout/success')
    await main.getByText('Ritiro presso').waitFor()
    expect(await main.getByText('Consegna a').count()).toBe(0)
    expect(await main.getByText('Via Solferino 900').count()).toBe(1)
    await leave()
  },
)
