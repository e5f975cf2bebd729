import { createMemoryHistory } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import { rememberBackgrounds } from '#src/app/navigation/rememberBackgrounds.ts'

const OVERLAYS = ['/cart', '/menu', '/signin']

function open(path: string) {
  const history = createMemoryHistory({ initialEntries: [path] })
  rememberBackgrounds(history, ({ pathname }) => OVERLAYS.includes(pathname))
  return history
}

it('tells an overlay which page it was opened over, and a second one the same', () => {
  const history = open('/')
  history.push('/list')
  const { __TSR_key: key } = history.location.state
  history.push('/cart')
  expect(history.location.state.background).toEqual({ href: '/list', key, steps: 1 })
  history.push('/signin')
  expect(history.location.state.background).toEqual({ href: '/list', key, steps: 2, isUnderOverlay: true })
})

it('tells an overlay over one that was entered directly that the history has no page for it', () => {
  const history = open('/cart')
  history.push('/signin')
  expect(history.location.state.background).toEqual({ href: '/', key: 'background', steps: null, isUnderOverlay: true })
})

it('keeps the page below when a page is redirected to an overlay', () => {
  const history = open('/list')
  history.push('/account')
  history.replace('/signin')
  expect(history.location.state.background).toMatchObject({ href: '/list', steps: 1 })
})

it('adds no entry for a link to where the shopper is', () => {
  const history = open('/list')
  history.push('/list', { urlTarget: { kind: 'cms', identifier: 'list' } })
  expect(history.length).toBe(1)
})

it('closes a menu whose link leads to the page below it', () => {
  const history = open('/list')
  history.push('/menu')
  history.replace('/list')
  expect(history.location.state.__TSR_index).toBe(0)
})

it('replaces the entry of a menu with the target of its link', () => {
  const history = open('/list')
  history.push('/menu')
  history.replace('/product')
  expect([history.location.href, history.location.state.__TSR_index]).toEqual(['/product', 1])
})

it('adds one entry for a link that is redirected, however often it is clicked', () => {
  const history = open('/list')
  history.push('/account')
  history.replace('/signin', {}, { ignoreBlocker: true })
  history.push('/account')
  history.replace('/signin', {}, { ignoreBlocker: true })
  expect([history.location.href, history.location.state.__TSR_index]).toEqual(['/signin', 1])
  expect(history.location.state.background).toMatchObject({ href: '/list', steps: 1 })
})

it('adds an entry for a link to an address that a filter has changed', () => {
  const history = open('/')
  history.push('/product')
  history.replace('/product?color=red')
  history.push('/product')
  expect(history.location.state.__TSR_index).toBe(2)
})
