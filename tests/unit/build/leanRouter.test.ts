import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { compileFunction } from 'node:vm'
import { useSyncExternalStore } from 'react'
import { expect, test } from 'vitest'
import { NO_RESTORATION, REACTS_OWN } from '../../../build/leanRouter.ts'

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

const SHIM = 'use-sync-external-store/shim'

test('what stands for the hook of old versions of React is React’s own', () => {
  // As the router's store finds it.
  const ofRouter = createRequire(createRequire(import.meta.url).resolve('@tanstack/react-router'))
  const require = createRequire(ofRouter.resolve('@tanstack/react-store'))
  const exports: { useSyncExternalStore?: unknown } = {}
  compileFunction(REACTS_OWN, ['exports', 'require'])(exports, require)
  const shim = require(SHIM) as object
  expect(exports).toEqual({ ...shim })
  expect(exports.useSyncExternalStore).toBe(useSyncExternalStore)
})
