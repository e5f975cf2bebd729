import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Another origin on this machine that serves working and failing scripts. */
export type ThirdParty = {
  /** Without a trailing slash. */
  readonly url: string
  /** The requested paths, in order. */
  readonly asked: () => readonly string[]
  readonly close: () => Promise<void>
}

/** The answers by path: a script with a visible effect, one that throws, an error page, or no answer. */
const SCRIPTS: Readonly<Record<string, string>> = {
  '/good.js': `document.cookie = '_ga=1; path=/; max-age=999'
    localStorage.setItem('_guest', '1')
    window.guests = (window.guests ?? 0) + 1`,
  '/throws.js': `throw new Error('thrown by a third party')`,
}

export async function startThirdParty(): Promise<ThirdParty> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://third-party')
    asked.push(pathname)
    if (pathname === '/hangs.js') return
    const script = SCRIPTS[pathname]
    response.writeHead(script === undefined ? 500 : 200, { 'content-type': 'text/javascript' })
    response.end(script)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    asked: () => asked,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
