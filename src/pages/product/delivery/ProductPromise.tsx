import { DeliveryPromise } from '#src/features/store/DeliveryPromise.tsx'
import { Text } from '#src/ui/layout/Text.tsx'

/** When a piece that is ordered now arrives, beside the button that orders it. */
export function ProductPromise() {
  return (
    <Text size="sm" role="note">
      <DeliveryPromise />
    </Text>
  )
}
