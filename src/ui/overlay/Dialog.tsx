import X from 'lucide-react/icons/x'
import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { body, dialog, footer as footerClass, header, title as titleClass } from './Dialog.css.ts'
import { IconButton } from '../controls/IconButton.tsx'
import { useTextScroll } from './useTextScroll.ts'

export interface DialogProps {
  title: string
  closeLabel: string
  /** Called by the close button, Escape and the backdrop. The dialog closes when its parent stops rendering it. */
  onClose: () => void
  /** Stays visible below the scrolling body. */
  footer?: ReactNode
  children: ReactNode
}

/**
 * A modal dialog for settings without an address; content with an address is an overlay of the page stack. The browser
 * provides the focus trap, the inert page and the return of the focus.
 */
export function Dialog({ title, closeLabel, onClose, footer, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const titleId = useId()
  useTextScroll(content)
  useDialog(element, onClose)
  // Rendered at the end of the body, so that it does not inherit the footer's colours.
  return createPortal(
    <dialog ref={element} aria-labelledby={titleId} className={dialog}>
      {/* No `header` and `footer`: outside of a section these are landmarks of the whole page. */}
      <div className={header}>
        <h2 id={titleId} className={titleClass}>
          {title}
        </h2>
        <IconButton label={closeLabel} icon={<X size={22} />} onClick={onClose} />
      </div>
      <div ref={content} className={body}>
        {children}
      </div>
      {footer !== undefined && <div className={footerClass}>{footer}</div>}
    </dialog>,
    document.body,
  )
}

/** Opens the dialog modally and handles Escape, a click on the backdrop, and a phone's back gesture. */
function useDialog(element: { readonly current: HTMLDialogElement | null }, onClose: () => void): void {
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  }, [onClose])
  // A layout effect opens it before the paint and closes it while the element still exists, because only then the
  // browser restores the focus.
  useLayoutEffect(() => {
    const shown = element.current
    if (!shown) return
    const leave = (event: Event) => {
      // Handled here only, so that an overlay of the page stack below stays open.
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
