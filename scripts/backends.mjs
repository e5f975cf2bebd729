// `npm run backends -- <folder>`: writes server/commerce/engine/backends.json, which says what of schema.graphql each
// Magento lacks. The folder holds introspection answers: open-source-2.4.7.json, open-source-2.4.8.json, commerce-2.4.9.json.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildClientSchema, buildSchema } from 'graphql'
import { backendFacts } from '#server/commerce/engine/backendFacts.ts'
import { projectFolder } from './projectFolder.mjs'

const [folder] = process.argv.slice(2)
const schemaText = readFileSync(join(projectFolder, 'schema.graphql'), 'utf8')
if (folder === undefined) {
  process.stderr.write('Name the folder with the introspection answers, e.g. npm run backends -- ../introspections\n')
  process.exitCode = 1
} else {
  const introspected = (name) => buildClientSchema(JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')).data)
  const facts = backendFacts(buildSchema(schemaText), {
    openSource: { '2.4.7': introspected('open-source-2.4.7'), '2.4.8': introspected('open-source-2.4.8') },
    newestCommerce: introspected('commerce-2.4.9'),
  })
  writeFileSync(join(projectFolder, 'server/commerce/engine/backends.json'), `${JSON.stringify(facts, null, 2)}\n`)
  for (const [name, { lacks }] of Object.entries(facts.backends))
    process.stdout.write(`${name}: lacks ${lacks.length}\n`)
}
