import { readdir, readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { StoreDefinition } from '#src/shop/defineShop.ts'
import type * as StorefrontEntry from '#src/entry.server.tsx'
import type { PageAssets, RenderOptions } from '#src/entry.server.tsx'
import type { CommerceGateway } from '#server/gateway/commerceGateway.ts'
import { readCacheTags } from '#server/gateway/cacheTags.ts'
import { openStoreViews, type StoreViews } from '#server/gateway/storeViews.ts'
import type { CreatePageRenderer } from '#server/http/documentHandler.ts'
import { distFolderOf } from '#server/shop/distFolder.ts'
import { createPageAssets, DOCUMENT_CODE } from './pageAssets.ts'
import type { DocumentCode } from './pageAssets.ts'
import type { StyleRule } from './criticalStyles.ts'
import type { ViteManifest } from './pageAssets.ts'
import { createDocumentStyles } from './documentStyles.ts'

type EntryModule = Pick<
  typeof StorefrontEntry,
  | 'render'
  | 'externalSourcesOf'
  | 'isSharedAddress'
  | 'opensWindows'
  | 'storeCodesOf'
  | 'currencyOf'
  | 'dependsOnCookies'
  | 'cookieOfCurrency'
  | 'formTextsOf'
  | 'sendForm'
  | 'tooLargeTextsOf'
  | 'unavailableTextsOf'
  | 'withdrawalTextsOf'
  | 'consentTexts'
  | 'consentTextOf'
  | 'consentCookieOf'
  | 'pageNames'
>

/** The name of the error in src/routing/pageQueries.ts; the bundle's class is not this module's. */
const LATE_PART = 'LatePartError'

/** The name of the error in src/features/extensions/extensionError.ts, for the same reason. */
const EXTENSION = 'ExtensionError'

const ENTRY_SOURCE = '/src/entry.server.tsx'

/** The output folder of `npm run build`. */
const distUrl = pathToFileURL(`${distFolderOf(process.env['SHOP'])}/`)

/** Connects the host and the storefront: the only module that imports `src/entry.server`. */
export const createPageRenderer: CreatePageRenderer = async ({
  vite,
  gateway,
  publicOrigin,
  stores,
  log,
  now,
  ...options
}) => {
  const loadEntry = vite ? async () => (await vite.ssrLoadModule(ENTRY_SOURCE)) as EntryModule : await loadBuiltEntry()
  // In development the module changes between requests; these functions are those of the first version.
  const entry = await loadEntry()
  const wantedOf = ({ magentoStoreCode: code, currencies = [] }: StoreDefinition) => ({ code, currencies })
  const [first, ...others] = stores
  const storeViews = await openStoreViews({ gateway, wanted: [wantedOf(first), ...others.map(wantedOf)], log, now })
  const publicConfig = () => ({ ...options.publicConfig(), storeViews: storeViews.current() })
  const { assetsOf, withStyles } = vite ? DEVELOPMENT : await loadBuild()

  return {
    async render(request, { nonce }) {
      const { render } = await loadEntry()
      const ingredients = createIngredients(gateway, publicOrigin, storeViews)
      let hasFailed = false
      let isIncomplete = false
      const kind = { isPersonal: false, takesPayments: false }
      const answer = await render(request, {
        nonce,
        shopOrigin: publicOrigin,
        publicConfig: publicConfig(),
        alternates: options.alternatesOf(new URL(request.url)),
        fetch: ingredients.fetch,
        assetsOf,
        strict: vite !== null,
        onPersonalPage: () => {
          kind.isPersonal = true
        },
        onPaymentPage: () => {
          kind.takesPayments = true
        },
        reportError: (error, where) => {
          if (error instanceof Error && error.name === LATE_PART) {
            isIncomplete = true
            log.warn({ err: error, where }, 'a part of a page was late')
            return
          }
          if (error instanceof Error && error.name === EXTENSION) {
            log.error({ err: error, where }, 'an extension failed')
            return
          }
          hasFailed = true
          log.error({ err: error, where }, 'page failed')
        },
      })
      const state = () => {
        if (hasFailed || ingredients.haveFailed()) return 'failed'
        return isIncomplete ? 'incomplete' : 'whole'
      }
      return {
        answer: await withStyles(answer),
        kind,
        facts: () => ({ tags: ingredients.tags(), state: state() }),
      }
    },
    isSharedAddress: entry.isSharedAddress,
    externalSourcesOf: (cookieHeader, kind) => entry.externalSourcesOf(publicConfig(), cookieHeader, kind),
    opensWindows: () => entry.opensWindows(publicConfig()),
    storeCodes: () => entry.storeCodesOf(publicConfig()),
    currencyOf: (address, cookieHeader) => entry.currencyOf(address, publicConfig(), cookieHeader),
    dependsOnCookies: (address) => entry.dependsOnCookies(address, publicConfig()),
    cookieOfCurrency: entry.cookieOfCurrency,
    formTextsOf: entry.formTextsOf,
    sendForm: entry.sendForm,
    tooLargeTextsOf: entry.tooLargeTextsOf,
    unavailableTextsOf: entry.unavailableTextsOf,
    withdrawalTextsOf: entry.withdrawalTextsOf,
    consentTexts: entry.consentTexts,
    consentTextOf: entry.consentTextOf,
    consentCookieOf: entry.consentCookieOf,
    pageNames: entry.pageNames,
  }
}

/** The shop's data for rendering a page, inside the process: records the cache tags of the answers. */
function createIngredients(gateway: CommerceGateway, publicOrigin: string, storeViews: StoreViews) {
  const tags = new Set<string>()
  let areTagsKnown = true
  let haveFailed = false
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const answer = await gateway.handle(
      input instanceof Request ? input : new Request(new URL(input, publicOrigin), init),
    )
    const told = readCacheTags(answer.headers)
    if (told === null) areTagsKnown = false
    else for (const tag of told) tags.add(tag)
    if (answer.status >= 500) haveFailed = true
    void storeViews.noteAnswer(answer)
    return answer
  }
  return { fetch, tags: () => (areTagsKnown ? tags : null), haveFailed: () => haveFailed }
}

async function loadBuiltEntry(): Promise<() => Promise<EntryModule>> {
  const entry = (await import(new URL('server/entry.server.js', distUrl).href)) as EntryModule
  return () => Promise.resolve(entry)
}

/** Each locale has its own scripts, which contain its texts; all share the stylesheet. */
async function loadBuild() {
  const folder = new URL('client/.vite/', distUrl)
  const read = async (name: string): Promise<unknown> => JSON.parse(await readFile(new URL(name, folder), 'utf8'))
  const locales = (await readdir(folder)).flatMap((name) => /^manifest\.(.+)\.json$/.exec(name)?.[1] ?? [])
  const manifests = await Promise.all(
    locales.map(async (locale) => [locale, (await read(`manifest.${locale}.json`)) as ViteManifest] as const),
  )
  const documentCode = (await read(DOCUMENT_CODE)) as DocumentCode
  const assets = new Map(
    manifests.map(([locale, manifest]) => [locale, createPageAssets(manifest, documentCode)] as const),
  )
  const [, manifest] = manifests[0] ?? []
  if (!manifest) throw new Error('[vetrina:ssr] There is no build. Run `npm run build`.')
  const assetsOf: RenderOptions['assetsOf'] = (screens, locale) => {
    const assetsOfLocale = assets.get(locale)
    if (!assetsOfLocale) throw new Error(`[vetrina:ssr] The build lacks the locale "${locale}". Run \`npm run build\`.`)
    return assetsOfLocale(screens)
  }
  const rules = (await read('styleRules.json')) as readonly StyleRule[]
  return { assetsOf, withStyles: createDocumentStyles(manifest, rules) }
}

/** Vite serves the sources and injects their styles; the entry is that of build/devEntry.ts. */
const DEVELOPMENT_ASSETS: PageAssets = { entry: '/@vetrina/dev-entry', modules: [], worker: null }
const DEVELOPMENT = { assetsOf: () => DEVELOPMENT_ASSETS, withStyles: (answer: Response) => answer }
