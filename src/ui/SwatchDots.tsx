import { dot, dots, more } from './SwatchDots.css.ts'
import { visuallyHidden } from './theme/global.css.ts'

const SHOWN_AT_MOST = 5

export interface SwatchDotsProps {
  /** What screen readers hear instead of the dots: "7 smalti: petrolio, cremisi, …". */
  label: string
  /** CSS colours in the order of the options. */
  colours: readonly string[]
}

/** On a card: which colours there are. Choosing happens on the product's page. */
export function SwatchDots({ label, colours }: SwatchDotsProps) {
  const hiddenCount = colours.length - SHOWN_AT_MOST
  return (
    <div className={dots}>
      <span className={visuallyHidden}>{label}</span>
      {colours.slice(0, SHOWN_AT_MOST).map((colour) => (
        <span key={colour} aria-hidden="true" className={dot} style={{ backgroundColor: colour }} />
      ))}
      {hiddenCount > 0 && (
        <span aria-hidden="true" className={more}>
          +{hiddenCount}
        </span>
      )}
    </div>
  )
}
