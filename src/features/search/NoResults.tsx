import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import SearchX from 'lucide-react/icons/search-x'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { NoResults_products$key } from '#src/__generated__/NoResults_products.graphql.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { suggestion, suggestions as suggestionsClass, waysOn } from './NoResults.css.ts'

type NoResultsProps = {
  readonly products: NoResults_products$key
  /** What others search for. */
  readonly popular: readonly string[]
  /** Other doors into the shop. */
  readonly children: ReactNode
}

/** Nothing found, as the page's heading says: what the shopper may have meant, and where else to look. */
export function NoResults({ products, popular, children }: NoResultsProps) {
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
  const others = popular.filter((word) => !words.includes(word))
  return (
    <EmptyState
      icon={<SearchX size={36} strokeWidth={1.25} />}
      title={words.length > 0 ? t`Forse cercavi` : t`Prova con altre parole`}
      action={
        <div className={waysOn}>
          {others.length > 0 && (
            <nav aria-label={t`Cercati spesso`}>
              <p>
                <Trans>Cercati spesso</Trans>
              </p>
              <Searches words={others} />
            </nav>
          )}
          {children}
        </div>
      }
    >
      {words.length > 0 ? (
        <Searches words={words} />
      ) : (
        <p>
          <Trans>Ne basta una, come “vaso” o “blu”. Oppure curiosa tra gli scaffali.</Trans>
        </p>
      )}
    </EmptyState>
  )
}

const Searches = ({ words }: { readonly words: readonly string[] }) => (
  <ul className={suggestionsClass}>
    {words.map((word) => (
      <li key={word}>
        <Link to="/search" search={{ q: word }} className={suggestion}>
          {word}
        </Link>
      </li>
    ))}
  </ul>
)
