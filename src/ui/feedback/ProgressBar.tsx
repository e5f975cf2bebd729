import { progress } from './ProgressBar.css.ts'

/** The progress of a navigation. Render it only while a page loads. */
export function ProgressBar({ label }: { label: string }) {
  // In a live region, because it is outside of every landmark.
  return (
    <div role="status">
      <progress aria-label={label} className={progress} />
    </div>
  )
}
