import { setTimeout as delay } from 'node:timers/promises'
import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { buffer, text } from 'node:stream/consumers'
import { decodeHTML } from 'entities'

/** A document as a search engine without JavaScript sees it. */
export type CrawledPage = {
  readonly url: string
  readonly status: number
  /** Where a redirect leads; null for other answers. */
  readonly location: string | null
  readonly html: string
  readonly title: string
  readonly robots: string
  readonly canonicals: readonly string[]
  /** Absolute addresses by language. */
  readonly alternates: ReadonlyMap<string, string>
  /** The contents of `meta` elements by name or property. */
  readonly metas: ReadonlyMap<string, string>
  /** Absolute, without fragment. */
  readonly links: readonly string[]
  /** Those that ask no search engine to leave them out. */
  readonly followed: readonly string[]
  readonly jsonLd: readonly unknown[]
}

/** Indexable: a page that search engines may show under its own address. */
export const isIndexable = ({ url, status, robots, canonicals }: CrawledPage): boolean =>
  status === 200 && !robots.includes('noindex') && canonicals[0] === url

const attribute = (tag: string, name: string) =>
  decodeHTML(new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? '')

const tagsOf = (html: string, name: string) => html.match(new RegExp(`<${name}\\b[^>]*>`, 'g')) ?? []

type Answer = { readonly status: number; readonly headers: IncomingMessage['headers']; readonly body: string }

/** Browsers resolve every name below `localhost`, Node does not: the name is sent to this machine. */
async function open(url: string, accept: string): Promise<IncomingMessage> {
  const { host, port, pathname, search } = new URL(url)
  const asking = request({ host: 'localhost', port, path: pathname + search, headers: { host, accept } })
  asking.end()
  const [answer] = (await once(asking, 'response')) as [IncomingMessage]
  return answer
}

async function get(url: string): Promise<Answer> {
  const answer = await open(url, 'text/html')
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: await text(answer) }
}

const linksIn = (html: string, url: string, isWanted: (tag: string) => boolean = () => true): readonly string[] => [
  ...new Set(
    tagsOf(html, 'a').flatMap((tag) => {
      const target = /\shref="/.test(tag) && isWanted(tag) ? URL.parse(attribute(tag, 'href'), url) : null
      if (target === null || !/^https?:$/.test(target.protocol)) return []
      target.hash = ''
      return [target.href]
    }),
  ),
]
/** A file of any kind, as a program without a preference gets it. */
export async function readFile(url: string): Promise<{ readonly status: number; readonly bytes: Buffer }> {
  const answer = await open(url, '*/*')
  return { status: answer.statusCode ?? 0, bytes: await buffer(answer) }
}

export async function readPage(url: string): Promise<CrawledPage> {
  const { status, headers, body: html } = await get(url)
  const links = tagsOf(html, 'link')
  const { location } = headers
  return {
    url,
    status,
    location: location === undefined ? null : new URL(location, url).href,
    html,
    title: decodeHTML(/<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    robots: tagsOf(html, 'meta')
      .filter((tag) => attribute(tag, 'name') === 'robots')
      .map((tag) => attribute(tag, 'content'))
      .join(' '),
    canonicals: links.filter((tag) => attribute(tag, 'rel') === 'canonical').map((tag) => attribute(tag, 'href')),
    alternates: new Map(
      links
        .filter((tag) => attribute(tag, 'rel') === 'alternate' && attribute(tag, 'hreflang') !== '')
        .map((tag) => [attribute(tag, 'hreflang'), attribute(tag, 'href')]),
    ),
    metas: new Map(
      tagsOf(html, 'meta').map((tag) => [
        attribute(tag, 'name') || attribute(tag, 'property'),
        attribute(tag, 'content'),
      ]),
    ),
    links: linksIn(html, url),
    followed: linksIn(html, url, (tag) => !/\bnofollow\b/.test(attribute(tag, 'rel'))),
    jsonLd: [...html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>([^]*?)<\/script>/g)].map(
      ([, json = '']): unknown => JSON.parse(json),
    ),
  }
}

/** Answers that are no documents. */
const NO_DOCUMENT = /^\/(api|media|assets|brand|downloads|downloadable)\//

/**
 * Every page that can be reached by links from the given addresses within their origins. Links are followed from
 * indexable pages only, as search engines do in the long run.
 */
export async function crawl(starts: readonly string[]): Promise<ReadonlyMap<string, CrawledPage>> {
  const origins = new Set(starts.map((start) => new URL(start).origin))
  const pages = new Map<string, CrawledPage>()
  const wanted = new Set(starts)
  for (const url of wanted) {
    const page = await readPage(url)
    pages.set(url, page)
    if (page.location !== null) wanted.add(page.location)
    if (!isIndexable(page)) continue
    for (const link of page.links) {
      const { origin, pathname } = new URL(link)
      if (origins.has(origin) && !NO_DOCUMENT.test(pathname)) wanted.add(link)
    }
  }
  return pages
}

const sitemapsIn = (xml: string) =>
  [...xml.matchAll(/<sitemap><loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => decodeHTML(loc))

const LOOK_EVERY_MS = 200

/** An entry of a sitemap. */
export type ListedPage = {
  readonly url: string
  /** The name of its sitemap, e.g. `categories-1.xml`. */
  readonly sitemap: string
  /** The moment of its last change, as it is written; null without one. */
  readonly changedAt: string | null
}

const pagesIn = (xml: string, sitemap: string): readonly ListedPage[] =>
  [...xml.matchAll(/<url><loc>([^<]+)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?/g)].map(
    ([, loc = '', changedAt = null]) => ({
      url: decodeHTML(loc),
      sitemap,
      changedAt,
    }),
  )

/** The pages in a store's sitemaps. Waits until the host has read the catalogue. */
export async function readSitemap(address: string): Promise<readonly ListedPage[]> {
  for (;;) {
    const { status, headers, body: xml } = await get(address)
    if (status === 503 && headers['retry-after'] !== undefined) {
      await delay(LOOK_EVERY_MS)
      continue
    }
    if (status !== 200) throw new Error(`${address} answers ${status}: ${xml.slice(0, 200)}`)
    const parts = await Promise.all(
      sitemapsIn(xml).map(async (part) => pagesIn((await get(part)).body, part.slice(part.lastIndexOf('/') + 1))),
    )
    return parts.flat()
  }
}

/** The sitemaps that a host's robots.txt names. */
export async function sitemapsOf(origin: string): Promise<readonly string[]> {
  const { body } = await get(`${origin}/robots.txt`)
  return [...body.matchAll(/^Sitemap: (.+)$/gm)].map(([, address = '']) => address)
}
