import type { FormAttributesQuery } from '#src/__generated__/FormAttributesQuery.graphql.ts'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { loadOptionalQuery } from './pageQueries.ts'
import type { RouteContext } from './routeContext.ts'

/** Fetches the additional fields that the merchant's form has; null if that failed. Never rejects. */
export async function loadFormAttributes(
  context: RouteContext,
  formCode: 'customer_account_create' | 'customer_account_edit',
): Promise<RouteQuery<FormAttributesQuery> | null> {
  try {
    const { default: node } = await import('#src/__generated__/FormAttributesQuery.graphql.ts')
    return await loadOptionalQuery<FormAttributesQuery>(context, node, { formCode })
  } catch (error) {
    context.reportError(error, `attributes of ${formCode}`)
    return null
  }
}
