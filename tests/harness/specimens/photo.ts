import { THEME } from '#src/shop/selectedTheme.ts'

/** A picture in the shop's colours. In the address itself, so that it needs no media server. */
export const PHOTO = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"><path fill="${THEME.light.paper}" d="M0 0h4v5H0z"/><circle cx="2" cy="3" r="1.2" fill="${THEME.light.accent}"/></svg>`,
)}`
