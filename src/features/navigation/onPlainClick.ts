import type { MouseEvent } from 'react'

/** Does something of its own where a link is clicked. Another tab or window stays the browser's business. */
export const onPlainClick = (act: () => void) => (event: MouseEvent) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  act()
}
