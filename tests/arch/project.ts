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
  [...document.matchAll(/`((?:src|server|tests|build|scripts|shops|docs|locales)\/[\w./-]+)`/g)].map(
    ([, path = '']) => path,
  )

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
