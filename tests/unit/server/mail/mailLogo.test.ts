import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { BRAND_PLACE } from '#server/commerce/modules/mail/render.ts'
import { readMailLogo } from '#server/mail/mailLogo.ts'
import { mailMessage } from '#server/mail/mailMessage.ts'
import { THEME } from '#src/shop/selectedTheme.ts'

const drawing = (width: number, height: number, colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><circle cx="50%" cy="50%" r="5" fill="${colour}"/></svg>`
const LOGO = { width: 120, height: 40, hasDark: false }

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shop-'))
  writeFileSync(join(folder, 'logo.svg'), drawing(440, 64, '#000'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** The colour of a corner and of the middle. */
async function colours(png: Buffer) {
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) =>
    `#${data.subarray((y * info.width + x) * info.channels, (y * info.width + x) * info.channels + 3).toString('hex')}`
  return [at(0, 0), at(info.width >> 1, info.height >> 1)]
}

test('the logo of a mail is a picture with a ground of its own, so that a dark scheme cannot hide it', async () => {
  const logo = await readMailLogo(folder, { name: 'Muster', logo: LOGO }, THEME)
  expect([logo!.width, logo!.height]).toEqual([220 + 24, 32 + 24])
  const { width, height, hasAlpha } = await sharp(logo!.png).metadata()
  expect([width, height, hasAlpha]).toEqual([2 * 244, 2 * 56, false])
  expect(await colours(logo!.png)).toEqual([THEME.light.page, '#000000'])
})

test('a drawing for mails goes before the logo; without a logo there is none', async () => {
  writeFileSync(join(folder, 'logo-mail.svg'), drawing(100, 64, '#f00'))
  const logo = await readMailLogo(folder, { name: 'Muster', logo: LOGO }, THEME)
  expect((await colours(logo!.png))[1]).toBe('#ff0000')
  expect(await readMailLogo(folder, { name: 'Muster' }, THEME)).toBeNull()
})

test('a mail begins with the logo and its text, or with the name of the shop', () => {
  const mail = {
    id: 1,
    kind: 'welcome',
    messageKey: 'key',
    senderName: 'Müller & "Söhne"',
    senderEmail: null,
    recipient: 'ada@example.com',
    replyTo: null,
    language: 'de',
    subject: 'Ciao',
    plainText: 'Ciao',
    html: `<body>${BRAND_PLACE}<h1>Ciao</h1></body>`,
    createdAt: 0,
    attempts: 1,
  }
  const sender = { from: null, publicOrigin: 'https://shop.example', imprint: null }
  const named = mailMessage(mail, { ...sender, logo: null })
  expect(named.html).toMatch(/^<body><p style="[^"]*">Müller &amp; &quot;Söhne&quot;<\/p><h1>/)
  expect(named.attachments).toBeUndefined()
  const png = Buffer.from('png')
  const drawn = mailMessage(mail, { ...sender, logo: { png, width: 100, height: 40 } })
  expect(drawn.html).toContain('<img src="cid:logo" alt="Müller &amp; &quot;Söhne&quot;" width="100" height="40"')
  expect(drawn.attachments).toEqual([{ filename: 'logo.png', content: png, cid: 'logo', contentDisposition: 'inline' }])
})
