import { readdirSync } from 'node:fs'
import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

export default defineConfig({
  sourceLocale: 'it',
  locales: readdirSync(new URL('locales/', import.meta.url)).flatMap((name) => /^(.+)\.po$/.exec(name)?.[1] ?? []),
  // Line numbers would make every edit of a component a change of every catalogue.
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
  runtimeConfigModule: { Trans: ['#src/ui/trans.ts', 'Trans'] },
  catalogs: [{ path: '<rootDir>/locales/{locale}', include: ['src'], exclude: ['**/__generated__/**'] }],
})
