/**
 * The target of a path in Magento's URL space. Links within the shop carry it, so that a click needs no extra request.
 */
export type UrlTarget =
  | { readonly kind: 'product'; readonly urlKey: string }
  | { readonly kind: 'category'; readonly uid: string }
  | { readonly kind: 'cms'; readonly identifier: string }
