/** Dependencies that a later install could resolve differently. */
export function inexactVersions(manifest: string): readonly string[] {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(manifest) as Record<
    string,
    Readonly<Record<string, string>> | undefined
  >
  return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name, version]) => `${name}: ${version}`)
}

/** Addresses of the registry that happened to serve an install; another machine may use another one. */
export function registryAddresses(lockfile: string): readonly string[] {
  return lockfile.split('\n').filter((line) => /"resolved":\s*"https?:/.test(line))
}

// Put together here, or this file would be a finding itself.
const PRIVATE_WORDS = new RegExp(
  [String.raw`(^|[^a-zA-Z.\w])/(${['work', 'farm'].join('|')})/`, `sub${'agent'}`, `\\bC${'EO'}\\b`].join('|'),
)

/** Lines that name a folder of one machine or a word that means nothing to a reader of the project. */
export function privateWords(path: string, text: string): readonly string[] {
  return text
    .split('\n')
    .flatMap((line, index) => (PRIVATE_WORDS.test(line) ? [`${path}:${index + 1}: ${line.trim().slice(0, 120)}`] : []))
}

/** The paths that a document names in backquotes. Globs and placeholders are no paths. */
export const namedPaths = (document: string): readonly string[] =>
  [...document.matchAll(/`((?:src|server|tests|build|scripts|shops|docs|locales|deploy)\/[\w./-]+)`/g)].map(
    ([, path = '']) => path,
  )

/** The source files that a document names by their name, or by the end of their path: `defineShop.ts`, `relay/createNetwork.ts`. */
export const namedFiles = (document: string): readonly string[] =>
  [...inBackquotes(document).matchAll(/`((?:[\w-]+\/)*[\w-]+(?:\.[\w-]+)*\.(?:tsx?|mjs|ya?ml))`/g)].map(
    ([, file = '']) => file,
  )

/** The scripts of package.json that a document runs. */
export const namedScripts = (document: string): readonly string[] =>
  [...document.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g)].map(([, script, short]) => script ?? short ?? '')

/** The test projects that a document runs. */
export const namedProjects = (document: string): readonly string[] =>
  [...document.matchAll(/--project ([\w.-]+)/g)].map(([, project = '']) => project)

/**
 * The names of the code that a document has in backquotes: those with the shape of a variable, a component or a
 * constant. Single words in lower case may be anything.
 */
export const namedInCode = (document: string): readonly string[] =>
  [...inBackquotes(document).matchAll(/`([^`\n]+)`/g)].flatMap(([, text = '']) => text.match(CODE_NAME) ?? [])

const CODE_NAME = /\b(?:[a-z]+(?:[A-Z][a-z\d]*)+|(?:[A-Z][a-z\d]+){2,}|[A-Z]+(?:_[A-Z\d]+)+)\b/g

/** Without examples of code. */
const inBackquotes = (document: string) => document.replaceAll(/^```[^]*?^```$/gm, '')

/** Messages of a catalogue (`.po`) that have no translation; obsolete ones do not count. */
export function untranslated(catalogue: string): readonly string[] {
  return catalogue
    .split(/\n{2,}/)
    .map((entry) => entry.split('\n').filter((line) => !line.startsWith('#')))
    .flatMap((lines) => {
      const text = lines.join('\n')
      const id = /^msgid ((?:"(?:[^"\\]|\\.)*"\n?)+)/m.exec(text)?.[1]
      const translation = /^msgstr ((?:"(?:[^"\\]|\\.)*"\n?)+)/m.exec(text)?.[1]
      if (id === undefined || joined(id) === '') return []
      return translation === undefined || joined(translation) === '' ? [joined(id)] : []
    })
}

const joined = (quoted: string) =>
  quoted
    .split('\n')
    .map((part) => part.replace(/^"|"$/g, ''))
    .join('')
