import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

export type ReceivedMail = { readonly from: string; readonly to: readonly string[]; readonly source: string }

export type SmtpSink = {
  readonly port: number
  /** The completely received mails, in order. */
  readonly mails: readonly ReceivedMail[]
  /** Every line that clients sent, without the mails themselves. */
  readonly commands: readonly string[]
  /** Answers matching commands with another line, e.g. `550 No such user`; null: without an answer. */
  readonly answer: (command: RegExp, line: string | null) => void
  readonly close: () => Promise<void>
}

/** A mail server on a free loopback port that accepts everything by default. */
export async function startSmtpSink(): Promise<SmtpSink> {
  const mails: ReceivedMail[] = []
  const commands: string[] = []
  const sockets = new Set<Socket>()
  let answers: readonly { readonly command: RegExp; readonly line: string | null }[] = []

  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    // In some tests a client's connection is cut.
    socket.on('error', () => socket.destroy())
    const say = (line: string) => socket.write(`${line}\r\n`)
    let envelope: { from: string; to: string[] } = { from: '', to: [] }
    let unread = ''
    let isData = false

    function take(command: string): void {
      commands.push(command)
      const told = answers.find((answer) => answer.command.test(command))
      if (told) {
        if (told.line !== null) say(told.line)
        return
      }
      const verb = command.slice(0, 4).toUpperCase()
      if (verb === 'EHLO') say('250-sink\r\n250 AUTH PLAIN')
      else if (verb === 'AUTH') say('235 Welcome')
      else if (verb === 'MAIL') {
        envelope = { from: addressIn(command), to: [] }
        say('250 OK')
      } else if (verb === 'RCPT') {
        envelope.to.push(addressIn(command))
        say('250 OK')
      } else if (verb === 'DATA') {
        isData = true
        say('354 Go on')
      } else if (verb === 'QUIT') {
        say('221 Bye')
        socket.end()
      } else say('250 OK')
    }

    socket.on('data', (chunk: Buffer) => {
      unread += chunk.toString()
      for (;;) {
        const end = unread.indexOf(isData ? '\r\n.\r\n' : '\r\n')
        if (end < 0) return
        const text = unread.slice(0, end)
        unread = unread.slice(end + (isData ? 5 : 2))
        if (isData) {
          isData = false
          mails.push({ ...envelope, source: text.replaceAll('\r\n..', '\r\n.') })
          say('250 Taken')
        } else take(text)
      }
    })
    say('220 sink')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The system gave no port number.')
  return {
    port: address.port,
    mails,
    commands,
    answer: (command, line) => (answers = [...answers, { command, line }]),
    close: async () => {
      server.close()
      for (const socket of sockets) socket.destroy()
      await once(server, 'close')
    },
  }
}

const addressIn = (command: string) => /<([^>]*)>/.exec(command)?.[1] ?? ''
