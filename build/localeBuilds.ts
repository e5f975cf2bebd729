import type { EnvironmentOptions, Plugin } from 'vite'
import { selectedShop } from './selectedShop.ts'

/** Locales by the environment that builds for them; Vite has its own `client`. */
const LOCALES: ReadonlyMap<string, string> = new Map(
  [...new Set(selectedShop.stores.map(({ locale }) => locale))].map((locale, at) => [
    at === 0 ? 'client' : `client_${locale}`,
    locale,
  ]),
)

/** The locale of a browser environment; null for the server's environment. */
export const localeOfEnvironment = (name: string): string | null => LOCALES.get(name) ?? null

/** The locale of an environment that builds for browsers. */
export function localeBuiltBy(name: string): string {
  const locale = localeOfEnvironment(name)
  if (locale === null) throw new Error(`[vetrina:build] ${name} builds for no locale.`)
  return locale
}

/**
 * Builds the browser's code once for every locale, into one folder. File names contain a hash, so equal files are
 * shared.
 */
export const localeBuilds = (options: EnvironmentOptions): Plugin => ({
  name: 'vetrina:locale-builds',
  apply: 'build',
  config: () => ({
    environments: Object.fromEntries(
      [...LOCALES].map(([name, locale]) => [
        name,
        {
          ...options,
          consumer: 'client' as const,
          // scripts/build.mjs empties the folder before the first of them.
          build: { ...options.build, emptyOutDir: false, manifest: `.vite/manifest.${locale}.json` },
        },
      ]),
    ),
  }),
})
