/**
 * The shop's own picture for missing or unavailable pictures: a frame with neutral colours for light and dark surfaces.
 * Browsers show the body of an image response with any status, so no broken-image icon appears.
 */
export const PLACEHOLDER_SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="500" viewBox="0 0 400 500" fill="none" stroke="#8c8680" stroke-width="8" stroke-linejoin="round" opacity=".55"><rect x="140" y="190" width="120" height="120" rx="10"/><circle cx="178" cy="228" r="12"/><path d="m140 292 40-40 28 28 18-18 34 34"/></svg>\n'

/** Inside the media folder, for pictures that the backend stores elsewhere. Keep equal to src/lib/catalog/media.ts. */
export const PLACEHOLDER_PATH = '/media/placeholder.svg'
