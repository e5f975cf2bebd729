import type { ConsentKind, InvoiceFactKind } from '../orderFacts.ts'

/** All texts of the shop's mails in one language. */
export type MailTexts = {
  /** The gift message of an item; nothing if there is none. */
  readonly giftMessage: (
    message: { readonly to: string; readonly from: string; readonly message: string } | null,
  ) => readonly string[]
  /** Below every mail: the sender, and that replies are welcome. */
  readonly signature: (shopName: string, shopUrl: string) => readonly string[]
  readonly order: {
    readonly subject: (number: string) => string
    readonly title: string
    readonly thanks: (firstname: string, number: string, date: string) => string
    readonly goods: string
    readonly columns: readonly [name: string, quantity: string, amount: string]
    readonly subtotal: string
    readonly subtotalWithoutTax: string
    readonly subtotalWithTax: string
    /** A fixed tax that an amount contains. */
    readonly ofWhich: (label: string, amount: string) => string
    /** The discount of one price rule, by its label in the shop. */
    readonly discount: (label: string) => string
    /** The payment with a gift card, by its code. */
    readonly giftCard: (code: string) => string
    readonly storeCredit: string
    readonly rewardPoints: string
    readonly shipping: string
    /** Replaces it if the order is picked up. */
    readonly pickup: string
    readonly total: string
    readonly taxIncluded: string
    /** Below amounts that are shown in another currency than the one that is charged. */
    readonly chargedIn: (currency: string) => string
    /** A receipt without prices is included. */
    readonly giftReceipt: string
    readonly delivery: string
    /** Replaces it if the order is picked up. */
    readonly collection: string
    /** Replaces it if nothing is shipped. */
    readonly billing: string
    readonly deliverTo: string
    readonly deliverBy: string
    readonly deliverOn: string
    /** The buyer's note to the courier; it is among the order's comments too. */
    readonly courierNote: string
    /** Replaces both if the order is picked up. */
    readonly collectAt: string
    readonly collector: string
    readonly billTo: string
    /** The labels of the invoice data below the billing address. */
    readonly invoice: Readonly<Record<InvoiceFactKind, string>>
    readonly payment: string
    readonly payBy: string
    readonly purchaseOrder: string
    /** The button that leads to the order's page. */
    readonly see: string
    /** Above it. */
    readonly follow: string
    /** Replaces it if the shop offers a right of withdrawal. */
    readonly followOrWithdraw: string
    /** Confirm the consents of the checkout to a supply before the time for withdrawal ends. */
    readonly consents: Readonly<Record<ConsentKind, string>>
    readonly questions: string
  }
  readonly bankTransfer: {
    readonly what: string
    /** Replaces it if nothing is shipped. */
    readonly whatImmaterial: string
    readonly accountHolder: string
    readonly bank: string
    readonly iban: string
    readonly amount: string
    readonly reason: string
    readonly reasonOf: (number: string) => string
    /** The store's configuration names no account. */
    readonly unknown: string
  }
  readonly check: {
    readonly what: (number: string) => string
    readonly whatImmaterial: (number: string) => string
    readonly payableTo: string
    readonly sendTo: string
    readonly amount: string
    readonly unknown: string
  }
  readonly cashOnDelivery: string
  /** Replaces it if the order is picked up. */
  readonly cashInShop: string
  /** Replaces it if nothing is shipped. */
  readonly cashImmaterial: string
  readonly purchaseOrder: string
  readonly welcome: {
    readonly subject: (shopName: string) => string
    readonly title: (firstname: string) => string
    readonly ready: (email: string) => string
    readonly uses: string
    readonly notYou: string
  }
  readonly canceled: {
    readonly subject: (number: string) => string
    readonly title: string
    readonly what: (number: string) => string
    readonly money: string
  }
  /** To a buyer without an account who wants to cancel an order. */
  readonly cancellationKey: {
    readonly subject: (number: string) => string
    readonly title: string
    readonly what: (number: string) => string
    readonly notYou: string
  }
  readonly returns: {
    readonly requested: ReturnTexts
    readonly changed: ReturnTexts
    /** Above the shop's comment. */
    readonly commented: ReturnTexts
    readonly quantity: (pieces: number) => string
    /** The statuses of an item, by Magento's code. */
    readonly statuses: Readonly<Record<string, string>>
    /** Above the address of the return's page, or of the order's for a buyer without an account. */
    readonly follow: string
    /** To a buyer without an account who requested a return; numbers are the order's. */
    readonly key: {
      readonly subject: (number: string) => string
      readonly title: string
      readonly what: (number: string) => string
      readonly notYou: string
    }
  }
  /** To an invited guest of a gift registry. */
  readonly giftRegistry: {
    readonly subject: (sender: string, event: string) => string
    readonly title: (recipient: string) => string
    readonly what: (sender: string, event: string) => string
    /** Above the address of the registry's page. */
    readonly follow: string
    readonly number: string
  }
  /** To the shop itself. */
  readonly contact: {
    readonly subject: (name: string) => string
    readonly name: string
    readonly email: string
    readonly telephone: string
  }
  /** To the recipient of a gift card. */
  readonly giftCard: {
    readonly subject: (sender: string) => string
    readonly title: (recipient: string) => string
    readonly what: (sender: string, amount: string) => string
    readonly code: string
    readonly amount: string
    readonly until: string
    readonly message: (sender: string) => string
    readonly use: string
    /** Below a line of the buyer's confirmation. */
    readonly goesTo: (recipient: string, email: string | null) => string
  }
  readonly confirmation: AccountTexts
  readonly accountExists: AccountTexts
  readonly passwordReset: AccountTexts
  readonly passwordChanged: AccountTexts
  readonly emailChanged: Omit<AccountTexts, 'what'> & { readonly what: (newEmail: string) => string }
}

type ReturnTexts = {
  readonly subject: (number: string) => string
  readonly title: string
  readonly what: (number: string, order: string) => string
}

type AccountTexts = {
  readonly subject: string
  readonly title: (firstname: string) => string
  readonly what: string
  readonly notYou: string
}
