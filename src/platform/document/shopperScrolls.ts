/** Events of a shopper that scroll the page. */
export const SHOPPER_SCROLLS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Keys that scroll, or move the focus and thereby scroll. Escape closes the topmost layer. */
export const SCROLLING_KEY = /^(Arrow|Page|Home$|End$|Tab$| $)/

/** The performance mark of the first such event, which the document's script sets because no other code has run yet. */
export const EARLY_SCROLL_MARK = 'shopper-scroll'
