import { setTimeout as delay } from 'node:timers/promises'
import { loseAnswers } from './loseAnswers.ts'
import type { Stage, ShopperKind } from './shopper.ts'
import { addPiece, PAUSE_MS, RELOAD_MS, type Tab, textOf, until } from './tab.ts'

/** The shop's confirmation: the receipt, or that the order exists though its answer was lost. */
type Told = 'receipt' | 'answer lost'

/** The state of a shown checkout. */
type View =
  | Told
  | 'contact'
  | 'delivery'
  | 'payment'
  /** The payment step says that the order was not placed. */
  | 'not placed'
  /** The shop cannot find out whether there is an order. */
  | 'unknown'
  | 'on its way'
  | 'empty'
  | 'lost'

const MOST_VIEWS = 200

/** Orders as a guest who pays later, one piece each time; the answer of some orders is lost between host and browser. */
export const orders: ShopperKind = async (stage) => {
  const { person, context, products, choose, engine, report } = stage
  const tab = await stage.openTab()
  const wanted = new Map<string, number>()
  /** The e-mail of each order, which is one intent. */
  const intents: { readonly email: string; readonly lines: string; readonly told: Told | null }[] = []
  let sent = 0

  await loseAnswers(context, choose, 'placeOrderMutation', () => (sent += 1))

  return {
    async step() {
      if (wanted.size === 0 && !(await addPiece(tab, choose.of(products), wanted, report))) return
      const email = `${intents.length}-${person.email}`
      const lines = textOf(wanted)
      const told = await order(tab, email, stage)
      intents.push({ email, lines, told })
      if (told !== null) wanted.clear()
      await tab.settle()
    },
    async check() {
      for (const { email, lines, told } of intents) {
        const found = engine.ordersOf(email)
        if (told !== null && found.length !== 1)
          report(`the order of ${email} is confirmed, and the engine has ${found.length} of it`)
        if (told === null && found.length > 0)
          report(`the order of ${email} was given up, and the engine has ${found.length} of it`)
        for (const each of found) if (each !== lines) report(`${email} ordered ${lines}, and the engine has ${each}`)
      }
      const placed = intents.filter(({ told }) => told !== null)
      const lost = placed.filter(({ told }) => told === 'answer lost')
      return `has ordered ${placed.length} times with ${sent} requests; ${lost.length} answers were lost`
    },
  }
}

/** Goes through the checkout until the shop says that there is an order; null if it never does. */
async function order(tab: Tab, email: string, { person, engine, report }: Stage): Promise<Told | null> {
  const { page } = tab
  const main = page.getByRole('main')
  const heading = (name: string) => page.getByRole('heading', { level: 1, name }).first()
  const field = (label: string) => page.getByRole('textbox', { name: new RegExp(`^${label}`) }).first()
  const isShown = (name: string) => heading(name).isVisible()
  const orderButton = main.getByRole('button', { name: 'Ordine con obbligo di pagare' })
  let hasOrdered = false

  async function view(): Promise<View> {
    if (await page.locator('[data-order-number]:visible').first().isVisible()) return 'receipt'
    if ((await isShown('Abbiamo ricevuto il tuo ordine')) || (await isShown('Questo carrello è già un ordine')))
      return 'answer lost'
    if (await isShown('Il tuo carrello è ancora vuoto')) return 'empty'
    if (await isShown('Questo carrello non c’è più')) return 'lost'
    if (await main.getByRole('button', { name: 'Controlla di nuovo' }).isVisible()) return 'unknown'
    if (await isShown('Contatti')) return 'contact'
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
  const takeFirst = async (name: RegExp) => {
    const group = main.getByRole('group', { name }).first()
    await group.getByRole('radio').first().waitFor()
    if ((await group.locator('input:checked').count()) === 0)
      await group.getByRole('radio').first().check({ force: true })
  }
  const acts: Readonly<Partial<Record<View, () => Promise<void>>>> = {
    async contact() {
      await field('Email').fill(email)
      await goOn()
    },
    async delivery() {
      await field('Nome').fill(person.firstname)
      await field('Cognome').fill('Prova')
      await field('Indirizzo').fill('Via Dante 1')
      await field('CAP').fill('20121')
      await field('Città').fill('Milano')
      await page.getByRole('combobox', { name: /^Provincia/ }).selectOption({ label: 'Milano' })
      await field('Telefono').fill('02123456')
      await takeFirst(/spedizione/i)
      await goOn()
    },
    async payment() {
      await takeFirst(/pagamento/i)
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
      case 'answer lost': {
        const found = engine.ordersOf(email)
        if (found.length !== 1) report(`the shop confirms the order of ${email}, and the engine has ${found.length}`)
        return now
      }
      case 'lost':
        report(`the cart of ${email} is lost at the checkout`)
        return null
      case 'empty':
        report(`the checkout of ${email} is empty ${hasOrdered ? 'after' : 'before'} the order`)
        return null
      case 'on its way':
        // Nothing for long: the shopper loads the document again.
        await tab.openUntilWorks('/checkout', page.locator('h1').first())
        break
      default: {
        // A part that is away or covered is looked at again.
        await acts[now]?.().catch(() => undefined)
        await delay(PAUSE_MS)
      }
    }
  }
  report(`the checkout of ${email} does not come to an end`)
  return null
}
