import { act } from '@testing-library/react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { answerHydrationProbe, HYDRATION_PROBE } from '#src/platform/document/hydrationProbe.ts'
import { createLatePart } from '#src/ui/latePart.ts'
import { isHydrated } from '#tests/harness/hydration.ts'

const Words = ({ words }: { readonly words: string }) => <p>{words}</p>

const Missing = ({ words, onRetry }: { readonly words: string; readonly onRetry: () => void }) => (
  <button onClick={onRetry}>{words}: riprova</button>
)

/** A loading part, in a server document that contains it. */
async function stagePart(Failure: typeof Missing | null = null) {
  const { promise, resolve, reject } = Promise.withResolvers<typeof Words>()
  const loads = [promise]
  const Part = createLatePart<{ readonly words: string }>(() => loads.pop() ?? Promise.resolve(Words), null, Failure)
  const container = document.createElement('div')
  container.innerHTML = '<main><!--$--><p>dal server</p><!--/$--></main>'
  document.body.append(container)
  // If the browser's pointer is over it, React hydrates the hovered part outside of `act`.
  container.style.pointerEvents = 'none'
  const paragraph = container.querySelector('p')
  const page = (aside: string, words = 'dal server') => (
    <main title={aside} onLostPointerCapture={answerHydrationProbe}>
      <Part words={words} />
    </main>
  )
  container.querySelector('main')?.setAttribute('title', 'a')
  const root = await act(async () => hydrateRoot(container, page('a')))
  return {
    Part,
    container,
    paragraph,
    // Until the waiting components have been notified: React renders them only inside of `act`.
    arrive: () =>
      act(async () => {
        resolve(Words)
        await Part.load()
        await new Promise((next) => setTimeout(next))
      }),
    reject,
    show: (aside: string, words?: string) => act(async () => root.render(page(aside, words))),
    leave: () => act(async () => root.unmount()).then(() => container.remove()),
  }
}

test('the server’s HTML stays until the code has loaded, also when the page around it changes, and is then hydrated', async () => {
  const { container, paragraph, arrive, show, leave } = await stagePart()
  const hydrated = (selector: string) => isHydrated(container.querySelector(selector)!, HYDRATION_PROBE)
  expect(container.querySelector('p')).toBe(paragraph)
  await show('b')
  expect(container.querySelector('main')?.title).toBe('b')
  expect([hydrated('main'), hydrated('p')]).toEqual([true, false])
  expect(container.querySelector('p')).toBe(paragraph)
  expect(paragraph?.isConnected).toBe(true)
  await arrive()
  expect(container.querySelector('p')).toBe(paragraph)
  expect(hydrated('p')).toBe(true)
  await leave()
})

test('changes by its owner meanwhile are applied when the code has loaded, and the server’s HTML stays until then', async () => {
  const { container, paragraph, arrive, show, leave } = await stagePart()
  await show('b', 'dopo')
  expect(container.querySelector('p')).toBe(paragraph)
  expect(paragraph?.textContent).toBe('dal server')
  await arrive()
  expect(container.querySelector('p')).toBe(paragraph)
  expect(paragraph?.textContent).toBe('dopo')
  await show('c', 'poi')
  expect(paragraph?.textContent).toBe('poi')
  await leave()
})

test.each([
  ['nothing', null],
  ['words', Missing],
])(
  'if the code fails to load, the HTML stays, with %s as a replacement; the error is reported, and the next visit retries',
  async (_, Failure) => {
    const report = vi.spyOn(window, 'reportError').mockImplementation(() => undefined)
    const { Part, container, paragraph, reject, show, leave } = await stagePart(Failure)
    const lost = new Error('offline')
    await act(async () => reject(lost))
    expect(report.mock.calls).toEqual([[lost]])
    await show('b')
    expect(container.querySelector('p')).toBe(paragraph)
    expect(container.textContent).toBe('dal server')
    await act(async () => void (await Part.load()))
    await show('c', 'poi')
    expect(container.textContent).toBe('poi')
    await leave()
    report.mockRestore()
  },
)

test('a part whose code has loaded is shown at once', async () => {
  const Part = createLatePart(async () => Words)
  await Part.load()
  const container = document.createElement('div')
  const root = createRoot(container)
  act(() => root.render(<Part words="subito" />))
  expect(container.textContent).toBe('subito')
  act(() => root.unmount())
})

test('without HTML to keep, a part whose code does not come says so; another try shows it', async () => {
  const report = vi.spyOn(window, 'reportError').mockImplementation(() => undefined)
  const loads = [
    async () => Promise.reject(new Error('offline')),
    async () => Promise.reject(new Error('still')),
    async () => Words,
  ]
  const Part = createLatePart<{ readonly words: string }>(() => loads.shift()!(), null, Missing)
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  await act(async () => root.render(<Part words="chiusa" />))
  expect(container.textContent).toBe('chiusa: riprova')
  await act(async () => container.querySelector('button')?.click())
  expect(container.textContent).toBe('chiusa: riprova')
  expect(report).toHaveBeenCalledTimes(2)
  await act(async () => container.querySelector('button')?.click())
  expect(container.textContent).toBe('chiusa')
  await act(async () => root.unmount())
  container.remove()
  report.mockRestore()
})

test.each(['loaded', 'failed'] as const)(
  'a page that waits for a part goes on when its code has %s',
  async (outcome) => {
    const { promise, resolve, reject } = Promise.withResolvers<typeof Words>()
    const { settled } = createLatePart<{ readonly words: string }>(() => promise)
    const wait = settled.load()
    expect(settled.loaded()).toBeNull()
    if (outcome === 'loaded') resolve(Words)
    else reject(new Error('No line'))
    await wait
    expect(settled.loaded()).toBe(true)
  },
)
