import { loseAnswers } from './loseAnswers.ts'
import type { ShopperKind } from './shopper.ts'
import { addPiece, textOf } from './tab.ts'
import { type Told, walkCheckout, type WayToPay } from './walkCheckout.ts'

const BY_TRANSFER: WayToPay = {
  chooseMethod: (main) => main.getByRole('radio', { name: /Bonifico/ }).check({ force: true }),
}

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
      const told = await walkCheckout(tab, email, stage, BY_TRANSFER)
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
