import { once } from 'node:events'
import { createServer, request as forward } from 'node:http'

export type Balancer = { readonly port: number; readonly close: () => Promise<void> }

/** Sends each request to the next host that takes it, as a load balancer does. A host that breaks off is answered with 502. */
export async function startBalancer(portsOf: () => readonly number[]): Promise<Balancer> {
  let turn = 0
  const server = createServer((message, response) => {
    const parts: Buffer[] = []
    message.on('data', (part: Buffer) => void parts.push(part))
    message.on('end', () => {
      turn += 1
      const ports = portsOf()
      const inTurn = ports.map((_port, index) => ports[(turn + index) % ports.length])
      const refuse = () => {
        if (response.headersSent) response.destroy()
        else response.writeHead(502, { 'content-type': 'text/plain' }).end('No host answers.\n')
      }
      const tryNext = () => {
        const port = inTurn.shift()
        if (port === undefined) return refuse()
        const { method, url: path, headers } = message
        const sent = forward({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
          response.writeHead(answer.statusCode ?? 500, answer.headers)
          answer.pipe(response)
          answer.once('error', () => response.destroy())
        })
        sent.once('error', (error) => {
          // Only a request that no host has received may be sent to another one.
          if ('code' in error && error.code === 'ECONNREFUSED') tryNext()
          else refuse()
        })
        response.once('close', () => sent.destroy())
        sent.end(Buffer.concat(parts))
      }
      tryNext()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The system gave no port number.')
  return {
    port: address.port,
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
