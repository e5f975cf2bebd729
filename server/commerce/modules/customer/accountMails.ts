import type { CommerceContext } from '../../engine/context.ts'
import { plainName } from '../mail/plainWords.ts'
import { postMail } from '../mail/outbox.ts'
import type { MailBlock } from '../mail/render.ts'
import { shopPage } from '../mail/shopPage.ts'
import { type MailTexts } from '../mail/texts/mailTexts.ts'
import { mailTextsOf } from '../mail/texts/mailTextsOf.ts'
import type { CustomerRow } from './repository.ts'

// Call all of these inside the transaction of the change that they report.

type AccountMail = {
  readonly subject: string
  readonly title: string
  /** Paragraphs, and the address of a page of the shop. */
  readonly parts: readonly (string | { readonly link: string })[]
}

function post(
  context: CommerceContext,
  kind: string,
  recipient: string,
  write: (texts: MailTexts) => AccountMail,
): void {
  const { store } = context
  const texts = mailTextsOf(store.locale)
  const { subject, title, parts } = write(texts)
  const blocks = parts.map((part): MailBlock =>
    typeof part === 'string' ? { kind: 'paragraph', text: part } : { kind: 'link', url: part.link },
  )
  const [preview = title] = parts.filter((part) => typeof part === 'string')
  postMail(context, {
    kind,
    recipient,
    content: {
      language: store.locale.replace('_', '-'),
      subject,
      preview,
      blocks: [{ kind: 'title', text: title }, ...blocks],
      signature: texts.signature(store.websiteName, shopPage(context, '')),
    },
  })
}

/**
 * The address of a page of the shop that receives a mailed secret. The secret is in the fragment, which browsers do not
 * send: no log, no referrer and no analytics contains it.
 */
function pageWithSecret(context: CommerceContext, path: string, secret: Readonly<Record<string, string>>): string {
  return `${shopPage(context, path)}#${new URLSearchParams(secret)}`
}

/** Informs new customers that their account is ready. */
export function postWelcome(context: CommerceContext, { email, firstname }: CustomerRow): void {
  post(context, 'welcome', email, ({ welcome }) => ({
    subject: welcome.subject(context.store.websiteName),
    title: welcome.title(plainName(firstname)),
    parts: [welcome.ready(email), welcome.uses, welcome.notYou],
  }))
}

/** Asks new customers to confirm their e-mail address. */
export function postAccountConfirmation(
  context: CommerceContext,
  { email, firstname }: CustomerRow,
  key: string,
): void {
  const link = pageWithSecret(context, 'account/confirm', { email, key })
  post(context, 'account-confirmation', email, ({ confirmation }) => ({
    subject: confirmation.subject,
    title: confirmation.title(plainName(firstname)),
    parts: [confirmation.what, { link }, confirmation.notYou],
  }))
}

/** Tells the owner of an account about the try to create another one with the address. */
export function postAccountExists(context: CommerceContext, { email, firstname }: CustomerRow): void {
  post(context, 'account-exists', email, ({ accountExists }) => ({
    subject: accountExists.subject,
    title: accountExists.title(plainName(firstname)),
    parts: [accountExists.what, { link: shopPage(context, 'account/forgot-password') }, accountExists.notYou],
  }))
}

/** Contains the link to set a new password; the token is valid for two hours. */
export function postPasswordReset(context: CommerceContext, { email, firstname }: CustomerRow, token: string): void {
  const link = pageWithSecret(context, 'account/reset-password', { email, token })
  post(context, 'password-reset', email, ({ passwordReset }) => ({
    subject: passwordReset.subject,
    title: passwordReset.title(plainName(firstname)),
    parts: [passwordReset.what, { link }, passwordReset.notYou],
  }))
}

export function postPasswordChanged(context: CommerceContext, { email, firstname }: CustomerRow): void {
  post(context, 'password-changed', email, ({ passwordChanged }) => ({
    subject: passwordChanged.subject,
    title: passwordChanged.title(plainName(firstname)),
    parts: [passwordChanged.what, passwordChanged.notYou],
  }))
}

/** Sends the mail to the old address and to the new one, so that the customer notices a change by somebody else. */
export function postEmailChanged(context: CommerceContext, customer: CustomerRow, newEmail: string): void {
  for (const recipient of [customer.email, newEmail]) {
    post(context, 'email-changed', recipient, ({ emailChanged }) => ({
      subject: emailChanged.subject,
      title: emailChanged.title(plainName(customer.firstname)),
      parts: [emailChanged.what(newEmail), emailChanged.notYou],
    }))
  }
}
