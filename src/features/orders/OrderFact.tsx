import type { ReactNode } from 'react'
import { fact, factName } from './OrderDetail.css.ts'

type OrderFactProps = { readonly name: ReactNode; readonly children: ReactNode }

/** One fact of an order in a list of them: where it goes, how it is paid. */
export function OrderFact({ name, children }: OrderFactProps) {
  return (
    <div className={fact}>
      <dt className={factName}>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
