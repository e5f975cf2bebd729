import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import SearchX from 'lucide-react/icons/search-x'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { NoResults_products$key } from '#src/__generated__/NoResults_products.graphql.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { suggestion, suggestions as suggestionsClass, waysOn } from './NoResults.css.ts'

type NoResultsProps = {
  readonly query: string
  readonly products: NoResults_products$key
  /** Other doors into the shop. */
  readonly children: ReactNode
}

/** Nothing found: what the shopper may have meant, and where else to look. */
export function NoResults({ query, products, children }: NoResultsProps) {
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
      title={t`Nessun pezzo per “${query}”`}
      action={<div className={waysOn}>{children}</div>}
    >
      {words.length > 0 ? (
        <>
          <p>
            <Trans>Forse cercavi:</Trans>
          </p>
          <ul className={suggestionsClass}>
            {words.map((word) => (
              <li key={word}>
                <Link to="/search" search={{ q: word }} className={suggestion}>
                  {word}
                </Link>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>
          <Trans>Prova con una parola sola, come “vaso” o “blu”, oppure curiosa tra gli scaffali.</Trans>
        </p>
      )}
    </EmptyState>
  )
}
