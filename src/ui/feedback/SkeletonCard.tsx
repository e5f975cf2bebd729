import { card, name, stage, words } from '../layout/Card.css.ts'
import { SkeletonPicture } from './SkeletonPicture.tsx'
import { SkeletonText } from './SkeletonText.tsx'

/** Placeholder of a `Card`: picture, name, price. */
export function SkeletonCard({ ratio = 4 / 5 }: { ratio?: number }) {
  return (
    <div aria-hidden="true" className={card}>
      <div className={stage}>
        <SkeletonPicture ratio={ratio} />
      </div>
      <div className={words}>
        <div className={name}>
          <SkeletonText width="70%" />
        </div>
        <SkeletonText width="35%" />
      </div>
    </div>
  )
}
