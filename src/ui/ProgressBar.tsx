import { progress } from './ProgressBar.css.ts'

/** A page is on its way. Render it only while one is. */
export function ProgressBar({ label }: { label: string }) {
  return <progress aria-label={label} className={progress} />
}
