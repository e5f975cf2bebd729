import { useShop } from '#src/relay/ShopContext.ts'
import { RewardPoints } from './RewardPoints.tsx'
import { StoreCredit } from './StoreCredit.tsx'
import type { StoreCreditProps } from './StoreCredit.tsx'

/** The customer's funds as far as the backend has them: store credit, then reward points. */
export function CustomerFunds(props: StoreCreditProps) {
  const { hasField } = useShop()
  return (
    <>
      {hasField('Cart', 'applied_store_credit') && <StoreCredit {...props} />}
      {hasField('Cart', 'applied_reward_points') && <RewardPoints {...props} />}
    </>
  )
}
