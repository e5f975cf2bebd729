import type { Browser, BrowserContext } from 'playwright'
import { SHOPPER_CONTEXT } from '#tests/harness/browser/chromium.ts'
import type { RedirectProvider } from '#tests/harness/servers/redirectProvider.ts'
import type { RandomChoices } from '../randomChoices.ts'
import type { EngineRecords } from '../engineRecords.ts'
import { ACT_MS, openTab, PATIENCE_MS, piecesIn, type Product, type Tab, textOf } from './tab.ts'

/** A shopper of one kind, in a browser profile of its own. */
export type ChaosShopper = {
  /** One whole intent of the shopper; never rejects for a fault of the network. */
  readonly step: () => Promise<void>
  /** Compares the shop's confirmations with the engine's records and a new document. Returns a line about them. */
  readonly check: () => Promise<string>
}

/** The person that a shopper is; no other shopper may read its name. */
export type Person = { readonly firstname: string; readonly email: string }

export type Stage = {
  readonly person: Person
  readonly context: BrowserContext
  readonly products: readonly Product[]
  readonly choose: RandomChoices
  readonly engine: EngineRecords
  /** Where shoppers pay after the order. */
  readonly provider: RedirectProvider
  readonly report: (problem: string) => void
  /** Opens a tab whose page errors are reported. */
  readonly openTab: () => Promise<Tab>
}

export type ShopperKind = (stage: Stage) => Promise<ChaosShopper>

/** A browser profile without a consent banner. */
export async function openProfile(browser: Browser, origin: string): Promise<BrowserContext> {
  const context = await browser.newContext({ ...SHOPPER_CONTEXT, baseURL: origin })
  await context.addCookies([{ name: 'consent', value: 'v1', url: origin, sameSite: 'Lax' }])
  // Lets the run move the clock of the device.
  await context.clock.install()
  context.setDefaultTimeout(ACT_MS)
  context.setDefaultNavigationTimeout(PATIENCE_MS)
  return context
}

export async function setStage(
  browser: Browser,
  {
    origin,
    report: reportProblem,
    ...stage
  }: Pick<Stage, 'person' | 'products' | 'choose' | 'engine' | 'provider' | 'report'> & { readonly origin: string },
): Promise<Stage> {
  const context = await openProfile(browser, origin)
  const report = (problem: string) => reportProblem(`${stage.person.firstname}: ${problem}`)
  return { ...stage, context, report, openTab: () => openTab(context, report) }
}

/** Compares the cart of a guest with the pieces that the shop has confirmed. */
export async function checkCart({ context, engine, report }: Stage, tab: Tab, wanted: ReadonlyMap<string, number>) {
  const pieces = piecesIn(wanted)
  const shown = await tab.shownPieces(pieces)
  const cartId = (await context.cookies()).find((cookie) => cookie.name === 'cart')?.value ?? null
  const [confirmed, kept] = [textOf(wanted), textOf(await engine.piecesOf(cartId))]
  if (shown !== pieces) report(`confirmed are ${pieces} pieces, and ${shown} are shown`)
  if (confirmed !== kept) report(`confirmed are ${confirmed}, and the engine has ${kept}`)
  await tab.settle()
}
