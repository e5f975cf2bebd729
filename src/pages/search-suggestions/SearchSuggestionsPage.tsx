import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { ComponentProps } from 'react'
import { graphql } from 'react-relay'
import type { SearchSuggestionsPageQuery } from '#src/__generated__/SearchSuggestionsPageQuery.graphql.ts'
import { WidgetBoundary } from '#src/features/cms/WidgetBoundary.tsx'
import { PageSuspense } from '#src/features/navigation/PageSuspense.tsx'
import { usePageUpdating } from '#src/features/navigation/pageUpdating.ts'
import { SearchCombobox } from '#src/features/search/SearchCombobox.tsx'
import type { SuggestionGroup } from '#src/features/search/SearchCombobox.tsx'
import { searchesIn } from '#src/features/search/searchesIn.ts'
import { useRecentSearches } from '#src/features/search/useRecentSearches.ts'
import { useDebouncedWords } from '#src/features/search/useDebouncedWords.ts'
import { PageHead } from '#src/features/seo/PageHead.tsx'
import { useStoreSettings } from '#src/features/store/storeSettings.ts'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { CategorySuggestion } from './CategorySuggestion.tsx'
import { ProductSuggestion } from './ProductSuggestion.tsx'
import { below, nothing } from './SearchSuggestionsPage.css.ts'
import { WordsSuggestion } from './WordsSuggestion.tsx'

export { default as operation } from '#src/__generated__/SearchSuggestionsPageQuery.graphql.ts'
export { SearchSuggestionsPage as component }

export type SearchSuggestionsPageProps = {
  readonly query: RouteQuery<SearchSuggestionsPageQuery> | null
  readonly q: string
}

/**
 * Search suggestions, as the content of an overlay. The search term is in its address; all letters share one history
 * entry.
 */
function SearchSuggestionsPage({ query, q }: SearchSuggestionsPageProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [words, setWords] = useState(q)
  const { settle, cancel } = useDebouncedWords((settled) => {
    void navigate({ to: '/search/suggestions', search: settled === '' ? {} : { q: settled }, replace: true })
  })
  const field = {
    words,
    onType: (typed: string) => {
      setWords(typed)
      settle(typed.trim())
    },
    onLeave: cancel,
  }
  return (
    <>
      <PageHead title={t`Cerca nel negozio`} robots="noindex" />
      <WidgetBoundary
        visit={q}
        fallback={
          <SearchCombobox {...field} groups={[]} busy={false}>
            <p className={nothing}>
              <Trans>I suggerimenti ora non arrivano. Premi Invio e cerca lo stesso.</Trans>
            </p>
          </SearchCombobox>
        }
      >
        <PageSuspense fallback={<SearchCombobox {...field} groups={[]} busy />}>
          {query && <Suggestions query={query} q={q} field={field} />}
        </PageSuspense>
      </WidgetBoundary>
    </>
  )
}

type SuggestionsProps = {
  readonly query: RouteQuery<SearchSuggestionsPageQuery>
  readonly q: string
  readonly field: Pick<ComponentProps<typeof SearchCombobox>, 'words' | 'onType' | 'onLeave'>
}

/** About the number that a phone shows above its keyboard; more do not help on wide screens either. */
const MOST_SHOWN = 8
const MOST_RECENT_BESIDE_OTHERS = 2
const MOST_MEANINGS = 3
const MOST_POPULAR = 3

function Suggestions({ query, q, field }: SuggestionsProps) {
  const { t } = useLingui()
  const updating = usePageUpdating()
  const [recent, forgetRecent] = useRecentSearches()
  const { shelves, named, cmsBlocks, products } = useRouteQuery<SearchSuggestionsPageQuery>(
    graphql`
      query SearchSuggestionsPageQuery($search: String!, $hasWords: Boolean!, $mayBeNamed: Boolean!) {
        shelves: categories {
          items {
            uid
            children {
              uid
              include_in_menu
              ...CategorySuggestion_category
            }
          }
        }
        named: categories(filters: { name: { match: $search, match_type: PARTIAL } }, pageSize: 2)
          @include(if: $mayBeNamed) {
          items {
            uid
            breadcrumbs {
              category_uid
              category_name
            }
            ...CategorySuggestion_category
          }
        }
        cmsBlocks(identifiers: ["popular-searches"]) @skip(if: $hasWords) {
          items {
            identifier
            content
          }
        }
        products(search: $search, pageSize: 6) @include(if: $hasWords) {
          total_count
          suggestions {
            search
          }
          items {
            uid
            ...ProductSuggestion_product
          }
        }
      }
    `,
    query,
  )
  const total = products?.total_count ?? 0
  const { categoryUrlSuffix: urlSuffix } = useStoreSettings()
  const isBlank = q === ''

  const wordsGroup = (
    label: string,
    kind: 'recent' | 'popular' | 'meant',
    words: readonly string[],
  ): SuggestionGroup => ({
    label,
    suggestions: words.map((each) => ({
      id: `${kind} ${each}`,
      renderLink: (option) => <WordsSuggestion kind={kind} words={each} query={q} option={option} />,
    })),
  })
  const shelvesGroup = (shown: number): SuggestionGroup => ({
    label: t`Scaffali`,
    suggestions: (shelves?.items?.[0]?.children ?? [])
      .flatMap((shelf) => (shelf?.include_in_menu ? [shelf] : []))
      .slice(0, shown)
      .map((shelf) => ({
        id: shelf.uid,
        renderLink: (option) => <CategorySuggestion category={shelf} urlSuffix={urlSuffix} query={q} option={option} />,
      })),
  })

  const groupsForBlank = (): readonly SuggestionGroup[] => {
    const popular = searchesIn(cmsBlocks?.items?.[0]?.content ?? '')
      .filter((words) => !recent.includes(words))
      .slice(0, Math.min(MOST_POPULAR, MOST_SHOWN - recent.length))
    return [
      wordsGroup(t`Ricerche recenti`, 'recent', recent),
      wordsGroup(t`Cercati spesso`, 'popular', popular),
      shelvesGroup(MOST_SHOWN - recent.length - popular.length),
    ]
  }
  const groupsForNothing = (): readonly SuggestionGroup[] => {
    const meant = [...new Set((products?.suggestions ?? []).flatMap((each) => each?.search ?? []))]
    const offered = meant.slice(0, MOST_MEANINGS)
    return [wordsGroup(t`Forse cercavi`, 'meant', offered), shelvesGroup(MOST_SHOWN - offered.length)]
  }
  const groupsForWords = (): readonly SuggestionGroup[] => {
    const begun = recent
      .filter((words) => words.toLowerCase().startsWith(q.toLowerCase()) && words.toLowerCase() !== q.toLowerCase())
      .slice(0, MOST_RECENT_BESIDE_OTHERS)
    const categories = (named?.items ?? []).flatMap((category) => category ?? [])
    const wayOn = 1
    const pieces = (products?.items ?? [])
      .flatMap((product) => product ?? [])
      .slice(0, MOST_SHOWN - wayOn - begun.length - categories.length)
    return [
      wordsGroup(t`Ricerche recenti`, 'recent', begun),
      {
        label: t`Categorie`,
        suggestions: categories.map((category) => ({
          id: category.uid,
          renderLink: (option) => (
            <CategorySuggestion
              category={category}
              urlSuffix={urlSuffix}
              within={category.breadcrumbs?.at(-1)?.category_name}
              query={q}
              option={option}
            />
          ),
        })),
      },
      {
        label: t`Pezzi`,
        suggestions: pieces.map((product) => ({
          id: product.uid,
          renderLink: (option) => <ProductSuggestion product={product} query={q} option={option} />,
        })),
      },
      {
        label: null,
        suggestions: [
          {
            id: 'all',
            renderLink: (option) => <WordsSuggestion kind="all" total={total} words={q} query={q} option={option} />,
          },
        ],
      },
    ]
  }

  const groups = isBlank ? groupsForBlank() : total > 0 ? groupsForWords() : groupsForNothing()
  return (
    <SearchCombobox
      {...field}
      groups={groups.filter(({ suggestions }) => suggestions.length > 0)}
      busy={updating}
      note={
        !isBlank &&
        total === 0 && (
          <p key={q} className={nothing}>
            <Trans>Nessun pezzo per «{q}»</Trans>
          </p>
        )
      }
    >
      {isBlank && recent.length > 0 && (
        <div className={below}>
          <Button variant="link" onClick={forgetRecent}>
            <Trans>Cancella le ricerche recenti</Trans>
          </Button>
        </div>
      )}
    </SearchCombobox>
  )
}
