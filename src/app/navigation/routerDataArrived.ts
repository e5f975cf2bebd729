/**
 * Resolves when the parser has reached the router's data, which follows the shell in the server's document. The entry
 * cannot rely on it: a script from the browser's cache starts before the body is parsed.
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
    // The observer may be called before the script of a record has run, and the last script is followed by no record.
    document.addEventListener('DOMContentLoaded', look)
    look()
  })
}
