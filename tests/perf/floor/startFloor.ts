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
import { leanRelay } from '../../../build/leanRelay.ts'
import { nativeSyntax } from '../../../build/nativeSyntax.ts'
import type { FloorData } from './FloorApp.tsx'

const project = fileURLToPath(new URL('../../..', import.meta.url))

export type Floor = { readonly url: string; readonly stop: () => Promise<void> }

/**
 * Builds and serves the least page that the shop's libraries can make, with the shop's own settings of the build and its
 * compression, and one picture of the shop's: every time of a page is told as a multiple of its time.
 */
export async function startFloor(picture: { readonly bytes: Uint8Array; readonly type: string }): Promise<Floor> {
  const folder = await mkdtemp(join(tmpdir(), 'vetrina-floor-'))
  const bundle = (entry: string, ssr: boolean) =>
    build({
      root: project,
      configFile: false,
      logLevel: 'error',
      mode: 'production',
      plugins: [react(), leanRelay({ root: project }), nativeSyntax()],
      resolve: { alias: { '#src': join(project, 'src') } },
      ...(ssr && { ssr: { noExternal: true } }),
      build: {
        target: 'es2022',
        outDir: join(folder, ssr ? 'server' : 'client'),
        emptyOutDir: true,
        modulePreload: { polyfill: false },
        ssr,
        rolldownOptions: {
          input: join(project, 'tests/perf/floor', entry),
          output: { entryFileNames: 'floor.js', codeSplitting: false },
        },
      },
    })
  await bundle('entry.client.tsx', false)
  await bundle('entry.server.tsx', true)
  const script = brotliCompressSync(await readFile(join(folder, 'client/floor.js')))
  const { render } = (await import(pathToFileURL(join(folder, 'server/floor.js')).href)) as {
    render: (data: FloorData) => Promise<string>
  }
  const data: FloorData = { title: 'Vetrina', picture: '/picture', text: 'Il minimo. '.repeat(60) }

  const server = createServer((request, response) => {
    const send = (type: string, body: Uint8Array, compressed: boolean) => {
      response.writeHead(200, { 'Content-Type': type, ...(compressed && { 'Content-Encoding': 'br' }) }).end(body)
    }
    if (request.url === '/floor.js') return send('text/javascript', script, true)
    if (request.url === '/picture') return send(picture.type, picture.bytes, false)
    if (request.url !== '/') return void response.writeHead(404).end()
    void render(data).then((html) =>
      send(
        'text/html; charset=utf-8',
        brotliCompressSync(
          `<!doctype html><html lang="it"><head><meta name="viewport" content="width=device-width"><title>Vetrina</title>` +
            `<link rel="icon" href="data:,"><script type="module" src="/floor.js"></script></head>` +
            `<body><div id="root">${html}</div>` +
            `<script type="application/json" id="data">${JSON.stringify(data)}</script></body></html>`,
        ),
        true,
      ),
    )
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    async stop() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
      await rm(folder, { recursive: true })
    },
  }
}
