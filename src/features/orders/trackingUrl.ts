/** Magento's codes of carriers, and where each shows the way of a parcel. */
const PAGES: Readonly<Record<string, string>> = {
  dhl: 'https://www.dhl.com/it-it/home/tracking.html?tracking-id=',
  ups: 'https://www.ups.com/track?tracknum=',
  fedex: 'https://www.fedex.com/fedextrack/?trknbr=',
  usps: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=',
}

/** Where the shopper can follow a parcel; null for carriers that merchants name themselves. */
export function trackingUrlOf(carrier: string, number: string): string | null {
  const page = PAGES[carrier.toLowerCase()]
  return page === undefined ? null : `${page}${encodeURIComponent(number)}`
}
