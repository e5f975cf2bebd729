import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  advance,
  emptyStack,
  layersOf,
  missingBackground,
  outdated,
  restoreBackground,
} from '#src/shell/page-stack/pageStack.ts'
import { mountStack, withoutParting } from '#src/shell/page-stack/mountedStack.ts'
import type { MountedStack } from '#src/shell/page-stack/mountedStack.ts'
import type { Stack, Visit } from '#src/shell/page-stack/pageStack.ts'
import { predictStack } from '#src/shell/page-stack/predictStack.ts'

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

const CART = { title: { id: 'cart' }, variant: 'end' } as const
const SIGN_IN = { title: { id: 'signin' }, variant: 'end' } as const

const home = { kind: 'home', shared: false, view: { name: 'home' } }

describe('advance', () => {
  it('has no direction on the first page, goes forward on a push and backward on Back', () => {
    expect(after(visit(0, 'home')).direction).toBe('none')
    expect(after(visit(0, 'home'), visit(1, 'list')).direction).toBe('forward')
    expect(after(visit(0, 'home'), visit(1, 'list'), visit(0, 'home')).direction).toBe('backward')
  })

  it('goes forward where an entry is replaced', () => {
    expect(after(visit(0, 'home'), visit(1, 'list'), visit(1, 'list', { key: 'other' })).direction).toBe('forward')
    expect(emptyStack().direction).toBe('none')
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
    const open = after(list, visit(1, 'cart', { overlay: CART }))
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
      visit(2, 'cart', { overlay: CART }),
      visit(3, 'signin', { overlay: SIGN_IN }),
    )
    expect(
      layersOf(stack).map(({ href, depth, active, closeSteps, backSteps }) => ({
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
    const stack = after(visit(0, 'cart', { overlay: CART }))
    const layers = layersOf(restoreBackground(stack, missingBackground(stack)!, home))
    expect(layers.map(({ href }) => href)).toEqual(['/', '/cart'])
    expect(layers[1]).toMatchObject({ closeSteps: 0, backSteps: 0, active: true })
  })
})

describe('the background of an overlay', () => {
  it('stays mounted when overlays that were opened over a directly entered one close at once', () => {
    const entered = after(visit(0, 'menu', { overlay: CART }))
    const whole = restoreBackground(entered, missingBackground(entered)!, home)
    const open = advance(whole, visit(1, 'language', { overlay: SIGN_IN }))
    const [background] = layersOf(open)
    expect(layersOf(open).at(-1)).toMatchObject({ depth: 2, closeSteps: 0 })
    const closed = layersOf(advance(open, visit(1, 'home', { key: 'closed' })))
    expect(closed.map(({ id, key }) => [id, key])).toEqual([[background?.id, 'closed']])
  })

  const over = (steps: number) => ({ overlay: CART, background: { href: '/list', key: 'list', steps } })

  it('is missing after a reload, and comes back as the very entry of the history', () => {
    const reloaded = after(visit(5, 'cart', over(2)))
    const missing = missingBackground(reloaded)!
    expect(missing).toEqual({ href: '/list', key: 'list', steps: 2 })
    const whole = restoreBackground(reloaded, missing, home)
    expect(whole.entries[0]).toMatchObject({ href: '/list', key: 'list', position: 3 })
    expect(layersOf(whole).at(-1)).toMatchObject({ closeSteps: 2, backSteps: 2 })
    // Closing finds it mounted.
    const closed = advance(whole, visit(3, 'home', { key: 'list' }))
    expect(closed.entries).toEqual([whole.entries[0]])
  })

  it('leaves the overlay between to one step back, also after a reload', () => {
    const background = { ...over(2).background, isUnderOverlay: true } as const
    const reloaded = after(visit(5, 'edit', { overlay: CART, background }))
    const whole = restoreBackground(reloaded, missingBackground(reloaded)!, home)
    expect(layersOf(whole).at(-1)).toMatchObject({ closeSteps: 2, backSteps: 1 })
    const cart = advance(whole, visit(4, 'cart', over(1)))
    expect(layersOf(cart).map(({ position }) => position)).toEqual([3, 4])
    expect(missingBackground(cart)).toBeNull()
  })

  it('is missing after a jump over entries that were never shown, whatever page lies deeper', () => {
    const jumped = after(visit(0, 'home'), visit(3, 'cart', over(2)))
    const missing = missingBackground(jumped)!
    expect(missing.href).toBe('/list')
    expect(layersOf(restoreBackground(jumped, missing, home)).map(({ position }) => position)).toEqual([1, 3])
  })

  it('shares the page that was shown last, where that is the same product', () => {
    const product = { kind: 'product:vase', shared: true, staysMounted: true } as const
    const reloaded = after(visit(5, 'vase-blue', product))
    const view = { name: 'white' }
    const background = { href: '/vase-white', key: 'white', steps: 1 }
    const quick = advance(reloaded, visit(4, 'vase-white-quick', { overlay: CART, background }))
    const [page] = layersOf(restoreBackground(quick, missingBackground(quick)!, { ...product, view }))
    expect(page).toMatchObject({ mount: reloaded.entries[0]?.mount, href: '/vase-white', view, position: 3 })
    const [other] = layersOf(restoreBackground(quick, background, { ...product, kind: 'product:bowl', view }))
    expect(other?.mount).not.toBe(page?.mount)
  })

  it('stays mounted where the server’s document already shows it', () => {
    const record = { href: '/', key: 'home', steps: 1 }
    const reloaded = after(visit(1, 'cart', { overlay: CART, background: record }))
    const served = restoreBackground(reloaded, { href: '/', key: 'background', steps: null }, home)
    const whole = restoreBackground(served, missingBackground(served)!, home)
    expect(whole.entries[0]).toMatchObject({ id: 'background', key: 'home', position: 0 })
  })

  it('is there while the stack holds it', () => {
    expect(missingBackground(after(visit(0, 'list', { key: 'list' }), visit(1, 'cart', over(1))))).toBeNull()
  })

  it('is the overlay’s own page after a direct entry, and takes its entry over when it closes', () => {
    const direct = after(visit(0, 'photo', { overlay: CART, homeHref: '/product' }))
    const missing = missingBackground(direct)!
    expect(missing).toEqual({ href: '/product', key: 'background', steps: null })
    const whole = restoreBackground(direct, missing, home)
    expect(layersOf(whole).at(-1)).toMatchObject({ closeSteps: 0, backSteps: 0 })
    const closed = advance(whole, visit(0, 'home', { key: 'new' }))
    expect(closed.entries.map(({ id, key }) => ({ id, key }))).toEqual([{ id: 'background', key: 'new' }])
  })
})

describe('pages that were left', () => {
  const page = (position: number, name: string, options: Partial<Visit<View>> = {}) =>
    visit(position, name, { staysMounted: true, ...options })
  const hrefs = ({ left }: Stack<View>) => left.map(({ href }) => href)
  const mounted = (stack: Stack<View>) => layersOf(stack)[0]?.mount

  it('stay mounted, the last one first, and Back shows the very same one', () => {
    const list = after(page(0, 'home'), page(1, 'list'))
    const product = advance(list, page(2, 'product'))
    expect(hrefs(product)).toEqual(['/list', '/home'])
    const back = advance(product, page(1, 'list', { view: { name: 'loaded anew' } }))
    expect(layersOf(back)[0]).toMatchObject({ mount: mounted(list), view: { name: 'list' } })
    expect(hrefs(back)).toEqual(['/product', '/home'])
  })

  it('are found again by Forward and by a link to the same address, each as a new place', () => {
    const product = after(page(0, 'list'), page(1, 'product'))
    const back = advance(product, page(0, 'list'))
    for (const key of ['1:product', 'pushed']) {
      const again = advance(back, page(1, 'product', { key, view: { name: 'loaded anew' } }))
      expect(layersOf(again)[0]).toMatchObject({ id: key, key, mount: mounted(product), view: { name: 'product' } })
    }
    const other = advance(back, page(1, 'product', { key: 'other', href: '/product?smalto=blu' }))
    expect(mounted(other)).not.toBe(mounted(product))
  })

  it('take a new view when cart or customer have changed meanwhile', () => {
    const left = outdated(after(page(0, 'list'), page(1, 'product')))
    const back = advance(left, page(0, 'list', { view: { name: 'loaded anew' } }))
    expect(layersOf(back)[0]).toMatchObject({ mount: 1, view: { name: 'loaded anew' } })
    const forward = advance(outdated(back), page(1, 'product', { view: { name: 'loaded anew' } }))
    expect(layersOf(forward)[0]).toMatchObject({ mount: 2, view: { name: 'loaded anew' } })
  })

  it('exclude pages of a customer, and are limited to those that are returned to', () => {
    expect(hrefs(after(visit(0, 'account'), page(1, 'list')))).toEqual([])
    // The home page of the server's document, on which an overlay was entered directly.
    const entered = after(visit(0, 'cart', { overlay: CART }))
    const served = restoreBackground(entered, missingBackground(entered)!, { ...home, staysMounted: true })
    expect(hrefs(advance(served, page(1, 'list')))).toEqual([])
    const five = after(page(0, 'a'), page(1, 'b'), page(2, 'c'), page(3, 'd'), page(4, 'e'))
    expect(hrefs(five)).toEqual(['/d', '/c', '/b'])
    // It is unmounted later, and a shopper who returns meanwhile gets a new one.
    expect(mounted(advance(five, page(0, 'a')))).toBe(6)
  })

  it('include the page below a restored overlay', () => {
    const cart = visit(3, 'cart', { overlay: CART, background: { href: '/list', key: '2:list', steps: 1 } })
    const list = after(page(0, 'home'), page(2, 'list'))
    const jumped = advance(advance(list, page(0, 'home')), cart)
    const whole = restoreBackground(jumped, missingBackground(jumped)!, { ...home, kind: 'list', staysMounted: true })
    expect(layersOf(whole)[0]).toMatchObject({ mount: mounted(list), view: { name: 'list' } })
    expect(hrefs(whole)).toEqual(['/home'])
  })

  it('stay when an overlay comes to lie on the oldest of them, though a newer one has just been left', () => {
    const list = after(page(9, 'list'))
    const product = [page(8, 'a'), page(7, 'b'), page(3, 'c')].reduce(advance<View>, list)
    expect(hrefs(product)).toEqual(['/b', '/a', '/list'])
    const background = { href: '/list', key: '1:list', steps: 1 }
    const jumped = advance(product, visit(2, 'cart', { overlay: CART, background }))
    const whole = restoreBackground(jumped, missingBackground(jumped)!, {
      ...home,
      kind: 'list',
      staysMounted: true,
    })
    expect(mounted(whole)).toBe(mounted(list))
    expect(hrefs(whole).length).toBeLessThanOrEqual(3)
  })

  it('are found again below an overlay that Back returns to', () => {
    const product = (position: number) => page(position, 'product', { key: `p${position}`, shared: true })
    const cart = visit(1, 'cart', {
      overlay: CART,
      background: { href: '/product', key: 'p0', steps: 1 },
    })
    const others = [page(3, 'a'), page(4, 'b'), page(5, 'c'), page(6, 'd')]
    const away = after(product(0), cart, product(2), ...others)
    expect(hrefs(away)).not.toContain('/product')
    // Its first page is not mounted any more, and the product is shown again.
    const again = advance(away, product(2))
    const below = advance(again, cart)
    expect(mounted(below)).toBe(mounted(again))
    expect(layersOf(below).map(({ key }) => key)).toEqual(['p0', cart.key])
    expect(hrefs(below)).not.toContain('/product')
    // From elsewhere it gets a new mount, because the old one may still be in the document.
    const jumped = advance(away, cart)
    expect(mounted(jumped)).toBeGreaterThan(away.lastMount)
    expect(jumped.lastMount).toBe(mounted(jumped))
  })

  it('share one mount where they are pages of one list', () => {
    const list = (position: number, number: number) =>
      page(position, 'list', { key: `p${number}`, href: `/list?page=${number}`, shared: true })
    const second = after(list(0, 1), list(1, 2))
    expect(hrefs(second)).toEqual([])
    const product = advance(second, page(2, 'product'))
    expect(mounted(advance(product, list(1, 2)))).toBe(1)
    expect(mounted(advance(product, list(0, 1)))).toBe(1)
  })
})

describe('outdated', () => {
  it('keeps the layer of a page and gives it a new view at the next visit', () => {
    const open = outdated(after(visit(0, 'list'), visit(1, 'cart', { overlay: CART })))
    const closed = advance(open, visit(0, 'list', { view: { name: 'new' } }))
    expect(closed.entries[0]).toMatchObject({ id: '0:list', view: { name: 'new' } })
  })
})

/** The content of a browser's history: the reference for the stack. */
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
  const seen: {
    history: readonly Visit<View>[]
    position: number
    stack: Stack<View>
    predictStack: Stack<View> | null
  }[] = []
  sequence.forEach((move, step) => {
    if (move.kind === 'go') {
      position = Math.min(history.length - 1, Math.max(0, position + move.steps))
    } else {
      position += move.kind === 'push' ? 1 : 0
      const entry = visit(position, move.page, {
        key: `key${step}`,
        overlay: move.overlay ? { title: { id: move.page }, variant: 'end' } : null,
        shared: move.page === 'list',
        ...(move.page !== 'cart' && { staysMounted: true }),
      })
      history = [...history.slice(0, position), entry]
    }
    const visited = history[position]!
    const expected = predictStack(stack, visited)
    stack = advance(stack, visited)
    seen.push({ history, position, stack, predictStack: expected })
  })
  return seen
}

describe('a random walk', () => {
  it('always agrees with the history it came from', () => {
    fc.assert(
      fc.property(moves, (sequence) => {
        let mounted: MountedStack<View> = { stack: emptyStack<View>(), parting: [] }
        for (const [step, { history, position, stack }] of walk(sequence).entries()) {
          const top = stack.entries.at(-1)!
          expect(top.key).toBe(history[position]!.key)
          expect(stack.position).toBe(position)
          // Every entry of the stack equals the history's entry at that position.
          for (const entry of stack.entries) expect(history[entry.position]?.key).toBe(entry.key)
          const positions = stack.entries.map((entry) => entry.position)
          expect(positions).toEqual([...new Set(positions)].sort((a, b) => a - b))
          expect(new Set(stack.entries.map(({ id }) => id)).size).toBe(stack.entries.length)
          // No two mounted pages are the same for React.
          mounted = step % 3 === 0 ? withoutParting(mountStack(mounted, stack)) : mountStack(mounted, stack)
          const mounts = [
            ...stack.entries.filter(({ overlay }) => overlay === null).slice(-1),
            ...stack.left,
            ...mounted.parting,
          ]
          expect(new Set(mounts.map(({ mount }) => mount)).size).toBe(mounts.length)
          expect(stack.left.every(({ staysMounted }) => staysMounted)).toBe(true)
        }
      }),
      { numRuns: 500 },
    )
  })

  it('always renders one plain page below overlays only, and only the top is active', () => {
    fc.assert(
      fc.property(moves, (sequence) => {
        for (const { history, position, stack } of walk(sequence)) {
          const missing = missingBackground(stack)
          const layers = layersOf(missing ? restoreBackground(stack, missing, home) : stack)
          expect(layers[0]!.overlay).toBeNull()
          expect(layers.slice(1).every(({ overlay }) => overlay !== null)).toBe(true)
          expect(layers.map(({ active }) => active)).toEqual(layers.map((_, index) => index === layers.length - 1))
          const { closeSteps } = layers.at(-1)!
          // Closing in one step leads to the page that is shown below.
          const landing = closeSteps > 0 ? history[position - closeSteps]!.key : layers[0]!.key
          expect(landing).toBe(layers[0]!.key)
        }
      }),
      { numRuns: 500 },
    )
  })
})

describe('foreseen', () => {
  const staying = { staysMounted: true } as const
  const list = visit(0, 'list', staying)
  const product = visit(1, 'product', staying)
  const cart = visit(2, 'cart', { overlay: CART })

  it('is the result of the navigation, on every walk', () => {
    let times = 0
    fc.assert(
      fc.property(moves, (sequence) => {
        for (const { history, position, stack, predictStack: expected } of walk(sequence)) {
          // An address that was a page counts as one until the router knows better.
          if (expected === null || history[position]?.overlay) continue
          times += 1
          expect(expected).toEqual(stack)
        }
      }),
      { numRuns: 500 },
    )
    expect(times).toBeGreaterThan(500)
  })

  it('shows the page that Back, Forward, a link or the end of an overlay leads to', () => {
    const topOf = (stack: Stack<View>, target: Visit<View>) => predictStack(stack, target)?.entries.at(-1)?.href
    expect(topOf(after(list, product), list)).toBe('/list')
    expect(topOf(after(list, product, list), product)).toBe('/product')
    expect(topOf(after(list, product, list), { ...product, key: 'link' })).toBe('/product')
    expect(topOf(after(list, product, cart), product)).toBe('/product')
    expect(topOf(after(list, product, cart), list)).toBe('/list')
  })

  it('waits for a page that is not there, is out of date, or only takes another view', () => {
    const none = (stack: Stack<View>, target: Visit<View>) => expect(predictStack(stack, target)).toBeNull()
    none(after(list), product)
    none(outdated(after(list, product)), list)
    none(outdated(after(list, product, list)), product)
    none(outdated(after(list, product, cart)), product)
    none(after(list), { ...list, key: 'filtered' })
    const shared = { shared: true, kind: 'list', ...staying }
    none(after(visit(0, 'page1', shared), visit(1, 'page2', shared)), visit(0, 'page1', shared))
    const fromAfar = after(visit(0, 'page1', shared), product, visit(2, 'page2', shared))
    none(fromAfar, visit(3, 'page1', shared))
    // A history step to an overlay over a page that was left.
    none(
      after(list, visit(1, 'cart', { overlay: CART }), visit(2, 'product', staying)),
      visit(1, 'cart', { overlay: CART }),
    )
  })
})
