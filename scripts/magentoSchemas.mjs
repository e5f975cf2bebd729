// `node scripts/magentoSchemas.mjs <introspection.json>…` under the pinned Node: writes the types of schema.graphql, as
// real Magentos have them, into tests/contract/data, one file for each answer to GraphQL's introspection query. A file
// is named after the answer's: `open-source-2.4.7.json` becomes `open-source-2.4.7.sdl`.
import { readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { buildClientSchema, buildSchema, getNamedType, isInputType, lexicographicSortSchema, printType } from 'graphql'
import { projectFolder } from './projectFolder.mjs'

const ownTypes = buildSchema(readFileSync(join(projectFolder, 'schema.graphql'), 'utf8')).getTypeMap()

for (const path of process.argv.slice(2)) {
  const schema = lexicographicSortSchema(buildClientSchema(JSON.parse(readFileSync(path, 'utf8')).data))
  const kept = new Set(Object.keys(ownTypes).filter((name) => schema.getType(name)))
  // The input types of arguments are kept as well, whatever their name, because an operation must be able to use them.
  const keepInput = (type) => {
    const named = getNamedType(type)
    if (!isInputType(named) || kept.has(named.name)) return
    kept.add(named.name)
    if ('getFields' in named) for (const field of Object.values(named.getFields())) keepInput(field.type)
  }
  const isKept = (type) => kept.has(getNamedType(type).name)
  for (const name of [...kept]) {
    const type = schema.getType(name)
    if (!('getFields' in type)) continue
    for (const field of Object.values(type.getFields())) {
      if (isInputType(type)) keepInput(field.type)
      else if (isKept(field.type)) for (const argument of field.args) keepInput(argument.type)
    }
  }
  const printed = [...kept].toSorted().flatMap((name) => {
    const type = schema.getType(name)
    if (name.startsWith('__') || ['Boolean', 'Float', 'ID', 'Int', 'String'].includes(name)) return []
    if ('getFields' in type && !isInputType(type)) {
      const fields = type.getFields()
      for (const field of Object.values(fields)) if (!isKept(field.type)) delete fields[field.name]
      type.getInterfaces().splice(0, Infinity, ...type.getInterfaces().filter(({ name: each }) => kept.has(each)))
    }
    if ('getTypes' in type)
      type.getTypes().splice(0, Infinity, ...type.getTypes().filter(({ name: each }) => kept.has(each)))
    return [printType(type)]
  })
  const target = join(projectFolder, 'tests/contract/data', `${basename(path, '.json')}.sdl`)
  writeFileSync(target, `${printed.join('\n\n').replaceAll(/ @deprecated(\([^)]*\))?/g, '')}\n`)
  process.stdout.write(`${target}: ${printed.length} types\n`)
}
