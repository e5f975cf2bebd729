import type { ListError } from '#src/relay/savedProducts.ts'

/** The open list and the pending action: the state outlives a sign-in in between. */
export type ListsView = {
  /** Null is the default list. */
  readonly openId: string | null
  readonly naming: 'new' | 'open' | null
  readonly draft: string
  readonly isPublicDraft: boolean
  /** Why the last change failed. */
  readonly problem: ListError | null
}

export const FIRST_VIEW: ListsView = { openId: null, naming: null, draft: '', isPublicDraft: false, problem: null }
