import { visuallyHidden } from '../theme/global.css.ts'
import { spinner } from './Spinner.css.ts'

/** A spinner in the colour and size of the text. With a `label` it is announced, without one it is decorative. */
export function Spinner({ label }: { label?: string }) {
  if (label === undefined) return <span aria-hidden="true" className={spinner} />
  return (
    <output>
      <span className={visuallyHidden}>{label}</span>
      <span aria-hidden="true" className={spinner} />
    </output>
  )
}
