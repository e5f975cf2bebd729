import { createContext, use } from 'react'
import { startScript } from '#src/platform/startScript.ts'

/** The files a page needs in the browser, as addresses. */
export type PageAssets = {
  readonly entry: string
  readonly styles: readonly string[]
  readonly modules: readonly string[]
}

export const AssetsContext = createContext<PageAssets | null>(null)

/**
 * The scripts of the server's document, after its picture, its styles and the first paint. Stands in the head, and on the
 * server alone: around the app it would change the ids that hydration expects.
 */
export function DocumentAssets({ nonce }: { nonce: string | undefined }) {
  const assets = use(AssetsContext)
  if (!assets) return null
  // oxlint-disable-next-line react/no-danger -- our own text and the build's file names
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: startScript(assets.entry, assets.modules) }} />
}
