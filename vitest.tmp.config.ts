import { defineConfig } from 'vitest/config'
export default defineConfig({ test: { include: ['tests/e2e/documents/styleguide.test.ts', 'tests/e2e-nordlicht/styleguide.test.ts'], environment: 'node', testTimeout: 300000, hookTimeout: 240000, setupFiles: ['tests/harness/noise.ts'], globalSetup: ['tests/harness/browser/requireChromium.ts'], expect: { poll: { timeout: 30000 } } } })
