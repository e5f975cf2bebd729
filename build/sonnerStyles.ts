import type { Plugin } from 'vite'

const INJECTION = /^__insertCSS\(".*"\);?$/m

/**
 * Sonner writes its style sheet into the page by script, which the content security policy forbids. The call is taken
 * out, and `ThemedToaster` imports the same sheet as a file. Fails loudly when a new version moves the call.
 */
export function sonnerStyles(): Plugin {
  return {
    name: 'vetrina:sonner-styles',
    transform: {
      filter: { id: /\/sonner\/dist\/index\.mjs$/ },
      handler(code) {
        if (!INJECTION.test(code))
          throw new Error('sonnerStyles: sonner no longer injects its styles where this plugin looks')
        return { code: code.replace(INJECTION, ''), map: null }
      },
    },
  }
}
