/** Which of the lists is open, and what is being written to name one. */
export type ListsView = {
  /** Null: the default list. */
  readonly openId: string | null
  readonly naming: 'new' | 'open' | null
  readonly draft: string
}

export const FIRST_VIEW: ListsView = { openId: null, naming: null, draft: '' }
