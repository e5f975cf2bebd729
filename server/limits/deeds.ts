/** How many tries are allowed within a window that begins with the first one. */
export type Allowance = { readonly tries: number; readonly minutes: number }

/** The limits of one deed; a scope without an allowance is not limited. */
export type DeedLimits = {
  /** All tries of one client: an IPv4 address, or the /64 of an IPv6 address. A household or an office is one client. */
  readonly client?: Allowance
  /** The tries of one client about one subject. */
  readonly pair?: Allowance
  /**
   * The tries of everybody about one subject. A stranger can use them up, so no deed has it by which an owner gets into
   * an account.
   */
  readonly subject?: Allowance
}

const QUARTER = 15
const HOUR = 60

/**
 * The limited deeds, by the names in the `@limited` marks of schema.graphql; `withdrawal`, `consent`, `measurements` and
 * `unreadable` are no GraphQL fields. The numbers leave room for an office whose people share one address, and stop a program within
 * seconds.
 */
export const DEEDS = {
  // Magento locks an account after ten wrong passwords within ten minutes: a single client stays below that, so it
  // cannot lock the owner out. There is no limit for the subject alone, with which several clients could.
  'sign-in': { client: { tries: 40, minutes: QUARTER }, pair: { tries: 8, minutes: QUARTER } },
  // The client is signed in; the limit keeps a stolen session from guessing the password.
  'password-change': { client: { tries: 15, minutes: QUARTER } },
  // Checks a password like a sign-in, and mails the new address.
  'email-change': { client: { tries: 10, minutes: HOUR }, subject: { tries: 5, minutes: HOUR } },
  // One client must not fill a stranger's mailbox. The wider limit for the mailbox itself stops several clients, and
  // its owner has that many working links by then.
  'account-mail': {
    client: { tries: 20, minutes: HOUR },
    pair: { tries: 5, minutes: HOUR },
    subject: { tries: 20, minutes: HOUR },
  },
  // The mailed tokens and keys cannot be guessed; this bounds the work of checking them.
  'password-reset': { client: { tries: 20, minutes: QUARTER }, pair: { tries: 10, minutes: QUARTER } },
  'account-confirmation': { client: { tries: 20, minutes: QUARTER }, pair: { tries: 10, minutes: QUARTER } },
  // A class or an office may open accounts together; each address receives a mail.
  'sign-up': { client: { tries: 15, minutes: HOUR }, subject: { tries: 5, minutes: HOUR } },
  // The checkout asks once for each address that is typed; a list of addresses needs thousands.
  'account-look-up': { client: { tries: 40, minutes: QUARTER } },
  // A visitor who knows an order's number must not find out its e-mail address and name. The storefront asks up to four
  // spellings for one press of the button.
  'order-look-up': {
    client: { tries: 60, minutes: QUARTER },
    pair: { tries: 24, minutes: QUARTER },
    subject: { tries: 120, minutes: QUARTER },
  },
  // Each try mails the buyer.
  'order-mail': { client: { tries: 20, minutes: QUARTER }, subject: { tries: 5, minutes: QUARTER } },
  'order-confirmation': { client: { tries: 20, minutes: QUARTER }, pair: { tries: 10, minutes: QUARTER } },
  // Codes of campaigns are short. The subject is the cart, because thousands of shoppers use one code at a time.
  coupon: { client: { tries: 30, minutes: QUARTER }, subject: { tries: 20, minutes: QUARTER } },
  // Codes of gift cards are money.
  'gift-card': { client: { tries: 20, minutes: QUARTER }, subject: { tries: 20, minutes: QUARTER } },
  newsletter: { client: { tries: 10, minutes: HOUR }, subject: { tries: 5, minutes: HOUR } },
  contact: { client: { tries: 10, minutes: HOUR }, subject: { tries: 10, minutes: HOUR } },
  // A limit for the product alone would let one person keep everybody else from reviewing it.
  review: { client: { tries: 10, minutes: HOUR }, pair: { tries: 3, minutes: HOUR } },
  // Each invited person is a try: a list for a wedding goes to many, and to each of them once or twice.
  'registry-mail': { client: { tries: 80, minutes: HOUR }, subject: { tries: 5, minutes: HOUR } },
  'registry-search': { client: { tries: 40, minutes: QUARTER } },
  // Orders that are paid on delivery reserve stock without money. Refused tries count too, so some are left for
  // mending a payment.
  order: { client: { tries: 15, minutes: QUARTER }, subject: { tries: 10, minutes: QUARTER } },
  // The statement of a consumer, which must arrive; each one mails its receipt to the address in it.
  withdrawal: { client: { tries: 15, minutes: HOUR }, subject: { tries: 10, minutes: HOUR } },
  // A browser sends a choice once and repeats it after a failure; a whole mobile network may have one address.
  consent: { client: { tries: 300, minutes: HOUR } },
  // A browser sends its measurements whenever a page is hidden.
  measurements: { client: { tries: 300, minutes: QUARTER } },
  // Requests that this host cannot read, but a backend perhaps can: the fields in them are unknown.
  unreadable: { client: { tries: 30, minutes: QUARTER } },
} as const satisfies Readonly<Record<string, DeedLimits>>

export type Deed = keyof typeof DEEDS

export const isDeed = (name: string): name is Deed => Object.hasOwn(DEEDS, name)
