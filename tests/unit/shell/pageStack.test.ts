import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { advance, emptyStack, layersOf } from '#src/shell/page-stack/pageStack.ts'
import type { Stack, Visit } from '#src/shell/page-stack/pageStack.ts'

type View = { readonly name: string }

const visit = (position: number, name: string, options: Partial<Visit<View>> = {}): Visit<View> => ({
  key: `${position}:${name}`,
  position,
  href: `/${name}`,
  overlay: null,
  kind: name,
  shared: false,
  view: { name },
  ...options,
})

const after = (...visits: readonly Visit<View>[]) => visits.reduce(advance<View>, emptyStack<View>())

const fallback = visit(-1, 'background', { key: 'background' })

describe('advance', () => {
  it('has no direction on the first page, goes forward on a push and backward on Back', () => {
    expect(after(visit(0, 'home')).direction).toBe('none')
    expect(after(visit(0, 'home'), visit(1, 'list')).direction).toBe('forward')
    expect(after(visit(0, 'home'), visit(1, 'list'), visit(0, 'home')).direction).toBe('backward')
  })

  it('is cut at the current position, also by a jump of several steps', () => {
    const stack = after(visit(0, 'home'), visit(1, 'list'), visit(2, 'product'), visit(0, 'home'))
    expect(stack.entries.map(({ href }) => href)).toEqual(['/home'])
  })

  it('keeps the layer but shows the new view when an entry of one kind is replaced', () => {
    const stack = after(visit(0, 'list'), visit(0, 'list', { key: 'filtered', view: { name: 'filtered list' } }))
    expect(stack.entries).toHaveLength(1)
    expect(stack.entries[0]).toMatchObject({ id: '0:list', key: 'filtered', view: { name: 'filtered list' } })
  })

  it('makes a new layer when an entry is replaced by another kind', () => {
    const stack = after(visit(0, 'list'), visit(0, 'product', { key: 'other' }))
    expect(stack.entries[0]?.id).toBe('other')
  })

  it('gives back the very entry when an overlay above it closes, whatever the loader returned meanwhile', () => {
    const list = visit(0, 'list')
    const open = after(list, visit(1, 'cart', { overlay: 'cart' }))
    const closed = advance(open, { ...list, view: { name: 'reloaded' } })
    expect(closed.entries[0]).toBe(open.entries[0])
  })

  it('shows the new view when the present entry is loaded again', () => {
    const stack = after(visit(0, 'cart'), visit(0, 'cart', { view: { name: 'fresh' } }))
    expect(stack.entries[0]).toMatchObject({ id: '0:cart', view: { name: 'fresh' } })
  })
})

describe('layersOf', () => {
  it('starts at the last plain page and tells how to close', () => {
    const stack = after(
      visit(0, 'home'),
      visit(1, 'list'),
      visit(2, 'cart', { overlay: 'cart' }),
      visit(3, 'signin', { overlay: 'signin' }),
    )
    expect(
      layersOf(stack, null).map(({ href, depth, active, closeSteps, backSteps }) => ({
        href,
        depth,
        active,
        closeSteps,
        backSteps,
      })),
    ).toEqual([
      { href: '/list', depth: 0, active: false, closeSteps: 0, backSteps: 0 },
      { href: '/cart', depth: 1, active: false, closeSteps: 1, backSteps: 1 },
      { href: '/signin', depth: 2, active: true, closeSteps: 2, backSteps: 1 },
    ])
  })

  it('puts the background below a directly entered overlay, where history has nothing to go back to', () => {
    const layers = layersOf(after(visit(0, 'cart', { overlay: 'cart' })), fallback)
    expect(layers.map(({ href }) => href)).toEqual(['/background', '/cart'])
    expect(layers[1]).toMatchObject({ closeSteps: 0, backSteps: 0, active: true })
  })
})

/** What a browser's history would hold: the reference the stack is compared with. */
type Move =
  | { readonly kind: 'push' | 'replace'; readonly page: string; readonly overlay: boolean }
  | { readonly kind: 'go'; readonly steps: number }

const moves = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constantFrom('push' as const, 'replace' as const),
      page: fc.constantFrom('home', 'list', 'product', 'cart', 'search'),
      overlay: fc.boolean(),
    }),
    fc.record({ kind: fc.constant('go' as const), steps: fc.integer({ min: -3, max: 3 }) }),
  ),
  { maxLength: 40 },
)

function walk(sequence: readonly Move[]) {
  let history: Visit<View>[] = [visit(0, 'start')]
  let position = 0
  let stack: Stack<View> = advance(emptyStack<View>(), history[0]!)
  const seen: { history: readonly Visit<View>[]; position: number; stack: Stack<View> }[] = []
  sequence.forEach((move, step) => {
    if (move.kind === 'go') {
      position = Math.min(history.length - 1, Math.max(0, position + move.steps))
    } else {
      position += move.kind === 'push' ? 1 : 0
      const entry = visit(position, move.page, { key: `key${step}`, overlay: move.overlay ? move.page : null })
      history = [...history.slice(0, position), entry]
    }
    stack = advance(stack, history[position]!)
    seen.push({ history, position, stack })
  })
  return seen
}

describe('a random walk', () => {
  it('always agrees with the history it came from', () => {
    fc.assert(
      fc.property(moves, (sequence) => {
        for (const { history, position, stack } of walk(sequence)) {
          const top = stack.entries.at(-1)!
          expect(top.key).toBe(history[position]!.key)
          expect(stack.position).toBe(position)
          // Whatever the stack still holds is what history holds at that position.
          for (const entry of stack.entries) expect(history[entry.position]?.key).toBe(entry.key)
          const positions = stack.entries.map((entry) => entry.position)
          expect(positions).toEqual([...new Set(positions)].sort((a, b) => a - b))
          expect(new Set(stack.entries.map(({ id }) => id)).size).toBe(stack.entries.length)
        }
      }),
      { numRuns: 500 },
    )
  })

  it('always renders one plain page below nothing but overlays, and only the top is active', () => {
    fc.assert(
      fc.property(moves, (sequence) => {
        for (const { history, position, stack } of walk(sequence)) {
          const layers = layersOf(stack, fallback)
          expect(layers[0]!.overlay).toBeNull()
          expect(layers.slice(1).every(({ overlay }) => overlay !== null)).toBe(true)
          expect(layers.map(({ active }) => active)).toEqual(layers.map((_, index) => index === layers.length - 1))
          const { closeSteps } = layers.at(-1)!
          // Closing in one step lands on the page that shows below.
          const landing = closeSteps > 0 ? history[position - closeSteps]!.key : layers[0]!.key
          expect(landing).toBe(layers[0]!.key)
        }
      }),
      { numRuns: 500 },
    )
  })
})
