import { PASSWORD } from '#tests/contract/preparations.ts'
import type { ShopperKind } from './shopper.ts'
import { PATIENCE_MS, RELOAD_MS, textOf, until } from './tab.ts'

const MOST_TRIES = 20

/** Creates an account or signs in to one, keeps a wish list, and reads its own pages. */
export const hasAccount: ShopperKind = async (stage) => {
  const { person, products, choose, engine, report } = stage
  const { firstname, email } = person
  const tab = await stage.openTab()
  const { page } = tab
  const main = page.getByRole('main')
  const greeting = page.getByRole('heading', { level: 1, name: `Ciao, ${firstname}` }).first()
  const wished = new Set<string>()
  let entries = 0
  let isCreated = choose.below(2) === 0
  if (isCreated) await engine.createCustomer(person, PASSWORD)

  const isGreeted = () => greeting.isVisible()

  async function create(): Promise<void> {
    const button = page.getByRole('button', { name: 'Crea il mio account' })
    await tab.openUntilWorks('/account/create', button)
    await page.getByLabel('Nome', { exact: true }).fill(firstname)
    await page.getByLabel('Cognome').fill('Prova')
    await page.getByLabel('Email', { exact: true }).fill(email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await button.click()
    const taken = main.getByText('Con questo indirizzo c’è già un account.')
    const apart = main.getByText('non siamo riusciti a farti entrare subito')
    await until(async () => {
      isCreated = (await isGreeted()) || (await taken.isVisible()) || (await apart.isVisible())
      return isCreated || (await main.getByRole('alert').first().isVisible())
    }, PATIENCE_MS)
  }

  async function signIn(): Promise<void> {
    const dialog = page.getByRole('dialog', { name: 'Accedi' })
    const button = dialog.getByRole('button', { name: 'Accedi' })
    await tab.openUntilWorks('/account/signin', button)
    await dialog.getByLabel('Email', { exact: true }).fill(email)
    await dialog.getByLabel('Password').fill(PASSWORD)
    await button.click()
    await until(async () => (await isGreeted()) || (await dialog.getByRole('alert').first().isVisible()), PATIENCE_MS)
  }

  /** Enters the account unless the browser has a session, and reads whether it is the shopper's own. */
  async function enter(): Promise<boolean> {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      await tab.open('/account')
      const isOutside = () => page.getByRole('dialog', { name: 'Accedi' }).isVisible()
      await until(async () => (await isGreeted()) || (await isOutside()), RELOAD_MS)
      if (await isGreeted()) return true
      // A page without an answer is loaded again.
      if (!(await isOutside())) continue
      entries += 1
      // A part that is away or covered is looked at again.
      await (isCreated ? signIn() : create()).catch(() => undefined)
    }
    report(`${email} could not enter the account with ${MOST_TRIES} tries`)
    return false
  }

  async function leave(): Promise<void> {
    await page
      .getByRole('button', { name: 'Esci' })
      .first()
      .click()
      .catch(() => undefined)
    // A click that found no host has ended nothing.
    if (!(await until(async () => new URL(page.url()).pathname === '/', RELOAD_MS))) return
    if ((await page.content()).includes(firstname)) report('the name is in the page after the end of the session')
  }

  /** Saves a product, again after each failure that the shop tells. */
  async function wish(): Promise<void> {
    const left = products.filter(({ sku }) => !wished.has(sku))
    if (left.length === 0) return
    const { sku, path, name } = choose.of(left)
    const button = main.getByRole('button', { name: 'Lista dei desideri', exact: true }).first()
    const isPressed = async () => (await button.getAttribute('aria-pressed')) === 'true'
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      await tab.openUntilWorks(path, button)
      // The result of an earlier try is shown as soon as the list is known.
      const isKnown = tries > 0 && (await until(isPressed, RELOAD_MS / 4))
      const saved = page.getByText(`${name} è nella lista dei desideri`).first()
      const failed = page.locator('[data-sonner-toast][data-type="error"]').first()
      if (!isKnown) await button.click().catch(() => undefined)
      let isSaved = isKnown
      await until(async () => {
        isSaved ||= await saved.isVisible()
        return isSaved || (await failed.isVisible())
      }, RELOAD_MS)
      if (!isSaved) continue
      wished.add(sku)
      return
    }
    report(`${sku} could not be saved with ${MOST_TRIES} tries`)
  }

  /** Reads whether the page of the wish list has the saved products. */
  async function readWishes(): Promise<void> {
    const names = products.filter(({ sku }) => wished.has(sku)).map(({ name }) => name)
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      await tab.open('/wishlist')
      const areShown = async () => {
        const text = await main.innerText()
        return names.every((name) => text.includes(name))
      }
      if (await until(areShown, RELOAD_MS)) return tab.settle()
    }
    report(`the page of the wish list does not show ${names.join(', ')}`)
  }

  return {
    async step() {
      if (!(await enter())) return
      const act = choose.of([wish, wish, readWishes, leave])
      await act()
    },
    async check() {
      await enter()
      await readWishes()
      const [saved, kept] = [
        textOf(new Map([...wished].map((sku) => [sku, 1]))),
        textOf(await engine.wishesOf(email, PASSWORD)),
      ]
      if (saved !== kept) report(`saved are ${saved}, and the engine has ${kept}`)
      return `has entered the account ${entries} times and saved ${wished.size} products`
    },
  }
}
