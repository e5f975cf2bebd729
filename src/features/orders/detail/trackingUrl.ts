/** Magento's carrier codes with their tracking pages. */
const PAGES: Readonly<Record<string, string>> = {
  dhl: 'https://www.dhl.com/it-it/home/tracking.html?tracking-id=',
  ups: 'https://www.ups.com/track?tracknum=',
  fedex: 'https://www.fedex.com/fedextrack/?trknbr=',
  usps: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=',
}

/** The tracking page of a parcel; null for a merchant's own carriers. */
export function trackingUrlOf(carrier: string, number: string): string | null {
  const page = PAGES[carrier.toLowerCase()]
  return page === undefined ? null : `${page}${encodeURIComponent(number)}`
}
