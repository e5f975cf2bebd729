import { Suspense, use } from 'react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { renderAtOnce } from '#src/app/document/renderAtOnce.ts'

const never = new Promise<never>(() => undefined)

const Waiting = (): ReactNode => use(never)

function Failing(): ReactNode {
  throw new Error('no price')
}

test('content that is complete is rendered', () => {
  expect(renderAtOnce(<Suspense fallback="…">pieces</Suspense>)).toContain('pieces')
})

test.each([
  ['waits', <Waiting key="waits" />],
  ['fails', <Failing key="fails" />],
])('content with a boundary whose part %s is left to the renderer that waits and reports', (_does, part) => {
  expect(renderAtOnce(<Suspense fallback="…">{part}</Suspense>)).toBeNull()
})

test('content that waits outside all boundaries is left to it as well', () => {
  expect(renderAtOnce(<Waiting />)).toBeNull()
})

test('an error outside all boundaries is thrown', () => {
  expect(() => renderAtOnce(<Failing />)).toThrow('no price')
})
