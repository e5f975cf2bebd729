// `npm run optional-parts`: writes the optional parts of schema.graphql as a type, so that the compiler checks
// `hasField`.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { wantedOf } from '#server/gateway/optionalParts.ts'
import { readOperations } from '#server/gateway/operations/readPersistedQueries.ts'
import { createSentText } from '#server/gateway/sentText.ts'
import { optionalTypes } from '../build/optionalTypes.ts'
import { projectFolder } from './projectFolder.mjs'

const file = (path) => join(projectFolder, path)
const schemaText = readFileSync(file('schema.graphql'), 'utf8')
const operations = readOperations(file('persisted_queries.json'), createSentText(schemaText))
const { parts } = wantedOf(schemaText, operations)
writeFileSync(file('src/platform/optionalParts.ts'), optionalTypes(parts))
process.stdout.write(`src/platform/optionalParts.ts: ${parts.length} parts\n`)
