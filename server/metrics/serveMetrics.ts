import { once } from 'node:events'
import { createServer } from 'node:http'
import { StartupFailure } from '#server/startupFailure.ts'

type ServeMetricsOptions = {
  readonly host: string
  readonly port: number
  readonly contentType: string
  readonly read: () => Promise<string>
}

export type MetricsServer = { readonly close: () => Promise<void> }

/** Serves `/metrics` on a port that shoppers cannot reach. Throws a StartupFailure for a port that is in use. */
export async function serveMetrics({ host, port, contentType, read }: ServeMetricsOptions): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    read().then(
      (text) => response.writeHead(200, { 'content-type': contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    throw new StartupFailure(`METRICS_PORT: cannot listen on ${port} of ${host} (${code})`, { cause: error })
  }
  return {
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
