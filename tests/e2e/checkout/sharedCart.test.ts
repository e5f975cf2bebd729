import { expect } from 'vitest'
import { axeViolations } from '#tests/harness/axe.ts'
import { journey } from '#tests/harness/browser/journey.ts'
import { openShopper } from '#tests/harness/browser/shopper.ts'
import { addToCart, cartButton, cartDialog, chooseOptions, hydrated, openPage, waitForCart } from '../walk.ts'

journey(
  'a cart is shared as a link, and opening it adds its lines to the existing cart',
  async ({ browser, shopUrl }) => {
    const sender = await openShopper(browser, shopUrl)
    await sender.page.addInitScript(() => {
      Object.defineProperty(navigator.clipboard, 'writeText', {
        value: async (text: string) => void Reflect.set(window, 'copied', text),
      })
    })
    await openPage(sender.page, '/vaso-anfora.html')
    await chooseOptions(sender.page)
    await addToCart(sender.page)
    await waitForCart(sender.page, 1)
    await cartButton(sender.page).click()
    const share = cartDialog(sender.page).getByRole('button', { name: 'Condividi il carrello' })
    await hydrated(share)
    await share.click()
    const copied = () => sender.page.evaluate(() => String(Reflect.get(window, 'copied')))
    await expect.poll(copied).toMatch(/\/cart\/shared#1;/)
    const link = new URL(await copied())
    await sender.leave()

    const receiver = await openShopper(browser, shopUrl)
    const { page } = receiver
    await openPage(page, '/teiera-pausa.html')
    await addToCart(page)
    await waitForCart(page, 1)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await openPage(page, `${link.pathname}${link.hash}`)
    const main = page.getByRole('main')
    await main.getByRole('link', { name: 'Vaso Anfora' }).waitFor()
    expect(page.url()).toContain(link.hash)
    expect(asked.filter((url) => url.includes(link.hash.slice(1)) && !url.includes('#'))).toEqual([])
    expect(await axeViolations(page)).toEqual([])
    const add = main.getByRole('button', { name: 'Aggiungi al carrello 1 pezzo' })
    await hydrated(add)
    await add.click()
    await waitForCart(page, 2)
    await main.getByText('È tutto nel carrello.').waitFor()
    await main.getByRole('link', { name: 'Vai al carrello' }).click()
    await cartDialog(page).getByRole('link', { name: 'Vaso Anfora' }).waitFor()
    await page.reload()
    await cartDialog(page).getByRole('link', { name: 'Teiera Pausa' }).waitFor()
    // It is still below the overlay, also after a reload.
    await page.locator('main h2').getByText('Vaso Anfora').waitFor({ state: 'attached' })
    await page.goBack()
    await main.getByRole('link', { name: 'Vaso Anfora' }).waitFor()
    await receiver.leave()
  },
)
