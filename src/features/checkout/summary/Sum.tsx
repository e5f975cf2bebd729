import type { ReactNode } from 'react'
import { Text } from '#src/ui/layout/Text.tsx'
import { row } from './OrderTotals.css.ts'

type SumProps = { readonly label: ReactNode; readonly isQuiet?: boolean; readonly children: ReactNode }

/** One row of a list of totals. */
export function Sum({ label, isQuiet = false, children }: SumProps) {
  const tone = isQuiet ? 'muted' : 'inherit'
  return (
    <div className={row}>
      <Text as="dt" size="sm" tone={tone}>
        {label}
      </Text>
      <Text as="dd" size="sm" tone={tone}>
        {children}
      </Text>
    </div>
  )
}
