import { expect, test } from 'vitest'
import { predictNewPage } from '#src/shell/page-stack/predictNewPage.ts'
import { predictStack } from '#src/shell/page-stack/predictStack.ts'
import { advance, emptyStack, layersOf, outdated } from '#src/shell/page-stack/pageStack.ts'
import type { Visit } from '#src/shell/page-stack/pageStack.ts'

type View = { readonly name: string }

const visit = (position: number, name: string, options: Partial<Visit<View>> = {}): Visit<View> => ({
  key: `${position}:${name}`,
  position,
  href: `/${name}`,
  overlay: null,
  kind: name,
  shared: false,
  view: { name },
  staysMounted: true,
  ...options,
})
const CART = { title: { id: 'cart' }, variant: 'end' } as const
const after = (...visits: readonly Visit<View>[]) => visits.reduce(advance<View>, emptyStack<View>())
const target = (position: number, name: string) => ({ key: `${position}:${name}`, position, href: `/${name}` })
const product = { kind: 'product', shared: false, view: { name: 'product' } }

test('a page of another kind is begun on the way forward alone', () => {
  const stack = after(visit(0, 'home'), visit(1, 'list'))
  const predicted = predictNewPage(stack, target(2, 'product'), product)
  expect(predicted?.entries.map(({ href }) => href)).toEqual(['/home', '/list', '/product'])
  expect(layersOf(predicted!)[0]).toMatchObject({ key: '2:product', overlay: null, view: { name: 'product' } })
  expect(predictNewPage(stack, target(1, 'product'), product)).toBeNull()
  expect(predictNewPage(stack, target(0, 'product'), product)).toBeNull()
  expect(predictNewPage(stack, target(2, 'product'), null)).toBeNull()
  expect(predictNewPage(stack, target(2, 'list'), { ...product, kind: 'list' })).toBeNull()
})

test('nothing is begun over an open overlay, or before there is a page', () => {
  const covered = after(visit(0, 'home'), visit(1, 'cart', { overlay: CART }))
  expect(predictNewPage(covered, target(2, 'product'), product)).toBeNull()
  expect(predictNewPage(emptyStack<View>(), target(2, 'product'), product)).toBeNull()
})

test('a page that is in the document is foreseen, on the way back and forward', () => {
  const stack = after(visit(0, 'home'), visit(1, 'list'), visit(2, 'product'))
  expect(layersOf(predictStack(stack, target(0, 'home'))!)[0]).toMatchObject({ mount: 1, view: { name: 'home' } })
  expect(predictStack(stack, target(0, 'home'))?.entries).toHaveLength(1)
  const back = advance(stack, visit(1, 'list'))
  const forward = predictStack(back, { ...target(2, 'product'), key: 'new' })
  expect(layersOf(forward!)[0]).toMatchObject({ key: 'new', mount: 3, staysMounted: true })
  expect(predictStack(back, target(2, 'vase'))).toBeNull()
  expect(predictStack(back, { ...target(1, 'product'), key: 'replaced' })).toBeNull()
})

test('an overlay that closes leaves the page that shows', () => {
  const open = after(visit(0, 'home'), visit(1, 'cart', { overlay: CART }))
  expect(predictStack(open, target(0, 'home'))?.entries).toEqual([open.entries[0]])
  expect(predictStack(after(visit(0, 'cart', { overlay: CART }), visit(1, 'list')), target(0, 'cart'))).toBeNull()
})

test('a page outdated by cart or customer, or no longer in the document, has to load first', () => {
  const stack = outdated(after(visit(0, 'home'), visit(1, 'list')))
  expect(predictStack(stack, target(0, 'home'))).toBeNull()
  expect(predictStack(stack, target(1, 'list'))).toBeNull()
  const { staysMounted, ...account } = visit(0, 'account')
  expect(staysMounted).toBe(true)
  const unmounted = after(account, visit(1, 'list'))
  expect(predictStack(unmounted, target(0, 'account'))).toBeNull()
})
