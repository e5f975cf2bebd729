import type { Plugin } from 'vite'

const ADDRESS = '/styleguide'

/** As in build/devEntry.ts: Vite's client and React's refresh hooks run before the page. */
const HOOKS = '/@vetrina/styleguide'

/** Serves the page of all components in development; `npm run styleguide` builds it by itself. */
export function styleguide(): Plugin {
  return {
    name: 'vetrina:styleguide',
    apply: 'serve',
    // As in build/styleguide/buildStyleguide.ts.
    config: () => ({ define: { global: 'globalThis' } }),
    resolveId: (id) => (id === HOOKS ? id : null),
    load: (id) =>
      id === HOOKS
        ? [
            "import '/@vite/client'",
            "import { injectIntoGlobalHook } from '/@react-refresh'",
            'injectIntoGlobalHook(window)',
            'window.$RefreshReg$ = () => {}',
            'window.$RefreshSig$ = () => (type) => type',
            "await import('/build/styleguide/main.tsx')",
          ].join('\n')
        : null,
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (new URL(request.url ?? '/', 'http://localhost').pathname !== ADDRESS) return next()
        response.setHeader('Content-Type', 'text/html; charset=utf-8')
        response.end(
          `<!doctype html><html lang="it"><head><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,"><title>Componenti</title></head><body><div id="root"></div><script type="module" src="${HOOKS}"></script></body></html>`,
        )
      })
    },
  }
}
