import { textsFor } from '#server/commerce/engine/textsFor.ts'
import { plainLines, plainName } from '#server/commerce/modules/mail/plainWords.ts'
import type { MailContent, MailFact } from '#server/commerce/modules/mail/render.ts'
import type { Receipt, Statement } from './statement.ts'
import { WITHDRAWAL_TEXTS, type WithdrawalTexts } from './withdrawalTexts.ts'

export type Shop = {
  readonly name: string
  readonly url: string
  /** IANA's name, in which moments are written. */
  readonly timeZone: string
}

type MailPair = {
  /** For the consumer, on a durable medium: content, date and time of the statement. */
  readonly receipt: MailContent
  /** For the shop. */
  readonly notice: MailContent
}

/** The mails about a statement. */
export function withdrawalMails(receipt: Receipt, language: Statement['language'], shop: Shop): MailPair {
  const texts = textsFor(language, WITHDRAWAL_TEXTS)
  const moment = momentIn(language, shop.timeZone, receipt.receivedAt)
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
      subject: texts.noticeSubject(plainName(receipt.orderNumber)),
      preview: texts.noticeTitle,
      blocks: [
        { kind: 'title', text: texts.noticeTitle },
        { kind: 'facts', facts },
      ],
    },
  }
}

/** The shop's time, with its time zone. */
const momentIn = (language: string, timeZone: string, iso: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'long', timeZone }).format(new Date(iso))

const factsOf = (receipt: Receipt, texts: WithdrawalTexts, moment: string): readonly MailFact[] => [
  { label: texts.reference, lines: [receipt.reference] },
  { label: texts.received, lines: [moment] },
  { label: texts.name, lines: [plainName(receipt.name)] },
  { label: texts.email, lines: [receipt.email] },
  { label: texts.order, lines: [plainName(receipt.orderNumber)] },
  { label: texts.goods, lines: receipt.goods ? plainLines(receipt.goods).split('\n') : [texts.wholeOrder] },
]
