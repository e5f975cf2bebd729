import { Trans, useLingui } from '@lingui/react/macro'
import { SkeletonPicture } from '#src/ui/feedback/SkeletonPicture.tsx'
import { SkeletonText } from '#src/ui/feedback/SkeletonText.tsx'
import { CART_PENDING_ATTRIBUTE } from '#src/ui/theme/documentAttributes.ts'
import { row, words } from './CartLine.css.ts'

/**
 * Placeholder until the cart is known: the server knows only a guest's cart, and a page without scripts keeps the
 * placeholder.
 */
export function CartSkeleton() {
  const { t } = useLingui()
  return (
    <>
      <noscript>
        <p>
          <Trans>Per vedere il carrello e ordinare attiva JavaScript nel tuo browser.</Trans>
        </p>
      </noscript>
      <div
        role="status"
        aria-busy="true"
        aria-label={t`Il carrello sta arrivando`}
        {...{ [CART_PENDING_ATTRIBUTE]: '' }}
      >
        {[0, 1].map((index) => (
          <div key={index} className={row}>
            <SkeletonPicture />
            <div className={words}>
              <SkeletonText width="70%" />
              <SkeletonText width="40%" />
            </div>
          </div>
        ))}
      </div>
    </>
  )
}
