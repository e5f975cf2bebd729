import type { ReactNode } from 'react'
import { Heading } from '#src/ui/Heading.tsx'
import { section } from './ProductSection.css.ts'

/** One chapter of the page: stacked below each other, so that all of it can be read, found and printed. */
export function ProductSection({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  return (
    <section className={section}>
      <Heading level={2} size="md">
        {title}
      </Heading>
      {children}
    </section>
  )
}
