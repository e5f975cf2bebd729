import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PROJECT_ROOT, readModules } from '#tests/arch/sources.ts'

/** The writers of an amount: the formatters, and the components that show one. */
const WRITERS: Readonly<Record<string, readonly string[]>> = {
  'src/ui/feedback/money.ts': ['formatMoney', 'formatMoneyRange'],
  'src/ui/feedback/Money.tsx': ['Money'],
  'src/ui/feedback/Price.tsx': ['Price'],
  'src/features/cart/totals/CartAmount.tsx': ['CartAmount'],
  'src/features/catalogue/card/CardPrice.tsx': ['CardPrice'],
  'src/features/product/offer/ProductPrice.tsx': ['ProductPrice'],
}

/** One shopper's way through shops with tax, without tax, and with both in another currency. */
const WALK = 'tests/e2e/checkout/taxes.test.ts'

/** The places that show money, and the test that reads their amounts. A new place belongs into the walk if it can. */
const PLACES: Readonly<Record<string, string>> = {
  'src/app/startup/cartNotices.ts': 'tests/unit/cart/restoredGiftMessages.test.ts',
  'src/features/cart/gift/GiftCards.tsx': 'tests/component/cart/GiftCards.test.tsx',
  'src/features/cart/lines/CartLine.tsx': WALK,
  'src/features/cart/totals/CartGrandTotal.tsx': WALK,
  'src/features/cart/totals/CartTotals.tsx': WALK,
  'src/features/cart/totals/FreeShippingWords.tsx': 'tests/component/product/ProductDelivery.test.tsx',
  'src/features/cart/totals/MinimumOrderWords.tsx': 'tests/component/cart/MinimumOrder.test.tsx',
  'src/features/catalogue/card/ProductCard.tsx': WALK,
  'src/features/catalogue/filters/AppliedFilters.tsx': 'tests/unit/app/searchDocuments.test.ts',
  'src/features/checkout/delivery/ShippingMethods.tsx': 'tests/component/checkout/CheckoutPage.test.tsx',
  'src/features/checkout/payment/RewardPointsSwitch.tsx': 'tests/component/checkout/RewardPoints.test.tsx',
  'src/features/checkout/payment/StoreCreditSwitch.tsx': 'tests/component/checkout/StoreCredit.test.tsx',
  'src/features/checkout/receipt/OrderedItems.tsx': WALK,
  'src/features/checkout/receipt/OrderedTotals.tsx': WALK,
  'src/features/checkout/summary/GrandTotal.tsx': WALK,
  'src/features/checkout/summary/OrderLines.tsx': WALK,
  'src/features/checkout/summary/OrderSummary.tsx': WALK,
  'src/features/checkout/summary/OrderTotals.tsx': WALK,
  'src/features/gift-registry/gifts/RegistryPiece.tsx': 'tests/component/account/giftRegistry.test.tsx',
  'src/features/orders/credit/RewardPoints.tsx': 'tests/component/account/AccountRewardPointsPage.test.tsx',
  'src/features/orders/credit/StoreCredit.tsx': 'tests/component/account/AccountStoreCreditPage.test.tsx',
  'src/features/orders/detail/OrderDocuments.tsx': 'tests/component/account/orderDocuments.test.tsx',
  'src/features/orders/list/OrderRow.tsx': 'tests/component/account/AccountPage.test.tsx',
  'src/features/product/choices/TextChoiceField.tsx': 'tests/component/product/ProductChoices.test.tsx',
  'src/features/product/choices/useAdditionText.ts': 'tests/component/product/ProductChoices.test.tsx',
  'src/features/product/choices/useGiftCard.ts': 'tests/component/product/GiftCard.test.tsx',
  'src/features/product/choices/useProblemText.ts': 'tests/component/product/GiftCard.test.tsx',
  'src/features/product/purchase/BarPrice.tsx': 'tests/component/product/ProductPage.test.tsx',
  'src/features/product/purchase/ChoicePurchase.tsx': 'tests/component/product/ProductChoices.test.tsx',
  'src/features/product/purchase/ChosenPrice.tsx': 'tests/component/product/ProductChoices.test.tsx',
  'src/features/product/purchase/GroupPurchase.tsx': 'tests/component/product/ProductChoices.test.tsx',
  'src/features/store/taxes/FixedTaxWords.tsx': WALK,
  'src/pages/account-store-credit/GiftCardBalance.tsx': 'tests/component/account/AccountStoreCreditPage.test.tsx',
  'src/pages/cart-shared/SharedRow.tsx': 'tests/component/cart/SharedCart.test.tsx',
  'src/pages/cart/CrossSellPiece.tsx': 'tests/component/cart/CartCrossSells.test.tsx',
  'src/pages/cart/estimate/EstimateAnswer.tsx': 'tests/component/cart/CartEstimate.test.tsx',
  'src/pages/cart/later/LaterRow.tsx': 'tests/component/cart/ForLater.test.tsx',
  'src/pages/checkout/GiftCardSums.tsx': 'tests/component/checkout/CheckoutPage.test.tsx',
  'src/pages/checkout/RewardPoints.tsx': 'tests/component/checkout/RewardPoints.test.tsx',
  'src/pages/checkout/StoreCredit.tsx': 'tests/component/checkout/StoreCredit.test.tsx',
  'src/pages/compare/ComparedHead.tsx': WALK,
  'src/pages/order-success/OrderPayments.tsx': 'tests/component/checkout/OrderDetails.test.tsx',
  'src/pages/product/purchase/HeadlinePrice.tsx': WALK,
  'src/pages/search-suggestions/ProductSuggestion.tsx': WALK,
  'src/pages/wishlist/WishRow.tsx': WALK,
}

const isWriter = (target: string | null, names: readonly string[]) =>
  target !== null && names.some((name) => WRITERS[target]?.includes(name))

const modules = readModules('src')

/** Hands a component on to extensions, and shows nothing itself. */
const isSurface = (path: string) => path.startsWith('src/shop-api/')

test('every place that shows money is known, with the test that reads its amounts', () => {
  const found = modules
    .filter(({ path }) => !(path in WRITERS) && !isSurface(path))
    .filter(({ imports }) => imports.some(({ target, names }) => isWriter(target, names)))
    .map(({ path }) => path)
  expect(Object.keys(PLACES).toSorted()).toEqual(found.toSorted())
})

test('no module formats a currency beside the formatters', () => {
  const found = modules.filter(({ text }) => /style: 'currency'/.test(text)).map(({ path }) => path)
  // The others read the number of decimals, and the signs of a currency in the words of a search.
  expect(found).toEqual(['src/lib/search/pricePhrases.ts', 'src/shop/amountText.ts', 'src/ui/feedback/money.ts'])
})

test.each([...new Set(Object.values(PLACES))])('%s reads amounts', (file) => {
  expect(readFileSync(join(PROJECT_ROOT, file), 'utf8')).toMatch(/money\(|\d,\d{2}|\d\.\d{2}|€/)
})
