import { Writable } from 'node:stream'
import { afterEach, describe, expect, test } from 'vitest'
import type { OutgoingMail } from '#server/commerce/modules/mail/outbox.ts'
import { BRAND_PLACE } from '#server/commerce/modules/mail/render.ts'
import { createLog } from '#server/createLog.ts'
import { type Courier, type Deliver, MailRefused, startCourier } from '#server/mail/courier.ts'
import type { MailLogo } from '#server/mail/mailLogo.ts'
import { smtpDelivery } from '#server/mail/smtpDelivery.ts'
import { freePort } from '#tests/harness/servers/shopServer.ts'
import { startSmtpSink, type SmtpSink } from '#tests/harness/servers/smtpSink.ts'

const MAIL: OutgoingMail = {
  id: 7,
  kind: 'order-confirmation',
  messageKey: 'key7',
  senderName: 'Terra e Smalto',
  senderEmail: 'ciao@terraesmalto.example',
  recipient: 'ada.segreta@example.com',
  replyTo: null,
  language: 'it',
  subject: 'Il tuo ordine è qui',
  plainText: 'Ciao\n.\nfine',
  html: '<p>Ciao</p>',
  createdAt: Date.parse('2026-11-21T12:00:00Z'),
  attempts: 0,
}

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

/** A courier with one mail, on a clock that advances to the next attempt as soon as it waits. */
function sendOne(deliver: Deliver, deliveryMs?: number) {
  let time = MAIL.createdAt
  let dueAt: number | null = time
  let attempts = 0
  let isDelivered = false
  let log = ''
  const sink = new Writable({
    write(chunk, _encoding, done) {
      log += String(chunk)
      done()
    },
  })
  let finish: () => void = () => undefined
  const finished = new Promise<void>((resolve) => (finish = resolve))
  const courier: Courier = startCourier({
    outbox: {
      claim: (now, hiddenUntil) => {
        if (dueAt === null || dueAt > now) return null
        dueAt = hiddenUntil
        attempts += 1
        return { ...MAIL, attempts }
      },
      delivered: () => {
        isDelivered = true
        dueAt = null
      },
      failed: (_id, next) => {
        dueAt = next
      },
    },
    deliver,
    ...(deliveryMs !== undefined && { deliveryMs }),
    log: createLog('info', sink),
    now: () => time,
    pause: async (_ms, signal) => {
      if (dueAt === null) {
        finish()
        await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
      } else {
        time = dueAt
      }
    },
  })
  closers.push(() => courier.stop(0))
  return {
    courier,
    finished,
    state: () => ({ attempts, isDelivered, dueAt }),
    log: () => log,
    elapsed: () => time - MAIL.createdAt,
  }
}

describe('a courier', () => {
  test('a delivery ends before other hosts may claim its mail, and is tried again', async () => {
    const tries: AbortSignal[] = []
    const sending = sendOne((_mail, signal) => {
      tries.push(signal)
      if (tries.length > 1) return Promise.resolve()
      return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('too late'))))
    }, 5)
    await sending.finished
    expect(sending.state()).toEqual({ attempts: 2, isDelivered: true, dueAt: null })
  })

  test('tries again later and later until the mail leaves', async () => {
    let failures = 3
    const sent = sendOne(async () => {
      if ((failures -= 1) >= 0) throw new Error('down')
    })
    await sent.finished
    expect(sent.state()).toMatchObject({ attempts: 4, isDelivered: true })
    expect(sent.elapsed()).toBe(30_000 + 60_000 + 120_000)
    expect(sent.log()).toContain('A mail has left')
  })

  test('gives up permanently refused mails at once', async () => {
    const sent = sendOne(async () => {
      throw new MailRefused(550)
    })
    await sent.finished
    expect(sent.state()).toEqual({ attempts: 1, isDelivered: false, dueAt: null })
    expect(JSON.parse(sent.log())).toMatchObject({ level: 50, mailId: 7, code: 550 })
  })

  test('gives up after five days', async () => {
    const sent = sendOne(async () => {
      throw new Error('down')
    })
    await sent.finished
    expect(sent.elapsed()).toBeGreaterThan(5 * 24 * 3_600_000)
    expect(sent.state().attempts).toBeGreaterThan(100)
  })

  test('leaves a mail that hangs to the next start when it is stopped', async () => {
    let hasBegun: () => void = () => undefined
    const begun = new Promise<void>((resolve) => (hasBegun = resolve))
    const sent = sendOne(
      (_mail, signal) =>
        new Promise((_resolve, reject) => {
          hasBegun()
          signal.addEventListener('abort', () => reject(new Error('cut')), { once: true })
        }),
    )
    await begun
    await sent.courier.stop(20)
    expect(sent.state()).toEqual({ attempts: 1, isDelivered: false, dueAt: MAIL.createdAt })
    expect(sent.log()).toBe('')
  })
})

describe('delivery to a mail server', () => {
  async function openSink(): Promise<SmtpSink> {
    const sink = await startSmtpSink()
    closers.push(sink.close)
    return sink
  }
  const to = (port: number, account = '', logo: MailLogo | null = null) =>
    smtpDelivery({
      url: `smtp://${account}127.0.0.1:${port}`,
      from: 'Bottega Rossi, ordini <ordini@shop.example>',
      publicOrigin: 'https://shop.example',
      logo,
      imprint: null,
    })
  const never = new AbortController().signal

  test('hands over the whole mail, from the configured sender, in text and HTML', async () => {
    const sink = await openSink()
    await to(sink.port)(MAIL, never)
    const [mail] = sink.mails
    expect(mail).toMatchObject({ from: 'ordini@shop.example', to: ['ada.segreta@example.com'] })
    const source = mail?.source ?? ''
    expect(source).toContain('Message-ID: <key7@shop.example>')
    expect(source).toContain('Date: Sat, 21 Nov 2026 12:00:00 +0000')
    expect(source).toContain('From: "Bottega Rossi, ordini" <ordini@shop.example>')
    expect(source).not.toContain('Reply-To:')
    expect(source).toMatch(/Content-Type: text\/plain[\s\S]*\r\n\.\r\n[\s\S]*Content-Type: text\/html/)
  })

  test('hands over the logo as a part of the HTML', async () => {
    const sink = await openSink()
    const html = `<p>${BRAND_PLACE}</p>`
    await to(sink.port, '', { png: Buffer.from('drawn'), width: 100, height: 40 })({ ...MAIL, html }, never)
    const source = sink.mails[0]?.source ?? ''
    expect(source).toMatch(/multipart\/related[\s\S]*src=3D"cid:logo"|multipart\/related[\s\S]*src="cid:logo"/)
    expect(source).toMatch(/Content-Type: image\/png[\s\S]*Content-Id: <logo>|Content-Id: <logo>[\s\S]*image\/png/i)
  })

  test('answers go to whom the mail names', async () => {
    const sink = await openSink()
    await to(sink.port)({ ...MAIL, replyTo: 'ada@example.com' }, never)
    expect(sink.mails[0]?.source).toContain('Reply-To: ada@example.com')
  })

  test('gives up an address that does not exist, and tries again after an outage', async () => {
    const sink = await openSink()
    sink.answer(/^RCPT TO:<nessuno/, '550 5.1.1 <nessuno@example.com> is unknown')
    sink.answer(/^RCPT TO:<piena/, '452 4.2.2 <piena@example.com> is full')
    const deliver = to(sink.port)
    await expect(deliver({ ...MAIL, recipient: 'nessuno@example.com' }, never)).rejects.toBeInstanceOf(MailRefused)
    await expect(deliver({ ...MAIL, recipient: 'piena@example.com' }, never)).rejects.toThrow(/452/)
    await expect(to(await freePort())(MAIL, never)).rejects.toThrow(/ECONNREFUSED/)
    expect(sink.mails).toEqual([])
  })

  test('takes a wrong password for trouble of the shop, and tells it to nobody', async () => {
    const sink = await openSink()
    sink.answer(/^AUTH/, '535 5.7.8 not with shop and s3cret-pass')
    let tries = 0
    const deliver = to(sink.port, 'shop:s3cret-pass@')
    const sent = sendOne(async (mail, signal) => {
      tries += 1
      if (tries < 3) await deliver(mail, signal)
    })
    await sent.finished
    expect(sent.state()).toMatchObject({ attempts: 3, isDelivered: true })
    expect(sink.commands.some((command) => command.startsWith('AUTH PLAIN'))).toBe(true)
    expect(sent.log()).toContain('"code":"EAUTH"')
    for (const secret of ['s3cret', 'segreta', 'ordine']) expect(sent.log()).not.toContain(secret)
  })

  test('stops when the mail server keeps silent', async () => {
    const sink = await openSink()
    sink.answer(/^EHLO/, null)
    const sent = sendOne(to(sink.port))
    await expect.poll(() => sink.commands.length).toBe(1)
    await sent.courier.stop(20)
    expect(sent.state()).toMatchObject({ isDelivered: false, dueAt: MAIL.createdAt })
  })
})
