import type { MailContent, MailFact } from '#server/commerce/modules/mail/render.ts'
import type { Receipt, Statement } from './statement.ts'

type Texts = {
  readonly subject: (reference: string) => string
  readonly title: string
  readonly arrived: (date: string) => string
  readonly statement: string
  readonly declaration: string
  readonly reference: string
  readonly received: string
  readonly name: string
  readonly email: string
  readonly order: string
  readonly goods: string
  readonly wholeOrder: string
  readonly next: string
  readonly noticeSubject: (orderNumber: string) => string
  readonly noticeTitle: string
}

const IT: Texts = {
  subject: (reference) => `Ricevuta del tuo recesso ${reference}`,
  title: 'Abbiamo ricevuto il tuo recesso',
  arrived: (date) => `La tua dichiarazione è arrivata ${date}. Questa è la ricevuta: tienila da parte.`,
  statement: 'Che cosa hai dichiarato',
  declaration: 'Recedo dal contratto di vendita qui indicato.',
  reference: 'Riferimento',
  received: 'Ricevuto',
  name: 'Nome e cognome',
  email: 'E-mail',
  order: 'Ordine',
  goods: 'Articoli',
  wholeOrder: 'tutto l’ordine',
  next: 'Ti scriviamo presto come rimandarci gli articoli; ti rimborsiamo entro 14 giorni dal recesso, al più tardi quando li abbiamo o ci mostri che sono in viaggio.',
  noticeSubject: (orderNumber) => `Recesso dall’ordine ${orderNumber}`,
  noticeTitle: 'È arrivata una dichiarazione di recesso',
}

const EN: Texts = {
  subject: (reference) => `Receipt of your withdrawal ${reference}`,
  title: 'We have received your withdrawal',
  arrived: (date) => `Your statement arrived ${date}. This is the receipt: please keep it.`,
  statement: 'What you have stated',
  declaration: 'I withdraw from the contract of sale named here.',
  reference: 'Reference',
  received: 'Received',
  name: 'Name',
  email: 'E-mail',
  order: 'Order',
  goods: 'Items',
  wholeOrder: 'the whole order',
  next: 'We will write soon how to send the items back; we refund you within 14 days of the withdrawal, at the latest when we have them or you show that they are on their way.',
  noticeSubject: (orderNumber) => `Withdrawal from order ${orderNumber}`,
  noticeTitle: 'A statement of withdrawal has arrived',
}

const TEXTS: Readonly<Record<Statement['language'], Texts>> = { it: IT, en: EN }

export type Shop = { readonly name: string; readonly url: string }

type MailPair = {
  /** For the consumer, on a durable medium: content, date and time of the statement. */
  readonly receipt: MailContent
  /** For the shop. */
  readonly notice: MailContent
}

/** The mails about a statement. */
export function withdrawalMails(receipt: Receipt, language: Statement['language'], shop: Shop): MailPair {
  const texts = TEXTS[language]
  const moment = momentIn(language, receipt.receivedAt)
  const facts = factsOf(receipt, texts, moment)
  const common = { language, signature: [shop.name, shop.url] }
  return {
    receipt: {
      ...common,
      subject: texts.subject(receipt.reference),
      preview: texts.arrived(moment),
      blocks: [
        { kind: 'title', text: texts.title },
        { kind: 'paragraph', text: texts.arrived(moment) },
        { kind: 'heading', text: texts.statement },
        { kind: 'paragraph', text: texts.declaration },
        { kind: 'facts', facts },
        { kind: 'paragraph', text: texts.next },
      ],
    },
    notice: {
      ...common,
      subject: texts.noticeSubject(receipt.orderNumber),
      preview: texts.noticeTitle,
      blocks: [
        { kind: 'title', text: texts.noticeTitle },
        { kind: 'facts', facts },
      ],
    },
  }
}

/** The time in the shop's country, with its time zone. */
const momentIn = (language: string, iso: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'long', timeZone: 'Europe/Rome' }).format(
    new Date(iso),
  )

const factsOf = (receipt: Receipt, texts: Texts, moment: string): readonly MailFact[] => [
  { label: texts.reference, lines: [receipt.reference] },
  { label: texts.received, lines: [moment] },
  { label: texts.name, lines: [receipt.name] },
  { label: texts.email, lines: [receipt.email] },
  { label: texts.order, lines: [receipt.orderNumber] },
  { label: texts.goods, lines: receipt.goods ? receipt.goods.split('\n') : [texts.wholeOrder] },
]
