// `npm run backends`: writes server/commerce/engine/profile/backends.json, the parts of schema.graphql that each Magento lacks,
// from the recordings of scripts/magentoSchemas.mjs. Run it after every change of schema.graphql.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema } from 'graphql'
import { backendFacts } from '#server/commerce/engine/profile/backendFacts.ts'
import { projectFolder } from './projectFolder.mjs'

const read = (path) => readFileSync(join(projectFolder, path), 'utf8')
const recorded = (name) => buildSchema(read(`tests/contract/data/${name}.sdl`))

const facts = backendFacts(buildSchema(read('schema.graphql')), {
  openSource: { '2.4.7': recorded('open-source-2.4.7'), '2.4.8': recorded('open-source-2.4.8') },
  newestCommerce: recorded('commerce-2.4.9'),
})
writeFileSync(
  join(projectFolder, 'server/commerce/engine/profile/backends.json'),
  `${JSON.stringify(facts, null, 2)}\n`,
)
for (const [name, { lacks }] of Object.entries(facts.backends)) process.stdout.write(`${name}: lacks ${lacks.length}\n`)
