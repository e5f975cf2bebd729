import { DISPLAY_COOKIE_NAME, DISPLAY_NAMES } from './displayCookie.ts'

/**
 * Sets the shopper's display preferences on the `root` of a document from its `cookies`, before anything is painted, so that no page flashes in another
 * size or contrast (`headScript.ts`). The theme knows the attributes (`ui/theme/display.css.ts`).
 */
export const applyDisplay = (): string => `try{var found=/(?:^|; )${DISPLAY_COOKIE_NAME}=([^;]+)/.exec(cookies)
if(found){var wanted=JSON.parse(decodeURIComponent(found[1]));${JSON.stringify(
  DISPLAY_NAMES,
)}.forEach(function(name){if(wanted[name])root.setAttribute('data-'+name,wanted[name])})}}catch(e){}`
