// Runs a checker of schema.graphql on its stock part: no published version has the parts of other vendors' modules.
// The checker's path is the argument.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse, print, visit } from 'graphql'
import { projectFolder } from '../../scripts/projectFolder.mjs'

/** The schema without the parts that `@thirdParty` marks. */
function stockSchema(text) {
  const drop = (node) => (node.directives?.some(({ name }) => name.value === 'thirdParty') ? null : undefined)
  return print(
    visit(parse(text), {
      ObjectTypeDefinition: drop,
      InputObjectTypeDefinition: drop,
      EnumTypeDefinition: drop,
      FieldDefinition: drop,
      InputValueDefinition: drop,
    }),
  )
}

const [checker] = process.argv.slice(2)
const folder = mkdtempSync(join(tmpdir(), 'schema-'))
try {
  const stock = join(folder, 'schema.graphql')
  writeFileSync(stock, stockSchema(readFileSync(join(projectFolder, 'schema.graphql'), 'utf8')))
  process.exitCode = spawnSync(process.execPath, [checker, stock], { stdio: 'inherit' }).status ?? 1
} finally {
  rmSync(folder, { recursive: true })
}
