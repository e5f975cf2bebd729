import { createContext, use } from 'react'
import type { DocumentRules } from '#src/routes/prefetchRules.ts'
import type { Alternate } from '#src/shop/addresses/alternates.ts'
import { CRITICAL_STYLES } from '#src/platform/document/documentStyles.ts'
import { ROUTED_RULES_ID, startScript } from '#src/platform/document/startScript.ts'

/** The files a page needs in the browser, as addresses. */
export type PageAssets = {
  readonly entry: string
  readonly modules: readonly string[]
  /**
   * The address of the worker script that runs beside them (src/platform/localesWorker.ts); null if the build has none.
   */
  readonly worker: string | null
}

type DocumentExtras = {
  /** Null if no documents are prefetched. */
  readonly rules: DocumentRules | null
  /** The same page in the shop's stores. */
  readonly alternates: readonly Alternate[]
}

export const AssetsContext = createContext<(PageAssets & DocumentExtras) | null>(null)

/**
 * The server document's scripts, requested after its picture and the first paint, with the prefetch rules for the time
 * before, the addresses of the same page in other stores, then the critical styles. Rendered in the head and only on the server: around the app it would change the ids
 * that hydration expects.
 */
export function DocumentAssets({ nonce }: { nonce: string | undefined }) {
  const assets = use(AssetsContext)
  if (!assets) return null
  const { rules, alternates, ...scripts } = assets
  return (
    <>
      {/* oxlint-disable-next-line react/no-danger -- our own text and the build's file names */}
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: startScript(scripts) }} />
      {rules && (
        <>
          <script
            id={ROUTED_RULES_ID}
            type="speculationrules"
            nonce={nonce}
            // oxlint-disable-next-line react/no-danger -- our own text: the names of routes
            dangerouslySetInnerHTML={{ __html: JSON.stringify(rules.routed) }}
          />
          <script
            type="speculationrules"
            nonce={nonce}
            // oxlint-disable-next-line react/no-danger -- as above
            dangerouslySetInnerHTML={{ __html: JSON.stringify(rules.unrouted) }}
          />
        </>
      )}
      {alternates.map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
      {/* The host fills it in. */}
      {/* oxlint-disable-next-line react/no-danger -- our own text */}
      <style nonce={nonce} dangerouslySetInnerHTML={{ __html: CRITICAL_STYLES }} />
    </>
  )
}
