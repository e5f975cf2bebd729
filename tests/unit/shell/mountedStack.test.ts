import { expect, test } from 'vitest'
import { mountStack, withoutParting } from '#src/shell/page-stack/mountedStack.ts'
import { advance, emptyStack } from '#src/shell/page-stack/pageStack.ts'
import type { Stack, Visit } from '#src/shell/page-stack/pageStack.ts'

const page = (position: number, name: string): Visit<string> => ({
  key: `${position}:${name}`,
  position,
  href: `/${name}`,
  overlay: null,
  kind: name,
  shared: false,
  staysMounted: true,
  view: name,
})

const show = (stacks: readonly Stack<string>[]) =>
  stacks.reduce(mountStack<string>, { stack: emptyStack<string>(), parting: [] })

const four = ['a', 'b', 'c', 'd'].map((name, position) => page(position, name)).reduce(advance<string>, emptyStack())
const five = advance(four, page(4, 'e'))
const hrefs = (pages: readonly { readonly href: string }[]) => pages.map(({ href }) => href)

test('a page that the stack does not keep stays in the document until it is unmounted in an idle moment', () => {
  const mounted = show([four, five])
  expect(hrefs(mounted.parting)).toEqual(['/a'])
  const idle = withoutParting(mounted)
  expect(idle).toEqual({ stack: five, parting: [] })
  expect(withoutParting(idle)).toBe(idle)
})

test('pages part with every stack that was shown, whichever stack is shown in the idle moment', () => {
  const back = advance(five, page(3, 'd'))
  const six = advance(five, page(5, 'f'))
  expect(hrefs(show([four, five, six]).parting)).toEqual(['/b', '/a'])
  expect(hrefs(show([four, five, back]).parting)).toEqual(['/a'])
  expect(withoutParting(show([four, five, back])).stack).toBe(back)
})

test('a page that the next stack keeps again does not part', () => {
  const mounted = show([four, five, four])
  expect(hrefs(mounted.parting)).toEqual([])
  expect(mountStack(mounted, four)).toBe(mounted)
})
