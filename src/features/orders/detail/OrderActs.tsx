import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { Cluster } from '#src/ui/layout/Cluster.tsx'

type OrderActsProps = {
  /** Whether the order can be cancelled. */
  readonly isCancelable: boolean
  readonly children: ReactNode
}

/** The actions for an order. Cancelling removes its own button, so the focus moves to the remaining content. */
export function OrderActs({ isCancelable, children }: OrderActsProps) {
  const { t } = useLingui()
  const group = useRef<HTMLDivElement>(null)
  const wasCancelable = useRef(isCancelable)
  useEffect(() => {
    const isLost = document.activeElement === document.body
    if (wasCancelable.current && !isCancelable && isLost) group.current?.focus()
    wasCancelable.current = isCancelable
  }, [isCancelable])
  return (
    <div ref={group} tabIndex={-1} role="group" aria-label={t`Che cosa puoi fare`}>
      <Cluster gap="s3">{children}</Cluster>
    </div>
  )
}
