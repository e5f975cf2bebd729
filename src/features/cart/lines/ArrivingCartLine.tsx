import { Plural } from '@lingui/react/macro'
import { Picture } from '#src/ui/media/Picture.tsx'
import { SkeletonPicture } from '#src/ui/feedback/SkeletonPicture.tsx'
import { SkeletonText } from '#src/ui/feedback/SkeletonText.tsx'
import * as styles from './CartLine.css.ts'
import type { ArrivingLine } from '../requests/cartWriter.ts'

/**
 * A line that is being added, with the data of the page it came from. It has no price, because only the server knows
 * it.
 */
export function ArrivingCartLine({ line: { name, imageUrl, quantity } }: { line: ArrivingLine }) {
  return (
    <>
      <div className={styles.picture}>
        {imageUrl === null ? (
          <SkeletonPicture />
        ) : (
          <Picture src={imageUrl} alt="" sizes="88px" widths={[96, 160, 240, 320]} />
        )}
      </div>
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p key={quantity} className={styles.quiet}>
          <Plural value={quantity} one="# pezzo" other="# pezzi" />
        </p>
        <SkeletonText width="30%" />
      </div>
    </>
  )
}
