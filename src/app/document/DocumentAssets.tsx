import { createContext, use } from 'react'
import type { DocumentRules } from '#src/routes/prefetchRules.ts'
import { CRITICAL_STYLES } from '#src/platform/document/documentStyles.ts'
import { ROUTED_RULES_ID, startScript } from '#src/platform/document/startScript.ts'

/** The files a page needs in the browser, as addresses. */
export type PageAssets = {
  readonly entry: string
  readonly modules: readonly string[]
  /** The worker's that is run beside them (src/platform/localesWorker.ts); null where the build has none. */
  readonly worker: string | null
}

/** `rules` is null where nothing is to be fetched ahead. */
export const AssetsContext = createContext<(PageAssets & { readonly rules: DocumentRules | null }) | null>(null)

/**
 * The scripts of the server's document, after its picture and the first paint, and what the browser may do before they are
 * here; then the styles of its elements. Stands in the head, and on the server alone: around the app it would change the ids
 * that hydration expects.
 */
export function DocumentAssets({ nonce }: { nonce: string | undefined }) {
  const assets = use(AssetsContext)
  if (!assets) return null
  const { rules, ...scripts } = assets
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
      {/* The host fills it in. */}
      {/* oxlint-disable-next-line react/no-danger -- our own text */}
      <style nonce={nonce} dangerouslySetInnerHTML={{ __html: CRITICAL_STYLES }} />
    </>
  )
}
