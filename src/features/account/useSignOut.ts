import { useCallback } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import type { useSignOutMutation } from '#src/__generated__/useSignOutMutation.graphql.ts'
import { commitMutation } from '#src/relay/commitMutation.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { createKeptCart } from './keptCart.ts'

/**
 * Ends the session: on this machine at once and whatever the backend says, there in the background. A new document
 * follows, so that nothing in memory remembers the customer.
 */
export function useSignOut(): () => void {
  const environment = useRelayEnvironment()
  const { customerToken, cartId, tabStorage, startAfresh } = useShop()
  return useCallback(() => {
    // Before the token goes: a request takes its header when it starts, and this one starts here and now.
    void commitMutation<useSignOutMutation>(environment, {
      mutation: graphql`
        mutation useSignOutMutation {
          revokeCustomerToken {
            result
          }
        }
      `,
      variables: {},
    })
    const keptCart = createKeptCart(tabStorage)
    customerToken.clear()
    cartId.set(keptCart.id())
    keptCart.forget()
    // Back would wake this document from the browser's page cache with the customer's pages in it.
    window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload())
    startAfresh()
  }, [environment, customerToken, cartId, tabStorage, startAfresh])
}
