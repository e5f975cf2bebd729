/**
 * A browser's page translator: it puts the text of a page into elements of its own, also text that comes later, and
 * leaves out elements with `translate="no"`. Returns a function that ends it.
 */
export function translatePage(root: Element): () => void {
  const translateBelow = (node: Node) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    const texts: Text[] = node instanceof Text ? [node] : []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      const parent = text.parentElement
      if (!parent || text.data.trim() === '' || parent.closest('font, [translate="no"]')) continue
      const outer = document.createElement('font')
      const inner = document.createElement('font')
      inner.textContent = text.data
      outer.append(inner)
      text.replaceWith(outer)
    }
  }
  translateBelow(root)
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (target instanceof Text) translateBelow(target)
      for (const node of addedNodes) translateBelow(node)
    }
  })
  observer.observe(root, { childList: true, characterData: true, subtree: true })
  return () => observer.disconnect()
}
