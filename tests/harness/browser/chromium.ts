import { existsSync } from 'node:fs'
import { chromium, type Browser, type BrowserContextOptions } from 'playwright'
import { unpackBundledChromium, type ChromiumLaunch } from './bundledChromium.ts'

const SYSTEM_PATHS: Readonly<Record<string, readonly string[]>> = {
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/google-chrome',
    '/usr/bin/microsoft-edge',
    '/snap/bin/chromium',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
}

/** Quiet and offline: the tested browser only connects to the shop. */
export const CHROMIUM_ARGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * The user agent of a shopper's browser. The default of headless Chromium counts as a bot, and bots receive the page in
 * one part instead of a stream.
 */
export const SHOPPER_USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36'

export type Machine = {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly platform: string
  readonly arch: string
  readonly exists: (path: string) => boolean
  readonly unpackBundled: () => Promise<ChromiumLaunch>
}

const thisMachine: Machine = {
  env: process.env,
  platform: process.platform,
  arch: process.arch,
  exists: existsSync,
  unpackBundled: unpackBundledChromium,
}

/** The value of `CHROMIUM_PATH` that selects the bundled browser even if the system has one. */
const BUNDLED = 'bundled'

/**
 * A Chromium: that of `CHROMIUM_PATH`, otherwise a browser of the system, otherwise the bundled one.
 * @throws if there is none; the message contains the remedy.
 */
export async function findChromium(machine: Machine = thisMachine): Promise<ChromiumLaunch> {
  const wanted = machine.env['CHROMIUM_PATH']
  if (wanted && wanted !== BUNDLED) {
    if (machine.exists(wanted)) return { executablePath: wanted }
    throw new Error(`CHROMIUM_PATH names ${wanted}, which does not exist. Correct it or unset it.`)
  }
  const system = (SYSTEM_PATHS[machine.platform] ?? []).find(machine.exists)
  if (system && wanted !== BUNDLED) return { executablePath: system }
  if (machine.platform === 'linux' && machine.arch === 'x64') return machine.unpackBundled()
  throw new Error(
    'No Chromium found: install Chrome, Chromium or Edge, or set CHROMIUM_PATH to the executable of one of them.',
  )
}

/**
 * A browser with a new profile; the caller closes it. With `keepsPages`, Back may restore a page from the back/forward
 * cache.
 */
export async function launchChromium({ keepsPages = false, args = [] as readonly string[] } = {}): Promise<Browser> {
  return chromium.launch({
    ...(await findChromium()),
    args: [...CHROMIUM_ARGS, ...args],
    // Playwright disables the back/forward cache by default.
    ...(keepsPages && { ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
  })
}

/** Settings of every browser context of a journey: an Italian shopper's. */
export const SHOPPER_CONTEXT: BrowserContextOptions = {
  userAgent: SHOPPER_USER_AGENT,
  locale: 'it-IT',
  timezoneId: 'Europe/Rome',
  // Playwright cannot hold back or count the requests of a service worker: the journeys that need it allow it.
  serviceWorkers: 'block',
}
