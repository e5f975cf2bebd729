/** Set on `<html>` while an overlay is open: the page below keeps its place and its scrollbar gutter. */
export const SCROLL_LOCK_ATTRIBUTE = 'data-scroll-lock'
/** Set on `<html>` to `light` or `dark` when the shopper chose; without it the system decides. */
export const THEME_ATTRIBUTE = 'data-theme'
