// For `extensions.ts` of a shop folder. It is part of every page, so these functions are small.
export { defineExtensions, EXTENSION_API_VERSION } from '#src/shop/defineExtensions.ts'
export type {
  Block,
  CartContext,
  CategoryContext,
  DataLayerListener,
  Extensions,
  ExtensionVendor,
  NoContext,
  OrderContext,
  ProductContext,
  ProductKey,
  Purpose,
  SlotContexts,
  SlotName,
  StructuredData,
} from '#src/shop/defineExtensions.ts'
export type {
  Leave,
  PaymentAdapter,
  PaymentFailure,
  PaymentHost,
  PaymentModule,
  PaymentOutcome,
  PaymentSources,
  PlacedOrder,
  PlaceOrderError,
  Placement,
} from '#src/shop/payments.ts'
