import type { Plugin } from 'vite'

/** The address of the development entry; also written in server/ssr. */
export const DEV_ENTRY = '/@vetrina/dev-entry'

/**
 * The development entry: Vite's client and React's refresh hooks first (our own server renders the HTML, so Vite cannot
 * add them), then the storefront.
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
