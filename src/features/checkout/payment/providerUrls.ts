/** The parameter of the return address for shoppers who cancel. */
export const CANCELLED = 'payment-cancelled'

/** The return addresses for the provider, which lead to the last step; Magento expects paths relative to its base. */
export function providerUrls(pathOf: (path: string) => string) {
  const path = pathOf('/checkout/payment')
  return { return_url: path, cancel_url: `${path}?${CANCELLED}=1` }
}
