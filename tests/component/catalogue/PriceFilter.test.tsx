import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense, use, useEffect, useReducer } from 'react'
import { expect, test, vi } from 'vitest'
import { PriceFilter } from '#src/features/catalogue/filters/PriceFilter.tsx'
import { renderWithShop } from '#tests/harness/components/renderWithShop.tsx'
import { axeFaults } from '../ui/axe.ts'

const never = new Promise<never>(() => undefined)

function Waiting() {
  return use(never)
}

type PageProps = {
  readonly token?: string | null
  readonly onChange: (token: string | null) => void
}

/** A list that waits for its data after the event `wait`. */
function Page({ token = '20-50', onChange }: PageProps) {
  const [isWaiting, wait] = useReducer(() => true, false)
  useEffect(() => {
    window.addEventListener('wait', wait)
    return () => window.removeEventListener('wait', wait)
  }, [])
  return (
    <Suspense fallback="…">
      <PriceFilter token={token} bounds={null} onChange={onChange} />
      {isWaiting && <Waiting />}
    </Suspense>
  )
}

test('a page that waits for its data keeps the range', async () => {
  const onChange = vi.fn<(token: string | null) => void>()
  await renderWithShop(<Page onChange={onChange} />)
  const highest = screen.getByRole<HTMLInputElement>('textbox', { name: 'Massimo' })
  await userEvent.click(highest)
  await act(async () => window.dispatchEvent(new Event('wait')))
  await expect.poll(() => document.activeElement === highest).toBe(false)
  expect(onChange).not.toHaveBeenCalled()
})

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })

test.each([
  ['€ 20', '40 €', '20-40'],
  ['20 euro', '', '20-'],
  ['19,90', '1.200,50', '19.9-1200.5'],
  ['', '1.200', '-1200'],
  ['60', '€ 20', '20-60'],
])('amounts count as they are pasted: "%s" and "%s"', async (from, to, token) => {
  const onChange = vi.fn<(token: string | null) => void>()
  await renderWithShop(<Page token={null} onChange={onChange} />)
  await userEvent.click(field('Minimo'))
  await userEvent.paste(from)
  await userEvent.click(field('Massimo'))
  await userEvent.paste(to)
  await userEvent.keyboard('{Enter}')
  expect(onChange).toHaveBeenLastCalledWith(token)
})

test('a text that is no amount is named at its field, and the range stays', async () => {
  const onChange = vi.fn<(token: string | null) => void>()
  const { container } = await renderWithShop(<Page onChange={onChange} />)
  await userEvent.clear(field('Minimo'))
  await userEvent.type(field('Minimo'), 'poco{Enter}')
  const problem = 'Minimo: scrivi una cifra, per esempio 37,50'
  expect(screen.getByRole('alert').textContent).toBe(problem)
  expect(screen.getByRole('textbox', { name: 'Minimo', description: problem })).toBe(field('Minimo'))
  expect(field('Minimo').getAttribute('aria-invalid')).toBe('true')
  expect(onChange).not.toHaveBeenCalled()
  expect(await axeFaults(container)).toEqual([])
  await userEvent.clear(field('Minimo'))
  await userEvent.type(field('Minimo'), '30{Enter}')
  expect(onChange).toHaveBeenCalledExactlyOnceWith('30-50')
  expect(screen.getByRole('alert').textContent).toBe('')
})

test('a range of an address is shown in the notation of the shop', async () => {
  await renderWithShop(<Page token="19.9-1200.5" onChange={() => undefined} />)
  expect([field('Minimo').value, field('Massimo').value]).toEqual(['19,9', '1200,5'])
})
