import { bar, line } from './Skeleton.css.ts'

export interface SkeletonTextProps {
  lines?: number
  /** CSS width of the last line. */
  width?: string
}

/** Lines of text still to come, as high as the real ones in the font size around them. */
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
