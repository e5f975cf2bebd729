import { loseAnswers } from './loseAnswers.ts'
import { checkCart, type ShopperKind } from './shopper.ts'
import { addPiece, textOf } from './tab.ts'

/** Fills a cart piece by piece. */
export const fillsCart: ShopperKind = async (stage) => {
  const { context, products, choose, report } = stage
  await loseAnswers(context, choose, 'useAddProductsToCartMutation')
  const tab = await stage.openTab()
  const wanted = new Map<string, number>()
  return {
    step: async () => void (await addPiece(tab, choose.of(products), wanted, report)),
    async check() {
      await checkCart(stage, tab, wanted)
      return `has in the cart ${textOf(wanted)}`
    },
  }
}
