declare module 'virtual:catalogues' {
  import type { Messages } from '@lingui/core'
  /** Loads the compiled texts of a locale of the shop's stores; provided by build/shopCatalogues.ts. */
  export const CATALOGUES: Readonly<Record<string, () => Promise<{ readonly messages: Messages }>>>
}

declare module 'virtual:consent-texts' {
  /** The version of the texts about consent by locale; provided by build/consentTexts.ts. */
  export const CONSENT_VERSIONS: Readonly<Record<string, string>>
  /** All messages of the consent to cookies by locale; on the server only. */
  export const CONSENT_TEXTS: Readonly<Record<string, string>>
}
