/**
 * Loads the pictures of the page for printing, also those that the shopper has not scrolled to. Browsers print a picture
 * that is still to be loaded as an empty box.
 */
export function loadPicturesToPrint(window: Window): void {
  const load = () => {
    for (const picture of window.document.querySelectorAll<HTMLImageElement>('main img[loading="lazy"]')) {
      picture.loading = 'eager'
    }
  }
  window.addEventListener('beforeprint', load)
  // The keys come before the print dialog takes its picture of the page.
  window.addEventListener('keydown', ({ key, ctrlKey, metaKey }) => {
    if ((ctrlKey || metaKey) && key.toLowerCase() === 'p') load()
  })
}
