import { useSyncExternalStore } from 'react'
import type { SavedProducts } from '#src/relay/savedProducts.ts'
import { Notice } from '#src/ui/feedback/Notice.tsx'

type GoneNoticeProps = {
  /** The names of products that left the list without the shopper's doing. */
  readonly gone: SavedProducts['gone']['wishes']
  readonly title: string
}

/** Names the products that the backend removed from a list, e.g. because they are no longer sold. */
export function GoneNotice({ gone, title }: GoneNoticeProps) {
  const names = useSyncExternalStore(gone.subscribe, gone.get, gone.get)
  if (names.length === 0) return null
  return (
    <Notice title={title} role="status">
      <ul>
        {[...new Set(names)].map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </Notice>
  )
}
