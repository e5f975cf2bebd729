declare module 'virtual:catalogues' {
  import type { Messages } from '@lingui/core'
  /** Loads the compiled texts of a locale of the shop's stores; provided by build/shopCatalogues.ts. */
  export const CATALOGUES: Readonly<Record<string, () => Promise<{ readonly messages: Messages }>>>
}
