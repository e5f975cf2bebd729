/** An order whose delivery is promised. */
export type PromisedOrder = {
  /** Milliseconds since 1970. */
  readonly placedAt: number
  readonly carrierCode: string
  readonly storeCode: string
  /** BCP 47. */
  readonly language: string
}

type InvoicedAddress = {
  readonly company: string | null
  readonly countryCode: string
  readonly vatId: string | null
  readonly fax: string | null
}

export type InvoiceFactKind = 'vat-number' | 'tax-code' | 'recipient-code' | 'certified-mail'

/** The products that a shopper wanted before the time for withdrawal ends. */
export type ConsentKind = 'digital' | 'service'

type ConsentOrder = {
  readonly storeCode: string
  /** Magento's types of the products, and their SKUs. */
  readonly items: readonly { readonly type: string; readonly sku: string }[]
}

/** Facts about an order that the host knows and Magento does not, for the mails of the engine. */
export type OrderFacts = {
  /** The days of the delivery in words; null if the merchant has set none for the carrier. */
  readonly deliveryDates: (order: PromisedOrder) => string | null
  /** The invoice data of a billing address. */
  readonly invoiceFacts: (address: InvoicedAddress) => readonly {
    readonly kind: InvoiceFactKind
    readonly value: string
  }[]
  /** The consents without which the checkout would not have placed the order. */
  readonly consents: (order: ConsentOrder) => readonly ConsentKind[]
}

/** For an engine without a host. */
export const NO_ORDER_FACTS: OrderFacts = { deliveryDates: () => null, invoiceFacts: () => [], consents: () => [] }
