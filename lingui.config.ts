import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

export default defineConfig({
  sourceLocale: 'it',
  locales: ['it', 'en'],
  // Line numbers would make every edit of a component a change of both catalogues.
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
  catalogs: [{ path: '<rootDir>/locales/{locale}', include: ['src'], exclude: ['**/__generated__/**'] }],
})
