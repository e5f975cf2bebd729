import { Observable } from 'relay-runtime'
import type { GraphQLResponse } from 'relay-runtime'
import { expect, test, vi } from 'vitest'
import { createCartIdStore } from '#src/platform/session/cartId.ts'
import { createNoCookies } from '#src/platform/cookies.ts'
import { createCustomerTokenStore } from '#src/platform/session/customerToken.ts'
import { createMemoryStorage } from '#src/platform/storage.ts'
import { authorization } from '#src/relay/links/authorization.ts'
import { createCartReads } from '#src/relay/links/cartReads.ts'
import { cartRecovery } from '#src/relay/links/cartRecovery.ts'
import type { Link, OperationRequest } from '#src/relay/links/link.ts'

type Staged = {
  readonly link: Link
  readonly kind: OperationRequest['kind']
  /** The answer after which it sends the request again. */
  readonly stale: GraphQLResponse
  readonly meanwhile?: () => void
}

type Exchange = {
  readonly sink: Parameters<Parameters<typeof Observable.create<GraphQLResponse>>[0]>[0]
  readonly end: () => void
}

const refusal = (message: string, category: string) =>
  ({ data: null, errors: [{ message, extensions: { category } }] }) as unknown as GraphQLResponse

const LINKS: Readonly<Record<string, () => Staged>> = {
  'a cart that changed while it was read': () => {
    const { link, outdate } = createCartReads()
    return { link, kind: 'query', stale: { data: { cart: null } }, meanwhile: () => outdate('x') }
  },
  'a cart that was lost': () => ({
    link: cartRecovery({
      recover: async () => ({ cartId: 'y', uids: new Map() }),
      onFailure: () => expect.unreachable(),
    }),
    kind: 'mutation',
    stale: refusal('Could not find a cart with ID "x"', 'graphql-no-such-entity'),
  }),
  'a guest who has signed in elsewhere': () => {
    const customerToken = createCustomerTokenStore({ clock: { now: () => 0 }, storage: createMemoryStorage() })
    const reauthenticator = { renew: () => expect.unreachable(), state: () => ({ kind: 'idle' }) as const }
    return {
      link: authorization({
        customerToken,
        cartId: createCartIdStore(createNoCookies()),
        reauthenticator,
        isShoppersPage: () => true,
      }),
      kind: 'query',
      stale: refusal('no', 'graphql-authorization'),
      meanwhile: () => customerToken.issue('new'),
    }
  },
}

test.each(Object.entries(LINKS))(
  'a repeated request for %s has its first exchange aborted, though that one has not ended',
  async (_case, stage) => {
    const { link, kind, stale, meanwhile } = stage()
    const exchanges: Exchange[] = []
    const heard: unknown[] = []
    const request = {
      name: 'AnyOperation',
      kind,
      text: '',
      id: null,
      variables: { cartId: 'x' },
      headers: {},
      policy: [],
    } as const
    link({ ...request, method: 'POST' }, () =>
      Observable.create((sink) => {
        const end = vi.fn<() => void>()
        exchanges.push({ sink, end })
        return end
      }),
    ).subscribe({
      next: (answer) => heard.push(answer),
      error: (error: Error) => heard.push(error),
      complete: () => heard.push('complete'),
    })
    meanwhile?.()
    exchanges[0]!.sink.next(stale)
    await vi.waitFor(() => expect(exchanges).toHaveLength(2))
    expect(exchanges[0]!.end).toHaveBeenCalledOnce()
    expect(exchanges[1]!.end).not.toHaveBeenCalled()
    exchanges[1]!.sink.next({ data: { it: 'is here' } })
    exchanges[1]!.sink.complete()
    expect(heard).toEqual([{ data: { it: 'is here' } }, 'complete'])
  },
)
