import { loseAnswers } from './loseAnswers.ts'
import { checkCart, type ShopperKind } from './shopper.ts'
import { addPiece, isInCart, piecesIn, textOf, type Outcome, type Product, type Tab } from './tab.ts'

/** Adds in two tabs of one browser at the same moment. */
export const usesTwoTabs: ShopperKind = async (stage) => {
  const { context, products, choose, report } = stage
  await loseAnswers(context, choose, 'useAddProductsToCartMutation')
  const tabs = await Promise.all([stage.openTab(), stage.openTab()])
  const wanted = new Map<string, number>()

  async function step(): Promise<void> {
    const chosen = tabs.map((tab) => ({ tab, product: choose.of(products) }))
    await Promise.all(chosen.map(({ tab, product }) => tab.openProduct(product.path)))
    const before = piecesIn(wanted)
    let failures = 0
    const press = async ({ tab, product }: { readonly tab: Tab; readonly product: Product }) => {
      const outcome: Outcome = await tab.add(() => before + tabs.length - failures)
      if (outcome === 'added') wanted.set(product.sku, (wanted.get(product.sku) ?? 0) + 1)
      else {
        failures += 1
        if (outcome !== 'failed' && outcome !== 'refused' && outcome !== 'uncertain')
          report(`the outcome of adding ${product.sku} in one of two tabs is ${outcome}`)
      }
      return outcome
    }
    const outcomes = await Promise.all(chosen.map(press))
    for (const [index, outcome] of outcomes.entries()) {
      const again = chosen[index]
      if (!again || (outcome !== 'failed' && outcome !== 'uncertain')) continue
      const { tab, product } = again
      if (outcome === 'uncertain' && (await isInCart(tab, product, wanted)))
        wanted.set(product.sku, (wanted.get(product.sku) ?? 0) + 1)
      else await addPiece(tab, product, wanted, report)
    }
  }

  return {
    step,
    async check() {
      for (const tab of tabs) await checkCart(stage, tab, wanted)
      return `has from two tabs in the cart ${textOf(wanted)}`
    },
  }
}
