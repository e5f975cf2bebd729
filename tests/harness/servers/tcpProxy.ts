import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A connection to another server that a test can cut. */
export type TcpProxy = {
  readonly port: number
  /** Breaks all connections and refuses new ones. */
  readonly cut: () => void
  readonly restore: () => void
  /** Keeps all connections, and passes no byte on until it is restored. */
  readonly hang: () => void
  readonly close: () => void
}

export async function startTcpProxy(target: { readonly host: string; readonly port: number }): Promise<TcpProxy> {
  const sockets = new Set<Socket>()
  let isCut = false
  let isHanging = false
  const server = createServer((socket) => {
    if (isCut) {
      socket.destroy()
      return
    }
    const other = connect(target)
    for (const [one, peer] of [
      [socket, other],
      [other, socket],
    ] as const) {
      sockets.add(one)
      one.pipe(peer)
      if (isHanging) one.pause()
      one.once('error', () => peer.destroy())
      one.once('close', () => {
        sockets.delete(one)
        peer.destroy()
      })
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The system gave no port number.')
  const breakAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    port: address.port,
    cut: () => {
      isCut = true
      breakAll()
    },
    restore: () => {
      isCut = false
      isHanging = false
      for (const socket of sockets) socket.resume()
    },
    hang: () => {
      isHanging = true
      for (const socket of sockets) socket.pause()
    },
    close: () => {
      server.close()
      breakAll()
    },
  }
}
