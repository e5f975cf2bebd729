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

/** `id` and `listId` are those of the backend; null for a wish that only this browser knows. */
export type KnownWish = Wish & {
  readonly id: string | null
  readonly listId: string | null
  /** The customer's own words to it. */
  readonly note: string | null
}

/** A list of a customer who may have several; `name` is null where the backend gives it none. */
export type WishList = {
  readonly id: string
  readonly name: string | null
  /** Whether the shop may show it to others. */
  readonly isPublic: boolean
}

export type SaveError =
  | MutationError
  /** There is no room for one more. */
  | { readonly kind: 'full'; readonly message: string }
  /** This browser stores nothing. */
  | { readonly kind: 'not-kept'; readonly message: string }

export type ListError =
  | SaveError
  /** Another list of the customer has this name. */
  | { readonly kind: 'name-taken'; readonly message: string }
  /** The shop allows no more lists. */
  | { readonly kind: 'no-more-lists'; readonly message: string }
  /** Sold out: no other list takes it. */
  | { readonly kind: 'sold-out'; readonly message: string }

/** What the backend did not move into the cart, by the id of the wish, in its own words. */
export type NotMoved = { readonly id: string; readonly code: string; readonly message: string }

export type WishesState = {
  /** As the shopper sees them: with what is still on its way. */
  readonly wishes: readonly KnownWish[]
  /** False for a customer whose list has not been answered yet. */
  readonly isKnown: boolean
  /** Of a customer where there may be several: the default one first, and how many there may be. Null for anybody else. */
  readonly lists: { readonly all: readonly WishList[]; readonly most: number } | null
}

type Stored<TState> = Pick<ObservableValue<TState>, 'get' | 'subscribe'>

/** The wish list: a customer's is the backend's, a guest's lies in this browser until they sign in. */
export type Wishes = Stored<WishesState> & {
  /** What is on a list already stays as it is; what was on one that is named comes back there. */
  readonly add: (wishes: readonly (Wish & { readonly listId?: string | null })[]) => Promise<Result<null, SaveError>>
  /** Answers what was taken off, to be put back by {@link Wishes.add}. */
  readonly remove: (which: (wish: KnownWish) => boolean) => Promise<Result<readonly KnownWish[], SaveError>>
  /** Changes how many are wished for, and of a customer's wish the note. */
  readonly update: (
    wish: KnownWish,
    change: { readonly quantity?: number; readonly description?: string },
  ) => Promise<Result<null, SaveError>>
  /** Customers only: moves their wishes with these ids into their cart. */
  readonly toCart: (ids: readonly string[]) => Promise<Result<readonly NotMoved[], SaveError>>
  /** Resolves to the new list's id. This and what follows: where {@link WishesState.lists} are. */
  readonly createList: (name: string, isPublic: boolean) => Promise<Result<string, ListError>>
  /** Changes what it is called, and who may see it. */
  readonly renameList: (id: string, name: string, isPublic: boolean) => Promise<Result<null, ListError>>
  /** What is on it goes with it. */
  readonly deleteList: (id: string) => Promise<Result<null, ListError>>
  /**
   * Moves or copies wishes of one list to another, as many pieces as they are; what is refused stays where it is. Answers
   * what they are there.
   */
  readonly transfer: (
    wishes: readonly KnownWish[],
    to: string,
    how: 'move' | 'copy',
  ) => Promise<Result<readonly KnownWish[], ListError>>
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
