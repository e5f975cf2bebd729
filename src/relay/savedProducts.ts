import type { Wish } from '#src/platform/saved/keptWishes.ts'
import type { NamesById } from '#src/platform/saved/savedNames.ts'
import type { Result } from '#src/lib/result.ts'
import type { ObservableValue } from '#src/platform/observableValue.ts'
import type { MutationError } from './commitMutation.ts'

/** `id` and `listId` are those of the backend; null for an item that only this browser has. */
export type KnownWish = Wish & {
  readonly id: string | null
  readonly listId: string | null
  /** The customer's own note. */
  readonly note: string | null
}

/** A list of a customer who may have several; `name` is null if the backend gives it none. */
export type WishList = {
  readonly id: string
  readonly name: string | null
  /** Whether the shop may show it to other people. */
  readonly isPublic: boolean
}

export type SaveError =
  | MutationError
  /** The list is full. */
  | { readonly kind: 'full'; readonly message: string }
  /** This browser cannot store data. */
  | { readonly kind: 'not-kept'; readonly message: string }
  /** Sold out: a list of the backend does not accept it. */
  | { readonly kind: 'sold-out'; readonly message: string }

export type ListError =
  | SaveError
  /** Another list of the customer has this name. */
  | { readonly kind: 'name-taken'; readonly message: string }
  /** The shop allows no more lists. */
  | { readonly kind: 'no-more-lists'; readonly message: string }

/** The items that the backend did not move into the cart, by id, with its messages. */
export type NotMoved = { readonly id: string; readonly code: string; readonly message: string }

export type WishesState = {
  /** The items as the shopper sees them, including pending changes. */
  readonly wishes: readonly KnownWish[]
  /** False for a customer whose list has not been answered yet. */
  readonly isKnown: boolean
  /**
   * For a customer who may have several lists: the default one first, and the maximum number. Null for anybody else.
   */
  readonly lists: { readonly all: readonly WishList[]; readonly most: number } | null
}

type Stored<TState> = Pick<ObservableValue<TState>, 'get' | 'subscribe'>

/** The wish list: a customer's is stored by the backend, a guest's in this browser until they sign in. */
export type Wishes = Stored<WishesState> & {
  /** Items that are on a list already stay unchanged; an item that names a list is added there again. */
  readonly add: (wishes: readonly (Wish & { readonly listId?: string | null })[]) => Promise<Result<null, SaveError>>
  /** Resolves to the removed items, which {@link Wishes.add} can add again. */
  readonly remove: (which: (wish: KnownWish) => boolean) => Promise<Result<readonly KnownWish[], SaveError>>
  /** Changes the quantity and, for a customer's item, the note. */
  readonly update: (
    wish: KnownWish,
    change: { readonly quantity?: number; readonly description?: string },
  ) => Promise<Result<null, SaveError>>
  /** Customers only: moves their items with these ids into their cart. */
  readonly toCart: (ids: readonly string[]) => Promise<Result<readonly NotMoved[], SaveError>>
  /** Resolves to the new list's id. This and the following functions need {@link WishesState.lists}. */
  readonly createList: (name: string, isPublic: boolean) => Promise<Result<string, ListError>>
  /** Changes the name and the visibility. */
  readonly renameList: (id: string, name: string, isPublic: boolean) => Promise<Result<null, ListError>>
  /** Its items are deleted too. */
  readonly deleteList: (id: string) => Promise<Result<null, ListError>>
  /**
   * Moves or copies items of one list to another with their quantities; refused items stay where they are. Resolves to
   * the items in the target list.
   */
  readonly transfer: (
    wishes: readonly KnownWish[],
    to: string,
    how: 'move' | 'copy',
  ) => Promise<Result<readonly KnownWish[], ListError>>
  /**
   * Reads the list again, because another device may have changed it, and adds a guest's items to the customer's list
   * after sign-in.
   */
  readonly sync: () => Promise<void>
}

export type ComparisonState = {
  /** The list's uid at the backend; null if there is none. */
  readonly uid: string | null
  /** Uids of the products, in the order in which they were added. */
  readonly products: readonly string[]
  readonly isKnown: boolean
}

/** A list of compared products at the backend. */
export type ComparedList = {
  readonly uid: string
  readonly products: readonly string[]
  /** By the uid of the product. */
  readonly names: NamesById
}

/** The comparison: a list at the backend, for guests too. */
export type Comparison = Stored<ComparisonState> & {
  readonly add: (productUid: string) => Promise<Result<null, SaveError>>
  readonly remove: (productUids: readonly string[]) => Promise<Result<null, SaveError>>
  /** Takes over the list of the backend, e.g. without a product that is no longer sold. Null: no answer. */
  readonly reconcile: (readList: () => Promise<ComparedList | null>) => Promise<void>
  readonly sync: () => Promise<void>
}

/** The saved products of a shopper. The code loads after the page. */
export type SavedProducts = {
  readonly wishes: Wishes
  readonly comparison: Comparison
  /** The names of products that the backend removed from a list on its own. */
  readonly gone: { readonly wishes: GoneNames; readonly compared: GoneNames }
}
type GoneNames = Stored<readonly string[]>
