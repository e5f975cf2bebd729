import type { ModuleImport, SourceModule } from './sources.ts'

/** Each layer of `src` and the layers below it that it may use. `generated` are Relay's artifacts. */
const USABLE: Readonly<Record<string, readonly string[]>> = {
  entry: [
    'shop',
    'app',
    'routes',
    'pages',
    'routing',
    'shell',
    'features',
    'ui',
    'relay',
    'platform',
    'lib',
    'generated',
  ],
  app: ['shop', 'routes', 'pages', 'routing', 'shell', 'features', 'ui', 'relay', 'platform', 'lib', 'generated'],
  routes: ['shop', 'pages', 'routing', 'features', 'ui', 'relay', 'platform', 'lib', 'generated'],
  pages: ['shop', 'routing', 'features', 'ui', 'relay', 'platform', 'lib', 'generated'],
  routing: ['shop', 'features', 'ui', 'relay', 'platform', 'lib', 'generated'],
  shell: ['shop', 'features', 'ui', 'relay', 'platform', 'lib', 'generated'],
  features: ['shop', 'ui', 'relay', 'platform', 'lib', 'generated'],
  ui: ['shop', 'lib'],
  relay: ['shop', 'platform', 'lib', 'generated'],
  platform: ['shop', 'lib'],
  lib: [],
  // The pure helpers, for facts that the host's mails and the pages have in common.
  shop: ['lib'],
  // The surface for the extensions of a shop folder; no other layer uses it.
  'shop-api': ['shop', 'routing', 'features', 'ui', 'relay', 'platform', 'lib', 'generated'],
}

/** Files of a shop folder that the build or the host read by themselves. The others are its extensions. */
const CONFIGURATION = /^[^/]+\/(?:(?:shop\.config|theme|fonts\.css|fontFiles|fonts)\.ts$|seed\/)/

/** The packages that extensions may import. */
const EXTENSION_PACKAGES = /^(react|react-relay|@lingui\/(core|react)(\/macro)?|@vanilla-extract\/css)$/

/** The only modules of `src` that import from the selected shop folder. */
const READS_SHOP_FOLDER: ReadonlySet<string> = new Set([
  'src/app/document/AppDocument.tsx',
  'src/shop/selectedAccessibility.ts',
  'src/shop/selectedExtensions.ts',
  'src/shop/searchSynonyms.ts',
  'src/shop/selectedShop.ts',
  'src/shop/selectedTheme.ts',
  'src/ui/theme/global.css.ts',
])

/** The router's exports that pages and lower layers may use: the others bind them to one location. */
const ROUTER_NAMES_IN_PAGES = ['Link', 'createLink', 'useNavigate', 'useBlocker']

/** Packages that a part of the house must stay free of, and why. */
const FORBIDDEN_PACKAGES: readonly { readonly where: RegExp; readonly packages: RegExp; readonly why: string }[] = [
  {
    where: /^src\/lib\//,
    packages: /^(react-dom|react-relay|relay-runtime|@tanstack\/.*|sonner)(\/|$)/,
    why: 'lib knows nothing of what is above it',
  },
  {
    where: /^src\/platform\//,
    packages: /^(react|react-dom|react-relay|@tanstack\/react-router|sonner|@lingui\/react)(\/|$)/,
    why: 'platform is plain TypeScript',
  },
  {
    where: /^src\/ui\//,
    packages: /^(react-relay|relay-runtime|graphql|@tanstack\/.*)(\/|$)/,
    why: 'the design system knows neither GraphQL nor the router',
  },
  {
    where: /^src\/relay\/links\//,
    packages: /^(react|react-dom|react-relay|@tanstack\/.*|sonner)(\/|$)/,
    why: 'links of the network chain emit events; app turns them into navigation and toasts',
  },
  { where: /^src\//, packages: /^node:/, why: 'the storefront also runs in the browser' },
]

function layerOf(path: string): string | undefined {
  if (/^src\/entry\.(client|server)\.tsx$/.test(path)) return 'entry'
  if (path.startsWith('src/__generated__/')) return 'generated'
  return /^src\/([\w-]+)\//.exec(path)?.[1]
}

const featureOf = (path: string) => /^src\/features\/([\w-]+)\//.exec(path)?.[1]

/**
 * The folder inside which imports are relative; from outside it is reached through `#src`, `#server`, `#tests`.
 * The commerce engine is one such folder, being a library of its own.
 */
function unitOf(path: string): string {
  const unit = /^src\/(?:features|pages)\/[\w-]+\//.exec(path) ?? /^(?:src|server|shops|tests)\/[\w-]+\//.exec(path)
  // The two entries lie in src itself.
  return unit?.[0] ?? ''
}

function srcFault(module: SourceModule, target: string, edges: ReadonlySet<string>): string | undefined {
  const from = layerOf(module.path)
  const to = layerOf(target)
  if (from === 'app' && target.startsWith('locales/')) return undefined
  if (!target.startsWith('src/')) return 'the storefront imports nothing outside src'
  if (from === undefined || !(from in USABLE)) return `${module.path} lies in no layer`
  if (to === undefined) return `${target} lies in no layer`
  if (from === 'features' && to === 'features') {
    const [user, used] = [featureOf(module.path), featureOf(target)]
    if (user === used || edges.has(`${user} → ${used}`)) return undefined
    return `the edge ${user} → ${used} is not in tests/arch/featureEdges.ts`
  }
  return from === to || USABLE[from]?.includes(to) ? undefined : `${from} may not use ${to}`
}

function serverFault(module: SourceModule, target: string): string | undefined {
  const inCommerce = module.path.startsWith('server/commerce/')
  if (inCommerce && !target.startsWith('server/commerce/')) return 'the commerce engine stands alone'
  if (target.startsWith('tests/')) return 'production code imports no tests'
  if (!target.startsWith('src/')) return undefined
  if (module.path.startsWith('server/') && /^src\/shop\/(?!selected)/.test(target)) return undefined
  return module.path.startsWith('server/ssr/') && target === 'src/entry.server.tsx'
    ? undefined
    : 'of src only src/entry.server.tsx is known, to server/ssr alone'
}

const SHOP_FOLDER = /^(?:shops|tests\/fixtures\/shops)\/([^/]+\/.*)$/

/** Whether a module of a shop folder is read by the build or the host itself: its configuration, theme and seed. */
export const isShopConfiguration = (path: string): boolean => CONFIGURATION.test(SHOP_FOLDER.exec(path)?.[1] ?? '')

/** An extension uses the surface, a few packages and the modules of its own folder. */
export function extensionFaults(modules: readonly SourceModule[]): readonly string[] {
  return modules
    .filter(({ path }) => !isShopConfiguration(path))
    .flatMap(({ path, imports }) => {
      const folder = /^(?:shops|tests\/fixtures\/shops)\/[^/]+\//.exec(path)?.[0] ?? path
      return imports
        .filter(({ specifier, target }) => {
          if (specifier.startsWith('#shop/')) return false
          return target === null ? !EXTENSION_PACKAGES.test(specifier) : !target.startsWith(folder)
        })
        .map(
          ({ specifier }) =>
            `${path} → ${specifier}: an extension imports #shop/…, react, react-relay, @lingui and its own folder`,
        )
    })
}

/** The modules that a shop's configuration, theme and seed may import besides those of their own folder. */
const FOR_SHOPS = /^(src\/shop\/\w+|server\/commerce\/(seed\/\w+|engine\/money))\.ts$/

function shopFault(module: SourceModule, target: string): string | undefined {
  // See `extensionFaults` for the others.
  if (!isShopConfiguration(module.path)) return undefined
  return target.startsWith(unitOf(module.path)) || FOR_SHOPS.test(target)
    ? undefined
    : 'a shop folder imports only its own modules, src/shop and server/commerce/seed'
}

function faultOf(module: SourceModule, target: string, edges: ReadonlySet<string>): string | undefined {
  if (module.path.startsWith('src/')) return srcFault(module, target, edges)
  return module.path.startsWith('shops/') ? shopFault(module, target) : serverFault(module, target)
}

function packageFault(module: SourceModule, { specifier, names }: ModuleImport): string | undefined {
  if (module.path.startsWith('server/') && specifier.startsWith('#shop-folder/')) {
    return 'the host loads the shop that SHOP names'
  }
  if (specifier.startsWith('#shop-folder/') && module.path.startsWith('src/') && !READS_SHOP_FOLDER.has(module.path))
    return 'only the modules in READS_SHOP_FOLDER know the shop folder'
  if (specifier.startsWith('#shop/') && module.path.startsWith('src/')) return 'the surface is for extensions'
  const rule = FORBIDDEN_PACKAGES.find(({ where, packages }) => where.test(module.path) && packages.test(specifier))
  if (rule) return rule.why
  if (!/^src\/(pages|features)\//.test(module.path) || specifier !== '@tanstack/react-router') return undefined
  const bound = names.filter((name) => !ROUTER_NAMES_IN_PAGES.includes(name))
  return bound.length > 0 ? `pages and features take props, not ${bound.join(', ')} of the router` : undefined
}

/** Every import that breaks "Who may import whom", one readable line each. */
export function layeringFaults(
  modules: readonly SourceModule[],
  featureEdges: readonly (readonly [string, string])[],
): readonly string[] {
  const edges = new Set(featureEdges.map(([user, used]) => `${user} → ${used}`))
  return modules.flatMap((module) =>
    module.imports.flatMap((entry) => {
      const { target, specifier } = entry
      const faults: (string | undefined)[] = []
      if (target === null) faults.push(packageFault(module, entry))
      else {
        faults.push(faultOf(module, target, edges))
        const isLoaded = target.startsWith('locales/')
        if (specifier.startsWith('.') && !isLoaded && !target.startsWith(unitOf(module.path)))
          faults.push('relative imports stay inside one folder')
      }
      return faults.filter((fault) => fault !== undefined).map((fault) => `${module.path} → ${specifier}: ${fault}`)
    }),
  )
}

/** The first cycle among the feature edges, as `a → b → a`; undefined when there is none. */
export function featureCycle(edges: readonly (readonly [string, string])[]): string | undefined {
  const walk = (trail: readonly string[]): string | undefined => {
    for (const [user, used] of edges) {
      if (user !== trail.at(-1)) continue
      if (trail.includes(used)) return [...trail, used].join(' → ')
      const cycle = walk([...trail, used])
      if (cycle) return cycle
    }
    return undefined
  }
  for (const [user] of edges) {
    const cycle = walk([user])
    if (cycle) return cycle
  }
  return undefined
}
