import type { Plugin } from 'vite'

/** The address of the development entry; named in server/ssr too. */
export const DEV_ENTRY = '/@vetrina/dev-entry'

/**
 * What the document loads in development: Vite's client and React's refresh hooks first (the page is rendered by our
 * own server, so Vite cannot put them into its HTML), then the storefront.
 */
export function devEntry(): Plugin {
  return {
    name: 'vetrina:dev-entry',
    apply: 'serve',
    resolveId: (id) => (id === DEV_ENTRY ? id : null),
    load: (id) =>
      id === DEV_ENTRY
        ? [
            "import '/@vite/client'",
            "import { injectIntoGlobalHook } from '/@react-refresh'",
            'injectIntoGlobalHook(window)',
            'window.$RefreshReg$ = () => {}',
            'window.$RefreshSig$ = () => (type) => type',
            "await import('/src/entry.client.tsx')",
          ].join('\n')
        : null,
  }
}
