import { Text } from '#src/ui/layout/Text.tsx'
import type { OrderPlace } from '../receipt/OrderPlacesContext.ts'

/** The address and opening hours of a shop. */
export function PlaceLines({ place }: { place: OrderPlace }) {
  return (
    <Text as="span" size="sm">
      {[place.name, ...place.lines].map((line, index) => [index > 0 && <br key={index} />, line])}
    </Text>
  )
}
