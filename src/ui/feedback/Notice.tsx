import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import type { ComponentProps, ReactNode } from 'react'
import { body, icon, notice, title as titleClass } from './Notice.css.ts'

const ICONS = { info: Info, error: CircleAlert, success: CircleCheck } as const

export interface NoticeProps extends Omit<ComponentProps<'div'>, 'className' | 'style' | 'title'> {
  tone?: keyof typeof ICONS
  title?: string
  children?: ReactNode
  /** An action that solves the problem. */
  action?: ReactNode
}

/** A message in the page. Pass `role="status"` or `role="alert"` if it appears after an action of the shopper. */
export function Notice({ tone = 'info', title, action, children, ...rest }: NoticeProps) {
  const Icon = ICONS[tone]
  return (
    <div {...rest} className={notice[tone]}>
      <Icon aria-hidden="true" className={icon[tone]} />
      <div className={body}>
        {title !== undefined && <strong className={titleClass}>{title}</strong>}
        {children}
        {action}
      </div>
    </div>
  )
}
