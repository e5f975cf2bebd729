import { matchedParts } from '#src/lib/matchedParts.ts'
import { match } from './MatchedText.css.ts'

/** A text with its matches highlighted. */
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
