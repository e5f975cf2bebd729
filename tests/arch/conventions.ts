import { basename } from 'node:path'
import { SIDEWAYS_ICONS } from '#src/ui/theme/sidewaysIcons.ts'
import type { SourceModule } from './sources.ts'

type Convention = (module: SourceModule) => readonly string[]

const within = (path: string, ...folders: readonly string[]) => folders.some((folder) => path.startsWith(`${folder}/`))

/** Every match of a pattern outside comments, as `line 12: <matched text>`. */
function matches({ text }: SourceModule, pattern: RegExp): readonly string[] {
  return text.split('\n').flatMap((line, index) => {
    if (/^\s*(\/\/|\*|\/\*)/.test(line)) return []
    const found = pattern.exec(line)
    return found ? [`line ${index + 1}: ${found[0].trim()}`] : []
  })
}

const GRAPHQL_TAG = /\bgraphql`([^`]*)`/g

/** The kinds of GraphQL definitions in a module's tagged templates. */
function graphqlKinds(text: string): readonly string[] {
  return [...text.matchAll(GRAPHQL_TAG)].flatMap(([, body = '']) =>
    [...body.matchAll(/^\s*(query|mutation|subscription|fragment)\b/gm)].map(([, kind = '']) => kind),
  )
}

const GRAPHQL_OWNERS: Readonly<Record<string, readonly string[]>> = {
  // The code of a payment method asks its own provider's questions, on any page that has loaded it.
  query: [
    'src/pages',
    'src/shell',
    'src/features/checkout/card',
    'src/features/checkout/wallet',
    'src/features/checkout/placing',
  ],
  mutation: ['src/features', 'src/pages'],
  // The shell reads its own query through fragments; a resolver's root fragment is declared beside it.
  fragment: ['src/features', 'src/pages', 'src/shell', 'src/relay/resolvers'],
}

const graphqlOwnership: Convention = (module) =>
  graphqlKinds(module.text)
    .filter(() => module.path.startsWith('src/'))
    .filter((kind) => !within(module.path, ...(GRAPHQL_OWNERS[kind] ?? [])))
    .map((kind) => `a ${kind} belongs in ${GRAPHQL_OWNERS[kind]?.join(' or ') ?? 'no folder'}`)

const maskedData: Convention = (module) =>
  [...module.text.matchAll(GRAPHQL_TAG)].flatMap(([, body = '']) =>
    [/@relay\(mask:\s*false\)/, /@deleteRecord\b/].flatMap((banned) => (banned.exec(body) ?? []).slice(0, 1)),
  )

const rawColours: Convention = (module) =>
  within(module.path, 'src') && !within(module.path, 'src/ui/theme')
    ? matches(
        module,
        /(?<=['"`\s:(,])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])|\b(?:rgba?|hsla?|oklch|oklab)\(/i,
      ).map((found) => `raw colour outside src/ui/theme, ${found}`)
    : []

const rawBreakpoints: Convention = (module) =>
  within(module.path, 'src') && !within(module.path, 'src/ui/theme')
    ? matches(module, /\((?:min|max)-width:\s*[\d.]+|\bwidth\s*[<>]=?\s*[\d.]+(?:px|r?em)/).map(
        (found) => `raw breakpoint outside src/ui/theme, ${found}`,
      )
    : []

// Zero, centring, pulling back and optical corrections below one em stay inside the component.
const outerMargins: Convention = (module) =>
  within(module.path, 'src/ui') && !within(module.path, 'src/ui/theme') && module.path.endsWith('.css.ts')
    ? matches(module, /\bmargin\w*:(?!\s*(?:0\b|'(?:0|auto|0 auto)'|['"`](?:-|calc\(-|0?\.\d+em))).+/).map(
        (found) => `a component of the design system leaves the space around it to its parent, ${found}`,
      )
    : []

const ambient: Convention = (module) =>
  within(module.path, 'src/features', 'src/pages', 'src/ui', 'src/lib')
    ? matches(
        module,
        /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\b(?:local|session)Storage\b|(?<![\w.])fetch\(|\bcrypto\.random/,
      ).map((found) => `time, storage, fetch and randomness are passed in, ${found}`)
    : []

/** The engine's own amounts are Magento's; these numbers are no amounts. */
const WITHOUT_CURRENCY = ['src/ui/feedback/Rating.css.ts', 'server/shop/themeProblems.ts']

const amountDecimals: Convention = (module) =>
  within(module.path, 'src', 'server/discovery', 'server/payment', 'server/shop') &&
  !WITHOUT_CURRENCY.includes(module.path)
    ? matches(module, /\.toFixed\(2\)/).map((found) => `the currency decides the decimals: shop/amountText, ${found}`)
    : []

/** A language has several countries, which write amounts, dates and lists differently. */
const localeOfTheStore: Convention = (module) =>
  within(module.path, 'src')
    ? matches(module, /\b(?:Intl\.\w+|format\w*|\w+Format)\([^()]*\bi18n\.locale\b/).map(
        (found) => `Intl takes the store's intlLocale, ${found}`,
      )
    : []

const ONE_EMAIL_INPUT = 'src/ui/fields/EmailInput.tsx'
const ONE_EMAIL_RULE = 'src/lib/email.ts'

const oneEmailField: Convention = (module) =>
  within(module.path, 'src')
    ? [
        ...(module.path === ONE_EMAIL_INPUT ? [] : matches(module, /\b(?:type|inputMode)(?:=|: )["']email["']/)),
        ...(module.path === ONE_EMAIL_RULE ? [] : matches(module, /\bv\.email\(|\[\^[^\]]*@[^\]]*\]\+@/)),
      ].map((found) => `the box for an e-mail is EmailInput, its rule lib/email, ${found}`)
    : []

/** Tests of components run in the provider tree of production; it is put together in one module. */
const oneProviderTree: Convention = (module) =>
  within(module.path, 'tests/component')
    ? matches(module, /<(?:RelayEnvironmentProvider|ShopContext|CartWriterContext)\b/).map(
        (found) => `tests/harness/components/stageApp has the providers, ${found}`,
      )
    : []

const noDefaultExport: Convention = (module) =>
  !/\/shops\/[^/]+\/(?:shop\.config|extensions)\.ts$/.test(module.path) && module.exports.includes('default')
    ? ['default exports are for tools that demand them']
    : []

// The surface for extensions passes on a part of the storefront: that is its purpose.
const noBarrel: Convention = (module) =>
  !within(module.path, 'src/shop-api') && module.exports.length > 0 && module.reexports === module.exports.length
    ? ['a module that only passes others on is a barrel']
    : []

const FORBIDDEN_NAMES = /^(index|utils?|misc|helpers?|common|shared|stuff)$/

const names: Convention = ({ path }) => {
  const [file = '', ...folders] = path.split('/').reverse()
  const stem = file.replace(/(\.(css|page|test|d))?\.tsx?$/, '')
  const faults = [stem, ...folders]
    .filter((name) => FORBIDDEN_NAMES.test(name))
    .map((name) => `the name ${name} says nothing`)
  for (const folder of folders)
    if (!/^[a-z\d]+(-[a-z\d]+)*$/.test(folder)) faults.push(`folder ${folder} is not kebab-case`)
  const style = /\.tsx$|\.css\.ts$|Context\.ts$/.test(path)
    ? /^[A-Za-z][A-Za-z\d]*(\.(client|server))?$/
    : /^[a-z][A-Za-z\d]*$/
  if (!style.test(stem)) faults.push(`file ${stem} is not camelCase`)
  return faults
}

const componentFile: Convention = (module) => {
  if (/^src\/pages\/[\w-]+\/\w+Page\.tsx$/.test(module.path))
    return module.exports.includes('component') ? [] : ['a screen exports its component as `component`']
  const stem = basename(module.path, '.tsx')
  return /^src\/(ui|features|pages|shell)\/.*\/?[A-Z]\w*\.tsx$/.test(module.path) && !module.exports.includes(stem)
    ? [`exports no component named ${stem}`]
    : []
}

const DEFINITION_LINES = 80

const thinDefinitions: Convention = (module) => {
  const lines = module.text.trimEnd().split('\n').length
  return module.path.endsWith('.page.ts') && lines > DEFINITION_LINES
    ? [`${lines} lines; the definition of a page has at most ${DEFINITION_LINES}`]
    : []
}

/** The patterns do not match their own source text. */
const BANNED_WAITS: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [/network(?:idle)/, 'a test waits for what it needs, not for a quiet network'],
  [/waitFor(?:Function)\(\s*async/, 'waitForFunction takes the promise of an async function for its success'],
  [/findAllBy\w+\(.*\)\)\.toHaveLength\([1-9]/, 'findAllBy resolves with the first element: poll for the number'],
  [/__react(?:Props|Fiber)/, 'whether an element is hydrated is asked with the hydration probe'],
]

const bannedWaits: Convention = (module) =>
  BANNED_WAITS.flatMap(([pattern, reason]) => matches(module, pattern).map((found) => `${reason}, ${found}`))

const ownAddresses: Convention = (module) =>
  within(module.path, 'src')
    ? matches(module, /\bto="\."/).map(
        (found) => `a link on a kept page must not follow the address of the page that is shown, ${found}`,
      )
    : []

/** Sides of the screen that are meant as such, each with its reason. */
const PHYSICAL_SIDES: Readonly<Record<string, string>> = {
  'src/ui/theme/contract.css.ts': 'gives the notch at either side of the screen its logical name',
}

const SIDES = [
  // Names of properties and their values, `marginLeft` as well as `'left'`.
  /\b\w*(?:Left|Right)\w*:|\b(?:left|right):|(?<=['"`(\s-])(?:left|right)\b/,
  // Movements along the lines: their sign depends on the direction.
  /\b(?:translateX|translate3d|translate|skewX?)\((?!.*inlineSign)|\btranslate: (?!['"`]0 )(?!.*inlineSign).+/,
  // Angles and positions that are not the same in a mirror. A half turn and a whole one are.
  /\b(?:linear-gradient\(\s*-?\d|(?:object|background)Position: ['"`](?!50%|center))(?!.*inlineSign).*/,
  /\btransformOrigin: (?!.*inlineSign)(?!['"`](?:center|top|bottom|50%)).+/,
]

/** `'1px 2px 3px 4px'`, or the start of such a text, where the second side differs from the fourth. */
const FOUR_SIDES =
  /\b(?:padding|margin|inset|borderWidth|borderRadius|scrollPadding): ['"`](\S+) (\S+) (\S+) (\S+)['"`]/

const logicalSides: Convention = (module) =>
  module.path.endsWith('.css.ts') && !Object.hasOwn(PHYSICAL_SIDES, module.path)
    ? [...SIDES.flatMap((pattern) => matches(module, pattern)), ...matches(module, FOUR_SIDES)].map(
        (found) => `styles name the sides of the lines, start and end, not of the screen, ${found}`,
      )
    : []

/** Keys and scroll positions name sides of the screen, so their meaning depends on the direction. */
const sidewaysInput: Convention = (module) =>
  within(module.path, 'src') && module.path !== 'src/ui/readingDirection.ts' && !module.text.includes('isRightToLeft(')
    ? matches(module, /['"]?Arrow(?:Left|Right)['"]|\bscrollLeft\b|\bscroll(?:By|To)\(\{ left|\bclientX\b/).map(
        (found) => `what is to the left or right depends on the direction (ui/readingDirection), ${found}`,
      )
    : []

/** Names of icons that point along the lines, or draw them. */
const SIDEWAYS_NAME =
  /left|right|forward|backward|reply|undo|redo|log-?(?:in|out)|trending|list|text|send|corner|external/

const sidewaysIcons: Convention = (module) =>
  [...module.text.matchAll(/'lucide-react\/icons\/([\w-]+)'/g)].flatMap(([, name = '']) =>
    within(module.path, 'src') && SIDEWAYS_NAME.test(name) && !(SIDEWAYS_ICONS as readonly string[]).includes(name)
      ? [`the icon ${name} is not mirrored from right to left (ui/theme/sidewaysIcons)`]
      : [],
  )

const CONVENTIONS: readonly Convention[] = [
  graphqlOwnership,
  maskedData,
  rawColours,
  rawBreakpoints,
  outerMargins,
  ambient,
  amountDecimals,
  localeOfTheStore,
  oneEmailField,
  oneProviderTree,
  noDefaultExport,
  noBarrel,
  names,
  componentFile,
  thinDefinitions,
  bannedWaits,
  ownAddresses,
  logicalSides,
  sidewaysInput,
  sidewaysIcons,
]

/** Every breach of the house rules that the text of a module shows, one readable line each. */
export function conventionFaults(modules: readonly SourceModule[]): readonly string[] {
  return modules.flatMap((module) =>
    CONVENTIONS.flatMap((convention) => convention(module)).map((fault) => `${module.path}: ${fault}`),
  )
}
