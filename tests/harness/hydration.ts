/** Whether React handles the events of an element. The function is sent to the browser as text. */
export const isHydrated = (element: Element, probe: string): boolean =>
  !element.dispatchEvent(new Event(probe, { bubbles: true, cancelable: true }))
