import { expect, test } from 'vitest'
import { findChromium, type Machine } from '#tests/harness/browser/chromium.ts'

const bare: Machine = {
  env: {},
  platform: 'linux',
  arch: 'x64',
  exists: () => false,
  unpackBundled: async () => ({ executablePath: '/bundled/chromium' }),
}

test('the named browser wins, and a wrong name is an error instead of a silent fallback', async () => {
  const env = { CHROMIUM_PATH: '/opt/chromium' }
  await expect(findChromium({ ...bare, env, exists: () => true })).resolves.toEqual({ executablePath: '/opt/chromium' })
  await expect(findChromium({ ...bare, env })).rejects.toThrow('CHROMIUM_PATH names /opt/chromium')
})

test('a browser of the system comes before the bundled one', async () => {
  const exists = (path: string) => path === '/usr/bin/google-chrome'
  await expect(findChromium({ ...bare, exists })).resolves.toEqual({ executablePath: '/usr/bin/google-chrome' })
  await expect(findChromium(bare)).resolves.toEqual({ executablePath: '/bundled/chromium' })
})

test('the bundled browser can be selected, if there is one', async () => {
  const asking = { ...bare, env: { CHROMIUM_PATH: 'bundled' }, exists: () => true }
  await expect(findChromium(asking)).resolves.toEqual({ executablePath: '/bundled/chromium' })
  await expect(findChromium({ ...asking, arch: 'arm64' })).rejects.toThrow('No Chromium found')
})

test('where nothing fits the error names the remedy', async () => {
  await expect(findChromium({ ...bare, platform: 'darwin', arch: 'arm64' })).rejects.toThrow(/set CHROMIUM_PATH/)
})
