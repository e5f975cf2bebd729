import * as v from 'valibot'

/** A text of a form, and the words that tell the form. */
export const matching = (form: RegExp, words: string) => v.pipe(v.string(words), v.regex(form, words))

/** The settings if all have their accepted form; otherwise one line for each wrong one. */
export type Checked<TOutput> =
  | { readonly output: TOutput; readonly problems: null }
  | { readonly output: null; readonly problems: readonly string[] }

/** Compares a definition with the forms of its settings. A line has the path, the accepted form and the value. */
export function checked<TSchema extends v.GenericSchema>(
  schema: TSchema,
  definition: unknown,
): Checked<v.InferOutput<TSchema>> {
  // Valibot's own words are left out, because they name types instead of accepted forms.
  const result = v.safeParse(schema, definition, { message: () => '' })
  return result.success
    ? { output: result.output, problems: null }
    : { output: null, problems: [...new Set(result.issues.map((issue) => lineOf(issue, schema)))] }
}

function lineOf(issue: v.BaseIssue<unknown>, schema: v.GenericSchema): string {
  const path = v.getDotPath(issue)
  if (issue.type === 'strict_object' && issue.expected === 'never') return `${path}: is no setting of a shop`
  const form = issue.message || formOf(schemaAt(schema, issue.path ?? []))
  if (issue.input === undefined) return `${path}: is missing, and must be ${form}`
  return `${path}: must be ${form}${isShown(issue.input) ? `, not ${JSON.stringify(issue.input)}` : ''}`
}

/** Lists and objects are too long for a line: their own words name the wrong part. */
const isShown = (value: unknown): boolean => value === null || typeof value !== 'object'

/** A property of one of Valibot's schemas, whose types differ by kind. */
const partOf = (schema: unknown, name: string): unknown =>
  typeof schema === 'object' && schema !== null && name in schema ? Reflect.get(schema, name) : undefined

const isNullable = (schema: unknown): boolean =>
  schema !== undefined && (partOf(schema, 'type') === 'nullable' || isNullable(partOf(schema, 'wrapped')))

const unwrapped = (schema: unknown): unknown => {
  const inner = partOf(schema, 'wrapped')
  return inner === undefined ? schema : unwrapped(inner)
}

/** The schema of the setting at a path; undefined inside of alternatives. */
const schemaAt = (schema: unknown, path: readonly v.IssuePathItem[]): unknown =>
  path.reduce<unknown>((outer, { key }) => {
    const group = unwrapped(outer)
    const entries = partOf(group, 'entries')
    if (entries !== undefined) return partOf(entries, String(key))
    return partOf(group, 'value') ?? partOf(group, 'item') ?? partOf(group, 'rest')
  }, schema)

/** The accepted form in words: those of the schema, or the names of the settings that it needs. */
function formOf(schema: unknown): string {
  const own = unwrapped(schema)
  const words = partOf(own, 'message')
  const orNull = isNullable(schema) ? ', or null' : ''
  if (typeof words === 'string' && words !== '') return words
  const entries = partOf(own, 'entries')
  if (typeof entries !== 'object' || entries === null) return `${partOf(own, 'item') ? 'a list' : 'an object'}${orNull}`
  const names = Object.keys(entries)
  const needed = names.filter((name) => partOf(partOf(entries, name), 'type') !== 'exact_optional')
  return needed.length > 0
    ? `an object with ${needed.join(', ')}${orNull}`
    : `an object with any of ${names.join(', ')}${orNull}`
}
