import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import ArrowRight from 'lucide-react/icons/arrow-right'
import History from 'lucide-react/icons/history'
import Search from 'lucide-react/icons/search'
import TrendingUp from 'lucide-react/icons/trending-up'
import type { AnchorProps } from '#src/features/navigation/anchorProps.ts'
import { MatchedText } from '#src/features/search/MatchedText.tsx'
import { sign, words as wordsClass } from './Suggestion.css.ts'

type WordsSuggestionProps = {
  /** Why they are suggested: searched before, by others, a correction, or the typed text itself. */
  readonly kind: 'recent' | 'popular' | 'meant' | 'all'
  readonly words: string
  readonly query: string
  /** The number of products found, if known. */
  readonly total?: number
  readonly option: AnchorProps
}

const SIGNS = { recent: History, popular: TrendingUp, meant: Search, all: ArrowRight }

/** A suggested search term. */
export function WordsSuggestion({ kind, words, query, total = 0, option }: WordsSuggestionProps) {
  const { t } = useLingui()
  const Sign = SIGNS[kind]
  return (
    <Link to="/search" search={{ q: words }} replace {...option}>
      <Sign size={20} aria-hidden="true" className={sign} />
      <span className={wordsClass}>
        {kind === 'all' ? t`Tutti i risultati per «${words}» (${total})` : <MatchedText text={words} query={query} />}
      </span>
    </Link>
  )
}
