import { isValidElement } from 'react'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { busyMark, buttonClass, label, words } from './Button.css.ts'
import { Spinner } from '../feedback/Spinner.tsx'

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'style'> {
  /** One primary button per screen; `danger` only for actions that cannot be undone. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'link' | 'danger'
  /** As wide as its container. */
  block?: boolean
  /** Placed before the label and hidden from screen readers. */
  icon?: ReactNode
  /** Busy: the button keeps its width, its focus and its name, and ignores clicks. */
  loading?: boolean
}

/**
 * A form's button takes the focus with the click instead of the press: a field that is left may show or hide an error,
 * which would move the button away from the click.
 */
const SUBMIT = {
  onMouseDown: (event: MouseEvent) => event.preventDefault(),
  onClickCapture: (event: MouseEvent<HTMLElement>) => {
    // Enter in a field clicks the button too, without a press.
    if (event.detail > 0) event.currentTarget.focus({ preventScroll: true })
  },
}

export function Button({
  variant = 'primary',
  block = false,
  icon,
  loading = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  // Not `disabled`: that would drop the focus while the shopper waits. Preventing the click also stops a form's submit.
  const ignore = (event: MouseEvent) => event.preventDefault()
  return (
    <button
      {...(type === 'submit' && SUBMIT)}
      {...rest}
      type={type}
      className={buttonClass({ variant, block })}
      onClick={loading ? ignore : onClick}
      {...(loading && { 'aria-busy': true, 'aria-disabled': true })}
    >
      <span className={label}>
        {icon !== undefined && <span aria-hidden="true">{icon}</span>}
        {/* A page translator moves texts, so another label is another element. */}
        <span key={labelKey(children)} className={words}>
          {children}
        </span>
      </span>
      {loading && (
        <span className={busyMark}>
          <Spinner />
        </span>
      )}
    </button>
  )
}

type MessageProps = { readonly id?: string; readonly values?: object }

/** Differs between labels with different texts, be they texts or Lingui's messages. */
const labelKey = (label: ReactNode): string =>
  isValidElement<MessageProps>(label)
    ? [label.props.id, ...Object.values(label.props.values ?? {})].join()
    : typeof label === 'string'
      ? label
      : ''
