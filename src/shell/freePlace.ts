import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

/** Elements that shoppers operate or that tell them something. */
const CONTROLS =
  'a, button, input, select, textarea, label, summary, [tabindex="0"], [role="alert"], [role="status"], iframe, video'

/** The distance that a floating element keeps, px. */
const CLEARANCE_PX = 6
/** After this time without a scroll event the page rests, in browsers that do not report it (`scrollend`). Milliseconds. */
const REST_MS = 150

/** The floating elements are so small that no control fits between these points. */
const SAMPLES = [0, 0.25, 0.5, 0.75, 1] as const

const hasText = (element: Element) =>
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())

/** Whether nothing that is read or operated is below this part of the window. Pictures and backgrounds may be. */
export function isFreePlace(element: HTMLElement): boolean {
  const box = element.getBoundingClientRect()
  const left = box.left - CLEARANCE_PX
  const right = Math.min(box.right + CLEARANCE_PX, window.innerWidth - 1)
  const top = box.top - CLEARANCE_PX
  const bottom = Math.min(box.bottom + CLEARANCE_PX, window.innerHeight - 1)
  // A card's link covers its whole card by a pseudo-element; its own box is that of its words.
  const isBelow = (other: Element) =>
    [...other.getClientRects()].some(
      (it) => it.left < right && it.right > left && it.top < bottom && it.bottom > top && it.width > 0,
    )
  const seen = new Set<Element>()
  for (const x of SAMPLES) {
    for (const y of SAMPLES) {
      const there = document.elementsFromPoint(left + x * (right - left), top + y * (bottom - top))
      for (const each of there) if (!element.contains(each)) seen.add(each)
    }
  }
  return ![...seen].some((each) => (each.matches(CONTROLS) || hasText(each)) && isBelow(each))
}

/**
 * Whether a floating element may be shown: the page rests, was last scrolled up if `afterScrollingUp`, and the element
 * covers nothing that is read or operated. Looks again whenever the page below it may have changed.
 */
export function useFreePlace(element: RefObject<HTMLElement | null>, afterScrollingUp: boolean): boolean {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    let last = window.scrollY
    let isUpward = !afterScrollingUp
    let resting: ReturnType<typeof setTimeout> | undefined
    const isFree = () => element.current !== null && isFreePlace(element.current)
    const look = () => setShown(isUpward && isFree())
    const onScroll = () => {
      const y = window.scrollY
      if (afterScrollingUp && y !== last) isUpward = y < last
      last = y
      setShown(false)
      if ('onscrollend' in window) return
      clearTimeout(resting)
      resting = setTimeout(look, REST_MS)
    }
    let frame = 0
    const lookAgain = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => setShown((shown) => (shown || !afterScrollingUp) && isFree()))
    }
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('scroll', onScroll, { passive: true, signal })
    window.addEventListener('scrollend', look, { passive: true, signal })
    window.addEventListener('resize', lookAgain, { passive: true, signal })
    for (const kind of ['pointerup', 'keyup', 'focusin'] as const) {
      document.addEventListener(kind, lookAgain, { passive: true, capture: true, signal })
    }
    const observer = new ResizeObserver(lookAgain)
    observer.observe(document.body)
    return () => {
      listening.abort()
      observer.disconnect()
      clearTimeout(resting)
      cancelAnimationFrame(frame)
    }
  }, [element, afterScrollingUp])
  return isShown
}
