import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { relayPackages } from '../../../build/relayPackages.ts'
import type { FloorData } from './FloorApp.tsx'

const project = fileURLToPath(new URL('../../..', import.meta.url))

export type Floor = {
  /** The smallest page for a first visit. */
  readonly url: string
  /** The smallest page with a link; only `withWalk`. */
  readonly walkUrl: string
  readonly stop: () => Promise<void>
}

type File = { readonly headers: Readonly<Record<string, string>>; readonly bytes: Uint8Array }

const compressed = (type: string, text: string | Uint8Array): File => ({
  headers: { 'Content-Type': type, 'Content-Encoding': 'br' },
  bytes: brotliCompressSync(text),
})

/** The largest picture of the shop's first measured product, as on its page. */
async function pictureOf(shopUrl: string): Promise<File> {
  const product = await (await fetch(`${shopUrl}/vaso-anfora.html`)).text()
  const [, source = ''] = /<img[^>]+src="([^"]*\/media\/[^"]+)"/.exec(product) ?? []
  const answer = await fetch(new URL(source.replaceAll('&amp;', '&'), shopUrl), {
    headers: { accept: 'image/avif,image/webp' },
  })
  const type = answer.headers.get('content-type') ?? ''
  if (!type.startsWith('image/')) throw new Error(`${source} is no picture but ${type}.`)
  return { headers: { 'Content-Type': type }, bytes: new Uint8Array(await answer.arrayBuffer()) }
}

const page = (script: string, body: string) =>
  compressed(
    'text/html; charset=utf-8',
    `<!doctype html><html lang="it"><head><meta name="viewport" content="width=device-width"><title>Vetrina</title>` +
      `<link rel="icon" href="data:,"><script type="module" src="${script}"></script></head>` +
      `<body>${body}</body></html>`,
  )

/**
 * Builds and serves the smallest pages with the shop's libraries, build settings and compression, and one picture of
 * the shop: every time of a page is given as a multiple of theirs.
 */
export async function startFloor(shopUrl: string, { withWalk = false } = {}): Promise<Floor> {
  const folder = await mkdtemp(join(tmpdir(), 'vetrina-floor-'))
  /** Returns the path of the built file of an entry. */
  const bundle = async (entry: string, ssr = false) => {
    await build({
      root: project,
      configFile: false,
      logLevel: 'error',
      mode: 'production',
      plugins: [react(), relayPackages({ root: project, sources: [join(project, 'src/'), import.meta.dirname] })],
      resolve: { alias: { '#src': join(project, 'src') } },
      ...(ssr && { ssr: { noExternal: true } }),
      build: {
        target: 'es2022',
        outDir: join(folder, entry),
        emptyOutDir: true,
        modulePreload: { polyfill: false },
        ssr,
        rolldownOptions: {
          input: join(project, 'tests/perf/floor', entry),
          output: { entryFileNames: 'floor.js', codeSplitting: false },
        },
      },
    })
    return join(folder, entry, 'floor.js')
  }
  const script = async (entry: string) => compressed('text/javascript', await readFile(await bundle(entry)))
  const picture = await pictureOf(shopUrl)
  const { render } = (await import(pathToFileURL(await bundle('entry.server.tsx', true)).href)) as {
    render: (data: FloorData) => Promise<string>
  }
  const data: FloorData = { title: 'Vetrina', picture: '/picture', text: 'Il minimo. '.repeat(60) }
  const answer = { data: { storeConfig: { store_code: data.title, customer_access_token_lifetime: 1 } } }
  const files: Readonly<Record<string, File>> = {
    '/floor.js': await script('entry.client.tsx'),
    '/picture': picture,
    ...(withWalk && {
      '/walk': page('/walk.js', '<div id="root"></div>'),
      '/walk.js': await script('walk.tsx'),
      '/walk/picture': picture,
      '/walk/answer': compressed('application/json', JSON.stringify(answer)),
    }),
  }

  const server = createServer((request, response) => {
    const send = ({ headers, bytes }: File) => response.writeHead(200, headers).end(bytes)
    const file = files[request.url ?? '']
    if (file) return void send(file)
    if (request.url !== '/') return void response.writeHead(404).end()
    void render(data).then((html) =>
      send(
        page(
          '/floor.js',
          `<div id="root">${html}</div><script type="application/json" id="data">${JSON.stringify(data)}</script>`,
        ),
      ),
    )
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://localhost:${(server.address() as AddressInfo).port}`
  return {
    url,
    walkUrl: `${url}/walk`,
    async stop() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
      await rm(folder, { recursive: true })
    },
  }
}
