import '#src/ui/theme/global.css.ts'
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, render, screen } from '@testing-library/react'
import { use } from 'react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PageSuspense, PageWaitContext } from '#src/features/navigation/PageSuspense.tsx'
import { createNavigationActivity } from '#src/shell/navigationActivity.ts'
import type { NavigationActivity } from '#src/shell/navigationActivity.ts'
import { NavigationProgress } from '#src/shell/NavigationProgress.tsx'
import { PageBoundary } from '#src/shell/page-stack/PageBoundary.tsx'

let activity: NavigationActivity
beforeEach(() => {
  activity = createNavigationActivity()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => void vi.useRealTimers())

const i18n = setupI18n({ locale: 'it', messages: { it: {} } })
const bar = () => screen.queryByRole('progressbar', { name: 'Caricamento della pagina' })
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
/** The bar is hidden in the task after the page's. */
const nextTask = () => act(async () => void vi.advanceTimersByTime(0))
const stage = (navigating: boolean, page?: ReactNode) => (
  <I18nProvider i18n={i18n}>
    <PageWaitContext value={activity.wait}>{page}</PageWaitContext>
    <NavigationProgress navigating={navigating} activity={activity} />
  </I18nProvider>
)

test('a navigation that takes longer than 120 ms has a bar of 3 px at the top until it is over', () => {
  const { rerender } = render(stage(false))
  rerender(stage(true))
  pass(119)
  expect(bar()).toBeNull()
  pass(1)
  const box = bar()?.getBoundingClientRect()
  expect(box).toMatchObject({ top: 0, height: 3 })
  expect(getComputedStyle(bar() ?? document.body).position).toBe('fixed')
  pass(10_000)
  expect(bar()).not.toBeNull()
  rerender(stage(false))
  expect(bar()).toBeNull()
})

test('a short navigation shows no bar, and the next one waits again', () => {
  const { rerender } = render(stage(true))
  pass(100)
  rerender(stage(false))
  pass(500)
  expect(bar()).toBeNull()
  rerender(stage(true))
  pass(100)
  expect(bar()).toBeNull()
  pass(20)
  expect(bar()).not.toBeNull()
})

function Page({ data }: { readonly data: Promise<string> }) {
  return <p>{use(data)}</p>
}

const waitingPage = (data: Promise<string>) => (
  <PageBoundary where="page" onError={() => undefined} fallback={() => <p>failed</p>}>
    <PageSuspense fallback={<p>skeleton</p>}>
      <Page data={data} />
    </PageSuspense>
  </PageBoundary>
)

test('the same bar stays while the page that was reached waits for its data', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  const { rerender } = render(stage(true))
  pass(60)
  await act(async () => rerender(stage(false, waitingPage(promise))))
  expect(screen.getByText('skeleton')).toBeDefined()
  // Counted from the start of the navigation.
  pass(59)
  expect(bar()).toBeNull()
  pass(1)
  const shown = bar()
  expect(shown).not.toBeNull()
  await act(async () => resolve('data'))
  // React keeps a new fallback for a moment.
  pass(500)
  await screen.findByText('data')
  await nextTask()
  expect(bar()).toBeNull()
})

test('it ends with a page that fails', async () => {
  const silence = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { promise, reject } = Promise.withResolvers<string>()
  const { rerender } = render(stage(true))
  pass(200)
  const shown = bar()
  await act(async () => rerender(stage(false, waitingPage(promise))))
  expect(bar()).toBe(shown)
  await act(async () => reject(new Error('thrown on purpose')))
  pass(500)
  await nextTask()
  expect(screen.getByText('failed')).toBeDefined()
  expect(bar()).toBeNull()
  silence.mockRestore()
})

test('a page that waits without a navigation, as that of a first visit, begins no bar', async () => {
  await act(async () => void render(stage(false, waitingPage(new Promise(() => undefined)))))
  pass(10_000)
  expect(screen.getByText('skeleton')).toBeDefined()
  expect(bar()).toBeNull()
})
