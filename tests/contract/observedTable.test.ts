import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ODDITIES } from '#server/commerce/engine/profile/oddities.ts'

const POINTS = 36

const rows = readFileSync('docs/your-own-magento.md', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [point, switches, shown] = /^\| (\d+) \| .* \| (.*) \| (.*) \|$/.exec(line)?.slice(1) ?? []
    return point === undefined || switches === undefined || shown === undefined ? [] : [{ point, switches, shown }]
  })

test('the table names every point once, and every switch of the engine', () => {
  expect(rows.map(({ point }) => point)).toEqual(Array.from({ length: POINTS }, (_, index) => String(index + 1)))
  const named = rows.flatMap(({ switches }) => [...switches.matchAll(/`(\w+)`/g)].map(([, name]) => name))
  expect(new Set(named)).toEqual(new Set(Object.keys(ODDITIES['2.4.7'])))
})

test.each(rows)('the test of point $point is there', ({ shown }) => {
  const [, path, title = ''] = /^(\S+): (.+)$/.exec(shown) ?? []
  const file = [`tests/${path}.test.ts`, `tests/${path}.ts`].find((each) => existsSync(each))
  expect(file && readFileSync(file, 'utf8')).toContain(title)
})
