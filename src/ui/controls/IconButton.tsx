import type { ComponentProps, ReactNode } from 'react'
import { iconButtonClass } from './IconButton.css.ts'

export interface IconButtonProps extends Omit<
  ComponentProps<'button'>,
  'className' | 'style' | 'aria-label' | 'children'
> {
  /** The accessible name, because an icon has none. */
  label: string
  icon: ReactNode
  variant?: keyof typeof iconButtonClass
}

export function IconButton({ label, icon, variant = 'plain', type = 'button', ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} aria-label={label} className={iconButtonClass[variant]}>
      {icon}
    </button>
  )
}
