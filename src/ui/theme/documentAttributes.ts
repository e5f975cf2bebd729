/** On `<html>` while the page is locked below an overlay; `gutter` if a scrollbar's space must stay empty. */
export const SCROLL_LOCK_ATTRIBUTE = 'data-scroll-lock'
/** On a bar fixed to the bottom of a phone's screen, such as the buy bar; floating elements move up. */
export const BOTTOM_BAR_ATTRIBUTE = 'data-bottom-bar'
/** Matches the ancestors of a visible bottom bar. The page stack keeps visited pages in the document, hidden, with their bars. */
export const HAS_BOTTOM_BAR = `:has([${BOTTOM_BAR_ATTRIBUTE}]:not([hidden] *))`
/** On `<html>` if the shopper chose larger text; the value is the size. */
export const TEXT_SIZE_ATTRIBUTE = 'data-text-size'
/** On `<html>`: whether the shopper prefers lists as `grid` or `list`. */
export const LIST_VIEW_ATTRIBUTE = 'data-list-view'
/** The id of the consent banner while it covers the lower edge of the page. */
export const CONSENT_BANNER_ID = 'consent'
/** On `<body>` and on elements with the next attribute: the height of the page's lower edge that the banner covers. */
export const CONSENT_BANNER_HEIGHT = '--consent-banner-height'
/**
 * On elements that must stay clear of the banner. The property is not inherited, because inheritance would restyle
 * every element.
 */
export const CLEARS_CONSENT_ATTRIBUTE = 'data-clears-consent'
/** On the placeholder of a cart that the document does not contain. */
export const CART_PENDING_ATTRIBUTE = 'data-cart-pending'
/** On links of a merchant's text that the router handles. */
export const ROUTED_LINK_ATTRIBUTE = 'data-routed'
