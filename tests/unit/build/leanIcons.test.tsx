import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createElement } from 'react'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import createIcon from '../../../build/leanIcon.ts'
import type { IconData } from '../../../build/leanIcon.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

type IconModule = { readonly default: ComponentType<Readonly<Record<string, unknown>>>; readonly __iconData: IconData }

const names = new Set(
  globSync('src/**/*.tsx', { cwd: root }).flatMap((path) =>
    [...readFileSync(`${root}${path}`, 'utf8').matchAll(/'lucide-react\/icons\/([\w-]+)'/g)].map(
      ([, name = '']) => name,
    ),
  ),
)

/** An icon that was renamed leads from its old name to the new one. */
function fileOf(name: string): string {
  const path = `${root}node_modules/lucide-react/dist/esm/icons/${name}.mjs`
  const [, renamed] = /from '\.\/([\w-]+)\.mjs'/.exec(readFileSync(path, 'utf8')) ?? []
  return renamed === undefined ? path : fileOf(renamed)
}

const attributesOf = (html: string) =>
  [...html.matchAll(/<(\w+)|([\w:-]+)="([^"]*)"/g)].map(([match, tag]) => tag ?? match)

test('draws every icon of the shop as its package does', async () => {
  expect(names.size).toBeGreaterThan(20)
  for (const name of names) {
    const { default: Packaged, __iconData: data } = (await import(fileOf(name))) as IconModule
    const Lean = createIcon(data)
    for (const props of [
      {},
      { size: 20 },
      { size: 36, strokeWidth: 1.25, className: 'large' },
      { 'aria-hidden': 'true', className: '' },
      { 'aria-label': name, role: 'img', fill: 'red' },
    ]) {
      const [lean, packaged] = [Lean, Packaged].map((Icon) =>
        attributesOf(renderToStaticMarkup(createElement(Icon as IconModule['default'], props))).toSorted(),
      )
      expect(lean).toEqual(packaged)
    }
  }
})

test('takes no props of an icon that only the package knows', () => {
  const used = globSync('src/**/*.tsx', { cwd: root }).filter((path) => {
    const code = readFileSync(`${root}${path}`, 'utf8')
    return code.includes('lucide-react') && /absoluteStrokeWidth|nonScalingStroke|LucideProvider/.test(code)
  })
  expect(used).toEqual([])
})
