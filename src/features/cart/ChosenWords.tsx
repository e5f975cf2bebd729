import { option } from './CartLine.css.ts'
import type { LineWords } from './lineWords.ts'

type ChosenWordsProps = {
  readonly words: readonly LineWords[]
  readonly className: string
}

/** What a line was put together from, in words; nothing where there was nothing to choose. */
export function ChosenWords({ words, className }: ChosenWordsProps) {
  if (words.length === 0) return null
  return (
    <ul className={className}>
      {words.map(({ label, value }) => (
        <li key={`${label} ${value}`} className={option}>
          {label === null ? value : `${label}: ${value}`}
        </li>
      ))}
    </ul>
  )
}
