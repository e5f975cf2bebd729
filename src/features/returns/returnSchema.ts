import * as v from 'valibot'
import type { RequestReturnInput } from '#src/__generated__/useRequestReturnMutation.graphql.ts'
import type { ReturnAttribute } from './returnAttributes.ts'

/** Enough for a message to the shop. */
export const MAX_COMMENT_LENGTH = 2_000

/** A piece of the order that can be returned. */
export type ReturnablePiece = {
  readonly id: string
  readonly name: string
  /** The chosen options: `Colour: Blue`. */
  readonly choices: readonly string[]
  readonly picture: string | null
  /** The highest quantity that can be returned. */
  readonly most: number
}

/** The answers in the form, one entry per piece in the order's sequence. */
export type ReturnWish = {
  pieces: { isChosen: boolean; quantity: string; answers: Record<string, string> }[]
  comment: string
}

export const emptyWish = (pieces: readonly ReturnablePiece[], attributes: readonly ReturnAttribute[]): ReturnWish => ({
  pieces: pieces.map(({ most }) => ({
    // A single piece is preselected.
    isChosen: pieces.length === 1,
    quantity: most === 1 ? '1' : '',
    answers: Object.fromEntries(attributes.map(({ code }) => [code, ''])),
  })),
  comment: '',
})

/** The rules of the form; unchecked pieces have none. `none` is the message if no piece is checked. */
export function returnSchema(pieces: readonly ReturnablePiece[], attributes: readonly ReturnAttribute[]) {
  const answers = v.object(
    Object.fromEntries(
      attributes.map(({ code, isRequired }) => [
        code,
        v.pipe(v.string(), v.trim(), v.minLength(isRequired ? 1 : 0), v.maxLength(MAX_COMMENT_LENGTH)),
      ]),
    ),
  )
  const stays = v.object({ isChosen: v.boolean(), quantity: v.string(), answers: v.record(v.string(), v.string()) })
  const comesBack = ({ most }: ReturnablePiece) =>
    v.object({
      isChosen: v.boolean(),
      quantity: v.pipe(
        v.string(),
        v.trim(),
        v.digits(),
        v.check((text) => Number(text) >= 1 && Number(text) <= most),
      ),
      answers,
    })
  return v.object({
    pieces: v.pipe(
      v.tuple(
        pieces.map((piece) =>
          v.lazy((wished) => (v.is(v.object({ isChosen: v.literal(true) }), wished) ? comesBack(piece) : stays)),
        ),
      ),
      v.check((wished) => wished.some(({ isChosen }) => isChosen), 'none'),
    ),
    comment: v.pipe(v.string(), v.trim(), v.maxLength(MAX_COMMENT_LENGTH)),
  })
}

/** The form values as input for the backend: options are sent by the uid of their id. */
export function returnInput(
  pieces: readonly ReturnablePiece[],
  attributes: readonly ReturnAttribute[],
  wish: ReturnWish,
): Omit<RequestReturnInput, 'order_uid'> {
  const answersOf = (answers: Readonly<Record<string, string>>, isSelected: boolean) =>
    attributes.flatMap(({ code, options }) => {
      const value = answers[code]?.trim()
      if (!value || (options !== null) !== isSelected) return []
      return { attribute_code: code, value: isSelected ? btoa(value) : value }
    })
  const comment = wish.comment.trim()
  return {
    ...(comment && { comment_text: comment }),
    items: pieces.flatMap(({ id }, index) => {
      const wished = wish.pieces[index]
      if (!wished?.isChosen) return []
      return {
        order_item_uid: id,
        quantity_to_return: Number(wished.quantity),
        selected_custom_attributes: answersOf(wished.answers, true),
        entered_custom_attributes: answersOf(wished.answers, false),
      }
    }),
  }
}
