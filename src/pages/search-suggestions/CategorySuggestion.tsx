import Shapes from 'lucide-react/icons/shapes'
import { graphql, useFragment } from 'react-relay'
import type { CategorySuggestion_category$key } from '#src/__generated__/CategorySuggestion_category.graphql.ts'
import type { AnchorProps } from '#src/features/navigation/anchorProps.ts'
import { CategoryLink } from '#src/features/navigation/CategoryLink.tsx'
import { MatchedText } from '#src/features/search/MatchedText.tsx'
import { aside, sign, words } from './Suggestion.css.ts'

type CategorySuggestionProps = {
  readonly category: CategorySuggestion_category$key
  readonly urlSuffix: string | null | undefined
  /** The parent category: the same name may occur in several places. */
  readonly within?: string | null | undefined
  readonly query: string
  readonly option: AnchorProps
}

/** A category. It needs no data beyond the shop's menu. */
export function CategorySuggestion({ category: key, urlSuffix, within, query, option }: CategorySuggestionProps) {
  const category = useFragment(
    graphql`
      fragment CategorySuggestion_category on CategoryTree {
        uid
        name
        url_path
      }
    `,
    key,
  )
  return (
    <CategoryLink uid={category.uid} urlPath={category.url_path ?? ''} urlSuffix={urlSuffix} replace {...option}>
      <Shapes size={20} aria-hidden="true" className={sign} />
      <span className={words}>
        <MatchedText text={category.name ?? ''} query={query} />
      </span>
      {within && <span className={aside}>{within}</span>}
    </CategoryLink>
  )
}
