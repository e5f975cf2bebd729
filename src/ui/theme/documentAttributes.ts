/** On `<html>` while the page is locked below an overlay; `gutter` where a scrollbar took room that must stay empty. */
export const SCROLL_LOCK_ATTRIBUTE = 'data-scroll-lock'
/** On a bar fixed to the bottom edge of a phone's screen, such as the buy bar: what floats there steps up. */
export const BOTTOM_BAR_ATTRIBUTE = 'data-bottom-bar'
