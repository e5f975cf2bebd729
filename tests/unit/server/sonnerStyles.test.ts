import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { contentSecurityPolicy } from '#server/http/securityHeaders.ts'

test('the policy takes the style element that the installed sonner writes, empty and filled', () => {
  const sonner = readFileSync(createRequire(import.meta.url).resolve('sonner'), 'utf8')
  const [, literal = '""'] = /^__insertCSS\((".*")\);?$/m.exec(sonner) ?? []
  const styles = JSON.parse(literal) as string
  expect(styles).toContain('[data-sonner-toaster]')
  const policy = contentSecurityPolicy({ inline: { script: [], style: [] }, development: false })
  for (const text of ['', styles])
    expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
})
