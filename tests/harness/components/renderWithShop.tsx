import { setupI18n } from '@lingui/core'
import type { Messages } from '@lingui/core'
import { RouterProvider } from '@tanstack/react-router'
import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import type { MockPayloadGenerator } from 'relay-test-utils'
import type { Shop } from '#src/relay/ShopContext.ts'
import { createShopMockEnvironment, MockQueryPool } from './mockEnvironment.ts'
import { shopPayload } from './shopResolvers.ts'
import { stageApp } from './stageApp.tsx'
import { stageShop } from './stageShop.ts'
import type { StoreConfigAnswer } from './storeSettings.ts'

type RenderOptions = {
  /** Values of answers in addition to {@link SHOP_RESOLVERS}. Null: the test answers with `environment.mock` itself. */
  readonly resolvers?: MockPayloadGenerator.MockResolvers | null
  /** The merchant's settings, as in Magento's answer. */
  readonly config?: StoreConfigAnswer
  /** Overrides parts of the running shop. */
  readonly shop?: Omit<Partial<Shop>, 'cartId'>
  /** The address of the page. */
  readonly path?: string
  /** The texts of a language; the sources' own if it is left out. */
  readonly messages?: Messages
  /** Rendered for a customer instead of a guest. */
  readonly isSignedIn?: boolean
}

/** Renders in the providers of production, with a mock environment that has the shop's own store. */
export async function renderWithShop(
  ui: ReactNode,
  { resolvers = {}, config = {}, shop: parts = {}, path = '/', messages = {}, isSignedIn = false }: RenderOptions = {},
) {
  const { environment, cartId, customerToken } = createShopMockEnvironment()
  if (isSignedIn) customerToken.issue('token-of-the-test')
  if (resolvers !== null) {
    // A resolver answers one operation and is removed: it adds itself again for the next one.
    const answer = (): void =>
      environment.mock.queueOperationResolver((operation) => {
        answer()
        return shopPayload(operation, resolvers)
      })
    answer()
  }
  const { app, router, pushed } = await stageApp(
    ui,
    {
      shop: { ...stageShop({ customerToken, ...parts }), cartId },
      environment,
      queries: new MockQueryPool(environment),
      i18n: setupI18n({ locale: 'it', messages: { it: messages } }),
    },
    { config, path },
  )
  // Inside an awaited act, so that a short suspension causes no warning.
  const rendered = await act(async () => render(<RouterProvider router={router} />))
  return { ...rendered, environment, app, router, /** The events of the data layer. */ told: pushed }
}
