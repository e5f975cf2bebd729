import { option } from './CartLine.css.ts'
import type { LineWords } from './lineWords.ts'

type ChosenWordsProps = {
  readonly words: readonly LineWords[]
  readonly className: string
}

/** The chosen options of a line as text; empty without any. */
export function ChosenWords({ words, className }: ChosenWordsProps) {
  if (words.length === 0) return null
  return (
    <ul className={className}>
      {words.map(({ label, value }, index) => (
        <li key={index} className={option}>
          {label === null ? value : `${label}: ${value}`}
        </li>
      ))}
    </ul>
  )
}
