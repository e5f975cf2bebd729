import { useEffect, useSyncExternalStore } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { useLostCoupon_cart$key } from '#src/__generated__/useLostCoupon_cart.graphql.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { knownCouponOf, noteCoupon } from './knownCoupon.ts'

const subscribeToNothing = () => () => undefined

type LostCoupon = {
  /** The code that this tab applied last. */
  readonly known: string | null
  /** The same code, if the cart no longer has it: the backend drops a code that stops being valid without a word. */
  readonly lost: string | null
}

/** Notes the code of the cart, and tells when the backend has dropped it. */
export function useLostCoupon(cart: useLostCoupon_cart$key): LostCoupon {
  const { id, applied_coupons: coupons } = useFragment(
    graphql`
      fragment useLostCoupon_cart on Cart {
        id
        applied_coupons {
          code
        }
      }
    `,
    cart,
  )
  const { tabStorage } = useShop()
  const applied = coupons?.find((coupon) => coupon !== null)?.code ?? null
  // Read at every render; the server's document cannot know it.
  const known = useSyncExternalStore(
    subscribeToNothing,
    () => knownCouponOf(tabStorage, id),
    () => null,
  )
  useEffect(() => {
    if (applied !== null) noteCoupon(tabStorage, id, applied)
  }, [tabStorage, id, applied])
  return { known, lost: applied === null ? known : null }
}
