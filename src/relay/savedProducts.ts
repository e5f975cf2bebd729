import type { Result } from '#src/lib/result.ts'
import type { ObservableValue } from '#src/platform/observableValue.ts'
import type { MutationError } from './commitMutation.ts'

/** What a shopper would like to have: a product, and what was chosen of it so far. */
export type Wish = {
  /** Of the product as listed; the variant is told by `selectedOptions`. */
  readonly sku: string
  readonly quantity: number
  /** Uids of the chosen option values. */
  readonly selectedOptions: readonly string[]
  readonly enteredOptions: readonly { readonly uid: string; readonly value: string }[]
  /** The choices as the shopper read them when it was saved; a link of a download has no label. */
  readonly words: readonly { readonly label: string | null; readonly value: string }[]
}

/** `id` is that of the backend; null for a wish that only this browser knows. */
export type KnownWish = Wish & { readonly id: string | null }

export type SaveError =
  | MutationError
  /** There is no room for one more. */
  | { readonly kind: 'full'; readonly message: string }
  /** This browser stores nothing. */
  | { readonly kind: 'not-kept'; readonly message: string }

/** What the backend did not move into the cart, by the id of the wish, in its own words. */
export type NotMoved = { readonly id: string; readonly code: string; readonly message: string }

export type WishesState = {
  /** As the shopper sees them: with what is still on its way. */
  readonly wishes: readonly KnownWish[]
  /** False for a customer whose list has not been answered yet. */
  readonly isKnown: boolean
}

type Stored<TState> = Pick<ObservableValue<TState>, 'get' | 'subscribe'>

/** The wish list: a customer's is the backend's, a guest's lies in this browser until they sign in. */
export type Wishes = Stored<WishesState> & {
  /** What is on the list already stays as it is. */
  readonly add: (wishes: readonly Wish[]) => Promise<Result<null, SaveError>>
  /** Answers what was taken off, to be put back by {@link Wishes.add}. */
  readonly remove: (which: (wish: KnownWish) => boolean) => Promise<Result<readonly KnownWish[], SaveError>>
  /** Changes how many are wished for, and of a customer's wish the note. */
  readonly update: (
    wish: KnownWish,
    change: { readonly quantity?: number; readonly description?: string },
  ) => Promise<Result<null, SaveError>>
  /** Customers only: moves their wishes with these ids into their cart. */
  readonly toCart: (ids: readonly string[]) => Promise<Result<readonly NotMoved[], SaveError>>
  /** Reads again what others may have changed, and brings a guest's wishes to the customer they turned out to be. */
  readonly sync: () => Promise<void>
}

export type ComparisonState = {
  /** The list's uid at the backend; null while there is none. */
  readonly uid: string | null
  /** Uids of the products, in the order in which they were added. */
  readonly products: readonly string[]
  readonly isKnown: boolean
}

/** What is being compared: a list at the backend, a guest's too. */
export type Comparison = Stored<ComparisonState> & {
  readonly add: (productUid: string) => Promise<Result<null, SaveError>>
  readonly remove: (productUids: readonly string[]) => Promise<Result<null, SaveError>>
  readonly sync: () => Promise<void>
}

/** What a shopper put aside. Its code comes when the page is there. */
export type SavedProducts = { readonly wishes: Wishes; readonly comparison: Comparison }
