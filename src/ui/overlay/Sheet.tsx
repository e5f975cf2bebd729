import X from 'lucide-react/icons/x'
import { useRef } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { IconButton } from '../controls/IconButton.tsx'
import { backdrop, body, header, overlay, panel, still, title as titleClass } from './Sheet.css.ts'
import { useDragDown } from './useDragDown.ts'

/**
 * The position of a sheet from `sm` up: at the end (cart), at the start (menu), in the middle (short tasks), at the top
 * (search, so that the field does not move as results grow), or over the whole screen. On phones the last two cover the
 * screen and the others come from below.
 */
export type SheetVariant = keyof typeof panel

export interface SheetProps extends Omit<ComponentProps<'section'>, 'className' | 'style' | 'title' | 'ref'> {
  title: string
  /** The id of the heading, for `aria-labelledby` of the dialog. */
  titleId: string
  closeLabel: string
  variant?: SheetVariant
  /** The sheet came with the document, so it is shown without animation. */
  isEntered?: boolean
  /** Called by the close button, the backdrop, and a pull downwards on phones. */
  onClose: () => void
  children: ReactNode
}

/**
 * The look of an overlay: a sheet over a dimmed page. The page stack provides role, focus, Escape and the inert page,
 * and passes its attributes to the sheet.
 */
export function Sheet({
  title,
  titleId,
  closeLabel,
  variant = 'end',
  isEntered = false,
  onClose,
  children,
  ...rest
}: SheetProps) {
  const handle = useRef<HTMLElement>(null)
  const sheet = useRef<HTMLElement>(null)
  useDragDown(handle, sheet, onClose)
  return (
    <div className={isEntered ? `${overlay} ${still}` : overlay}>
      {/* For pointers; keyboards use the close button and Escape. */}
      <div aria-hidden="true" className={backdrop} onClick={onClose} />
      <section {...rest} ref={sheet} className={panel[variant]}>
        <header ref={handle} className={header}>
          <h2 id={titleId} className={titleClass}>
            {title}
          </h2>
          <IconButton label={closeLabel} icon={<X size={22} />} onClick={onClose} />
        </header>
        <div className={body}>{children}</div>
      </section>
    </div>
  )
}
