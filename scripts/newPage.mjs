// `npm run new:page -- gift-ideas`: writes a page from a template and adds it to the list of pages.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { projectFolder } from './projectFolder.mjs'

const LIST = 'src/routes/pages.ts'

/** Writes the page `name` (kebab-case) into the project at `root`; throws when there is one. */
export function writePage(root, name) {
  if (!/^[a-z][a-z\d]*(-[a-z\d]+)*$/.test(name ?? ''))
    throw new Error('Name the page in lower case with hyphens, e.g. `npm run new:page -- gift-ideas`.')
  const folder = join(root, 'src/pages', name)
  if (existsSync(folder)) throw new Error(`src/pages/${name} exists.`)
  const camel = name.replace(/-([a-z\d])/g, (_, letter) => letter.toUpperCase())
  const screen = `${camel[0].toUpperCase()}${camel.slice(1)}Page`
  const list = readFileSync(join(root, LIST), 'utf8')
  mkdirSync(folder)
  writeFileSync(join(folder, `${camel}.page.ts`), definition({ name, camel, screen }))
  writeFileSync(join(folder, `${screen}.tsx`), component({ name, screen }))
  const added = list
    .replace('\nimport type', `\nimport { ${camel}Page } from '#src/pages/${name}/${camel}.page.ts'\nimport type`)
    .replace(/(export const pathPages = \[\n)/, `$1  ${camel}Page,\n`)
  writeFileSync(join(root, LIST), added)
  return [`src/pages/${name}/${camel}.page.ts`, `src/pages/${name}/${screen}.tsx`, LIST]
}

const definition = ({ name, camel, screen }) => `import { definePage } from '#src/routing/definePage.ts'
import { staticView } from '#src/routing/pageQueries.ts'

export const ${camel}Page = definePage({
  name: '${camel}',
  path: '/${name}',
  screen: () => import('./${screen}.tsx'),
  load: (_args, page) => staticView(page, {}),
})
`

const component = ({ name, screen }) => `import { PageHead } from '#src/features/seo/PageHead.tsx'
import { Container } from '#src/ui/layout/Container.tsx'
import { Heading } from '#src/ui/layout/Heading.tsx'

export { ${screen} as component }

function ${screen}() {
  const title = '${name}'
  return (
    <Container>
      <PageHead title={title} />
      <Heading level={1}>{title}</Heading>
    </Container>
  )
}
`

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    process.stdout.write(`${writePage(projectFolder, process.argv[2]).join('\n')}\n`)
  } catch (error) {
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}
