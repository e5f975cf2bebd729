import { useId } from 'react'
import type { ReactNode } from 'react'
import { Heading } from '#src/ui/Heading.tsx'
import { head, number, section } from './CheckoutSection.css.ts'

type CheckoutSectionProps = {
  /** Its place on the way to the order. */
  readonly step: number
  readonly title: string
  readonly children: ReactNode
}

/** One step of the checkout. */
export function CheckoutSection({ step, title, children }: CheckoutSectionProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={section}>
      <div className={head}>
        <span aria-hidden="true" className={number}>
          {step}
        </span>
        <Heading level={2} size="md" id={titleId}>
          {title}
        </Heading>
      </div>
      {children}
    </section>
  )
}
