/** Where the shopper's display preferences are kept, and their names: each is an attribute of `<html>`. */
export const DISPLAY_STORAGE_KEY = 'vetrina.device.display'
export const DISPLAY_NAMES = ['text-size', 'contrast', 'motion', 'links', 'list-view'] as const

/**
 * Runs in the document's head, before anything is painted, so that no page flashes in another size or contrast. The theme
 * knows the attributes (`ui/theme/display.css.ts`).
 */
export const APPLY_DISPLAY_SCRIPT = `try{var p=JSON.parse(localStorage.getItem('${DISPLAY_STORAGE_KEY}'));${JSON.stringify(
  DISPLAY_NAMES,
)}.forEach(function(n){if(p[n])document.documentElement.setAttribute('data-'+n,p[n])})}catch(e){}`
