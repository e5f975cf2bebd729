import type { ReactNode } from 'react'
import { graphql } from 'react-relay'
import type { FormAttributesQuery } from '#src/__generated__/FormAttributesQuery.graphql.ts'
import { readExtraAttributes } from '#src/features/account/profile/extraAttributes.ts'
import type { ExtraAttribute } from '#src/features/account/profile/extraAttributes.ts'
import { WidgetBoundary } from '#src/features/cms/WidgetBoundary.tsx'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'

type FormAttributesProps = {
  /** Null where the backend did not tell. */
  readonly query: RouteQuery<FormAttributesQuery> | null
  readonly children: (attributes: readonly ExtraAttribute[]) => ReactNode
}

/** Around a form of the account: what the merchant asks besides. Where that fails, the form has the fields of every shop. */
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
          # eslint-disable-next-line relay/must-colocate-fragment-spreads -- read by readExtraAttributes
          ...extraAttributes_form
        }
      }
    `,
    query,
  )
  return children(readExtraAttributes(attributesForm))
}
