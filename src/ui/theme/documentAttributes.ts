/** On `<html>` while the page is locked below an overlay; `gutter` where a scrollbar took room that must stay empty. */
export const SCROLL_LOCK_ATTRIBUTE = 'data-scroll-lock'
/** On a bar fixed to the bottom edge of a phone's screen, such as the buy bar: what floats there steps up. */
export const BOTTOM_BAR_ATTRIBUTE = 'data-bottom-bar'
/** On `<html>` where the shopper wants larger text than the layout was measured for; its value says how much. */
export const TEXT_SIZE_ATTRIBUTE = 'data-text-size'
/** On `<html>`: whether this browser's shopper wants lists as `grid` or as `list`. */
export const LIST_VIEW_ATTRIBUTE = 'data-list-view'
/** The id of the consent banner, while it lies over the lower edge of the page. */
export const CONSENT_BANNER_ID = 'consent'
/** On `<body>` and what bears the next attribute: how much of the page's lower edge the consent banner covers. */
export const CONSENT_BANNER_HEIGHT = '--consent-banner-height'
/** On what has to stay clear of it: the property is not inherited, or everything would be styled anew with it. */
export const CLEARS_CONSENT_ATTRIBUTE = 'data-clears-consent'
/** On what stands for a cart that the document does not hold. */
export const CART_PENDING_ATTRIBUTE = 'data-cart-pending'
