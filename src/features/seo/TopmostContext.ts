import { createContext, type ReactNode } from 'react'

/** False for a page below an overlay: only the topmost page sets the document's head. */
export const TopmostContext = createContext(true)

/** False for a page that search engines must not show: it has no structured data. */
export const IndexedContext = createContext(true)

/** A link to a page as other sites show it. */
export type SharedLinkProps = {
  readonly title: string
  readonly description: string | null
  readonly url: string
  /** Absolute; null for the shop's own picture. */
  readonly picture: string | null
  readonly isProduct: boolean
}

/** The parts of the head that only the server's documents have; null in the browser, which does without their code. */
export const ServerHeadContext = createContext<{
  /** The absolute address of the document. */
  readonly address: string
  readonly SharedLink: (props: SharedLinkProps) => ReactNode
} | null>(null)
