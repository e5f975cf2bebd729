import { randomInt } from 'node:crypto'
import type { CDPSession, Page, Request } from 'playwright'
import { expect } from 'vitest'
import { HYDRATION_PROBE } from '#src/platform/document/hydrationProbe.ts'
import { journey } from '#tests/harness/browser/journey.ts'
import { createPageStackModel, type Expected, type Place } from './pageStackModel.ts'
import { installProbe, type Observed } from './pageStackProbe.ts'
import { addToCart, openPage, waitForQuantity } from '../walk.ts'

/** Enough for a gate that walks another way each time; `WALK_STEPS` makes longer walks. */
const STEPS = Number(process.env['WALK_STEPS'] ?? 100)
/** Random, so that every run walks another way. */
const SEED = Number(process.env['WALK_SEED'] ?? randomInt(1, 1_000_000))

/** The command that repeats the walk. */
const REPEAT = `WALK_SEED=${SEED} WALK_STEPS=${STEPS} npx vitest run --project e2e tests/e2e/navigation/pageStackWalk.test.ts`

/** The tolerance of a restored scroll position, px. */
const SCROLL_TOLERANCE_PX = 50
/** A step that takes longer is stuck, ms. */
const PATIENCE_MS = 60_000
/** Heap that twenty rounds may add, bytes: caches fill, pages must not pile up. */
const HEAP_GROWTH_BYTES = 4_000_000
/**
 * The highest heap of any document of a walk after its last step, bytes. Each document is young: the test below
 * measures growth.
 */
const HEAP_LIMIT_BYTES = 30_000_000
/** The highest number of entries that Chromium keeps of a window's history. */
const HISTORY_LIMIT = 50
/** Nodes or listeners that twenty rounds may add to the browser's count; a page has hundreds of each. */
const LEFT_BEHIND = 100

const place = (name: string, href: string, options: Partial<Place> = {}): Place => ({
  name,
  href,
  link: href,
  overlay: null,
  family: null,
  fieldStartsWith: null,
  staysMounted: false,
  focusStart: null,
  isMenu: false,
  keepsMenu: false,
  base: null,
  ...options,
})

const HOME = place('home', '/', { fieldStartsWith: '', staysMounted: true })
const TABLE = place('table', '/tavola.html', { family: 'tavola', staysMounted: true })
const VASES = place('vases', '/casa/vasi.html', { family: 'vasi', staysMounted: true })
const ABOUT = place('about', '/chi-siamo')
const CART = place('cart', '/cart', { overlay: 'Carrello', fieldStartsWith: '' })
const MENU = place('menu', '/menu', { overlay: 'Menu', isMenu: true })
const SEARCH_FIELD = place('search field', '/search/suggestions', {
  overlay: 'Cerca',
  fieldStartsWith: '',
  focusStart: 'field q',
  isMenu: true,
})
const SEARCH = place('search', '/search?q=vaso', { family: 'search', fieldStartsWith: '', staysMounted: true })
const TEAPOT = place('teapot', '/teiera-pausa.html', { family: 'teiera-pausa', staysMounted: true })
const VASE = place('vase', '/vaso-anfora.html', { family: 'vaso-anfora', staysMounted: true })
const ZOOM = place('zoom', '/vaso-anfora.html?zoom=1', { overlay: 'Foto ingrandite', base: VASE })
const QUICK = place('quick view', '/vaso-anfora.html?quick=1', { overlay: 'Vista rapida', base: VASE })
const SPECS = place('spec sheet', '/vaso-anfora.html?specs=1', { overlay: 'Scheda tecnica', base: VASE })
const LANGUAGE = place('language', '/language', { overlay: 'Lingua', keepsMenu: true })
const SIGN_IN = place('sign-in', '/account/signin?from=%2Faccount', {
  link: '/account',
  overlay: 'Accedi',
  fieldStartsWith: '',
})
const PLACES: readonly Place[] = [
  HOME,
  TABLE,
  VASES,
  VASE,
  TEAPOT,
  ABOUT,
  SEARCH_FIELD,
  SEARCH,
  CART,
  MENU,
  LANGUAGE,
  ZOOM,
  QUICK,
  SPECS,
  SIGN_IN,
]

/** Queries of pages: a page below an overlay must not send one when the overlay opens or closes. */
const PAGE_QUERY = /(Home|Category|Product|Search|CmsContent)PageQuery|resolveUrlQuery|CmsProductsQuery/

/** Marsaglia's xorshift: the same walk for the same seed. */
function createRandom(seed: number) {
  let state = seed | 0 || 1
  const below = (limit: number) => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) % limit
  }
  return { below, pick: <T>(items: readonly T[]): T | undefined => items[below(items.length)] }
}

type Learnt = ReadonlyMap<
  Place,
  {
    readonly heading: string
    readonly title: string
    /** The category, product or CMS page in the variables of the page's queries. */
    readonly subject: string
  }
>

/** All differences between the page and the model, one readable line each. */
function differences(expected: Expected, observed: Observed, learnt: Learnt, mounts: Map<number, number>): string[] {
  const faults: string[] = []
  const compare = (what: string, wanted: unknown, found: unknown) => {
    if (wanted !== found) faults.push(`${what}: ${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`)
  }
  if (observed.busy) faults.push('still busy')
  compare('address', expected.href, observed.href)
  compare('layers', expected.layers.map(({ place: { name } }) => name).length, observed.layers.length)
  expected.layers.forEach((layer, depth) => {
    const found = observed.layers[depth]
    if (!found) return
    const isTop = depth === expected.layers.length - 1
    const facts = learnt.get(layer.place)
    compare(`dialog of layer ${depth}`, layer.place.overlay, found.overlay)
    if (layer.place.overlay === null) compare(`heading of layer ${depth}`, facts?.heading, found.heading)
    compare(`inert layer ${depth}`, !isTop, found.inert)
    if (layer.text !== undefined) compare(`text of layer ${depth}`, layer.text, found.text)
    const known = mounts.get(layer.mount)
    if (known !== undefined) compare(`mount of layer ${depth}`, known, found.mount)
    // The cart's document knows no shop name yet.
    if (isTop && !observed.title.startsWith(facts?.title ?? '?')) compare('title', facts?.title, observed.title)
  })
  // Late parts above the window moved the content: the browser keeps the visible content in place.
  const moved = (observed.markTop ?? Infinity) - (expected.mark?.top ?? 0)
  if (Math.abs(observed.scroll - expected.scroll) > SCROLL_TOLERANCE_PX && Math.abs(moved) > SCROLL_TOLERANCE_PX)
    compare('scroll', expected.scroll, observed.scroll)
  if (expected.focus !== undefined) compare('focus', expected.focus, observed.focus)
  const bottom = expected.layers[0]!.place
  if (bottom.family === 'tavola') compare('list page', '1', observed.listPage)
  return faults
}

const SUBJECTS = `query Subjects($url: String!) {
  route(url: $url) {
    ... on CategoryInterface { uid }
    ... on ProductInterface { url_key }
    ... on CmsPage { identifier }
  }
}`

/** The category, product, CMS page or search words in the variables of the page's queries. */
async function subjectOf({ href }: Place, shopUrl: string): Promise<string> {
  const { pathname, searchParams } = new URL(href, shopUrl)
  const words = searchParams.get('q')
  if (words !== null) return words
  const answer = await fetch(`${shopUrl}/api/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: SUBJECTS, variables: { url: pathname.slice(1) || 'home' } }),
  })
  const { data } = (await answer.json()) as {
    readonly data: { readonly route: Readonly<Record<string, string>> | null }
  }
  const [subject] = Object.values(data.route ?? {})
  if (subject === undefined) throw new Error(`The backend knows no ${pathname}.`)
  return subject
}

/** The content of every place in the server's documents: a visit inside the shop must show the same. */
async function learnPlaces(page: Page, shopUrl: string): Promise<Learnt> {
  const told = await page.evaluate(
    (hrefs) =>
      Promise.all(
        hrefs.map(async (href) => {
          const answer = await fetch(href)
          // A parsed document is under this one's policy, which does not know its styles.
          const html = (await answer.text()).replaceAll(/<style[^]*?<\/style>/g, '')
          const { title, body } = new DOMParser().parseFromString(html, 'text/html')
          return { title, heading: body.querySelector('h1')?.textContent?.replace(/\s+/g, ' ').trim() ?? '' }
        }),
      ),
    PLACES.map(({ href }) => href),
  )
  const subjects = await Promise.all(PLACES.map(async (at) => (at.overlay === null ? subjectOf(at, shopUrl) : '')))
  return new Map(PLACES.map((at, index) => [at, { ...told[index]!, subject: subjects[index]! }]))
}

async function heapOf(
  session: CDPSession,
): Promise<{ readonly bytes: number; readonly nodes: number; readonly listeners: number }> {
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
  return { bytes: usedSize, nodes, listeners: jsEventListeners }
}

journey(
  `a random walk of ${STEPS} steps finds every place as it was left`,
  { timeout: 600_000 + STEPS * 5_000 },
  async ({ shopper, shopUrl }) => {
    const { page } = shopper
    page.setDefaultTimeout(60_000)
    const random = createRandom(SEED)
    // Wide screens have the categories in the header, narrow ones in a menu.
    const width = random.pick([1100, 800]) ?? 0
    await page.setViewportSize({ width, height: 700 })
    console.log(`A walk ${width} px wide. To repeat it: ${REPEAT}`)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.addInitScript(installProbe, HYDRATION_PROBE)
    const requested: { readonly name: string; readonly body: string }[] = []
    const underWay = new Set<Request>()
    const end = (request: Request) => void underWay.delete(request)
    page.on('requestfinished', end)
    page.on('requestfailed', end)
    page.on('request', (request: Request) => {
      underWay.add(request)
      const body = request.postData() ?? decodeURIComponent(new URL(request.url()).search)
      const name = /"?operationName"?[=:]"?(\w+)/.exec(body)?.[1]
      if (request.url().startsWith(`${shopUrl}/api/`) && name) requested.push({ name, body })
    })
    // Boxes keep the shape of their pictures; the walk needs the boxes alone, and is three times as fast without the rest.
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.setBlockedURLs', { urls: ['*/media/*'] })
    shopper.allow(/BLOCKED_BY_CLIENT|request failed: \S+\/media\/\S+ inspector/)
    await openPage(page, TEAPOT.href)
    await addToCart(page)
    await waitForQuantity(page, 1)
    const learnt = await learnPlaces(page, shopUrl)
    // A separate window: its history contains only the walk.
    await openPage(page, HOME.href)
    const historyBefore = await page.evaluate(() => history.length)
    const model = createPageStackModel(HOME, HOME)
    const trail: string[] = []
    const mounts = new Map<number, number>()
    /** How many of its oldest entries the browser has forgotten; they do not come back when the history is cut. */
    let forgotten = 0
    const historyLength = () => {
      const all = historyBefore + model.length - 1
      forgotten = Math.max(forgotten, all - HISTORY_LIMIT)
      return all - forgotten
    }

    const settle = async (): Promise<void> => {
      const expected = model.expected()
      const deadline = performance.now() + PATIENCE_MS
      let faults: string[] = []
      let agreed = 0
      while (agreed < 2) {
        try {
          const observed = await page.evaluate(
            ([frame, mark]) =>
              new Promise<Observed>((resolve) => {
                const observe = () => setTimeout(() => resolve(window.walkProbe!.observe(mark)))
                if (frame) requestAnimationFrame(observe)
                else observe()
              }),
            // The state must still hold after the next frame.
            [agreed > 0, expected.mark] as const,
          )
          faults = differences(expected, observed, learnt, mounts)
          if (observed.history !== historyLength())
            faults.push(`history entries: ${observed.history} instead of ${historyLength()}`)
          agreed = faults.length === 0 ? agreed + 1 : 0
          if (agreed === 2)
            expected.layers.forEach(({ mount }, depth) => mounts.set(mount, observed.layers[depth]!.mount))
        } catch (error) {
          // The document is being replaced; ask the next one.
          if (!/context was destroyed|navigat|undefined/i.test(String(error))) throw error
        }
        if (performance.now() > deadline) throw new Error(faults.join('\n'))
      }
    }

    const reachable = async () => {
      // Another language is another document, and the photos' one link is for browsers without their code.
      if (model.place === LANGUAGE || model.place === ZOOM) return []
      const links = await page.evaluate(() => window.walkProbe!.links())
      return PLACES.filter(({ link }) => links.includes(link))
    }
    const follow = (hrefs: readonly string[], thenBack = false) =>
      page.evaluate(([wanted, back]) => window.walkProbe!.follow(wanted, back), [hrefs, thenBack] as const)

    const steps: Readonly<Record<string, { readonly weight: number; readonly run: () => Promise<string | null> }>> = {
      follow: {
        weight: 24,
        run: async () => {
          const to = random.pick(await reachable())
          if (!to) return null
          model.follow(to, await follow([to.link]))
          return to.name
        },
      },
      'open an overlay': {
        weight: 12,
        run: async () => {
          const overlays = (await reachable()).filter(
            ({ overlay, href }) => overlay !== null && href !== model.expected().href,
          )
          const to = random.pick(overlays)
          if (!to) return null
          model.follow(to, await follow([to.link]))
          return to.name
        },
      },
      'click twice': {
        weight: 6,
        run: async () => {
          const to = random.pick(await reachable())
          if (!to) return null
          model.follow(to, await follow([to.link, to.link]))
          return to.name
        },
      },
      'change one’s mind': {
        weight: 5,
        run: async () => {
          const all = (await reachable()).filter(
            ({ overlay, href }) => overlay === null && href !== model.expected().href,
          )
          if (all.length < 2) return null
          const first = random.pick(all)
          const second = random.pick(all)
          if (
            !first ||
            !second ||
            first === second ||
            first.family === second.family ||
            second.family === model.place.family ||
            // Closing the menu and leaving it at once: either may come first.
            (model.place.isMenu && model.isBelow(first))
          )
            return null
          model.followOver(first, second, await follow([first.link, second.link]))
          return `${first.name}, then ${second.name}`
        },
      },
      'follow and return at once': {
        weight: 4,
        run: async () => {
          if (model.place.overlay !== null) return null
          const all = (await reachable()).filter(
            ({ overlay, href }) => overlay === null && href !== model.expected().href,
          )
          const to = random.pick(all)
          if (!to) return null
          model.followAndReturn(to, await follow([to.link], true))
          return to.name
        },
      },
      search: {
        weight: 4,
        run: async () => {
          if (model.place !== SEARCH_FIELD) return null
          const field = page.getByRole('combobox', { name: 'Cerca nel negozio' })
          await field.fill('vaso')
          // Its address has the words after a debounce, or keeps the old ones if Enter is faster.
          await page.waitForURL(({ searchParams }) => searchParams.get('q') === 'vaso')
          model.type('vaso', 'field q')
          model.replace(`${SEARCH_FIELD.href}?q=vaso`, 'field q')
          await field.press('Enter')
          model.follow(SEARCH, 'field q')
          return ''
        },
      },
      'choose a variant': {
        weight: 8,
        run: async () => {
          if (model.place !== VASE) return null
          const choice = await page.evaluate((index) => {
            const radios = [
              // Not those of the cards further down, which only change the card.
              ...document.querySelectorAll<HTMLInputElement>(
                'main [data-layer] form[method=get] input[type=radio]:not(:checked)',
              ),
            ]
            const radio = radios[index % radios.length]
            if (!radio) return null
            radio.focus({ preventScroll: true })
            radio.click()
            return { name: radio.name, value: radio.value }
          }, random.below(100))
          if (!choice) return null
          const url = new URL(model.expected().href, shopUrl)
          url.searchParams.set(choice.name, choice.value)
          model.replace(`${url.pathname}${url.search}`, `field ${choice.name}=${choice.value}`)
          return `${choice.name}=${choice.value}`
        },
      },
      traverse: {
        weight: 26,
        run: async () => {
          const steps = random.pick([-1, -1, -1, 1, 1, -2, 2, -3, 3]) ?? 0
          // The places before the walk do not belong to the model, and the browser dropped the forgotten ones.
          if (model.index + steps < Math.max(0, forgotten - historyBefore + 1)) return null
          await page.evaluate((by) => history.go(by), steps)
          model.traverse(steps)
          return String(steps)
        },
      },
      'close with Escape': {
        weight: 5,
        run: async () => {
          if (model.place.overlay === null) return null
          await page.keyboard.press('Escape')
          model.closeOverlays()
          return ''
        },
      },
      'close with the button': {
        weight: 5,
        run: async () => {
          if (model.place.overlay === null) return null
          await page.getByRole('dialog').last().getByRole('button', { name: 'Chiudi' }).click()
          // A resting pointer would hover the next content, and cause a prefetch.
          await page.mouse.move(0, 0)
          model.hold('button Chiudi')
          model.closeOverlays()
          return ''
        },
      },
      'close with the backdrop': {
        weight: 4,
        run: async () => {
          if (model.place.overlay === null || model.place === ZOOM) return null
          await page.evaluate(() => {
            const backdrop = [...document.querySelectorAll('[role=dialog]')].at(-1)?.previousElementSibling
            if (backdrop instanceof HTMLElement) backdrop.click()
          })
          model.closeOverlays()
          return ''
        },
      },
      reload: {
        weight: 3,
        run: async () => {
          await page.reload()
          model.reload()
          return ''
        },
      },
      'type an address': {
        weight: 2,
        run: async () => {
          const to = random.pick(PLACES) ?? HOME
          // The browser takes the address of the page itself for a reload.
          if (to.href === model.expected().href) return null
          await page.goto(to.href)
          model.enter(to)
          return to.name
        },
      },
      'be held back': {
        weight: 5,
        run: async () => {
          const to = random.pick(await reachable())
          if (!to) return null
          const steps = random.pick([-1, 1, -2]) ?? 0
          const traverses = random.below(2) === 1 && model.isWithinDocument(steps)
          await page.evaluate(() => {
            const release = window.__TSR_ROUTER__?.history.block({ blockerFn: () => true })
            Object.assign(window, { walkRelease: release })
          })
          if (traverses) {
            // There, and back again by the guard.
            await page.evaluate(
              (by) =>
                new Promise<void>((resolve) => {
                  const back = () => window.addEventListener('popstate', () => resolve(), { once: true })
                  window.addEventListener('popstate', back, { once: true })
                  history.go(by)
                }),
              steps,
            )
          } else {
            model.hold(await follow([to.link]))
          }
          await page.evaluate(() => (Reflect.get(window, 'walkRelease') as () => void)())
          return traverses ? String(steps) : to.name
        },
      },
      scroll: {
        weight: 20,
        run: async () => {
          if (model.place.overlay !== null) return null
          await page.evaluate(
            (share) => window.scrollTo(0, share * (document.documentElement.scrollHeight - innerHeight)),
            random.below(100) / 100,
          )
          const placeOnScreen = () =>
            page.evaluate(
              () =>
                new Promise<number>((resolve) => {
                  requestAnimationFrame(() => requestAnimationFrame(() => resolve(Math.round(scrollY))))
                }),
            )
          let offset = await placeOnScreen()
          // Content that becomes visible fetches its parts; the browser keeps the visible content in place while they
          // grow.
          for (let before = Number.NaN; underWay.size > 0 || before !== offset;) {
            before = offset
            offset = await placeOnScreen()
          }
          model.scroll(offset, await page.evaluate(() => window.walkProbe!.mark()))
          return `${offset} px`
        },
      },
      type: {
        weight: 12,
        run: async () => {
          // The input is part of the address.
          if (model.place === SEARCH_FIELD) return null
          const text = `testo ${random.below(1000)}`
          const control = await page.evaluate((words) => window.walkProbe!.type(words), text)
          if (control === null) return null
          model.type(text, control)
          return text
        },
      },
    }
    const lots = Object.entries(steps).flatMap(([name, { weight }]) => Array<string>(weight).fill(name))

    await settle()
    const started = performance.now()
    for (let step = 1; step <= STEPS;) {
      const name = random.pick(lots) ?? ''
      const below = model.expected()
      requested.length = 0
      trail.push(`${step}. ${name} …`)
      try {
        const detail = await steps[name]!.run()
        trail.pop()
        if (detail === null) continue
        trail.push(
          `${step}. ${name} ${detail} → ${model
            .expected()
            .layers.map((layer) => layer.place.name)
            .join(' < ')}`,
        )
        await settle()
        const expected = model.expected()
        const [bottom] = expected.layers
        const kept = below.layers[0]!.entry === bottom!.entry && below.layers[0]!.mount === bottom!.mount
        // A link that regains the focus when an overlay closes prefetches its own page.
        const { subject } = learnt.get(bottom!.place)!
        const asked = requested
          .filter(({ name: operation, body }) => PAGE_QUERY.test(operation) && body.includes(`"${subject}"`))
          .map(({ name: operation }) => operation)
        // A page that was left before it arrived may still be sending requests.
        const abandoned = trail.slice(-3).some((told) => /^\d+\. (change|follow and return)/.test(told))
        if (kept && !abandoned && below.layers.length !== expected.layers.length && asked.length > 0) {
          throw new Error(`The page below asked again: ${asked.join(', ')}`)
        }
      } catch (error) {
        throw new Error(`Step ${step} of ${REPEAT}\n${String(error)}\n${trail.slice(-25).join('\n')}`, {
          cause: error,
        })
      }
      step += 1
    }
    const seconds = (performance.now() - started) / 1000
    const { bytes, nodes, listeners } = await heapOf(session)
    console.log(
      `${STEPS} steps in ${seconds.toFixed(1)} s; heap ${bytes} bytes, ${nodes} nodes, ${listeners} listeners`,
    )
    expect(bytes).toBeLessThan(HEAP_LIMIT_BYTES)
  },
)

journey('200 navigations leave no page behind', { timeout: 600_000 }, async ({ shopper, shopUrl }) => {
  const { page } = shopper
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(installProbe, HYDRATION_PROBE)
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setBlockedURLs', { urls: ['*/media/*'] })
  shopper.allow(/BLOCKED_BY_CLIENT|request failed: \S+\/media\/\S+ inspector/)
  await openPage(page, HOME.href)
  const learnt = await learnPlaces(page, shopUrl)
  /** Waits until the place is shown, over the page below it. */
  const reach = async (to: Place, below?: Place) => {
    const title = learnt.get(below ?? to)!.heading
    await page.waitForFunction(
      ([address, dialog, heading]) => {
        const { href: found, layers, busy } = window.walkProbe!.observe(null)
        const top = layers.at(-1)
        return found === address && !busy && top?.overlay === dialog && layers[0]?.heading === heading
      },
      [to.href, to.overlay, title] as const,
    )
  }
  const follow = async (to: Place, below?: Place) => {
    await page.evaluate((wanted) => window.walkProbe!.follow([wanted]), to.link)
    await reach(to, below)
  }
  const back = async (to: Place) => {
    await page.evaluate(() => history.back())
    await reach(to)
  }
  /** Ten navigations, from the home page to the home page. */
  const round = async () => {
    await follow(TABLE)
    await follow(CART, TABLE)
    await back(TABLE)
    await follow(TEAPOT)
    await follow(SIGN_IN, TEAPOT)
    await page.keyboard.press('Escape')
    await reach(TEAPOT)
    await follow(ABOUT)
    await back(TEAPOT)
    await follow(TABLE)
    await follow(HOME)
  }
  const measure = async () => {
    // React renders hidden pages in idle time.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))))
    const { fibers, elements } = await page.evaluate(() => window.walkProbe!.observe(null))
    return { fibers, elements, ...(await heapOf(session)) }
  }
  const rounds = async (count: number) => {
    for (let time = 0; time < count; time += 1) await round()
  }
  // Modules and data that are loaded once are loaded by now.
  await rounds(5)
  const before = await measure()
  await rounds(20)
  const after = await measure()
  console.log(`200 navigations: ${JSON.stringify(before)} → ${JSON.stringify(after)}`)
  expect(after.fibers).toBe(before.fibers)
  expect(after.elements).toBe(before.elements)
  expect(after.bytes - before.bytes).toBeLessThan(HEAP_GROWTH_BYTES)
  // Detached nodes and forgotten listeners: a leak of a page would occur twenty times.
  expect(after.nodes - before.nodes).toBeLessThan(LEFT_BEHIND)
  expect(after.listeners - before.listeners).toBeLessThan(LEFT_BEHIND)
})
