import { useId, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { stepOfArrowKey } from '../readingDirection.ts'
import { list, panel, tab } from './Tabs.css.ts'

export interface TabsProps {
  /** The accessible name of the tab list; omitted if the surrounding text names it. */
  label?: string | undefined
  tabs: readonly { readonly name: string; readonly content: ReactNode }[]
  /** The index of the tab that is open at first. */
  initial?: number
}

/** The index of the tab that a key selects; null for other keys. */
function target(key: string, row: Element, index: number, count: number): number | null {
  const step = stepOfArrowKey(key, row)
  if (step !== 0) return (index + step + count) % count
  switch (key) {
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}

/** Tabbed contents. All panels are in the document: without scripts they are shown below each other. */
export function Tabs({ label, tabs, initial = 0 }: TabsProps) {
  const id = useId()
  const row = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(initial < tabs.length ? initial : 0)
  const onKeyDown = (event: KeyboardEvent) => {
    const next = target(event.key, event.currentTarget, open, tabs.length)
    if (next === null) return
    event.preventDefault()
    setOpen(next)
    row.current?.querySelectorAll<HTMLButtonElement>('[role=tab]')[next]?.focus()
  }
  return (
    <div>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its tabs have the focus */}
      <div ref={row} role="tablist" aria-label={label} className={list} onKeyDown={onKeyDown}>
        {tabs.map(({ name }, index) => (
          <button
            key={index}
            type="button"
            role="tab"
            id={`${id}tab${index}`}
            aria-controls={`${id}panel${index}`}
            aria-selected={index === open}
            tabIndex={index === open ? 0 : -1}
            className={tab}
            onClick={() => setOpen(index)}
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ content }, index) => (
        <div
          key={index}
          role="tabpanel"
          id={`${id}panel${index}`}
          aria-labelledby={`${id}tab${index}`}
          tabIndex={0}
          hidden={index !== open}
          className={panel}
        >
          {content}
        </div>
      ))}
    </div>
  )
}
