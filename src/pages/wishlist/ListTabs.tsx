import { Plural, useLingui } from '@lingui/react/macro'
import type { KeyboardEvent, Ref } from 'react'
import { figures } from '#src/ui/theme/global.css.ts'
import { VisuallyHidden } from '#src/ui/layout/VisuallyHidden.tsx'
import { stepOfArrowKey } from '#src/ui/readingDirection.ts'
import { count, name as nameClass, tab, tabs } from './OwnLists.css.ts'

type ListTabsProps = {
  readonly ref: Ref<HTMLDivElement>
  readonly lists: readonly { readonly id: string; readonly name: string; readonly count: number }[]
  readonly openId: string
  readonly panelId: string
  readonly onOpen: (id: string) => void
}

const STEPS: Readonly<Record<string, number>> = { Home: -Infinity, End: Infinity }

/** One tab per list, with arrow keys. */
export function ListTabs({ ref, lists, openId, panelId, onOpen }: ListTabsProps) {
  const { t } = useLingui()
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = STEPS[event.key] ?? stepOfArrowKey(event.key, event.currentTarget)
    if (step === 0) return
    event.preventDefault()
    const place = lists.findIndex(({ id }) => id === openId) + step
    const next = Number.isFinite(step) ? (place + lists.length) % lists.length : step > 0 ? lists.length - 1 : 0
    onOpen(lists[next]?.id ?? openId)
    event.currentTarget.querySelectorAll<HTMLButtonElement>('[role=tab]')[next]?.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its tabs are focusable
    <div ref={ref} role="tablist" aria-label={t`Le tue liste`} className={tabs} onKeyDown={onKeyDown}>
      {lists.map(({ id, name, count: wishCount }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`${panelId}${id}`}
          aria-controls={panelId}
          aria-selected={id === openId}
          tabIndex={id === openId ? 0 : -1}
          className={tab}
          onClick={() => onOpen(id)}
        >
          <span className={nameClass}>{name}</span>{' '}
          <span className={`${count} ${figures}`} aria-hidden="true">
            {wishCount}
          </span>
          <VisuallyHidden key={wishCount}>
            <Plural value={wishCount} one="# pezzo" other="# pezzi" />
          </VisuallyHidden>
        </button>
      ))}
    </div>
  )
}
