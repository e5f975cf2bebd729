import type { ReactNode } from 'react'
import { Heading } from '#src/ui/layout/Heading.tsx'
import { section } from './ProductSection.css.ts'

/**
 * A section of the page. Sections are below each other and not in tabs, so that all text can be read, found and
 * printed.
 */
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
