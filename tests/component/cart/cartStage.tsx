import { RouterProvider } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import type { ConcreteRequest, GraphQLResponse, Variables } from 'relay-runtime'
import { createOperationDescriptor, Network } from 'relay-runtime'
import { vi } from 'vitest'
import { createLazyValue } from '#src/lib/scheduling/lazyValue.ts'
import type { ItemValue } from '#src/platform/analytics/commerceEvents.ts'
import { createEnvironment } from '#src/relay/createEnvironment.ts'
import type { Shop } from '#src/relay/ShopContext.ts'
import { statedFacts } from '#src/shop/legalFacts.ts'
import { SHOP } from '#src/shop/selectedShop.ts'
import { countPieces } from '#src/shell/cart-button/countPieces.ts'
import { startSaved } from '#src/shell/saved/startSaved.ts'
import { stageApp } from '#tests/harness/components/stageApp.tsx'
import { stageShop } from '#tests/harness/components/stageShop.ts'
import type { StoreConfigAnswer } from '#tests/harness/components/storeSettings.ts'

export const CART_ID = 'cart-of-the-test'

/** A request that is pending until the test answers it. */
export type SentRequest = {
  readonly name: string
  readonly variables: Variables
  readonly answer: (response: object) => void
  readonly fail: (error: Error) => void
}

/** An event of the data layer with its data. */
type ToldEvent = { readonly event: string; readonly ecommerce: ItemValue }

/** The capabilities of a backend that has an order's prices with tax. */
export const ORDER_PRICES: ReadonlySet<string> = new Set(['prices', 'subtotal_incl_tax'])

/** The real store, queue and providers around the cart; only the network is a mock. */
export async function stageCart(
  ui: ReactNode,
  {
    cartId: initialId = CART_ID as string | null,
    path = '/cart',
    saves = false,
    hasGiftCards = false,
    hasGiftMessages = false,
    hasBounds = false,
    config = {} as StoreConfigAnswer,
    hasOrderPrices = true,
    legal = statedFacts(SHOP.legal),
  } = {},
) {
  const sent: SentRequest[] = []
  // Requests of the row below the cart, which are not caused by the shopper.
  const beside: SentRequest[] = []
  const ensureCart = vi.fn<() => Promise<string>>(async () => {
    cartId.set(CART_ID)
    return CART_ID
  })
  const gone: string[] = []
  const findGoneLines = vi.fn<Shop['findGoneLines']>(async () => [])
  const shop = stageShop({
    cartId: initialId,
    ensureCart,
    linesGone: (lines) => gone.push(...lines.map(({ name }) => name)),
    findGoneLines,
    countPieces: (id) => countPieces(environment, id),
    legal,
    hasField: (_, field) =>
      ORDER_PRICES.has(field)
        ? hasOrderPrices
        : field === 'gift_message'
          ? hasGiftMessages
          : field === 'min_sale_qty'
            ? hasBounds
            : hasGiftCards,
    ...(saves && { saved: createLazyValue(async () => startSaved(shop, environment)) }),
  })
  const { cartId, customerToken } = shop
  const environment = createEnvironment({
    network: Network.create(
      ({ name }, variables) =>
        new Promise<GraphQLResponse>((resolve, reject) => {
          const requests = name === 'CartCrossSellsQuery' ? beside : sent
          requests.push({ name, variables, answer: (response) => resolve(response as GraphQLResponse), fail: reject })
        }),
    ),
    isServer: false,
    resolverContext: { cartId, customerToken },
    onMissingKey: (error) => {
      throw error
    },
  })
  const { app, router, pushed } = await stageApp(ui, { shop, environment }, { config, path })
  return {
    sent,
    beside,
    shop,
    ensureCart,
    /** Names of the lines that were reported to the shopper as lost. */
    gone,
    findGoneLines,
    environment,
    origins: app.cartWriter.origins,
    /** The commerce events of the data layer. */
    told: () => pushed.filter((entry): entry is ToldEvent => 'event' in entry && 'ecommerce' in entry),
    search: () => router.latestLocation.searchStr,
    /** Navigates; the staged component stays mounted. */
    go: (href: string) => router.navigate({ href }),
    historyLength: () => router.history.length,
    /** Writes the answer of a query into the store, like its loader. */
    seed(node: ConcreteRequest, variables: Variables, data: object) {
      const operation = createOperationDescriptor(node, variables)
      environment.retain(operation)
      environment.commitPayload(operation, data as Parameters<typeof environment.commitPayload>[1])
    },
    show: () => render(<RouterProvider router={router} />),
  }
}
