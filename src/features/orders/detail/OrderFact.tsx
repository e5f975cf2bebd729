import type { ReactNode } from 'react'
import { fact, factName } from './OrderDetail.css.ts'

type OrderFactProps = { readonly name: ReactNode; readonly children: ReactNode }

/** One fact of an order in a list, such as address or payment. */
export function OrderFact({ name, children }: OrderFactProps) {
  return (
    <div className={fact}>
      <dt className={factName}>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
