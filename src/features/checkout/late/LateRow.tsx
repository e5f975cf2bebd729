import type { ReactNode } from 'react'
import { disclosure, disclosureSummary } from '#src/features/address/AddressFields.css.ts'
import { content, none as noneClass } from './LateRow.css.ts'

type LateRowProps = {
  readonly title: string
  /** Shown if the content turns out to be empty. */
  readonly none: string
  readonly isOpen?: boolean
  /** Renders a placeholder until it has loaded. */
  readonly children: ReactNode
}

/**
 * A part that had not arrived when its step was shown. It arrives in a row that the shopper opens, because a part that appears
 * by itself would move a payment method or the order button under the shopper's finger.
 */
export function LateRow({ title, none, isOpen = false, children }: LateRowProps) {
  return (
    <details className={disclosure} open={isOpen}>
      <summary className={disclosureSummary}>{title}</summary>
      <div>
        <div className={content}>{children}</div>
        <p className={noneClass}>{none}</p>
      </div>
    </details>
  )
}
