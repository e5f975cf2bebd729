import type { Page } from 'playwright'

/** Opens an address and waits until React has taken over: before that, a click is only a click on HTML. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.locator('h1').first().waitFor({ state: 'attached' })
  await page.waitForFunction(() => {
    const heading = document.querySelector('h1')
    return heading !== null && Object.keys(heading).some((key) => key.startsWith('__react'))
  })
}

export const cartButton = (page: Page) =>
  page.getByRole('link', { name: /^Carrello/ }).or(page.getByRole('button', { name: /^Carrello/ }))

/** Waits until the floating button tells this quantity. */
export async function waitForQuantity(page: Page, quantity: number): Promise<void> {
  await page.waitForFunction(
    (wanted) =>
      [...document.querySelectorAll('a, button')].some((element) => {
        const name = element.getAttribute('aria-label') ?? element.textContent ?? ''
        return name.startsWith('Carrello') && new RegExp(`(^|\\D)${wanted}(\\D|$)`).test(name)
      }),
    quantity,
  )
}

/** Chooses the first salable value of every option that is still open. */
export async function chooseOptions(page: Page): Promise<void> {
  const groups = page.getByRole('main').getByRole('group')
  for (let index = 0; index < (await groups.count()); index += 1) {
    const radios = groups.nth(index).getByRole('radio')
    if ((await radios.count()) === 0 || (await groups.nth(index).locator('input:checked').count()) > 0) continue
    for (let choice = 0; choice < (await radios.count()); choice += 1) {
      if (await radios.nth(choice).isDisabled()) continue
      await radios.nth(choice).check({ force: true })
      break
    }
  }
}

export const addToCart = (page: Page) => page.getByRole('button', { name: 'Aggiungi al carrello' }).first().click()

export const cartDialog = (page: Page) => page.getByRole('dialog', { name: 'Carrello' })

/** Types an Italian address into the checkout form, as a guest. */
export async function fillGuestDetails(page: Page, email = 'ada@example.com'): Promise<void> {
  const field = (label: string) => page.getByRole('textbox', { name: new RegExp(`^${label}`) }).first()
  await field('Email').fill(email)
  await field('Nome').fill('Ada')
  await field('Cognome').fill('Bianchi')
  await field('Indirizzo').fill('Via Dante 1')
  await field('CAP').fill('20121')
  await field('Città').fill('Milano')
  await page.getByRole('combobox', { name: /^Provincia/ }).selectOption({ label: 'Milano' })
  await field('Telefono').fill('02123456')
}

/** Accepts what the checkout asks for and gives the order. */
export async function placeOrder(page: Page): Promise<void> {
  const main = page.getByRole('main')
  const order = main.getByRole('button', { name: 'Ordine con obbligo di pagare' })
  for (const name of [/spedizione|consegna/i, /pagamento/i]) {
    const group = main.getByRole('group', { name }).or(main.getByRole('radiogroup', { name })).first()
    const radio = group.getByRole('radio').first()
    await radio.waitFor()
    if ((await group.locator('input:checked').count()) === 0) await radio.check({ force: true })
  }
  const agreements = main.getByRole('checkbox')
  for (let index = 0; index < (await agreements.count()); index += 1) await agreements.nth(index).check({ force: true })
  await order.click()
  await page.locator('[data-order-number]').first().waitFor()
}
