import { use, useState } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import type { ConcreteRequest } from 'relay-runtime'
import { fetchQuery } from 'relay-runtime'
import type { SavedMethodsQuery } from '#src/__generated__/SavedMethodsQuery.graphql.ts'
import { readSavedMethod } from '#src/features/account/payment-methods/savedMethod.ts'
import type { SavedMethod } from '#src/features/account/payment-methods/savedMethod.ts'
import { useSavedMethodText } from '#src/features/account/payment-methods/useSavedMethodText.ts'
import { SAVED_UNDER, savedKey } from '#src/features/checkout/payment/savedKey.ts'
import { SavedMethodChoices, SavedMethodsMissing } from '#src/features/checkout/payment/SavedMethodChoices.tsx'
import type { SavedMethodsProps } from '#src/features/checkout/payment/SavedMethodsContext.ts'
import { WidgetBoundary } from '#src/features/cms/WidgetBoundary.tsx'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { QueryPoolContext, useRouteQuery } from '#src/relay/useRouteQuery.ts'

export const methodsQuery = graphql`
  query SavedMethodsQuery {
    customerPaymentTokens {
      items {
        public_hash
        payment_method_code
        type
        details
      }
    }
  }
`

export type AskedMethodsProps = SavedMethodsProps & { readonly query: RouteQuery<SavedMethodsQuery> }

/** A customer's saved payment methods. Optional: the order can be paid without them. */
export function SavedMethods(props: AskedMethodsProps) {
  const pool = use(QueryPoolContext)
  const [tries, setTries] = useState(1)
  const retry = () => {
    pool?.load(methodsQuery as ConcreteRequest, props.query.variables)
    setTries(tries + 1)
  }
  return (
    <WidgetBoundary visit={String(tries)} fallback={<SavedMethodsMissing onRetry={retry} />}>
      <KnownMethods {...props} onRetry={retry} />
    </WidgetBoundary>
  )
}

function KnownMethods({ query, codes, isDoubtful, onRetry }: AskedMethodsProps & { readonly onRetry: () => void }) {
  const environment = useRelayEnvironment()
  const { today } = useShop()
  const textOf = useSavedMethodText()
  const { customerPaymentTokens: tokens } = useRouteQuery<SavedMethodsQuery>(methodsQuery, query)
  if (!tokens) return <SavedMethodsMissing onRetry={onRetry} />
  const methods = tokens.items.flatMap((token) => {
    const code = codes.find((candidate) => SAVED_UNDER[candidate] === token?.payment_method_code)
    if (!token || !code) return []
    const method = readSavedMethod(token.type, token.details)
    return isOver(method, today) ? [] : { key: savedKey(code, token.public_hash), ...textOf(method) }
  })
  const askAgain = () => {
    fetchQuery(environment, methodsQuery as ConcreteRequest, query.variables).subscribe({
      // The backend refuses a method that was deleted.
      error: () => undefined,
    })
  }
  return <SavedMethodChoices methods={methods} isDoubtful={isDoubtful} onDoubt={askAgain} />
}

/** A card is valid until the end of its month. */
const isOver = (method: SavedMethod, today: string): boolean =>
  method.kind === 'card' &&
  method.expiry !== null &&
  `${method.expiry.year}-${String(method.expiry.month).padStart(2, '0')}` < today.slice(0, 7)
