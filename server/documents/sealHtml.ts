import { createHash } from 'node:crypto'
import type { InlineSources } from '#server/http/securityHeaders.ts'

/** A page without a nonce; its policy names inline elements by their hashes. */
export type SealedHtml = { readonly html: string; readonly inline: InlineSources }

/** React and the router escape `>` in attributes. */
const OPENING_TAG = /<(script|style)\b([^>]*)>/g

/**
 * Converts a page for one visitor into one for many. Only elements with the nonce get a hash: nobody knew the nonce
 * before the render, so injected scripts stay blocked. Null if the nonce occurs in other places, where it cannot be
 * removed safely.
 */
export function sealHtml(html: string, nonce: string): SealedHtml | null {
  const attribute = ` nonce="${nonce}"`
  const sources = { script: new Set<string>(), style: new Set<string>() }
  for (const { 0: tag, 1: name, 2: attributes = '', index } of html.matchAll(OPENING_TAG)) {
    if (!attributes.includes(attribute) || attributes.includes(' src="')) continue
    const start = index + tag.length
    const end = html.indexOf(`</${name}>`, start)
    if (end === -1) return null
    const hash = createHash('sha256').update(html.slice(start, end)).digest('base64')
    sources[name === 'style' ? 'style' : 'script'].add(`'sha256-${hash}'`)
  }
  const sealed = html.replaceAll(attribute, '')
  return sealed.includes(nonce)
    ? null
    : { html: sealed, inline: { script: [...sources.script], style: [...sources.style] } }
}
