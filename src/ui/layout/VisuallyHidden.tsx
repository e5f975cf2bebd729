import type { ReactNode } from 'react'
import { visuallyHidden } from '../theme/global.css.ts'

/** For screen readers only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={visuallyHidden}>{children}</span>
}
