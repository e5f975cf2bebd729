import type { ListError } from '#src/relay/savedProducts.ts'

/** Which of the lists is open, and what is being done to them: it outlives a sign-in in between. */
export type ListsView = {
  /** Null: the default list. */
  readonly openId: string | null
  readonly naming: 'new' | 'open' | null
  readonly draft: string
  readonly isPublicDraft: boolean
  /** Why the last change was not taken. */
  readonly problem: ListError | null
}

export const FIRST_VIEW: ListsView = { openId: null, naming: null, draft: '', isPublicDraft: false, problem: null }
