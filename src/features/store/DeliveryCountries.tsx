import { Trans } from '@lingui/react/macro'
import { useShop } from '#src/relay/ShopContext.ts'
import { Text } from '#src/ui/layout/Text.tsx'

type DeliveryCountriesProps = {
  /** Left out, the text is as large as the texts around it. */
  readonly size?: 'sm'
}

/** The restrictions of delivery, which shoppers must know before they order (Directive 2011/83/EU, art. 8). */
export function DeliveryCountries({ size }: DeliveryCountriesProps) {
  const { deliveryCountries: shown } = useShop()
  if (shown === '') return null
  const words = <Trans>Paesi di consegna: {shown}</Trans>
  return size === undefined ? <p>{words}</p> : <Text size={size}>{words}</Text>
}
