/**
 * Paths that have words of their own in a language, by the locale of a store: a route has one path, `/accessibility`, and
 * an Italian store shows it at `/accessibilita`. A language that is left out has the path of the route.
 */
const LOCAL_PATHS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  it: { '/accessibility': '/accessibilita' },
  de: { '/accessibility': '/barrierefreiheit' },
  fr: { '/accessibility': '/accessibilite' },
  es: { '/accessibility': '/accesibilidad' },
}

/** The path of a route in the words of a language. */
export const localPathOf = (locale: string, path: string): string => LOCAL_PATHS[locale]?.[path] ?? path

/** Inverse of {@link localPathOf}; as with every route, case does not matter, and the path may end with a slash. */
export function routePathOf(locale: string, path: string): string {
  const given = path.toLowerCase()
  return (
    Object.entries(LOCAL_PATHS[locale] ?? {}).find(([, local]) => given === local || given === `${local}/`)?.[0] ?? path
  )
}
