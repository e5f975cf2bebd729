import { expect } from 'vitest'
import { journey } from '#tests/harness/browser/journey.ts'
import { openShopper } from '#tests/harness/browser/shopper.ts'
import { openPage } from '../e2e/walk.ts'
import { addPiece } from './addPiece.ts'

const plain = (text: string) => text.replaceAll(/\s+/g, ' ')

journey(
  'the American store sells without tax in its prices and adds that of the address',
  async ({ browser, shopUrl }) => {
    const url = new URL(shopUrl)
    url.hostname = 'us.localhost'
    const shopper = await openShopper(browser, url.origin)
    const { page } = shopper
    const main = page.getByRole('main')
    const words = async () => plain(await main.innerText())
    const goOn = () => main.getByRole('button', { name: 'Continue' }).click()
    const field = (label: string) => page.getByRole('textbox', { name: new RegExp(`^${label}`) }).first()

    await openPage(page, '/eis-tealight-glass.html')
    await expect.poll(words).toContain('excluding tax')
    expect(await words()).not.toMatch(/VAT|including tax/)
    const price = Number((await main.getByText(/\$\d/).first().innerText()).replaceAll(/[^\d.]/g, ''))
    await addPiece(page, 'Add to cart')

    await openPage(page, '/cart')
    const cart = page.getByRole('dialog')
    await expect.poll(async () => plain(await cart.innerText())).toContain('Subtotal, excluding tax')
    expect(plain(await cart.innerText())).toMatch(/Tax calculated at checkout/)
    expect(plain(await cart.innerText())).not.toMatch(/VAT|including/)

    await openPage(page, '/checkout')
    await page.getByRole('heading', { level: 1, name: 'Delivery' }).waitFor()
    await field('Email').fill('ada@example.com')
    await field('First name').waitFor()
    expect(await words()).toContain('Delivery in United States')
    await field('First name').fill('Ada')
    await field('Last name').fill('Hansen')
    await field('Address').fill('5 Main St')
    await field('Postcode').fill('10001')
    await field('Town or city').fill('New York')
    await page.getByRole('combobox', { name: /^State/ }).selectOption({ label: 'New York' })
    await field('Phone').fill('2125550100')
    const methods = main.getByRole('group', { name: 'Delivery method' })
    await methods.getByRole('radio').first().check({ force: true })
    await goOn()
    await page.getByRole('heading', { level: 1, name: 'Payment' }).waitFor()
    const tax = Math.round(price * 8.875) / 100
    await expect.poll(words).toContain(`Sales tax (New York 8.875%) $${tax.toFixed(2)}`)
    const total = (price + 5.39 + tax).toFixed(2)
    expect(await words()).toContain(`Total $${total}`)
    expect(await words()).not.toMatch(/VAT|including/)
    await shopper.leave()
  },
)
