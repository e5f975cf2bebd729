import { useId } from 'react'
import type { ReactNode } from 'react'
import { Heading } from '#src/ui/layout/Heading.tsx'
import { section } from './CheckoutSection.css.ts'

type CheckoutSectionProps = { readonly title: string; readonly children: ReactNode }

/** A section of a step. */
export function CheckoutSection({ title, children }: CheckoutSectionProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={section}>
      <Heading level={2} size="md" id={titleId}>
        {title}
      </Heading>
      {children}
    </section>
  )
}
