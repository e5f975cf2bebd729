import { progress } from './ProgressBar.css.ts'

/** A page is on its way. Render it only while one is. */
export function ProgressBar({ label }: { label: string }) {
  // In a live region: it stands outside of every landmark, where it would belong to nothing.
  return (
    <div role="status">
      <progress aria-label={label} className={progress} />
    </div>
  )
}
