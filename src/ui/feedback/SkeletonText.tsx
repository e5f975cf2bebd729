import { bar, line } from './Skeleton.css.ts'

export interface SkeletonTextProps {
  lines?: number
  /** CSS width of the last line. */
  width?: string
}

/** Placeholder of text lines, as high as real ones in the current font size. */
export function SkeletonText({ lines = 1, width = '100%' }: SkeletonTextProps) {
  return (
    <span aria-hidden="true">
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} className={line}>
          <span className={bar} style={{ width: index === lines - 1 ? width : '100%' }} />
        </span>
      ))}
    </span>
  )
}
