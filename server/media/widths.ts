/** Widths of served pictures in pixels; the storefront's `srcset` offers the same ones, smallest first. */
export const MEDIA_WIDTHS: readonly number[] = [96, 160, 240, 320, 480, 640, 800, 960, 1280, 1600]

/** The width for addresses without one: a saved link, a picture in a feed or an e-mail. */
export const LARGEST_MEDIA_WIDTH = 1600
