import { SHOP } from '#src/shop/selectedShop.ts'

/** Tracking pages of the carriers that Magento has itself. */
const PAGES: Readonly<Record<string, string>> = {
  dhl: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id={number}',
  ups: 'https://www.ups.com/track?tracknum={number}',
  fedex: 'https://www.fedex.com/fedextrack/?trknbr={number}',
  usps: 'https://tools.usps.com/go/TrackConfirmAction?tLabels={number}',
}

/** The tracking page of a parcel; null for a carrier without one. The shop's own pages come first. */
export function trackingUrlOf(
  carrier: string,
  number: string,
  own: Readonly<Record<string, string>> = SHOP.trackingUrls ?? {},
): string | null {
  const page = { ...PAGES, ...own }[carrier.toLowerCase()]
  return page === undefined ? null : page.replace('{number}', () => encodeURIComponent(number))
}
