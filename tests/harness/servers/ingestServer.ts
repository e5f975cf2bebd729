import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { inflateSync } from 'node:zlib'

/** One item of an envelope that a monitor's client has sent. */
type EnvelopeItem = {
  readonly type: string
  /** Its JSON; for a recording the unpacked text. */
  readonly text: string
}

/** A Sentry server that only records. */
export type IngestServer = {
  readonly dsn: string
  readonly items: () => readonly EnvelopeItem[]
  readonly close: () => Promise<void>
}

export async function startIngestServer(): Promise<IngestServer> {
  const items: EnvelopeItem[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      if (request.method === 'POST') items.push(...itemsOf(Buffer.concat(chunks)))
      response.writeHead(200, { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' })
      response.end('{}')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    dsn: `http://public@127.0.0.1:${port}/1`,
    items: () => items,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** An envelope is a line of headers, then for each item a line with its type and length, and its bytes. */
function itemsOf(envelope: Buffer): readonly EnvelopeItem[] {
  const items: EnvelopeItem[] = []
  let at = envelope.indexOf('\n') + 1
  while (at > 0 && at < envelope.length) {
    const lineEnd = envelope.indexOf('\n', at)
    const header = JSON.parse(envelope.toString('utf8', at, lineEnd)) as { type: string; length?: number }
    const newline = envelope.indexOf('\n', lineEnd + 1)
    const end = header.length === undefined ? (newline < 0 ? envelope.length : newline) : lineEnd + 1 + header.length
    const bytes = envelope.subarray(lineEnd + 1, end)
    items.push({ type: header.type, text: header.type === 'replay_recording' ? unpack(bytes) : bytes.toString('utf8') })
    at = end + 1
  }
  return items
}

/** A recording has an own header line before its content, which is usually compressed. */
function unpack(bytes: Buffer): string {
  const packed = bytes.subarray(bytes.indexOf('\n') + 1)
  return packed[0] === 0x78 ? inflateSync(packed).toString('utf8') : packed.toString('utf8')
}
