import type { Locator, Page } from 'playwright'
import type { RedirectProvider } from '#tests/harness/servers/redirectProvider.ts'
import type { Stage, ShopperKind } from './shopper.ts'
import { addPiece, textOf } from './tab.ts'
import { type Told, walkCheckout, type WayToPay } from './walkCheckout.ts'

/** The links of the provider's page; a payment that is left open or waits is continued later. */
const ENDS = ['Pay', 'Pay', 'Pay', 'Decline', 'Cancel', 'Expire', 'Pay later', 'Leave open']

/** The links and buttons of the shop that lead on after a payment that is not concluded. */
const WAYS_ON = [
  /^Torna alla cassa$/,
  /^Vai al carrello$/,
  /^Continua a pagare o paga/,
  /^Riprendi quel carrello/,
  /^(?:Continua|Vai) a pagare$/,
  /^Paga in un altro modo$/,
]

/** Orders as a guest who pays on the provider's page, or does not, and tries again until the order is paid. */
export const paysElsewhere: ShopperKind = async (stage) => {
  const { person, products, choose, engine, provider, report } = stage
  const tab = await stage.openTab()
  const wanted = new Map<string, number>()
  const intents: { readonly email: string; readonly lines: string; readonly told: Told | null }[] = []

  return {
    async step() {
      if (wanted.size === 0 && !(await addPiece(tab, choose.of(products), wanted, report))) return
      const email = `${intents.length}-${person.email}`
      const lines = textOf(wanted)
      const told = await walkCheckout(tab, email, stage, payAtProvider(stage))
      intents.push({ email, lines, told })
      if (told !== null) wanted.clear()
      await tab.settle()
    },
    async check() {
      for (const { email, lines, told } of intents) {
        const paid = paidOrders(provider, engine.numbersOf(email))
        const live = engine.liveNumbersOf(email)
        if (paid.length > 1) report(`${email} paid for ${paid.join(' and ')}`)
        for (const number of paid) if (!live.includes(number)) report(`${email} paid for ${number}, which is cancelled`)
        const payments = `its payments are ${paymentsOf(provider, engine.numbersOf(email)).join(', ')}`
        if (told === 'receipt' && paid.length === 0) report(`the order of ${email} is confirmed; ${payments}`)
        if (told === null && paid.length > 0) report(`the order of ${email} is not confirmed; ${payments}`)
        for (const each of engine.ordersOf(email))
          if (each !== lines) report(`${email} ordered ${lines}, and the engine has ${each}`)
      }
      const statuses = [...provider.payments.values()].map(({ status }) => status)
      const failures = statuses.filter((status) => status !== 'paid').length
      return `has paid for ${intents.filter(({ told }) => told !== null).length} orders; ${failures} payments did not succeed`
    },
  }
}

/** The engine names a payment after its order. */
const numberOf = (reference: string) => reference.replace(/^order-/, '')

/** The orders of these numbers that were paid, once for each payment. */
const paidOrders = (provider: RedirectProvider, numbers: readonly string[]): readonly string[] =>
  [...provider.payments.values()]
    .filter(({ status, reference }) => status === 'paid' && numbers.includes(numberOf(reference)))
    .map(({ reference }) => numberOf(reference))

const paymentsOf = (provider: RedirectProvider, numbers: readonly string[]): readonly string[] =>
  [...provider.payments.values()]
    .filter(({ reference }) => numbers.includes(numberOf(reference)))
    .map(({ reference, status }) => `${status} for ${numberOf(reference)}`)

function payAtProvider({ choose, provider }: Stage): WayToPay {
  async function actAtProvider(page: Page): Promise<void> {
    const id = new URL(page.url()).searchParams.get('id')
    await page.getByRole('link', { name: choose.of(ENDS), exact: true }).click()
    // The provider calls the shop never, once or twice; a call that fails is one that never came.
    for (let calls = choose.below(3); id !== null && calls > 0; calls -= 1)
      await provider.callWebhook(id).catch(() => undefined)
  }
  return {
    chooseMethod: (main) => main.getByRole('radio', { name: /Satispay/ }).check({ force: true }),
    async actBeyond(page) {
      if (page.url().startsWith(provider.url)) return () => actAtProvider(page)
      const ways: Locator[] = []
      for (const name of WAYS_ON)
        for (const role of ['link', 'button'] as const) {
          const part = page.getByRole('main').getByRole(role, { name })
          if (await part.first().isVisible()) ways.push(part.first())
        }
      return ways.length === 0 ? null : () => choose.of(ways).click()
    },
  }
}
