import type { ReactNode } from 'react'
import type { ConcreteRequest } from 'relay-runtime'
import type { PaymentAdapter } from './payments.ts'

/** Grows when an extension must be changed to go on working; docs/extending.md lists the changes. */
export const EXTENSION_API_VERSION = 1

/** A place without a subject of its own. */
export type NoContext = Readonly<Record<never, never>>

export type CategoryContext = {
  /** The category's uid. */
  readonly uid: string
}

export type ProductKey = {
  /** The product's `url_key`. */
  readonly urlKey: string
}

export type ProductContext = ProductKey & {
  /** The uid of the product of the page. */
  readonly uid: string
  /** The SKU that is shown: that of the chosen variant, or of the product. */
  readonly sku: string
}

export type CartContext = {
  readonly cartId: string
}

export type OrderContext = {
  readonly orderNumber: string
}

/** The places of the shop that extensions fill, each with the facts that its blocks get. */
export type SlotContexts = {
  /** Above the header of every page. */
  readonly announcement: NoContext
  /** After the links of the header. */
  readonly 'header.end': NoContext
  /** Before the columns of the footer. */
  readonly 'footer.start': NoContext
  readonly 'home.end': NoContext
  /** Between the title of a category and its products. */
  readonly 'category.top': CategoryContext
  readonly 'product.belowPrice': ProductContext
  /** Below the button that adds to the cart. */
  readonly 'product.belowChoices': ProductContext
  readonly 'product.belowDescription': ProductContext
  readonly 'cart.belowLines': CartContext
  readonly 'cart.belowTotals': CartContext
  readonly 'checkout.step.contact.end': CartContext
  readonly 'checkout.step.delivery.end': CartContext
  readonly 'checkout.step.payment.end': CartContext
  /** At the end of the page after an order. */
  readonly 'receipt.end': OrderContext
  readonly 'account.home.end': NoContext
}

export type SlotName = keyof SlotContexts

export const SLOT_NAMES = [
  'announcement',
  'header.end',
  'footer.start',
  'home.end',
  'category.top',
  'product.belowPrice',
  'product.belowChoices',
  'product.belowDescription',
  'cart.belowLines',
  'cart.belowTotals',
  'checkout.step.contact.end',
  'checkout.step.delivery.end',
  'checkout.step.payment.end',
  'receipt.end',
  'account.home.end',
] as const satisfies readonly SlotName[]

/** The facts that are known before the page's own data: the variables of a block's query are made from them. */
export type SlotKeys = {
  readonly [Name in SlotName]: Name extends `product.${string}` ? ProductKey : SlotContexts[Name]
}

/** The code of a block: one import loads both. */
export type BlockScreen<TContext = object> = {
  readonly component: (props: { readonly context: TContext; readonly query: never }) => ReactNode
  /** Its query, for a block with data: `export { default as operation } from './__generated__/….graphql.ts'`. */
  readonly operation?: ConcreteRequest
}

/** A component in a slot. */
export type Block<TContext = object, TKey = object> = {
  /** Unique among the shop's blocks. Reports of its failures have it. */
  readonly name: string
  readonly screen: () => Promise<BlockScreen<TContext>>
  /** The variables of its query. A block with a query must have it. */
  readonly variables?: (key: TKey) => Readonly<Record<string, unknown>>
}

export type Slots = {
  readonly [Name in SlotName]?: readonly Block<SlotContexts[Name], SlotKeys[Name]>[]
}

/** A page; `definePage` of the surface makes it. */
export type ExtensionPage = { readonly kind: 'path'; readonly name: string; readonly path: string }

/** A script of a third party. It loads only with the shopper's consent, which the shop's list of vendors asks for. */
export type ExtensionVendor = {
  /** Unique. */
  readonly id: string
  /** In the shopper's list of vendors. */
  readonly name: string
  /** It may run if one of these purposes is granted. */
  readonly purposes: readonly Purpose[]
  /** It may also run on pages with the shopper's own data: sign-in, account, checkout, orders. Left out, it may not. */
  readonly onPersonalPages?: boolean
  /** The origins it loads from and reports to: the document's policy admits no others. */
  readonly sources: {
    readonly [Kind in 'connect' | 'font' | 'frame' | 'img' | 'script' | 'style' | 'worker']?: readonly string[]
  }
  readonly load: (page: {
    /** Adds the script to the page; the shop does not wait for it. */
    readonly loadScript: (url: string) => void
    readonly dataLayer: { readonly push: (entry: Readonly<Record<string, unknown>>) => void }
  }) => void
}

/** The purposes that a shopper may grant. */
export type Purpose = 'preferences' | 'statistics' | 'marketing'

/** Hears the page views and the commerce events of the data layer, by their GA4 names. */
export type DataLayerListener = {
  /** Reports of its failures have it. */
  readonly name: string
  /** It hears events only while one of these purposes is granted. */
  readonly purposes: readonly Purpose[]
  readonly listen: (entry: { readonly event: string; readonly [property: string]: unknown }) => void
}

/** An object of schema.org, without `@context`. */
export type StructuredData = { readonly '@type': string; readonly [property: string]: unknown }

/** Further structured data for search engines, beside the storefront's own. */
export type StructuredDataAdditions = {
  readonly product?: (product: {
    readonly sku: string
    readonly name: string
    readonly url: string
  }) => readonly StructuredData[]
  readonly home?: (home: { readonly url: string }) => readonly StructuredData[]
}

/** The additions of a shop to the storefront. */
export type Extensions = {
  /** The version of the surface that the extensions were written for. */
  readonly apiVersion: typeof EXTENSION_API_VERSION
  readonly slots?: Slots
  readonly pages?: readonly ExtensionPage[]
  readonly vendors?: readonly ExtensionVendor[]
  readonly dataLayer?: readonly DataLayerListener[]
  /** Payment methods of Magento that the storefront does not know. */
  readonly payments?: readonly PaymentAdapter[]
  readonly structuredData?: StructuredDataAdditions
}

/** Types the extensions of a shop folder (`shops/<name>/extensions.ts`). */
export const defineExtensions = (extensions: Extensions): Extensions => extensions
