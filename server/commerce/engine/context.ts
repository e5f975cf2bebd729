import type { CaptchaKind, DemandedCaptchas } from './captchaForms.ts'
import type { PasswordCost } from './passwordCost.ts'
import type { OrderFacts } from '../modules/mail/orderFacts.ts'
import type { CommerceDatabase } from '../db/openDatabase.ts'
import type { SeedStoreConfig } from '../seed/types.ts'
import type { AdyenPayments } from './adyenPayments.ts'
import type { CardPayments } from './cardPayments.ts'
import type { RedirectPayments } from './redirectPayments.ts'
import type { ExpressCheckout } from './expressCheckout.ts'
import type { LostFields } from './execution/lostFields.ts'
import type { Oddities } from './profile/oddities.ts'
import type { StatusProfile } from './profile/statusProfile.ts'

/** The store view a request speaks to, from its `Store` header. */
export type StoreView = {
  readonly id: number
  readonly code: string
  readonly name: string
  readonly websiteId: number
  readonly websiteCode: string
  readonly websiteName: string
  /** Magento's form, e.g. `it_IT`. */
  readonly locale: string
  readonly baseCurrency: string
  /** The currency of the request: the one that its `Content-Currency` header names, or the default one. */
  readonly displayCurrency: string
  /** One unit of the base currency in the display currency. */
  readonly exchangeRate: number
  /** All that shoppers may choose, the default one first, each with the worth of one unit of the base currency. */
  readonly currencies: readonly { readonly code: string; readonly rate: number }[]
  readonly rootCategoryId: number
  readonly config: SeedStoreConfig
}

/** Groups of words with one meaning, by language or locale. */
export type Synonyms = Readonly<Record<string, readonly (readonly string[])[]>>

/** Whether a password was in a known data breach. Must not send the password itself anywhere. */
export type IsBreachedPassword = (password: string) => boolean | Promise<boolean>

export type Clock = { readonly now: () => number }

/** The context of every resolver. One per request; never kept. */
export type CommerceContext = {
  readonly db: CommerceDatabase
  readonly store: StoreView
  /** All active store views, the default one first. */
  readonly stores: readonly StoreView[]
  /**
   * From a valid bearer token, else null (guest). Looked up at every access: a field before this one, or another request,
   * may have deleted the account.
   */
  readonly customerId: number | null
  /** The digest of that token; null for a guest. */
  readonly sessionDigest: string | null
  /** The address of the client, by which failed sign-ins are counted; null if it is unknown. */
  readonly clientAddress: string | null
  readonly clock: Clock
  /**
   * The request's day in the store view's time zone, `YYYY-MM-DD`: decides which special prices and dated rules apply.
   */
  readonly today: string
  /** The day of the default store view, `YYYY-MM-DD`: prices are indexed for one day only. */
  readonly indexDay: string
  /** Cryptographically strong lower- and upper-case alphanumeric text of the given length. */
  readonly randomText: (length: number) => string
  /** Absolute, with a trailing slash, e.g. `http://localhost:3000/media/`. */
  readonly mediaBaseUrl: string
  /** Absolute, with a trailing slash. */
  readonly baseUrl: string
  /** The storefront's home page of the request's store view, to which mails lead. */
  readonly homeUrl: string
  readonly profile: StatusProfile
  /** The work factors of new password hashes. */
  readonly passwordCost: PasswordCost
  /** Null if the shop does not check. */
  readonly isBreachedPassword: IsBreachedPassword | null
  /** The provider of payments with its own page; null if there is none. */
  readonly expressCheckout: ExpressCheckout | null
  /** The forms that ask for reCAPTCHA. */
  readonly captchas: DemandedCaptchas
  /** Whether the request has a good token of this kind; it is used up by the answer. */
  readonly isCaptchaSolved: (kind: CaptchaKind) => boolean
  /** The provider of payments by card in the checkout; null if there is none. */
  readonly cardPayments: CardPayments | null
  /** The provider of payments after the order; null if there is none. */
  readonly redirectPayments: RedirectPayments | null
  /** The provider of payments by card whose last steps follow the order; null if there is none. */
  readonly adyenPayments: AdyenPayments | null
  /** The words that a search treats as the same, by language or locale (`it`, `pt-BR`). */
  readonly synonyms: Synonyms
  /** The store offers a right of withdrawal, which mails about orders mention. */
  readonly hasWithdrawal: boolean
  readonly orderFacts: OrderFacts
  readonly oddities: Oddities
  /** The fields of the document that Magento's field selectors miss. */
  readonly lost: LostFields
  /** Magento's cache tags of everything in the answer, e.g. `cat_p_12`: when one is purged, pages with the answer are outdated. */
  readonly shown: Set<string>
  /** Cache tags of everything that the request has changed for shoppers. */
  readonly changed: Set<string>
  /** Per-request memo tables for batching, keyed by the function that owns them. */
  readonly memo: Map<unknown, unknown>
}
