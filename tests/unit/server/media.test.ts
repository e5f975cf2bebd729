import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createLocalMasters } from '#server/media/createLocalMasters.ts'
import { createMediaHandler } from '#server/media/createMediaHandler.ts'
import { createSingleFlight } from '#server/media/createSingleFlight.ts'
import { createUpstreamMasters } from '#server/media/createUpstreamMasters.ts'
import { MastersUnavailable } from '#server/media/mediaMasters.ts'
import { negotiateFormat } from '#server/media/mediaFormat.ts'
import { PLACEHOLDER_PATH } from '#server/media/placeholder.ts'
import { renderPicture, renderSharePicture } from '#server/media/renderPicture.ts'
import { LARGEST_MEDIA_WIDTH, MEDIA_WIDTHS } from '#server/media/widths.ts'
import { MEDIA_WIDTHS as STOREFRONT_WIDTHS, pictureUrl } from '#src/lib/catalog/media.ts'
import { startFakeUpstream } from './fixtures/fakeUpstream.ts'

const log = pino({ level: 'silent' })
const BROWSER = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'

let folder = ''
let picture: Buffer
let rendered = 0
let ids = 0
const createId = () => `id${(ids += 1)}`

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vetrina-media-'))
  picture = await sharp({ create: { width: 1000, height: 800, channels: 3, background: '#0f6b66' } })
    .jpeg()
    .toBuffer()
  await mkdir(join(folder, 'masters/catalog'), { recursive: true })
  await writeFile(join(folder, 'masters/catalog/vaso.jpg'), picture)
  await writeFile(join(folder, 'masters/manifest.json'), '{}')
  await writeFile(join(folder, 'outside.jpg'), picture)
})

afterAll(() => rm(folder, { recursive: true }))

beforeEach(async () => {
  rendered = 0
  await rm(join(folder, 'cache'), { recursive: true, force: true })
})

const countingRender: typeof renderPicture = (...parameters) => {
  rendered += 1
  return renderPicture(...parameters)
}

function handlerOf(masters = createLocalMasters(join(folder, 'masters')), shareGround = '#ffeedd') {
  const cacheDirectory = join(folder, 'cache')
  return createMediaHandler({
    masters,
    cacheDirectory,
    render: countingRender,
    renderShare: (...parameters) => {
      rendered += 1
      return renderSharePicture(...parameters)
    },
    shareGround,
    createId,
    log,
  })
}

type Schedule = Parameters<typeof createUpstreamMasters>[0]['schedule']
const never: Schedule = () => undefined

const ask = (path: string, init: RequestInit = {}) => new Request(`http://shop.example${path}`, init)
const accept = (value: string) => ({ headers: { accept: value } })

describe('formats', () => {
  test.each([
    [BROWSER, 'avif'],
    ['image/webp,*/*', 'webp'],
    ['image/AVIF ; q=0, image/webp; q=0.5', 'webp'],
    ['image/*', 'jpeg'],
    [null, 'jpeg'],
  ])('Accept %j gets %s', (header, format) => {
    expect(negotiateFormat(header)).toBe(format)
  })

  test.each([
    [BROWSER, 'image/avif', 'heif'],
    ['image/webp', 'image/webp', 'webp'],
    ['*/*', 'image/jpeg', 'jpeg'],
  ])('the bytes match the header', async (header, type, format) => {
    const answer = await handlerOf()(ask('/media/catalog/vaso.jpg?width=96', accept(header)))
    expect(answer.headers.get('content-type')).toBe(type)
    expect(answer.headers.get('vary')).toBe('Accept')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const metadata = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
    expect([metadata.format, metadata.width, metadata.height]).toEqual([format, 96, 77])
  })
})

describe('widths', () => {
  test.each([
    ['?width=640', 640],
    ['?width=1600', 1000],
    ['', 1000],
  ])('%j gives %i pixels: never more than the master has', async (search, width) => {
    const answer = await handlerOf()(ask(`/media/catalog/vaso.jpg${search}`, accept('image/webp')))
    expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBe(width)
  })

  test.each(['97', '0640', '1e3', '-96', '', '640&width=96'])('refuses width=%s', async (width) => {
    const answer = await handlerOf()(ask(`/media/catalog/vaso.jpg?width=${width}`))
    expect([answer.status, rendered]).toEqual([400, 0])
    expect(await answer.text()).toBe(`The width must be one of ${MEDIA_WIDTHS.join(', ')}, or the format share.\n`)
  })

  test('grow, and end with the largest', () => {
    expect(MEDIA_WIDTHS).toEqual(MEDIA_WIDTHS.toSorted((one, other) => one - other))
    expect(MEDIA_WIDTHS.at(-1)).toBe(LARGEST_MEDIA_WIDTH)
  })

  test('are those that the storefront asks for', () => {
    expect(MEDIA_WIDTHS).toEqual(STOREFRONT_WIDTHS)
  })
})

describe('pictures of shared links', () => {
  const address = '/media/catalog/vaso.jpg?format=share'

  test('are JPEG in one size for every client, whole on the ground of the shop', async () => {
    for (const client of [BROWSER, '*/*']) {
      const answer = await handlerOf()(ask(address, accept(client)))
      expect([answer.status, answer.headers.get('content-type'), answer.headers.get('vary')]).toEqual([
        200,
        'image/jpeg',
        null,
      ])
      const bytes = Buffer.from(await answer.arrayBuffer())
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
      expect(bytes.length).toBeLessThan(300_000)
      const at = async (left: number) =>
        [...(await sharp(bytes).extract({ left, top: 315, width: 1, height: 1 }).raw().toBuffer())].map((value) =>
          Math.round(value / 16),
        )
      // The picture of 1000 × 800 px is 788 px wide here.
      expect(await at(100)).toEqual([16, 15, 14])
      expect(await at(600)).toEqual([1, 7, 6])
    }
    expect(rendered).toBe(1)
  })

  test('are rendered again in another colour', async () => {
    const masters = createLocalMasters(join(folder, 'masters'))
    const tags = await Promise.all(
      ['#ffeedd', '#000000'].map(async (ground) =>
        (await handlerOf(masters, ground)(ask(address))).headers.get('etag'),
      ),
    )
    expect([new Set(tags).size, rendered]).toEqual([2, 2])
  })

  test.each(['?format=square', '?format=share&width=640', '?format=share&format=share', '?format='])(
    'are refused with %s',
    async (search) => {
      const answer = await handlerOf()(ask(`/media/catalog/vaso.jpg${search}`))
      expect([answer.status, rendered]).toEqual([400, 0])
    },
  )
})

describe('refusals', () => {
  test.each([
    '/media/catalog/missing.jpg',
    '/media/catalog/vaso.jpg/more.jpg',
    '/media/catalog',
    '/media/manifest.json',
    '/media/../outside.jpg',
    '/media/%2e%2e/outside.jpg',
    '/media/..%2foutside.jpg',
    '/media/catalog/..%5c..%5coutside.jpg',
    '/media//outside.jpg',
    '/media/catalog/vaso.jpg%00.jpg',
    // Longer than a name may be in common file systems.
    `/media/${'a'.repeat(300)}.jpg`,
    `/media/${'a/'.repeat(3_000)}b.jpg`,
  ])('%s is not found', async (path) => {
    expect((await handlerOf()(ask(path))).status).toBe(404)
  })

  test('other verbs', async () => {
    const answer = await handlerOf()(ask('/media/catalog/vaso.jpg', { method: 'POST' }))
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })
})

describe('names as merchants write them', () => {
  test.each([
    'a b.jpg',
    'a%20b.jpg',
    '-50%.jpg',
    'what?.jpg',
    'n#1.jpg',
    'say "hi".jpg',
    "o'neil.jpg",
    'back\\slash.jpg',
    '😀.jpg',
    'e\u0301te\u0301.jpg',
    '\u00e9t\u00e9 2.jpg',
    'a+b&c=d;e.jpg',
    '[x]{y}|^`.jpg',
  ])('%s', async (name) => {
    await writeFile(join(folder, 'masters/catalog', name), picture)
    const address = (of: string) => ask(pictureUrl(`https://magento.example/media/catalog/${of}`, 96))
    expect((await handlerOf()(address(name))).status).toBe(200)
    // Accents may be composed in the address and decomposed on the disk, or the other way round.
    for (const form of ['NFC', 'NFD'] as const) {
      expect((await handlerOf()(address(name.normalize(form)))).status).toBe(200)
    }
  })
})

describe('rendering once', () => {
  test('for requests at the same time and for all later ones', async () => {
    const path = '/media/catalog/vaso.jpg?width=160'
    const handle = handlerOf()
    const answers = await Promise.all([1, 2, 3, 4].map(() => handle(ask(path))))
    const later = await handlerOf()(ask(path))
    expect(rendered).toBe(1)
    const bodies = await Promise.all([...answers, later].map((answer) => answer.bytes()))
    for (const body of bodies) expect(body).toEqual(bodies[0])
    const files = (await readdir(join(folder, 'cache'), { recursive: true, withFileTypes: true })).filter((entry) =>
      entry.isFile(),
    )
    expect(files.map((file) => file.name).filter((name) => name.endsWith('.part'))).toEqual([])
    expect(files).toHaveLength(1)
  })

  test('an unchanged picture is not sent again', async () => {
    const handle = handlerOf()
    const first = await handle(ask('/media/catalog/vaso.jpg?width=160'))
    const etag = first.headers.get('etag') ?? ''
    const second = await handle(ask('/media/catalog/vaso.jpg?width=160', { headers: { 'if-none-match': etag } }))
    expect([second.status, await second.text()]).toEqual([304, ''])
    const other = await handle(ask('/media/catalog/vaso.jpg?width=240', { headers: { 'if-none-match': etag } }))
    expect(other.status).toBe(200)
  })

  test('never more works at once than allowed, and a failure is not kept', async () => {
    const once = createSingleFlight<number>(2)
    let running = 0
    let most = 0
    const work = async () => {
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => setTimeout(resolve, 5))
      running -= 1
      return 1
    }
    await Promise.all(['a', 'b', 'c', 'd', 'e'].map((key) => once(key, work)))
    expect(most).toBe(2)
    await expect(once('a', () => Promise.reject(new Error('full disk')))).rejects.toThrow('full disk')
    await expect(once('a', work)).resolves.toBe(1)
  })
})

describe('films', () => {
  const film = '0123456789'
  const handle = handlerOf

  beforeAll(() => writeFile(join(folder, 'masters/catalog/vaso.webm'), film))

  test('are served as they are', async () => {
    const answer = await handle()(ask('/media/catalog/vaso.webm'))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('video/webm')
    expect(answer.headers.get('accept-ranges')).toBe('bytes')
    expect(answer.headers.get('content-length')).toBe('10')
    expect(await answer.text()).toBe(film)
    expect(rendered).toBe(0)
  })

  test.each([
    ['bytes=2-4', 206, 'bytes 2-4/10', '234'],
    ['bytes=7-', 206, 'bytes 7-9/10', '789'],
    ['bytes=-3', 206, 'bytes 7-9/10', '789'],
    ['bytes=8-99', 206, 'bytes 8-9/10', '89'],
    ['bytes=10-', 416, 'bytes */10', ''],
    ['bytes=-0', 416, 'bytes */10', ''],
    ['bytes=4-2', 200, null, film],
    ['bytes=0-1,4-5', 200, null, film],
  ])('%s', async (range, status, part, body) => {
    const answer = await handle()(ask('/media/catalog/vaso.webm', { headers: { range } }))
    expect(answer.status).toBe(status)
    expect(answer.headers.get('content-range')).toBe(part)
    expect(await answer.text()).toBe(body)
  })

  test('whole again once it is another, and not again while it is the same', async () => {
    const etag = (await handle()(ask('/media/catalog/vaso.webm'))).headers.get('etag') ?? ''
    const part = { range: 'bytes=2-4' }
    const same = await handle()(ask('/media/catalog/vaso.webm', { headers: { ...part, 'if-range': etag } }))
    const other = await handle()(ask('/media/catalog/vaso.webm', { headers: { ...part, 'if-range': '"old"' } }))
    const kept = await handle()(ask('/media/catalog/vaso.webm', { headers: { 'if-none-match': etag } }))
    expect([same.status, other.status, kept.status]).toEqual([206, 200, 304])
  })

  test.each([
    ['video/webm', 200],
    ['image/jpeg', 503],
    ['text/html', 503],
  ])('from a Magento server that answers %s', async (type, status) => {
    const upstream = await startFakeUpstream((response) => response.writeHead(200, { 'content-type': type }).end(film))
    const directory = join(folder, 'cache', 'masters')
    const masters = createUpstreamMasters({
      mediaUrl: `${upstream.origin}/media/`,
      directory,
      fetch,
      createId,
      schedule: never,
      now: () => 0,
    })
    const answer = await handlerOf(masters)(ask('/media/catalog/vaso.webm'))
    await upstream.close()
    expect(answer.status).toBe(status)
  })
})

describe('originals of a Magento server', () => {
  let now = 0
  const mastersOf = (origin: string, limitBytes = 1_000_000, schedule: Schedule = never) =>
    createUpstreamMasters({
      mediaUrl: `${origin}/media/`,
      directory: join(folder, 'cache', 'masters'),
      fetch,
      createId,
      schedule,
      now: () => now,
      limitBytes,
    })

  test('are fetched once', async () => {
    const upstream = await startFakeUpstream((response) =>
      response.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture),
    )
    const handle = handlerOf(mastersOf(upstream.origin))
    await Promise.all([96, 160, 240].map((width) => handle(ask(`/media/catalog/v.jpg?width=${width}`))))
    const answer = await handlerOf(mastersOf(upstream.origin))(ask('/media/catalog/v.jpg?width=96'))
    await upstream.close()
    expect(answer.status).toBe(200)
    expect(upstream.requests.map(({ url }) => url)).toEqual(['/media/catalog/v.jpg'])
  })

  test('have any name that the address escapes once', async () => {
    const upstream = await startFakeUpstream((response) =>
      response.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture),
    )
    const handle = handlerOf(mastersOf(upstream.origin))
    const names = ['vaso blu.jpg', 'città (1).jpg', 'a+b&c,d.jpg', 'n#1.jpg', '-50%.jpg', 'perché?.jpg']
    const statuses: number[] = []
    for (const name of names) {
      const address = pictureUrl(
        `https://shop.example/media/catalog/${name.replace('?', '%3F').replace('%.', '%25.')}`,
        96,
      )
      statuses.push((await handle(ask(address))).status)
    }
    await upstream.close()
    expect(statuses).toEqual(names.map(() => 200))
    expect(upstream.requests.map(({ url }) => decodeURIComponent(url ?? ''))).toEqual(
      names.map((name) => `/media/catalog/${name}`),
    )
  })

  test.each([
    ['missing', 404, 'text/html', 404],
    ['a page instead of a picture', 200, 'text/html', 503],
    ['a vector image', 200, 'image/svg+xml', 503],
    ['an error', 500, 'image/jpeg', 503],
    ['a redirect', 302, 'image/jpeg', 503],
  ])('%s', async (_case, given, type, status) => {
    const upstream = await startFakeUpstream((response) =>
      response.writeHead(given, { 'content-type': type, location: '/elsewhere' }).end(picture),
    )
    const answer = await handlerOf(mastersOf(upstream.origin))(ask('/media/catalog/v.jpg?width=96'))
    await upstream.close()
    expect(answer.status).toBe(status)
  })

  test('too large, or out of reach', async () => {
    const upstream = await startFakeUpstream((response) =>
      response.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture),
    )
    const large = await handlerOf(mastersOf(upstream.origin, 100))(ask('/media/catalog/v.jpg?width=96'))
    await upstream.close()
    const unreachable = await handlerOf(mastersOf(upstream.origin))(ask('/media/catalog/v.jpg?width=96'))
    expect([large.status, unreachable.status]).toEqual([503, 503])
  })

  const RESIZED = `/media/catalog/product/cache/${'0a'.repeat(16)}/v/a/v.jpg`

  test('are requested where Magento names a resized copy, which it would create first', async () => {
    const upstream = await startFakeUpstream((response) =>
      response.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture),
    )
    const handle = handlerOf(mastersOf(upstream.origin))
    const answers = [await handle(ask(RESIZED)), await handle(ask('/media/catalog/product/v/a/v.jpg'))]
    await upstream.close()
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(upstream.requests.map(({ url }) => url)).toEqual(['/media/catalog/product/v/a/v.jpg'])
  })

  test('give way to the resized copy where a server keeps them back', async () => {
    const upstream = await startFakeUpstream((response, { url }) =>
      url.includes('cache')
        ? response.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture)
        : response.writeHead(403).end(),
    )
    const answer = await handlerOf(mastersOf(upstream.origin))(ask(RESIZED))
    await upstream.close()
    expect(answer.status).toBe(200)
  })

  test('that are missing are requested once a minute', async () => {
    const upstream = await startFakeUpstream((response) => response.writeHead(404).end())
    const handle = handlerOf(mastersOf(upstream.origin))
    const statusAt = async (time: number) => {
      now = time
      return (await handle(ask('/media/catalog/none.jpg?width=96'))).status
    }
    expect([await statusAt(0), await statusAt(59_999), await statusAt(60_000)]).toEqual([404, 404, 404])
    expect(upstream.requests).toHaveLength(2)
    await upstream.close()
  })

  test.each<[string, Buffer]>([
    [
      'a vector image with the type of a picture',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    ],
    ['a picture that is cut off', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
    ['text with the type of a picture', Buffer.from('<html></html>')],
  ])('%s is not rendered, not kept, and asked for again in the background only', async (_case, broken) => {
    let content = broken
    const upstream = await startFakeUpstream((response) =>
      response.writeHead(200, { 'content-type': 'image/jpeg' }).end(content),
    )
    const later: (() => void)[] = []
    const handle = handlerOf(mastersOf(upstream.origin, 1_000_000, (work) => void later.push(work)))
    const status = async () => (await handle(ask('/media/catalog/broken.jpg?width=96'))).status
    expect([await status(), await status(), await status()]).toEqual([503, 503, 503])
    expect(upstream.requests).toHaveLength(1)
    content = picture
    for (const work of later.splice(0)) work()
    await expect.poll(status).toBe(200)
    await upstream.close()
  })

  test('are requested for each client in turn', async () => {
    const held: { readonly url: string; readonly answer: () => void }[] = []
    const upstream = await startFakeUpstream((response, { url }) => {
      held.push({
        url: url ?? '',
        answer: () => response.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture),
      })
    })
    const handle = handlerOf(mastersOf(upstream.origin))
    const many = Array.from({ length: 20 }, (_, index) => handle(ask(`/media/many${index}.jpg?width=96`), '192.0.2.1'))
    await expect.poll(() => held.length).toBe(2)
    const one = handle(ask('/media/one.jpg?width=96'), '192.0.2.2')
    // Each client is next in turn. The other one waits as soon as the disk has been looked at, while some more of the
    // stranger's pictures may be requested; in the order of arrival it would be the last of 21.
    const asked: string[] = []
    while (!asked.includes('/media/one.jpg')) {
      for (const { url, answer } of held.splice(0)) {
        asked.push(url)
        answer()
      }
      await expect.poll(() => held.length).toBeGreaterThan(0)
    }
    expect(asked.length).toBeLessThan(many.length / 2)
    expect((await one).status).toBe(200)
    const rest = Promise.all(many)
    let isOver = false
    void rest.then(() => (isOver = true))
    await expect
      .poll(
        () => {
          for (const { answer } of held.splice(0)) answer()
          return isOver
        },
        { timeout: 30_000 },
      )
      .toBe(true)
    await upstream.close()
  })

  test('are requested two at a time', async () => {
    const held: (() => void)[] = []
    const upstream = await startFakeUpstream((response) => {
      held.push(() => response.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture))
    })
    const handle = handlerOf(mastersOf(upstream.origin))
    const answers = Promise.all(['a', 'b', 'c', 'd'].map((name) => handle(ask(`/media/${name}.jpg?width=96`))))
    await expect.poll(() => held.length).toBe(2)
    for (const answer of held.splice(0)) answer()
    await expect.poll(() => held.length).toBe(2)
    for (const answer of held.splice(0)) answer()
    expect((await answers).map(({ status }) => status)).toEqual([200, 200, 200, 200])
    await upstream.close()
  })

  test('that failed are tried again in the background, and no request waits for it', async () => {
    let isDown = true
    const upstream = await startFakeUpstream((response) =>
      isDown ? response.writeHead(500).end() : response.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture),
    )
    const scheduled: { readonly work: () => void; readonly delayMs: number }[] = []
    const masters = mastersOf(upstream.origin, 1_000_000, (work, delayMs) => void scheduled.push({ work, delayMs }))
    const handle = handlerOf(masters)
    const first = await handle(ask('/media/v.jpg?width=96'))
    const second = await handle(ask('/media/v.jpg?width=96'))
    expect([first.status, second.status]).toEqual([503, 503])
    expect(upstream.requests).toHaveLength(1)
    expect(scheduled.map(({ delayMs }) => delayMs)).toEqual([5_000])
    scheduled[0]?.work()
    await expect.poll(() => scheduled.map(({ delayMs }) => delayMs)).toEqual([5_000, 15_000])
    isDown = false
    scheduled[1]?.work()
    await expect.poll(async () => (await handle(ask('/media/v.jpg?width=96'))).status).toBe(200)
    expect(upstream.requests).toHaveLength(3)
    await upstream.close()
  })

  test('are fetched by the next request once the background attempts are used up', async () => {
    const upstream = await startFakeUpstream((response) => response.writeHead(500).end())
    const scheduled: (() => void)[] = []
    const handle = handlerOf(mastersOf(upstream.origin, 1_000_000, (work) => void scheduled.push(work)))
    await handle(ask('/media/v.jpg?width=96'))
    for (let attempt = 0; attempt < 3; attempt += 1) {
      scheduled[attempt]?.()
      await expect.poll(() => upstream.requests.length).toBe(attempt + 2)
    }
    await expect
      .poll(async () => {
        await handle(ask('/media/v.jpg?width=96'))
        return upstream.requests.length
      })
      .toBe(5)
    await upstream.close()
  })
})

describe('the placeholder', () => {
  test('replaces a missing or unreachable picture, with a matching status', async () => {
    const unavailable = { find: () => Promise.reject(new MastersUnavailable('down')) }
    const answers = [
      await handlerOf()(ask('/media/placeholder.svg')),
      await handlerOf()(ask('/media/catalog/missing.jpg')),
      await handlerOf(unavailable)(ask('/media/catalog/vaso.jpg')),
    ]
    const bodies = await Promise.all(answers.map((answer) => answer.text()))
    expect(answers.map(({ status }) => status)).toEqual([200, 404, 503])
    expect(answers.map(({ headers }) => headers.get('content-type'))).toEqual(Array(3).fill('image/svg+xml'))
    expect(answers.map(({ headers }) => headers.get('cache-control'))).toEqual([
      'public, max-age=86400',
      'no-store',
      'no-store',
    ])
    expect(new Set(bodies).size).toBe(1)
    expect((await sharp(Buffer.from(bodies[0] ?? '')).metadata()).format).toBe('svg')
  })

  test('has one address on both sides', () => {
    expect(pictureUrl('', 96)).toBe(PLACEHOLDER_PATH)
  })
})
