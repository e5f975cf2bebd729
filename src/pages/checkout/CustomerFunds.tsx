import { useShop } from '#src/relay/ShopContext.ts'
import { RewardPoints } from './RewardPoints.tsx'
import { StoreCredit } from './StoreCredit.tsx'
import type { StoreCreditProps } from './StoreCredit.tsx'

/** What a customer has in the shop to pay with, as far as the backend knows of such: store credit, then points. */
export function CustomerFunds(props: StoreCreditProps) {
  const { hasField } = useShop()
  return (
    <>
      {hasField('Cart', 'applied_store_credit') && <StoreCredit {...props} />}
      {hasField('Cart', 'applied_reward_points') && <RewardPoints {...props} />}
    </>
  )
}
