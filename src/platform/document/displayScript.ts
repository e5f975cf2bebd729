import { DISPLAY_COOKIE_NAME, DISPLAY_NAMES } from './displayCookie.ts'

/**
 * Script that sets the display preferences on the document's `root` from its `cookies` before the first paint, so that
 * no page flashes in another size or contrast (`headScript.ts`). The theme uses these attributes
 * (`ui/theme/display.css.ts`).
 */
export const applyDisplay = (): string => `try{var found=/(?:^|; )${DISPLAY_COOKIE_NAME}=([^;]+)/.exec(cookies)
if(found){var wanted=JSON.parse(decodeURIComponent(found[1]));${JSON.stringify(
  DISPLAY_NAMES,
)}.forEach(function(name){if(wanted[name])root.setAttribute('data-'+name,wanted[name])})}}catch(e){}`
