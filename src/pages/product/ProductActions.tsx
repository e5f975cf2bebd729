import type { ComponentProps } from 'react'
import { ShareButton } from '#src/features/product/ShareButton.tsx'
import { row } from '#src/features/saved/SaveButtons.css.ts'
import { SaveOnPage } from '#src/features/saved/SaveOnPage.tsx'

/** What else a shopper can do with a piece: put it aside, compare it, show it to somebody. */
export function ProductActions({ name, ...piece }: ComponentProps<typeof SaveOnPage>) {
  return (
    <div className={row}>
      <SaveOnPage name={name} {...piece} />
      <ShareButton name={name} />
    </div>
  )
}
