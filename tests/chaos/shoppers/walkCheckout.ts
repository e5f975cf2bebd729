import { setTimeout as delay } from 'node:timers/promises'
import type { Locator, Page } from 'playwright'
import type { Stage } from './shopper.ts'
import { PAUSE_MS, RELOAD_MS, type Tab, until } from './tab.ts'

/** The shop's confirmation: the receipt, or that the order exists though its answer was lost. */
export type Told = 'receipt' | 'answer lost'

/** The state of a shown checkout. */
type View =
  | Told
  | 'delivery'
  | 'payment'
  /** The payment step says that the order was not placed. */
  | 'not placed'
  /** The shop cannot find out whether there is an order. */
  | 'unknown'
  /** The code of a part did not arrive. */
  | 'part missing'
  | 'on its way'
  /** One that only this way to pay has. */
  | 'beyond'
  | 'empty'
  | 'lost'

const MOST_VIEWS = 200

/** How a shopper pays. */
export type WayToPay = {
  /** Chooses the method in the payment step. */
  readonly chooseMethod: (main: Locator) => Promise<void>
  /** The act for a view that this way has besides those of every checkout; null if none of them is shown. */
  readonly actBeyond?: (page: Page) => Promise<(() => Promise<void>) | null>
}

/** Takes the first choice of a group that has none. */
async function takeFirst(main: Locator, name: RegExp): Promise<void> {
  const group = main.getByRole('group', { name }).first()
  await group.getByRole('radio').first().waitFor()
  if ((await group.locator('input:checked').count()) === 0)
    await group.getByRole('radio').first().check({ force: true })
}

/** Goes through the checkout until the shop says that there is an order; null if it never does. */
export async function walkCheckout(
  tab: Tab,
  email: string,
  { person, engine, report }: Stage,
  { chooseMethod, actBeyond = async () => null }: WayToPay,
): Promise<Told | null> {
  const { page } = tab
  const main = page.getByRole('main')
  const heading = (name: string) => page.getByRole('heading', { level: 1, name }).first()
  const field = (label: string) => page.getByRole('textbox', { name: new RegExp(`^${label}`) }).first()
  const isShown = (name: string) => heading(name).isVisible()
  const orderButton = main.getByRole('button', { name: 'Ordine con obbligo di pagare' })
  let hasOrdered = false
  /** The last act that failed, for the report of a checkout without an end. */
  let hindrance = 'none'
  let beyond: (() => Promise<void>) | null = null

  async function view(): Promise<View> {
    beyond = await actBeyond(page)
    if (beyond !== null) return 'beyond'
    if (await page.locator('[data-order-number]:visible').first().isVisible()) return 'receipt'
    if ((await isShown('Abbiamo ricevuto il tuo ordine')) || (await isShown('Questo carrello è già un ordine')))
      return 'answer lost'
    if (await isShown('Il tuo carrello è ancora vuoto')) return 'empty'
    if (await isShown('Questo carrello non c’è più')) return 'lost'
    if (await main.getByRole('button', { name: 'Controlla di nuovo' }).isVisible()) return 'unknown'
    if (await tab.partRetry().isVisible()) return 'part missing'
    if ((await main.locator('[aria-busy="true"]:visible').count()) > 0) return 'on its way'
    if (await isShown('Consegna')) return 'delivery'
    if (!(await orderButton.isVisible())) return 'on its way'
    const isBusy = (await orderButton.getAttribute('aria-busy')) === 'true'
    const isChecked = await main.getByText('stiamo controllando se abbiamo ricevuto').isVisible()
    if (isBusy || isChecked) return 'on its way'
    return (await main.getByRole('alert').filter({ hasText: 'l’ordine non è partito' }).isVisible())
      ? 'not placed'
      : 'payment'
  }

  const goOn = () => main.getByRole('button', { name: 'Continua' }).click()
  const acts: Readonly<Partial<Record<View, () => Promise<void>>>> = {
    async delivery() {
      if (await field('Email').isVisible()) await field('Email').fill(email)
      await field('Nome').fill(person.firstname)
      await field('Cognome').fill('Prova')
      await field('Indirizzo').fill('Via Dante 1')
      await field('CAP').fill('20121')
      await field('Città').fill('Milano')
      await page.getByRole('combobox', { name: /^Provincia/ }).selectOption({ label: 'Milano' })
      await field('Telefono').fill('02123456')
      await takeFirst(main, /spedizione/i)
      await goOn()
    },
    async payment() {
      await chooseMethod(main)
      const agreements = main.getByRole('checkbox')
      await agreements.first().waitFor({ state: 'attached' })
      for (const agreement of await agreements.all()) await agreement.check({ force: true })
      hasOrdered = true
      await orderButton.click()
    },
    async 'not placed'() {
      const found = engine.ordersOf(email)
      if (found.length > 0) report(`the shop says that the order of ${email} was not placed, and the engine has it`)
      await orderButton.click()
    },
    beyond: async () => beyond?.(),
    'part missing': () => tab.partRetry().click(),
    unknown: () => main.getByRole('button', { name: 'Controlla di nuovo' }).click(),
  }

  await tab.openUntilWorks('/checkout', page.locator('h1').first())
  for (let views = 0; views < MOST_VIEWS; views += 1) {
    let seen: View = 'on its way'
    await until(async () => {
      seen = await view()
      return seen !== 'on its way'
    }, RELOAD_MS)
    const now = seen as View
    switch (now) {
      case 'receipt':
      case 'answer lost':
        return now
      case 'lost':
        report(`the cart of ${email} is lost at the checkout`)
        return null
      case 'empty':
        report(`the checkout of ${email} is empty ${hasOrdered ? 'after' : 'before'} the order`)
        return null
      case 'on its way':
        // Nothing for long: the shopper loads the document again.
        await tab.reload('/checkout')
        break
      default: {
        // A part that is away or covered is looked at again.
        await acts[now]?.().catch(({ message }: Error) => (hindrance = `${now}: ${message}`))
        await delay(PAUSE_MS)
      }
    }
  }
  const text = await main.innerText().catch(String)
  report(
    `the checkout of ${email} does not come to an end; the last hindrance is ${hindrance}; ${page.url()} shows: ${text.slice(0, 2_000)}`,
  )
  return null
}
