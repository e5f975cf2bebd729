import X from 'lucide-react/icons/x'
import type { ComponentProps, ReactNode } from 'react'
import { IconButton } from './IconButton.tsx'
import { backdrop, body, footer as footerClass, header, overlay, panel, title as titleClass } from './Sheet.css.ts'

export interface SheetProps extends Omit<ComponentProps<'section'>, 'className' | 'style' | 'title'> {
  title: string
  /** The id of the heading, for the `aria-labelledby` of whoever makes this a dialog. */
  titleId: string
  closeLabel: string
  /** The close button and the backdrop. */
  onClose: () => void
  /** Stays in view below the scrolling body: totals and the way on. */
  footer?: ReactNode
  children: ReactNode
}

/**
 * How an overlay looks: a sheet from the right, from below on phones, over a dimmed page. It has no behaviour of a dialog:
 * role, focus, Escape and the inert page come from the page stack, which passes its attributes to the sheet.
 */
export function Sheet({ title, titleId, closeLabel, onClose, footer, children, ...rest }: SheetProps) {
  return (
    <div className={overlay}>
      {/* The pointer's way out; the keyboard has the close button and Escape. */}
      <div aria-hidden="true" className={backdrop} onClick={onClose} />
      <section {...rest} className={panel}>
        <header className={header}>
          <h2 id={titleId} className={titleClass}>
            {title}
          </h2>
          <IconButton label={closeLabel} icon={<X size={22} />} onClick={onClose} />
        </header>
        <div className={body}>{children}</div>
        {footer !== undefined && <footer className={footerClass}>{footer}</footer>}
      </section>
    </div>
  )
}
