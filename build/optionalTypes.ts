import type { OptionalPart } from '../server/gateway/optionalParts.ts'

const LINE_LENGTH = 120

/**
 * The source of src/platform/optionalParts.ts: the possible arguments of `hasField`, so that the compiler checks them.
 */
export function optionalTypes(parts: readonly OptionalPart[]): string {
  const members = new Map<string, string[]>()
  for (const { type, name } of parts) members.set(type, [...(members.get(type) ?? []), name.slice(type.length + 1)])
  const lines = [...members].map(([type, names]) => {
    const line = `  readonly ${type}: ${names.map((name) => `'${name}'`).join(' | ')}`
    // In the formatter's style.
    return line.length <= LINE_LENGTH
      ? `${line}\n`
      : `  readonly ${type}:\n${names.map((name) => `    | '${name}'\n`).join('')}`
  })
  return (
    '// Written by `npm run optional-parts` from schema.graphql and persisted_queries.json.\n\n' +
    '/**\n' +
    ' * The `@optional` parts of `schema.graphql` that the storefront uses: fields, input fields and enum values by their\n' +
    ' * type, arguments as `field(argument)`.\n' +
    ' */\n' +
    `export type OptionalParts = {\n${lines.join('')}}\n`
  )
}
