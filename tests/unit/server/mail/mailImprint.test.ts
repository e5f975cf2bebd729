import { expect, test } from 'vitest'
import { openDatabase } from '#server/commerce/db/openDatabase.ts'
import { mailMigrations } from '#server/commerce/modules/mail/migrations.ts'
import { createOutbox, type OutgoingMail, writeMail } from '#server/commerce/modules/mail/outbox.ts'
import { mailMessage } from '#server/mail/mailMessage.ts'

/** A mail as the engine and the host write it. */
function mailIn(language: string): OutgoingMail {
  const db = openDatabase(':memory:')
  for (const { sql } of mailMigrations) db.exec(sql)
  const content = {
    language,
    subject: 'Oggetto',
    preview: 'Anteprima',
    blocks: [{ kind: 'paragraph', text: 'Il segno <!--imprint--> resta un testo.' } as const],
    signature: ['Bottega', 'https://shop.example'],
  }
  writeMail(
    db,
    { kind: 'welcome', recipient: 'ada@example.com', content },
    { senderName: 'Bottega', senderEmail: null, messageKey: 'key', now: 0 },
  )
  const mail = createOutbox(db).claim(1, 2)
  db.close()
  if (!mail) throw new Error('No mail was written')
  return mail
}

const IMPRINT = {
  company: 'Müller & <Söhne>',
  address: ['Via "Roma" 1', '50100 Firenze'],
  register: 'FI-1 $& <b>',
  vatId: 'IT1',
  email: 'ciao@shop.example',
  phone: '+39 055 1',
}
const sender = { from: null, publicOrigin: 'https://shop.example', logo: null }

test.each([
  ['it', 'Partita IVA IT1', 'Registro delle imprese FI-1 $& <b>'],
  ['de-AT', 'USt-IdNr. IT1', 'Handelsregister: FI-1 $& <b>'],
  ['ja', 'VAT number IT1', 'Business register FI-1 $& <b>'],
])('a mail in %s ends with the imprint, in text and in HTML', (language, vatId, register) => {
  const { text, html } = mailMessage(mailIn(language), { ...sender, imprint: IMPRINT })
  const lines = ['Müller & <Söhne>, Via "Roma" 1, 50100 Firenze', vatId, register, 'ciao@shop.example, +39 055 1']
  expect(text.endsWith(`\n--\nBottega\nhttps://shop.example\n\n${lines.join('\n')}\n`)).toBe(true)
  const written = [
    'Müller &amp; &lt;Söhne&gt;, Via &quot;Roma&quot; 1, 50100 Firenze',
    vatId,
    register.replace('$& <b>', () => '$&amp; &lt;b&gt;'),
    'ciao@shop.example, +39 055 1',
  ]
  expect(html).toContain(`">${written.join('<br>')}</p>\n</div>\n</body>`)
  expect(html).toContain('Il segno &lt;!--imprint--&gt; resta un testo.')
  expect(html).not.toContain('<!--')
})

test('a merchant without a register, a VAT number and a telephone is named by the other facts', () => {
  const imprint = { company: 'Example Ltd', address: ['1 Street'], email: 'hello@shop.example' }
  const { text } = mailMessage(mailIn('en'), { ...sender, imprint })
  expect(text.endsWith('\n\nExample Ltd, 1 Street\nhello@shop.example\n')).toBe(true)
})

test('a shop that does not name its merchant leaves nothing behind', () => {
  const { text, html } = mailMessage(mailIn('it'), { ...sender, imprint: null })
  expect(text.endsWith('https://shop.example\n')).toBe(true)
  expect(html).not.toContain('<!--')
})
