import Plus from 'lucide-react/icons/plus'
import type { ReactNode } from 'react'
import { accordion, mark, panel, section, summary } from './Accordion.css.ts'

export interface AccordionSection {
  title: string
  content: ReactNode
  /** Open when the page arrives. */
  open?: boolean
}

export interface AccordionProps {
  sections: readonly AccordionSection[]
  /** With a name only one section is open at a time. */
  name?: string
}

/** Stacked sections on the platform's own `<details>`: they open without JavaScript, and the page's search finds their text. */
export function Accordion({ sections, name }: AccordionProps) {
  return (
    <div className={accordion}>
      {sections.map(({ title, content, open = false }) => (
        <details key={title} name={name} open={open} className={section}>
          <summary className={summary}>
            {title}
            <Plus aria-hidden="true" size={18} className={mark} />
          </summary>
          <div className={panel}>{content}</div>
        </details>
      ))}
    </div>
  )
}
