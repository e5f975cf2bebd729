import { STOREFRONT_LOCALES } from '#src/platform/locales.ts'
import { EXTENSION_API_VERSION, SLOT_NAMES } from '#src/shop/defineExtensions.ts'
import type { Extensions } from '#src/shop/defineExtensions.ts'
import { HOST_WORDS } from './hostWords.ts'

type OwnPage = { readonly name: string; readonly path?: string }

const SEGMENT = /^(?:[a-z0-9-]+|\$[A-Za-z]\w*)$/

/** One line for each mistake in the extensions of a shop; empty if there is none. */
export function extensionProblems(extensions: Extensions, ownPages: readonly OwnPage[]): readonly string[] {
  if (extensions.apiVersion !== EXTENSION_API_VERSION)
    return [
      `extensions.ts: apiVersion: must be ${EXTENSION_API_VERSION}. docs/extending.md lists the changes since ${String(extensions.apiVersion)}`,
    ]
  return [
    ...slotProblems(extensions.slots ?? {}),
    ...pageProblems(extensions.pages ?? [], ownPages),
    ...vendorProblems(extensions.vendors ?? []),
  ].map((problem) => `extensions.ts: ${problem}`)
}

function slotProblems(slots: Readonly<Record<string, readonly { readonly name: string }[] | undefined>>) {
  const unknown = Object.keys(slots).filter((name) => !(SLOT_NAMES as readonly string[]).includes(name))
  return [
    ...unknown.map((name) => `slots.${name}: there is no such slot. The slots are ${SLOT_NAMES.join(', ')}`),
    ...repeated(Object.values(slots).flatMap((blocks) => blocks?.map(({ name }) => name) ?? [])).map(
      (name) => `slots: two blocks are called ${name}`,
    ),
  ]
}

function pageProblems(added: NonNullable<Extensions['pages']>, ownPages: readonly OwnPage[]): readonly string[] {
  return added.flatMap(({ name, path }, at) => {
    const earlier = [...ownPages, ...added.slice(0, at)]
    const segments = segmentsOf(path)
    const [first = ''] = segments
    const hiding = earlier.find((page) => page.path !== undefined && answerSameAddress(segments, segmentsOf(page.path)))
    const problems = [
      (!path.startsWith('/') || segments.length === 0 || !segments.every((segment) => SEGMENT.test(segment))) &&
        `the path must be words in small letters and parameters, e.g. /workshops/$city`,
      first.startsWith('$') && 'the path must begin with a word, or it would hide products and categories',
      HOST_WORDS.includes(first) && `the host itself answers /${first}`,
      STOREFRONT_LOCALES.some(({ basePath }) => basePath === `/${first}`) && `/${first} is a store`,
      hiding && `${hiding.path} is the page ${hiding.name}`,
      earlier.some((page) => page.name === name) && 'there is a page of this name',
    ]
    const problem = problems.find(Boolean)
    return problem ? [`page ${name}, ${path}: ${problem}`] : []
  })
}

function vendorProblems(vendors: NonNullable<Extensions['vendors']>): readonly string[] {
  const isOrigin = (source: string) => URL.canParse(source) && new URL(source).origin === source
  return [
    ...repeated(vendors.map(({ id }) => id)).map((id) => `vendors: two vendors have the id ${id}`),
    ...vendors.flatMap(({ id, purposes, sources }) => [
      ...(purposes.length === 0 ? [`vendor ${id}: must have a purpose that the shopper may grant`] : []),
      ...Object.entries(sources).flatMap(([kind, origins]) =>
        (origins ?? [])
          .filter((origin) => !isOrigin(origin))
          .map((origin) => `vendor ${id}, sources.${kind}: ${origin} must be an origin, e.g. https://scripts.example`),
      ),
    ]),
  ]
}

const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '')

const answerSameAddress = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length &&
  one.every((segment, at) => segment.startsWith('$') || other[at]?.startsWith('$') || segment === other[at])

const repeated = (names: readonly string[]) => [...new Set(names.filter((name, at) => names.indexOf(name) !== at))]
