import { render, screen, waitFor } from '@testing-library/react'
import { useRef, useState } from 'react'
import { expect, test } from 'vitest'
import { createMemoryStorage } from '#src/platform/storage.ts'
import type { Layer } from '#src/shell/page-stack/pageStack.ts'
import { createPlaceMemory } from '#src/shell/page-stack/placeMemory.ts'
import { useLayerFocus } from '#src/shell/page-stack/useLayerFocus.ts'

const layer = (id: string, key: string, depth: number): Layer<null> => ({
  id,
  mount: 1,
  key,
  href: `/${id}`,
  position: depth,
  kind: id,
  shared: false,
  overlay: depth === 0 ? null : { title: { id: 'cart', message: 'Carrello' }, variant: 'end' },
  view: null,
  depth,
  active: false,
  direction: 'none',
  closeSteps: depth,
  backSteps: depth,
})

function Stage({
  layers,
  isLoading = false,
}: {
  readonly layers: readonly Layer<null>[]
  readonly isLoading?: boolean | 'withName'
}) {
  const container = useRef<HTMLDivElement>(null)
  const [memory] = useState(() => createPlaceMemory(createMemoryStorage()))
  useLayerFocus(layers, container, memory)
  return (
    <div ref={container}>
      {layers.map(({ id, depth }) => (
        <div key={id} data-layer={depth} tabIndex={-1} inert={depth < layers.length - 1}>
          {!isLoading && <h1>{id}</h1>}
          {isLoading === 'withName' && <h1 aria-hidden="true">{id}</h1>}
          <a href={`/from-${id}`}>{`da ${id}`}</a>
        </div>
      ))}
    </div>
  )
}

const VASE = layer('vase', 'first', 0)
const REPLACED = layer('vase', 'second', 0)
const CART = layer('cart', 'cart', 1)

test.each<[string, readonly (readonly Layer<null>[])[]]>([
  ['one after the other', [[REPLACED], [REPLACED, CART], [REPLACED]]],
  ['at once', [[REPLACED, CART], [REPLACED]]],
])('the focus in an entry that was replaced and covered, %s, is restored afterwards', (_how, states) => {
  const { rerender } = render(<Stage layers={[VASE]} />)
  screen.getByRole('link', { name: 'da vase' }).focus()
  for (const layers of states) {
    rerender(<Stage layers={layers} />)
    expect(document.activeElement?.textContent).toContain(layers.length > 1 ? 'cart' : 'vase')
  }
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'da vase' }))
})

test.each([false, true])(
  'the heading of a page that was clicked twice has the focus; is a list: %s',
  async (shared) => {
    const home = layer('home', 'home', 0)
    const [first, second] = [
      { ...VASE, shared },
      { ...REPLACED, shared },
    ]
    const { rerender } = render(<Stage layers={[home]} />)
    screen.getByRole('link', { name: 'da home' }).focus()
    rerender(<Stage layers={[first]} isLoading />)
    rerender(<Stage layers={[second]} isLoading />)
    rerender(<Stage layers={[second]} />)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'vase' })))
  },
)

test('the heading of a placeholder takes no focus; the heading of the page does', async () => {
  const { rerender } = render(<Stage layers={[layer('home', 'home', 0)]} />)
  screen.getByRole('link', { name: 'da home' }).focus()
  rerender(<Stage layers={[VASE]} isLoading="withName" />)
  expect(document.activeElement).toHaveAttribute('data-layer', '0')
  rerender(<Stage layers={[VASE]} />)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'vase' })))
})

test('an address that shows another page takes no focus that nobody has moved', () => {
  const form = layer('order', 'form', 0)
  const order = { ...layer('opened', 'opened', 0), href: form.href }
  const { rerender } = render(<Stage layers={[form]} />)
  rerender(<Stage layers={[order]} />)
  expect(document.activeElement).toBe(document.body)
  rerender(<Stage layers={[layer('next', 'next', 0)]} />)
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'next' }))
})

test('another entry of the history at the same address takes the focus', () => {
  const { rerender } = render(<Stage layers={[{ ...VASE, position: 2 }]} />)
  expect(document.activeElement).toBe(document.body)
  rerender(<Stage layers={[{ ...layer('earlier', 'earlier', 0), href: VASE.href }]} />)
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'earlier' }))
})

test('an overlay at the address of the page that was shown before takes the focus', () => {
  const quick = { ...layer('quick', 'quick', 1), href: `${VASE.href}?quick=1` }
  const { rerender } = render(<Stage layers={[VASE]} />)
  expect(document.activeElement).toBe(document.body)
  rerender(<Stage layers={[layer('list', 'list', 0), quick]} />)
  expect(document.activeElement?.getAttribute('data-layer')).toBe('1')
})
