import X from 'lucide-react/icons/x'
import { useRef } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { IconButton } from './IconButton.tsx'
import {
  backdrop,
  body,
  footer as footerClass,
  header,
  overlay,
  panel,
  still,
  title as titleClass,
} from './Sheet.css.ts'
import { useDragDown } from './useDragDown.ts'

/**
 * Where a sheet stands from `sm` up: at the end (cart), at the start (menu), in the middle (short matters), at the top
 * (search: what is typed stays where it is, however much it finds), or over the whole screen. On phones the last two are
 * the whole screen and the others come from below.
 */
export type SheetVariant = keyof typeof panel

export interface SheetProps extends Omit<ComponentProps<'section'>, 'className' | 'style' | 'title' | 'ref'> {
  title: string
  /** The id of the heading, for the `aria-labelledby` of whoever makes this a dialog. */
  titleId: string
  closeLabel: string
  variant?: SheetVariant
  /** It came with the document: there it is, and moves in from nowhere. */
  isEntered?: boolean
  /** The close button, the backdrop, and a pull downwards on phones. */
  onClose: () => void
  /** Stays in view below the scrolling body: totals and the way on. */
  footer?: ReactNode
  children: ReactNode
}

/**
 * How an overlay looks: a sheet over a dimmed page. It has no behaviour of a dialog: role, focus, Escape and the inert
 * page come from the page stack, which passes its attributes to the sheet.
 */
export function Sheet({
  title,
  titleId,
  closeLabel,
  variant = 'end',
  isEntered = false,
  onClose,
  footer,
  children,
  ...rest
}: SheetProps) {
  const handle = useRef<HTMLElement>(null)
  const sheet = useRef<HTMLElement>(null)
  useDragDown(handle, sheet, onClose)
  return (
    <div className={isEntered ? `${overlay} ${still}` : overlay}>
      {/* The pointer's way out; the keyboard has the close button and Escape. */}
      <div aria-hidden="true" className={backdrop} onClick={onClose} />
      <section {...rest} ref={sheet} className={panel[variant]}>
        <header ref={handle} className={header}>
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
