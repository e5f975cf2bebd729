import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { NO_RESTORATION } from '../../../build/leanRouter.ts'

test('what stands for the router’s scroll restoration has the names that the router asks for', async () => {
  const core = createRequire(createRequire(import.meta.url).resolve('@tanstack/react-router')).resolve(
    '@tanstack/router-core',
  )
  const index = readFileSync(core.replace(/dist\/.*$/, 'dist/esm/index.js'), 'utf8')
  const [, asked = ''] = /import \{ ([^}]+) \} from "\.\/scroll-restoration\.js"/.exec(index) ?? []
  expect(asked).toContain('setupScrollRestoration')
  const module: object = await import(`data:text/javascript,${encodeURIComponent(NO_RESTORATION)}`)
  expect(Object.keys(module).toSorted()).toEqual(asked.split(', ').toSorted())
})
