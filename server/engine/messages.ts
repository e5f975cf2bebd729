import type { Download, DownloadRequest } from '#server/commerce/engine/download.ts'
import type { OutgoingMail } from '#server/commerce/modules/mail/outbox.ts'
import type { DemandedCaptchas } from '#server/commerce/engine/captchaForms.ts'
import type { Edition } from '#server/commerce/engine/profile/backend.ts'
import type { StatusProfile } from '#server/commerce/engine/profile/statusProfile.ts'
import type { Synonyms } from '#server/commerce/engine/context.ts'
import type { AdyenAddress, LogLevel } from '#server/config.ts'
import type { Calendars } from '#server/shop/orderFacts.ts'

/** All that the engine's thread gets from the host at its start. Structured clone copies it, so it has no functions. */
export type EngineSetup = {
  readonly databasePath: string
  readonly profile: StatusProfile
  readonly edition: Edition
  readonly baseUrl: string
  /** The home page of each store by code: a store may have a domain or a path of its own. */
  readonly homeUrls: Readonly<Record<string, string>>
  readonly shopFolder: string
  readonly isIntrospectionAllowed: boolean
  /** The address of the payment provider; null for none. */
  readonly paypalExpressUrl: string | null
  /** The forms that ask for reCAPTCHA. */
  readonly captchas: DemandedCaptchas
  /** The address of the provider of payments by card; null for none. */
  readonly braintreeUrl: string | null
  /** The address of the provider of payments after the order; null for none. */
  readonly mollieUrl: string | null
  /** The provider of payments by card whose last steps follow the order; null for none. */
  readonly adyen: AdyenAddress | null
  /** The address of a service that knows passwords of breaches; null for none. */
  readonly passwordRangeUrl: string | null
  readonly synonyms: Synonyms
  /** Accounts with published passwords and their orders are part of the shop. */
  readonly hasDemoData: boolean
  /** The store codes in which the shop offers no right of withdrawal. */
  readonly storesWithoutWithdrawal: readonly string[]
  readonly calendars: Calendars
  readonly logLevel: LogLevel
}

/** The setup, and the memory that both threads see. */
export type WorkerData = {
  readonly setup: EngineSetup
  /** One Int32: the id of the call that was begun last. After the thread has ended it shows which call occupied it. */
  readonly begun: SharedArrayBuffer
}

export type EngineRequest = {
  readonly method: string
  readonly url: string
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body: ArrayBuffer | null
}

export type EngineAnswer = {
  readonly status: number
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body: ArrayBuffer
}

/** The calls of the host to the engine, by name. */
export type EngineCalls = {
  readonly operation: { readonly input: EngineRequest; readonly output: EngineAnswer }
  readonly claimMail: {
    readonly input: { readonly now: number; readonly hiddenUntil: number }
    readonly output: OutgoingMail | null
  }
  readonly mailDelivered: { readonly input: { readonly mailId: number }; readonly output: null }
  readonly mailFailed: {
    readonly input: { readonly mailId: number; readonly dueAt: number | null }
    readonly output: null
  }
  readonly findDownload: { readonly input: DownloadRequest; readonly output: Download | null }
  /** The e-mail addresses of accounts with published passwords. */
  readonly demoAccounts: { readonly input: object; readonly output: readonly string[] }
}

export type CallName = keyof EngineCalls

/** A call with the input of its name. */
export type EngineCall = {
  [Name in CallName]: { readonly name: Name; readonly input: EngineCalls[Name]['input'] }
}[CallName]

export type ToEngine =
  | {
      readonly kind: 'call'
      readonly id: number
      readonly call: EngineCall
      /** How far the engine's clock is ahead of the machine's, which tests change. */
      readonly aheadMs: number
    }
  /** Blocks the thread until the gate's Int32 is not 0, so that tests see which other parts of the shop wait. */
  | { readonly kind: 'hold'; readonly gate: SharedArrayBuffer }
  | { readonly kind: 'close' }

export type FromEngine =
  | { readonly kind: 'ready' }
  /** The owner of the shop can fix why the engine did not start. */
  | { readonly kind: 'refused'; readonly problem: string }
  /** The cache tags of a change, before the answer to the call that made it. */
  | { readonly kind: 'changed'; readonly tags: readonly string[] }
  /** The call waits for something outside the thread, which is free for others. */
  | { readonly kind: 'waiting'; readonly id: number }
  | { readonly kind: 'answered'; readonly id: number; readonly output: EngineCalls[CallName]['output'] }
  | { readonly kind: 'failed'; readonly id: number; readonly error: unknown }
