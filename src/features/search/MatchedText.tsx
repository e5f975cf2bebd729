import { matchedParts } from '#src/lib/matchedParts.ts'
import { match } from './MatchedText.css.ts'

/** A text in which what was searched for stands out. */
export const MatchedText = ({ text, query }: { readonly text: string; readonly query: string }) =>
  matchedParts(text, query).map(({ text: part, isMatch, at }) =>
    isMatch ? (
      <mark key={at} className={match}>
        {part}
      </mark>
    ) : (
      part
    ),
  )
