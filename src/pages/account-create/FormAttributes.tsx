import type { ReactNode } from 'react'
import { graphql } from 'react-relay'
import type { FormAttributesQuery } from '#src/__generated__/FormAttributesQuery.graphql.ts'
import { readExtraAttributes } from '#src/features/account/profile/extraAttributes.ts'
import type { ExtraAttribute } from '#src/features/account/profile/extraAttributes.ts'
import { WidgetBoundary } from '#src/features/cms/WidgetBoundary.tsx'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'

type FormAttributesProps = {
  /** Null if the backend did not answer. */
  readonly query: RouteQuery<FormAttributesQuery> | null
  readonly children: (attributes: readonly ExtraAttribute[]) => ReactNode
}

/**
 * Provides a form of the account with the merchant's additional fields. If the query fails, the form has only the
 * standard fields.
 */
export function FormAttributes({ query, children }: FormAttributesProps) {
  const bare = children([])
  if (!query) return bare
  return (
    <WidgetBoundary fallback={bare}>
      <KnownAttributes query={query}>{children}</KnownAttributes>
    </WidgetBoundary>
  )
}

type KnownAttributesProps = FormAttributesProps & { readonly query: RouteQuery<FormAttributesQuery> }

function KnownAttributes({ query, children }: KnownAttributesProps) {
  const { attributesForm } = useRouteQuery<FormAttributesQuery>(
    graphql`
      query FormAttributesQuery($formCode: String!) {
        attributesForm(formCode: $formCode) {
          ...extraAttributes_form
        }
      }
    `,
    query,
  )
  return children(readExtraAttributes(attributesForm))
}
