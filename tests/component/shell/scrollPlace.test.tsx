import { render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { EARLY_SCROLL_MARK } from '#src/platform/document/shopperScrolls.ts'
import { createMemoryStorage } from '#src/platform/storage.ts'
import type { Layer } from '#src/shell/page-stack/pageStack.ts'
import { createPlaceMemory, type PlaceMemory } from '#src/shell/page-stack/placeMemory.ts'
import { useScrollPlace } from '#src/shell/page-stack/useScrollPlace.ts'

const page = (key: string): Layer<null> => ({
  id: key,
  mount: 1,
  key,
  href: `/${key}`,
  position: 0,
  kind: key,
  shared: false,
  overlay: null,
  view: null,
  depth: 0,
  active: true,
  direction: 'none',
  closeSteps: 0,
  backSteps: 0,
})

function Stage({ shown, memory }: { readonly shown: string; readonly memory: PlaceMemory }) {
  useScrollPlace(page(shown), false, memory)
  return <div style={{ height: 5_000 }}>{shown}</div>
}

const scrolled = (offset: number) =>
  new Promise<void>((resolve) => {
    window.addEventListener('scroll', () => resolve(), { once: true })
    window.scrollTo(0, offset)
  })

/** The browser's actions in a traversal, before the shop has rendered. */
const arriveAt = (key: string) => {
  history.replaceState({ __TSR_key: key }, '')
  window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
}

afterEach(() => {
  window.scrollTo(0, 0)
  document.body.style.height = ''
  performance.clearMarks(EARLY_SCROLL_MARK)
})

test('a jump of the browser to the place of the next page does not change that of the one still shown', async () => {
  history.replaceState({ __TSR_key: 'list' }, '')
  const memory = createPlaceMemory(createMemoryStorage())
  const { rerender } = render(<Stage shown="list" memory={memory} />)
  await scrolled(1_200)
  expect(memory.placeOf('list').offset).toBe(1_200)

  arriveAt('product')
  await scrolled(300)
  expect(memory.placeOf('list').offset).toBe(1_200)
  rerender(<Stage shown="product" memory={memory} />)
  expect(window.scrollY).toBe(0)

  arriveAt('list')
  rerender(<Stage shown="list" memory={memory} />)
  expect(window.scrollY).toBe(1_200)
  // Also while the position is still corrected.
  arriveAt('product')
  await scrolled(40)
  expect(memory.placeOf('list').offset).toBe(1_200)
})

test('a traversal that is refused leaves the page where it was', async () => {
  history.replaceState({ __TSR_key: 'list' }, '')
  const memory = createPlaceMemory(createMemoryStorage())
  render(<Stage shown="list" memory={memory} />)
  await scrolled(1_200)
  arriveAt('product')
  await scrolled(300)
  arriveAt('list')
  expect(window.scrollY).toBe(1_200)
})

test('scrolling while the next page is loading is restored later', async () => {
  history.replaceState({ __TSR_key: 'list' }, '')
  const memory = createPlaceMemory(createMemoryStorage())
  render(<Stage shown="list" memory={memory} />)
  await scrolled(700)
  history.replaceState({ __TSR_key: 'product' }, '')
  await scrolled(900)
  expect(memory.placeOf('list').offset).toBe(900)
})

test('a scroll right before the document is left is stored, although its event is still to come', () => {
  history.replaceState({ __TSR_key: 'list' }, '')
  const storage = createMemoryStorage()
  render(<Stage shown="list" memory={createPlaceMemory(storage)} />)
  window.scrollTo(0, 1_200)
  window.dispatchEvent(new PageTransitionEvent('pagehide'))
  expect(createPlaceMemory(storage).placeOf('list').offset).toBe(1_200)
})

test('a document that is loaded again keeps the place to which the shopper has scrolled before hydration', async () => {
  history.replaceState({ __TSR_key: 'list' }, '')
  const memory = createPlaceMemory(createMemoryStorage())
  document.body.style.height = '5000px'
  await scrolled(700)
  memory.remember('list', { offset: 1_200 })
  performance.mark(EARLY_SCROLL_MARK)
  const { rerender } = render(<Stage shown="list" memory={memory} />)
  expect(window.scrollY).toBe(700)
  expect(memory.placeOf('list').offset).toBe(700)

  // Later pages are restored all the same.
  memory.remember('product', { offset: 300 })
  arriveAt('product')
  rerender(<Stage shown="product" memory={memory} />)
  expect(window.scrollY).toBe(300)
})
