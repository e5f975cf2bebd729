/** What a path of Magento's URL space leads to. In-shop links carry it, so that a click never has to ask. */
export type UrlTarget =
  | { readonly kind: 'product'; readonly urlKey: string }
  | { readonly kind: 'category'; readonly uid: string }
  | { readonly kind: 'cms'; readonly identifier: string }
