import { onInk, onPaper } from '#src/ui/theme/contract.css.ts'
import type { CardLook } from './cardForm.ts'

/** The looks of a text box of the shop, for frames that the shop's styles do not reach. */
export function readCardLook(place: HTMLElement): CardLook {
  const { fontSize, lineHeight } = getComputedStyle(place)
  const colourOf = (scheme: string) => {
    const probe = document.createElement('span')
    probe.className = scheme
    place.append(probe)
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  }
  return {
    // The typeface of the shop is not in the frames.
    text: { 'font-family': 'system-ui, sans-serif', 'font-size': fontSize, 'line-height': lineHeight },
    light: colourOf(onPaper),
    dark: colourOf(onInk),
  }
}

/** Tells the colour scheme of the document, now and after each change. */
export function watchScheme(onScheme: (isDark: boolean) => void, signal: AbortSignal): void {
  const root = document.documentElement
  const tell = () => onScheme(getComputedStyle(root).colorScheme === 'dark')
  const observer = new MutationObserver(tell)
  observer.observe(root, { attributeFilter: ['data-theme'] })
  signal.addEventListener('abort', () => observer.disconnect())
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', tell, { signal })
  tell()
}
