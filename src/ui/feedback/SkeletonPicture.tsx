import { picture } from './Skeleton.css.ts'

/** Placeholder of a picture in its final ratio (width / height). */
export function SkeletonPicture({ ratio = 4 / 5 }: { ratio?: number }) {
  return <span aria-hidden="true" className={picture} style={{ aspectRatio: ratio }} />
}
