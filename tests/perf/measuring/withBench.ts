import { cpus, loadavg } from 'node:os'
import { launchChromium } from '../../harness/browser/chromium.ts'
import { startShopServer } from '../../harness/servers/shopServer.ts'
import { startFloor, type Floor } from '../floor/startFloor.ts'
import { keepProcessorForPages } from './ownCore.ts'
import { openOwnBrowser } from './ownBrowser.ts'

type Places = {
  readonly shopUrl: string
  readonly floor: Floor
  /** The arguments with which a browser reserves a processor for its pages (see {@link keepProcessorForPages}). */
  readonly browserArgs: readonly string[]
}
type Options = { readonly withWalk?: boolean }

/** The context of a table of times: the machine, and its other load at the start. */
export const describeMachine = ({ browserArgs }: Pick<Places, 'browserArgs'>) =>
  `${cpus().length} × ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)}, ${browserArgs.length > 0 ? 'one for the page alone' : 'shared by page, browser and server'}`

/** Starts the built shop and the floor beside it, and stops both after `measure`. */
export async function withFloor(measure: (places: Places) => Promise<void>, options: Options = {}): Promise<void> {
  // Before starting any process that must not use this processor.
  const browserArgs = keepProcessorForPages()
  const shop = await startShopServer()
  try {
    const floor = await startFloor(shop.url, options)
    try {
      await measure({ shopUrl: shop.url, floor, browserArgs })
    } finally {
      await floor.stop()
    }
  } finally {
    await shop.dispose()
  }
}

/** The same, with a browser that is closed at the end. */
const withBrowser =
  <TBrowser extends { close(): Promise<void> }>(open: (args: readonly string[]) => Promise<TBrowser>) =>
  (measure: (bench: Places & { readonly browser: TBrowser }) => Promise<void>, options: Options = {}): Promise<void> =>
    withFloor(async (places) => {
      const browser = await open(places.browserArgs)
      try {
        await measure({ ...places, browser })
      } finally {
        await browser.close()
      }
    }, options)

/** With a browser for first visits, without Playwright's instrumentation. */
export const withVisits = withBrowser(openOwnBrowser)

/** With a browser for clicks. */
export const withBench = withBrowser((args) => launchChromium({ args }))
