import { fetchQuery } from 'react-relay'
import type { ConcreteRequest, IEnvironment } from 'relay-runtime'
import { createOperationDescriptor } from 'relay-runtime'
import type { EarlyQuestion } from '#src/features/checkout/late/earlyAnswer.ts'
import type { QueryPool, RouteQuery } from '#src/relay/queryPool.ts'
import { CheckoutExtras, extrasQuery } from './CheckoutExtras.tsx'
import { methodsQuery, SavedMethods } from './SavedMethods.tsx'

export { CheckoutExtras, SavedMethods }

/** Asks for the data of a part before it is shown. Rejects if the backend does not answer. */
async function ask(
  node: ConcreteRequest,
  environment: IEnvironment,
  queries: QueryPool,
  { variables }: RouteQuery,
): EarlyQuestion {
  queries.load(node, variables)
  // Joins the request of the pool.
  await fetchQuery(environment, node, variables, { fetchPolicy: 'store-or-network' }).toPromise()
  const operation = createOperationDescriptor(node, variables)
  return { isHere: () => environment.check(operation).status === 'available' }
}

/** Asks for the data of one of the parts, which the query names. */
export const askEarly = (environment: IEnvironment, queries: QueryPool, query: RouteQuery): EarlyQuestion =>
  ask(
    (query.operation === 'SavedMethodsQuery' ? methodsQuery : extrasQuery) as ConcreteRequest,
    environment,
    queries,
    query,
  )
