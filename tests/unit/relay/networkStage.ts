import { readFileSync } from 'node:fs'
import type { GraphQLResponse, RequestParameters, Variables } from 'relay-runtime'
import { vi } from 'vitest'
import { createPolicyOf } from '#server/gateway/operationPolicy.ts'
import { createCartIdStore } from '#src/platform/session/cartId.ts'
import { createNoCookies } from '#src/platform/cookies.ts'
import { createCustomerTokenStore } from '#src/platform/session/customerToken.ts'
import { createMemoryStorage } from '#src/platform/storage.ts'
import { createNetwork } from '#src/relay/createNetwork.ts'
import type { RecoverCart } from '#src/relay/cartRecovery.ts'
import type { NetworkOptions } from '#src/relay/createNetwork.ts'
import { createCartReads } from '#src/relay/links/cartReads.ts'
import { createReauthenticator } from '#src/relay/reauthentication.ts'
import { createAnswerReplay } from '#src/relay/ssr.ts'

const policyOf = createPolicyOf(readFileSync('schema.graphql', 'utf8'))

export type Operation = {
  readonly name: string
  readonly text: string
  readonly variables?: Variables
  readonly kind?: 'query' | 'mutation'
  readonly id?: string
  /** The compiled metadata; by default the policy that follows from the text. */
  readonly metadata?: Readonly<Record<string, unknown>>
  /** Like a page's query, which can continue with the store's data. */
  readonly isScreen?: boolean
}

export type NetworkStageOptions = Pick<NetworkOptions, 'fetch'> & Partial<NetworkOptions>

/** The production chain of a guest in the browser, with a clock that stays at 0 and retries without waits. */
export function stageNetwork(options: NetworkStageOptions) {
  const cartId = options.cartId ?? createCartIdStore(createNoCookies())
  const customerToken = createCustomerTokenStore({ clock: { now: () => 0 }, storage: createMemoryStorage() })
  const onAsk = vi.fn<() => void>()
  const reauthenticator = createReauthenticator({ customerToken, onAsk, onGivenUp: customerToken.clear })
  const onFailure = vi.fn<(error: unknown) => void>()
  const onSchemaRefusal = vi.fn<(error: unknown) => void>()
  const recoverCart = vi.fn<RecoverCart>(async () => null)
  const network = createNetwork({
    clock: { now: () => 0 },
    random: () => 0,
    isServer: false,
    scope: { magentoStoreCode: 'it', currency: null },
    possibleTypes: {},
    cartId,
    customerToken,
    recoverCart,
    cartReads: createCartReads().link,
    reauthenticator,
    isShoppersPage: () => true,
    onFailure,
    onSchemaRefusal,
    ssr: createAnswerReplay().link,
    ...options,
  })
  const observe = ({ name, text, variables = {}, kind = 'query', id, metadata, isScreen = false }: Operation) => {
    // Relay's types know either an id or a text; artifacts with include_query_text have both.
    const parameters = {
      name,
      text,
      id: id ?? null,
      cacheID: name,
      operationKind: kind,
      metadata: metadata ?? { policy: policyOf(text) },
    } as RequestParameters
    return network.execute(parameters, variables, isScreen ? { metadata: { isInStore: () => false } } : {})
  }
  const send = (operation: Operation) => observe(operation).toPromise() as Promise<GraphQLResponse & { data?: never }>
  return { observe, send, cartId, customerToken, onAsk, reauthenticator, recoverCart, onFailure, onSchemaRefusal }
}
