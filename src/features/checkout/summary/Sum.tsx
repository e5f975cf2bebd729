import type { ReactNode } from 'react'
import { quietSum, sum } from '#src/ui/layout/sums.css.ts'

type SumProps = { readonly label: ReactNode; readonly isQuiet?: boolean; readonly children: ReactNode }

/** One row of a list of totals. */
export function Sum({ label, isQuiet = false, children }: SumProps) {
  return (
    <div className={isQuiet ? quietSum : sum}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
