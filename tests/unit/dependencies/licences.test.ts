import { expect, test } from 'vitest'
import { isAllowed, licenceProblems, productionDependencies } from '#tests/dependencies/licences.ts'

test.each([
  ['MIT', true],
  ['(ISC AND CC-BY-3.0)', true],
  ['GPL-3.0-only OR MIT', true],
  ['(GPL-3.0-only OR MIT) AND Apache-2.0', true],
  ['GPL-3.0-only AND MIT', false],
  ['(MIT OR GPL-3.0-only) AND AGPL-3.0-only', false],
  ['MIT Apache-2.0', false],
  ['SEE LICENSE IN LICENSE.txt', false],
  ['UNLICENSED', false],
  ['', false],
])('%o is allowed: %s', (licence, allowed) => {
  expect(isAllowed(licence)).toBe(allowed)
})

test('the report has the packages that production needs, with their users and problems', () => {
  const dependencies = productionDependencies({
    packages: {
      '': { dependencies: { shop: '1.0.0' } },
      'node_modules/shop': { version: '1.0.0', license: 'MIT', dependencies: { part: '2.0.0' } },
      'node_modules/shop/node_modules/part': { version: '2.0.0', license: 'AGPL-3.0-only' },
      'node_modules/bare': { version: '3.0.0' },
      'node_modules/tool': { version: '4.0.0', license: 'GPL-3.0-only', dev: true },
    },
  })
  expect(dependencies).toEqual([
    { name: 'bare', version: '3.0.0', licence: '', usedBy: [] },
    { name: 'part', version: '2.0.0', licence: 'AGPL-3.0-only', usedBy: ['shop'] },
    { name: 'shop', version: '1.0.0', licence: 'MIT', usedBy: ['this project'] },
  ])
  expect(licenceProblems(dependencies)).toEqual(['bare 3.0.0: no licence', 'part 2.0.0: AGPL-3.0-only'])
})
