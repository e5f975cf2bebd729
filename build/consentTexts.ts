import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { readTextsOfFolder } from './catalogues.ts'
import { localeOfEnvironment } from './localeBuilds.ts'
import { selectedShop } from './selectedShop.ts'
import { catalogueFolders } from './shopCatalogues.ts'

const ID = 'virtual:consent-texts'

/** All modules that ask for consent to cookies, or explain it. */
const FOLDER = 'src/features/consent/'

const versionOf = (locale: string, text: string) =>
  createHash('sha256').update(`${locale}\n${text}`).digest('hex').slice(0, 16)

/**
 * Provides `virtual:consent-texts`: the texts with which the shop asks for consent, and the versions under which the
 * host keeps them as a part of its proofs. They follow from the messages of the modules that ask.
 */
export function consentTexts(options: { readonly root: string }): Plugin {
  const folders = catalogueFolders(options)
  const locales = [...new Set(selectedShop.stores.map(({ locale }) => locale))]
  return {
    name: 'vetrina:consent-texts',
    enforce: 'pre',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    async load(id) {
      if (id !== `\0${ID}`) return undefined
      const own = localeOfEnvironment(this.environment.name)
      const isBrowser = own !== null && this.environment.mode === 'build'
      const texts = await Promise.all(
        (isBrowser ? [own] : locales).map(
          async (locale) => [locale, (await readTextsOfFolder(folders, locale, FOLDER)).join('\n')] as const,
        ),
      )
      const versions = Object.fromEntries(texts.map(([locale, text]) => [locale, versionOf(locale, text)]))
      return [
        `export const CONSENT_VERSIONS = ${JSON.stringify(versions)}`,
        `export const CONSENT_TEXTS = ${JSON.stringify(isBrowser ? {} : Object.fromEntries(texts))}`,
      ].join('\n')
    },
  }
}
