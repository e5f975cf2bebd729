import { amountText } from '#src/shop/amountText.ts'
import type { DeliveryDays } from '#src/lib/deliveryDates.ts'
import type { ShippingRate } from '#src/shop/defineShop.ts'

export type ShippingTerms = {
  readonly rates: readonly ShippingRate[]
  /** Working days from the order to the door; a rate of a carrier without them is left out. */
  readonly daysOf: ReadonlyMap<string, DeliveryDays>
  /** 1 (Monday) to 7 (Sunday). */
  readonly closedWeekdays: readonly number[]
}

/** The price of an offer in units of its currency. */
type Price = { readonly value: number; readonly currency: string }

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

const span = ({ fewest, most }: DeliveryDays) => ({
  '@type': 'QuantitativeValue',
  minValue: fewest,
  maxValue: most,
  // UN/CEFACT code for days.
  unitCode: 'DAY',
})

/** The cost and the days of delivery of one piece, in the vocabulary of schema.org; nothing that the shop does not state. */
export function shippingDetailsOf({ value, currency }: Price, { rates, daysOf, closedWeekdays }: ShippingTerms) {
  const details = rates.flatMap(({ carrier, countries, amount, freeFrom, handlingDays, ...rate }) => {
    const days = daysOf.get(carrier)
    // A price in another currency than that of the rate cannot be compared with `freeFrom`.
    if (!days || rate.currency !== currency) return []
    const isFree = freeFrom !== undefined && value >= freeFrom
    return [
      {
        '@type': 'OfferShippingDetails',
        shippingRate: { '@type': 'MonetaryAmount', value: amountText(isFree ? 0 : amount, currency), currency },
        shippingDestination: countries.map((country) => ({ '@type': 'DefinedRegion', addressCountry: country })),
        deliveryTime: {
          '@type': 'ShippingDeliveryTime',
          businessDays: {
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: WEEKDAYS.flatMap((name, at) =>
              closedWeekdays.includes(at + 1) ? [] : [`https://schema.org/${name}`],
            ),
          },
          handlingTime: span(handlingDays),
          transitTime: span({
            fewest: Math.max(0, days.fewest - handlingDays.fewest),
            most: Math.max(0, days.most - handlingDays.most),
          }),
        },
      },
    ]
  })
  return details.length > 0 ? { shippingDetails: details } : {}
}
