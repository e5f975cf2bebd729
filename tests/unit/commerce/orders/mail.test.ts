import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '#server/commerce/db/openDatabase.ts'
import { mailMigrations } from '#server/commerce/modules/mail/migrations.ts'
import { createOutbox, type OutgoingMail } from '#server/commerce/modules/mail/outbox.ts'
import { type MailLine, renderHtml, renderText } from '#server/commerce/modules/mail/render.ts'
import { en } from '#server/commerce/modules/mail/texts/en.ts'
import { it } from '#server/commerce/modules/mail/texts/it.ts'
import { storeMigrations } from '#server/commerce/modules/store/migrations.ts'
import { seed as demoShop } from '#shop-folder/seed/seed.ts'
import {
  addLines,
  changeCart,
  createGuestCart,
  openQuoteShop,
  placeOrder,
  prepareCheckout,
  type QuoteShop,
  signIn,
  signUp,
} from '../quoteShop.ts'

let shop: QuoteShop
beforeAll(() => {
  shop = openQuoteShop()
})
afterAll(() => shop.close())

async function ordered(payment: object, store?: string, on = shop): Promise<OutgoingMail> {
  const asking = store === undefined ? {} : { store }
  const id = await createGuestCart(on)
  const petrol = (
    await on.ask(
      '{ products(filter: { sku: { eq: "anfora" } }) { items { ... on ConfigurableProduct { configurable_options { values { uid label } } } } } }',
    )
  ).data as {
    products: { items: { configurable_options: { values: { uid: string; label: string }[] }[] }[] }
  }
  const glaze = petrol.products.items[0]?.configurable_options[0]?.values.find(({ label }) => label === 'Petrolio')
  await addLines(
    on,
    id,
    [
      { sku: 'tazza', quantity: 2 },
      { sku: 'anfora', quantity: 1, selected_options: [glaze?.uid ?? ''] },
    ],
    asking,
  )
  await changeCart(on, 'applyCouponToCart', { cart_id: id, coupon_code: 'BENVENUTO10' }, 'cart { id }', asking)
  await prepareCheckout(on, id, asking, payment)
  const answer = await placeOrder(on, id, asking)
  expect(answer.errors).toEqual([])
  const [mail, ...others] = on.takeMail()
  if (!mail) throw new Error('No mail was posted')
  expect(others).toEqual([])
  return mail
}

/** Without the spaces that figures keep together. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

describe('the confirmation of an order', () => {
  test('tells all of it in Italian, with everything a bank transfer needs', async () => {
    const mail = await ordered({ code: 'banktransfer' })
    const number = /\d{9}/.exec(mail.subject)?.[0] ?? ''
    const token = /token=(\w{48})\n/.exec(mail.plainText)?.[1] ?? ''
    expect(mail).toMatchObject({
      kind: 'order-confirmation',
      recipient: 'ada@example.com',
      senderName: 'Terra e Smalto',
      senderEmail: 'ciao@terraesmalto.example',
      subject: `Il tuo ordine ${number}`,
    })
    expect(plain(mail.plainText)).toBe(`Grazie per il tuo ordine

Ciao Ada, abbiamo ricevuto il tuo ordine ${number} del 21 novembre 2026. Questa è la conferma: tienila da parte.

CHE COSA HAI ORDINATO

2 × Tazza: 24,40 €
1 × Anfora: 61,00 €
    Smalto: Petrolio

Subtotale: 85,40 €
Sconto: Benvenuto: -8,54 €
Spedizione: 6,90 €
Totale: 83,76 €
IVA compresa nel totale: 15,10 €

PAGAMENTO

Modo di pagamento: Bonifico bancario

Fai il bonifico con questi dati: appena arriva, prepariamo l’ordine.

Intestatario: Terra e Smalto S.r.l.
Banca: Cassa Ceramisti (banca inventata)
IBAN: IT74 U999 9999 9990 0000 0260 714
Importo: 83,76 €
Causale: Ordine ${number}

CONSEGNA E FATTURAZIONE

Consegna a:
  Ada Guest
  Via Roma 1
  20100 Milano (MI)
  Italia
Spedizione: Corriere espresso · 2–4 giorni lavorativi
Fatturazione:
  Ada Guest
  Via Roma 1
  20100 Milano (MI)
  Italia

Qui vedi a che punto è il tuo ordine, e da qui puoi recedere dal contratto:

http://localhost/orders/find#token=${token}

Hai cambiato idea o qualcosa non torna? Rispondi a questa email e indica il numero dell’ordine.

--
Terra e Smalto
http://localhost/
Per qualsiasi domanda rispondi a questa email.
`)
  })

  test('has a button, the days of the delivery and the invoice data', async () => {
    const asked: object[] = []
    const own = openQuoteShop({
      orderFacts: {
        deliveryDates: (order) => {
          asked.push(order)
          return 'mar 24 – gio 26 nov'
        },
        invoiceFacts: () => [{ kind: 'tax-code', value: 'RSSMRA80A01H501U' }],
        consents: (order) => {
          asked.push(order)
          return ['digital', 'service']
        },
      },
    })
    const { plainText, html } = await ordered({ code: 'banktransfer' }, undefined, own)
    own.close()
    expect(asked).toMatchObject([
      { carrierCode: 'flatrate', storeCode: 'it', language: 'it-IT' },
      { storeCode: 'it', items: [{ type: 'simple', sku: 'tazza' }, { type: 'configurable' }] },
    ])
    for (const text of Object.values(it.order.consents)) expect(plain(plainText)).toContain(plain(text))
    expect(plainText).toContain('Consegna stimata: mar 24 – gio 26 nov')
    expect(plainText).toContain('Italia\n  Codice fiscale: RSSMRA80A01H501U\n')
    expect(html).toMatch(/<a href="http:\/\/localhost\/orders\/find#token=\w+" style="[^"]*">Vedi l’ordine<\/a>/)
  })

  test('speaks the language of the store view', async () => {
    const mail = await ordered({ code: 'checkmo' }, 'en')
    expect(mail.subject).toMatch(/^Your order \d+$/)
    const text = plain(mail.plainText)
    expect(text).toContain('of 21 November 2026')
    expect(text).toContain('Total: €83.76')
    expect(text).toContain(
      'Payable to: Terra e Smalto S.r.l.\nSend it to:\n  Via del Forno 12\n  50056 Montelupo Fiorentino (FI)\n  Italy\nAmount: €83.76',
    )
    expect(mail.html).toContain('<html lang="en-GB">')
  })

  test('names the purchase order, and the money for the courier', async () => {
    const company = await ordered({ code: 'purchaseorder', purchase_order_number: 'PO-7' })
    expect(company.plainText).toContain('Numero del tuo ordine d’acquisto: PO-7')
    expect((await ordered({ code: 'cashondelivery' })).plainText).toContain(it.cashOnDelivery)
  })

  test('asks to be answered where the shop has named no account', async () => {
    const [first, ...others] = demoShop.stores
    if (!first) throw new Error('The demo shop has no store view')
    const without = { ...first, config: { ...first.config, bankTransfer: null, checkPayableTo: null } }
    const own = openQuoteShop({ shop: { stores: [without, ...others] } })
    expect((await ordered({ code: 'banktransfer' }, undefined, own)).plainText).toContain(it.bankTransfer.unknown)
    expect((await ordered({ code: 'checkmo' }, undefined, own)).plainText).toContain(it.check.unknown)
    own.close()
  })

  test('does not speak of a withdrawal where the shop has none', async () => {
    const own = openQuoteShop({ storesWithoutWithdrawal: ['it', 'en'] })
    for (const store of ['it', 'en']) {
      const { plainText } = await ordered({ code: 'banktransfer' }, store, own)
      expect(plainText).toContain(store === 'it' ? it.order.follow : en.order.follow)
      expect(plainText).not.toMatch(/reced|recess|withdraw/)
    }
    own.close()
  })

  test('shows the pieces that have a picture', () => {
    const line = { name: 'Tazza', details: [], quantity: '1', amount: '12' }
    const imageUrl = 'https://shop.test/media/a.jpg?width=160'
    const htmlOf = (lines: readonly MailLine[]) =>
      renderHtml({
        language: 'it',
        subject: '',
        preview: '',
        signature: [],
        blocks: [{ kind: 'lines', columns: ['a', 'b', 'c'], lines, totals: [] }],
      })
    const html = htmlOf([
      { ...line, imageUrl },
      { ...line, imageUrl: null },
    ])
    expect(html.match(/<img /g)).toHaveLength(1)
    expect(html).toContain(`<img src="${imageUrl}" alt="" width="64" height="80"`)
    expect(htmlOf([{ ...line, imageUrl: null }])).not.toContain('<img')
  })

  test('greets a customer by their own name, also with a bill to another person', async () => {
    await shop.ask(
      `mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { email } } }`,
      {
        input: { email: 'bruna@example.com', firstname: 'Bruna', lastname: 'Neri', password: 'Passw0rd!' },
      },
    )
    const token = await signIn(shop, 'bruna@example.com')
    shop.takeMail()
    const asked = await shop.ask('{ customerCart { id } }', {}, { token })
    const id = (asked.data as { customerCart: { id: string } }).customerCart.id
    await addLines(shop, id, [{ sku: 'tazza', quantity: 1 }], { token })
    await prepareCheckout(shop, id, { token })
    await placeOrder(shop, id, { token })
    const [mail] = shop.takeMail()
    expect(mail?.plainText).toContain('Ciao Bruna,')
    expect(mail?.plainText).toContain('Ada Guest')
  })

  test('speaks of a withdrawal in the stores that have it', async () => {
    const own = openQuoteShop({ storesWithoutWithdrawal: ['en'] })
    expect((await ordered({ code: 'banktransfer' }, 'it', own)).plainText).toContain(it.order.followOrWithdraw)
    expect((await ordered({ code: 'banktransfer' }, 'en', own)).plainText).toContain(en.order.follow)
    own.close()
  })

  test('holds neither the token of the order nor that of the customer', async () => {
    const token = await signUp(shop, 'ada.token@example.com')
    shop.takeMail()
    const asked = await shop.ask('{ customerCart { id } }', {}, { token })
    const id = (asked.data as { customerCart: { id: string } }).customerCart.id
    await addLines(shop, id, [{ sku: 'tazza', quantity: 1 }], { token })
    await prepareCheckout(shop, id, { token })
    const answer = await placeOrder(shop, id, { token }, 'number token')
    const order = (answer.data as { placeOrder: { orderV2: { token: string } } }).placeOrder.orderV2
    const [mail] = shop.takeMail()
    for (const secret of [token, order.token, id]) expect(JSON.stringify(mail)).not.toContain(secret)
  })

  test('is not posted for an order that was refused', async () => {
    const id = await createGuestCart(shop)
    expect((await placeOrder(shop, id)).data).toMatchObject({ placeOrder: { orderV2: null } })
    expect(shop.takeMail()).toEqual([])
  })
})

describe('the welcome of a new account', () => {
  test('names the address and never the password', async () => {
    await signUp(shop, 'nuova@example.com')
    const [mail] = shop.takeMail()
    expect(mail).toMatchObject({ recipient: 'nuova@example.com', subject: 'Il tuo account da Terra e Smalto' })
    expect(mail?.plainText).toContain('Accedi con nuova@example.com')
    expect(JSON.stringify(mail)).not.toContain('Passw0rd!')
  })

  test('is not posted for an address that is taken', async () => {
    await signUp(shop, 'nuova@example.com')
    expect(shop.takeMail()).toEqual([])
  })
})

describe('the outbox', () => {
  test('hides a claimed mail until its claim ends, and keeps given-up mails without offering them', () => {
    const db = openDatabase(':memory:')
    for (const { sql } of mailMigrations) db.exec(sql)
    db.exec(`INSERT INTO mail_outbox (kind, message_key, sender_name, recipient, subject, plain_text, html, created_at, due_at)
      VALUES ('welcome', 'a', 'Shop', 'ada@example.com', 's', 't', 'h', 0, 0)`)
    const outbox = createOutbox(db)
    expect(outbox.claim(10, 100)).toMatchObject({ messageKey: 'a', attempts: 1 })
    expect(outbox.claim(99, 200)).toBeNull()
    const again = outbox.claim(100, 200)
    expect(again).toMatchObject({ messageKey: 'a', attempts: 2 })
    outbox.failed(again?.id ?? 0, null)
    expect(outbox.claim(1_000_000, 1_000_001)).toBeNull()
    expect(db.prepare('SELECT count(*) AS count FROM mail_outbox').get()).toEqual({ count: 1 })
    db.close()
  })
})

test('store views from before have no account and no sender', () => {
  const db = openDatabase(':memory:')
  const [tables, mail] = storeMigrations
  db.exec(tables?.sql ?? '')
  db.exec(`INSERT INTO website VALUES (1, 'base', 'Shop');
    INSERT INTO store VALUES (1, 'it', 'Italiano', 1, 'it_IT', 2, 1, 1, '{"timezone":"Europe/Rome"}')`)
  db.exec(mail?.sql ?? '')
  const row = db.prepare('SELECT config FROM store').get()
  expect(JSON.parse(String(row?.['config']))).toEqual({
    timezone: 'Europe/Rome',
    salesEmail: null,
    bankTransfer: null,
    checkPayableTo: null,
    checkMailingAddress: null,
  })
  db.close()
})

describe('the texts', () => {
  const leaves = (value: unknown, path = ''): readonly (readonly [string, unknown])[] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, child]) => leaves(child, `${path}.${key}`))
      : [[path, value]]

  test('are complete in both languages, and none is the same in both by mistake', () => {
    const [italian, english] = [leaves(it), leaves(en)]
    expect(english.map(([path]) => path)).toEqual(italian.map(([path]) => path))
    const spoken = (value: unknown) => (typeof value === 'function' ? String(value('A', 'B', 'C')) : String(value))
    const same = italian.flatMap(([path, value], index) =>
      spoken(value) === spoken(english[index]?.[1]) ? [path] : [],
    )
    expect(same).toEqual(['.bankTransfer.iban'])
    for (const [path, value] of [...italian, ...english]) expect(spoken(value).trim(), path).not.toBe('')
  })
})

test('a shopper’s input stays text', () => {
  const content = {
    language: 'it-IT',
    subject: 'a <b>',
    preview: '"&"',
    blocks: [
      { kind: 'paragraph', text: '<script>alert(1)</script>' },
      { kind: 'facts', facts: [{ label: '<i>', lines: ['<img src=x>'] }] },
      {
        kind: 'lines',
        columns: ['a', 'b', 'c'],
        lines: [{ imageUrl: null, name: '<u>', details: ['<s>'], quantity: '1', amount: '2' }],
        totals: [{ label: '<p>', amount: '3' }],
      },
    ],
    signature: ['<a>'],
  } as const
  const html = renderHtml(content)
  for (const mark of ['<script', '<i>', '<img', '<u>', '<s>', '<p>', '<a>', '<b>']) expect(html).not.toContain(mark)
  expect(renderText(content)).toContain('<script>alert(1)</script>')
})
