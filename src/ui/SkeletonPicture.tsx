import { picture } from './Skeleton.css.ts'

/** A picture still to come, in its final shape (width / height). */
export function SkeletonPicture({ ratio = 4 / 5 }: { ratio?: number }) {
  return <span aria-hidden="true" className={picture} style={{ aspectRatio: ratio }} />
}
