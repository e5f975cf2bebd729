import { Agent, request as send } from 'node:http'

/** A request as it is sent, byte for byte: no client of the platform repairs its path or its headers. */
export type FuzzRequest = {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

export type FuzzAnswer = {
  /** 0 for a connection that ended without an answer. */
  readonly status: number
  readonly contentType: string
  /** Empty if it was compressed. */
  readonly text: string
  readonly milliseconds: number
}

export type Sender = {
  readonly send: (request: FuzzRequest) => Promise<FuzzAnswer>
  readonly close: () => void
}

/** Sends one request after the other over one connection as long as the host keeps it open. */
export function createSender(origin: string): Sender {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const { hostname, port } = new URL(origin)
  const sendNow = (request: FuzzRequest): Promise<FuzzAnswer> => {
    const { method, path, headers, body } = request
    const begun = performance.now()
    const { promise, resolve } = Promise.withResolvers<FuzzAnswer>()
    const end = (status: number, contentType: string, chunks: readonly Buffer[]) =>
      resolve({
        status,
        contentType,
        text: Buffer.concat(chunks).toString(),
        milliseconds: performance.now() - begun,
      })
    const sent = send({ agent, hostname, port, method, path, headers, setHost: !('host' in headers) }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => void chunks.push(chunk))
      answer.once('end', () =>
        end(
          answer.statusCode ?? 0,
          answer.headers['content-type'] ?? '',
          answer.headers['content-encoding'] ? [] : chunks,
        ),
      )
      answer.once('error', () => end(0, '', chunks))
    })
    sent.once('error', () => {
      // The host may close an idle connection in the moment in which it is used again; a browser sends again, too.
      if (sent.reusedSocket) resolve(sendNow(request))
      else end(0, '', [])
    })
    sent.end(body)
    return promise
  }
  return {
    send: sendNow,
    close: () => agent.destroy(),
  }
}

/** A command that repeats the request, for a report. */
export function asCommand(origin: string, { method, path, headers, body }: FuzzRequest): string {
  const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`
  return [
    `curl -i --path-as-is -X ${method} ${quoted(origin + path)}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`--data-binary ${quoted(body)}`]),
  ].join(' ')
}
