import { expect, test } from 'vitest'
import { findMarked, markOf } from '#src/shell/page-stack/focusMark.ts'

test('an element that replaced another at a different address is found instead', () => {
  const shell = document.createElement('div')
  const show = (links: readonly (readonly [href: string, place: string])[]) => {
    shell.innerHTML = `<div data-layer="1">${links.map(([href, place]) => `<a href="${href}" data-place="${place}"></a>`).join('')}</div>`
    return shell.firstElementChild!
  }
  const opened = show([
    ['/vaso?quick=1', 'line 1'],
    ['/vaso?quick=2', 'line 2'],
  ]).firstElementChild!
  const mark = markOf(opened, shell)!
  const layer = show([
    ['/vaso?quick=2', 'line 2'],
    ['/vaso?quick=3', 'line 1'],
  ])
  expect(findMarked(mark, layer, shell)?.getAttribute('href')).toBe('/vaso?quick=3')
})
