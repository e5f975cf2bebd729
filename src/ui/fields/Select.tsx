import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ComponentProps } from 'react'
import { chevron, frame, select } from './Select.css.ts'

export type SelectProps = Omit<ComponentProps<'select'>, 'className' | 'style' | 'multiple' | 'size'>

/** A native select in the shop's style, so that phones show their own picker. */
export function Select(props: SelectProps) {
  return (
    <span className={frame}>
      <select {...props} className={select} />
      <ChevronDown aria-hidden="true" className={chevron} />
    </span>
  )
}
