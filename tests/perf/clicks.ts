// `npm run bench:clicks`: from a click to what it paints, in Chromium against the production build, at the machine's own
// speed and four times slower. Times depend on the machine and are printed, never judged.
import type { Page } from 'playwright'
import { launchChromium, SHOPPER_CONTEXT } from '../harness/chromium.ts'
import { startShopServer } from '../harness/shopServer.ts'

const SAMPLES = 7
const CPU_RATES = [1, 4]

type Sample = Readonly<Record<string, number>>

/** Clicks, and tells after how many ms each of what is waited for was painted. Runs in the page. */
const measure = async ({ selector, awaited }: { selector: string; awaited: Readonly<Record<string, string>> }) => {
  const isThere = (wanted: string) => {
    const element = document.querySelector(wanted)
    return element instanceof HTMLImageElement ? element.complete && element.naturalWidth > 0 : element !== null
  }
  const painted: Record<string, number> = {}
  const names = Object.keys(awaited)
  const start = performance.now()
  document.querySelector<HTMLElement>(selector)?.click()
  while (names.some((name) => painted[name] === undefined)) {
    // What a frame finds in the document is on screen when the task after it begins.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    for (const name of names) {
      if (painted[name] === undefined && isThere(awaited[name] ?? '')) painted[name] = performance.now() - start
    }
  }
  return painted
}

const isHydrated = (selector: string) => {
  const element = document.querySelector(selector)
  return element !== null && Object.keys(element).some((key) => key.startsWith('__reactProps'))
}

async function click(page: Page, path: string, selector: string, awaited: Readonly<Record<string, string>>) {
  await page.goto(path)
  await page.waitForFunction(isHydrated, selector)
  await page.waitForLoadState('networkidle')
  return page.evaluate(measure, { selector, awaited })
}

const CLICKS: Readonly<Record<string, (page: Page, sample: number) => Promise<Sample>>> = {
  'list → product': (page, sample) =>
    click(page, '/tavola.html', `main li:nth-child(${sample + 1}) article h2 a`, {
      heading: 'main article h1',
      picture: 'main article:has(h1) img',
    }),
  'filter tick': (page) =>
    click(page, '/tavola.html', 'aside input[type="checkbox"][name="smalto"]', {
      mark: 'aside input[type="checkbox"][name="smalto"]:checked',
      // Search engines are told of a filtered list by the render that shows it.
      list: 'meta[name="robots"]',
    }),
}

const median = (values: readonly number[]) =>
  values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? NaN

const shop = await startShopServer()
const browser = await launchChromium()
try {
  console.log('click             CPU   painted     median ms   worst ms')
  for (const rate of CPU_RATES) {
    for (const [name, run] of Object.entries(CLICKS)) {
      const samples: Sample[] = []
      for (let sample = 0; sample < SAMPLES; sample += 1) {
        const context = await browser.newContext({
          ...SHOPPER_CONTEXT,
          baseURL: shop.url,
          viewport: { width: 1440, height: 900 },
        })
        const page = await context.newPage()
        const session = await context.newCDPSession(page)
        await session.send('Emulation.setCPUThrottlingRate', { rate })
        samples.push(await run(page, sample))
        await context.close()
      }
      for (const what of Object.keys(samples[0] ?? {})) {
        const times = samples.map((each) => each[what] ?? NaN)
        console.log(
          `${name.padEnd(16)} ${`${rate}×`.padStart(4)}   ${what.padEnd(10)} ${median(times).toFixed(0).padStart(10)} ${Math.max(
            ...times,
          )
            .toFixed(0)
            .padStart(10)}`,
        )
      }
    }
  }
} finally {
  await browser.close()
  await shop.dispose()
}
