/**
 * Resolves when the parser has reached the router's data, which follows the shell in the server's document. The entry
 * does not wait for the document: taken from the browser's cache, it starts before body and data are there.
 */
export function routerDataArrived(window: Window, document: Document): Promise<void> {
  const isThere = () => window.$_TSR?.router !== undefined
  return new Promise((resolve) => {
    const look = () => {
      if (!isThere()) return
      observer.disconnect()
      document.removeEventListener('DOMContentLoaded', look)
      resolve()
    }
    const observer = new MutationObserver(look)
    observer.observe(document, { childList: true, subtree: true })
    // A record may be delivered before the script it tells of has run, and the last script has none after it.
    document.addEventListener('DOMContentLoaded', look)
    look()
  })
}
