import { createContext, use } from 'react'

/** The files a page needs in the browser, as addresses. */
export type PageAssets = {
  readonly entry: string
  readonly styles: readonly string[]
  readonly modules: readonly string[]
}

export const AssetsContext = createContext<PageAssets | null>(null)

/**
 * The scripts of the server's document, after its picture and its styles: what is asked for with low priority waits for
 * these. Stands in the head, and on the server alone: around the app it would change the ids that hydration expects.
 */
export function DocumentAssets({ nonce }: { nonce: string | undefined }) {
  const assets = use(AssetsContext)
  if (!assets) return null
  return (
    <>
      {assets.modules.map((href) => (
        <link key={href} rel="modulepreload" href={href} nonce={nonce} fetchPriority="low" />
      ))}
      <script type="module" async src={assets.entry} nonce={nonce} fetchPriority="low" />
    </>
  )
}
