import { Trans, useLingui } from '@lingui/react/macro'
import SearchX from 'lucide-react/icons/search-x'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { NoResults_products$key } from '#src/__generated__/NoResults_products.graphql.ts'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { waysOn } from './NoResults.css.ts'
import { SearchLinks } from './SearchLinks.tsx'

type NoResultsProps = {
  readonly products: NoResults_products$key
  /** Popular searches, without the words that are already offered. */
  readonly renderPopular: (offered: readonly string[]) => ReactNode
  /** Other links into the shop. */
  readonly children: ReactNode
}

/** An empty search result: suggested corrections and other links. */
export function NoResults({ products, renderPopular, children }: NoResultsProps) {
  const { t } = useLingui()
  const { suggestions } = useFragment(
    graphql`
      fragment NoResults_products on Products {
        suggestions {
          search
        }
      }
    `,
    products,
  )
  const words = [...new Set((suggestions ?? []).flatMap((each) => (each ? [each.search] : [])))]
  return (
    <EmptyState
      icon={<SearchX size={36} strokeWidth={1.25} />}
      title={words.length > 0 ? t`Forse cercavi` : t`Prova con altre parole`}
      action={
        <div className={waysOn}>
          {renderPopular(words)}
          {children}
        </div>
      }
    >
      {words.length > 0 ? (
        <SearchLinks words={words} />
      ) : (
        <p>
          <Trans>Ne basta una: il nome di un pezzo o un colore. Oppure curiosa tra gli scaffali.</Trans>
        </p>
      )}
    </EmptyState>
  )
}
