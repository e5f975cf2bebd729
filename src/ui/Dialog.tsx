import X from 'lucide-react/icons/x'
import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { body, dialog, footer as footerClass, header, title as titleClass } from './Dialog.css.ts'
import { IconButton } from './IconButton.tsx'

export interface DialogProps {
  title: string
  closeLabel: string
  /** The close button, Escape and the backdrop. The dialog closes when its parent stops rendering it. */
  onClose: () => void
  /** Stays in view below the scrolling body. */
  footer?: ReactNode
  children: ReactNode
}

/**
 * A modal dialog for settings that have no address of their own; what has one is an overlay of the page stack. Trap,
 * inert page and the way back of the focus are the platform's.
 */
export function Dialog({ title, closeLabel, onClose, footer, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useDialog(element, onClose)
  // Below the body, so that it looks the same from wherever it is opened: the footer's colours end at the footer.
  return createPortal(
    <dialog ref={element} aria-labelledby={titleId} className={dialog}>
      <header className={header}>
        <h2 id={titleId} className={titleClass}>
          {title}
        </h2>
        <IconButton label={closeLabel} icon={<X size={22} />} onClick={onClose} />
      </header>
      <div className={body}>{children}</div>
      {footer !== undefined && <footer className={footerClass}>{footer}</footer>}
    </dialog>,
    document.body,
  )
}

/** Opens it modally, and hears the ways out that are no control: Escape, a click beside it, a phone's back gesture. */
function useDialog(element: { readonly current: HTMLDialogElement | null }, onClose: () => void): void {
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  }, [onClose])
  // Before the browser paints, and on the way out before the element is gone: only then it gives the focus back.
  useLayoutEffect(() => {
    const shown = element.current
    if (!shown) return
    const leave = (event: Event) => {
      // Answered here alone: an overlay of the page stack below stays.
      event.preventDefault()
      close.current()
    }
    const listeners = {
      keydown: (event: Event) => {
        if ((event as KeyboardEvent).key === 'Escape') leave(event)
      },
      click: (event: Event) => {
        if (event.target === shown) leave(event)
      },
      cancel: leave,
    }
    for (const [name, listener] of Object.entries(listeners)) shown.addEventListener(name, listener)
    shown.showModal()
    return () => {
      for (const [name, listener] of Object.entries(listeners)) shown.removeEventListener(name, listener)
      shown.close()
    }
  }, [element])
}
