import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { useListFilters } from '#src/features/catalogue/filters/useListFilters.ts'
import type { ListFilters } from '#src/lib/url/listSearch.ts'

const NONE: ListFilters = {}

/** A list whose next state is always loading. */
function Wanted() {
  const [wanted, change] = useListFilters(NONE, () => new Promise<void>(() => {}))
  return (
    <button onClick={() => change({ ...wanted, smalto: ['avorio-3'] })}>{Object.keys(wanted).join() || 'none'}</button>
  )
}

test('Back before the list has loaded discards the selected filters', async () => {
  render(<Wanted />)
  await userEvent.click(screen.getByRole('button'))
  expect(screen.getByRole('button').textContent).toBe('smalto')
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
  expect(screen.getByRole('button').textContent).toBe('none')
})
