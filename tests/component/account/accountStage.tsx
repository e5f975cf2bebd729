import { RouterProvider } from '@tanstack/react-router'
import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import type { GraphQLResponse, RelayFieldLogger, Variables } from 'relay-runtime'
import { Network } from 'relay-runtime'
import { vi } from 'vitest'
import { startSaved } from '#src/shell/saved/startSaved.ts'
import { createLazyValue } from '#src/lib/scheduling/lazyValue.ts'
import type { ItemValue } from '#src/platform/analytics/commerceEvents.ts'
import { createEnvironment } from '#src/relay/createEnvironment.ts'
import type { Reauthentication } from '#src/relay/reauthentication.ts'
import type { Shop } from '#src/relay/ShopContext.ts'
import { statedFacts } from '#src/shop/legalFacts.ts'
import { SHOP } from '#src/shop/selectedShop.ts'
import { stageApp } from '#tests/harness/components/stageApp.tsx'
import { stageShop } from '#tests/harness/components/stageShop.ts'
import type { StoreConfigAnswer } from '#tests/harness/components/storeSettings.ts'

/** A sent request, with the token at that time. */
export type Sent = { readonly name: string; readonly variables: Variables; readonly token: string | null }

/** The backend's answer to an operation; an error is a request that never arrived. */
export type Answers = Readonly<Record<string, object | Error | ((variables: Variables) => object | Error)>>

const heedless: RelayFieldLogger = () => undefined

/** The real stores and providers around a page of the account; only the network is a mock. */
export async function stageAccount(
  ui: ReactNode,
  {
    cartId: initialId = null as string | null,
    answers = {} as Answers,
    path = '/account/signin',
    onRenew = async (): Promise<Reauthentication> => 'abandoned',
    onFieldEvent = heedless,
    fetch = undefined as Shop['fetch'] | undefined,
    hasField = (() => true) as Shop['hasField'],
    config = {} as StoreConfigAnswer,
    legal = statedFacts(SHOP.legal),
  } = {},
) {
  const sent: Sent[] = []
  const current = { answers }
  const startAfresh = vi.fn<Shop['startAfresh']>()
  const signOut = vi.fn<() => void>(() => shop.customerToken.clear())
  const shop = stageShop({
    cartId: initialId,
    startAfresh,
    signOut,
    renewSession: onRenew,
    ...(fetch && { fetch }),
    hasField,
    legal,
    saved: createLazyValue(async () => startSaved(shop, environment)),
  })
  const { cartId, customerToken, storage, tabStorage } = shop
  const environment = createEnvironment({
    network: Network.create(async ({ name }, variables, { metadata }) => {
      const bearer = metadata?.['bearer']
      sent.push({ name, variables, token: typeof bearer === 'string' ? bearer : customerToken.validToken() })
      const known = current.answers[name]
      const answer = typeof known === 'function' ? known(variables) : known
      if (answer === undefined) throw new Error(`The test has no answer to ${name}.`)
      if (answer instanceof Error) throw answer
      return answer as GraphQLResponse
    }),
    isServer: false,
    onFieldEvent,
    resolverContext: { cartId, customerToken },
    onMissingKey: (error) => {
      throw error
    },
  })
  const { router, pushed } = await stageApp(ui, { shop, environment }, { config, path })
  return {
    sent,
    /** The commerce events of the data layer. */
    told: () => pushed.flatMap(({ event, ecommerce }) => (event ? [[event, ecommerce as ItemValue] as const] : [])),
    cartId,
    customerToken,
    storage,
    tabStorage,
    startAfresh,
    signOut,
    /** Changes the backend's answers from now on. */
    answer: (changed: Answers) => {
      current.answers = { ...current.answers, ...changed }
    },
    path: () => router.history.location.href,
    show: () => act(async () => render(<RouterProvider router={router} />)),
  }
}
