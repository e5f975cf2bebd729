// `npm run dependencies [-- --offline]`: every package that production needs, with its version, its licence and the
// packages that need it; then the known vulnerabilities, if the registry answers. A missing licence, or one of a kind
// that licences.ts does not allow, fails the run.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { licenceProblems, type Lock, productionDependencies } from './licences.ts'

const root = new URL('../../', import.meta.url)
const lock = JSON.parse(readFileSync(new URL('package-lock.json', root), 'utf8')) as Lock
const dependencies = productionDependencies(lock)
const MOST_NAMED = 3

process.stdout.write('| Package | Version | Licence | Used by |\n| --- | --- | --- | --- |\n')
for (const { name, version, licence, usedBy } of dependencies) {
  const more = usedBy.length > MOST_NAMED ? ` and ${usedBy.length - MOST_NAMED} more` : ''
  process.stdout.write(`| ${name} | ${version} | ${licence} | ${usedBy.slice(0, MOST_NAMED).join(', ')}${more} |\n`)
}
const counts = [...Map.groupBy(dependencies, ({ licence }) => licence)]
  .map(([licence, all]) => `${all.length} × ${licence || 'none'}`)
  .join(', ')
process.stdout.write(`\n${dependencies.length} packages: ${counts}\n`)
const problems = licenceProblems(dependencies)
for (const problem of problems) process.stdout.write(`NOT ALLOWED  ${problem}\n`)
if (problems.length > 0) process.exitCode = 1
process.stdout.write(process.argv.includes('--offline') ? '' : `${vulnerabilities()}\n`)

type Audit = { readonly metadata?: { readonly vulnerabilities?: Readonly<Record<string, number>> } }

function vulnerabilities(): string {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { cwd: root, encoding: 'utf8' })
  const counted = auditOf(stdout)?.metadata?.vulnerabilities
  if (!counted) return 'Known vulnerabilities: not checked, because the registry cannot be reached or offers no audit.'
  const found = Object.entries(counted).filter(([severity, count]) => severity !== 'total' && count > 0)
  return `Known vulnerabilities: ${found.map(([severity, count]) => `${count} ${severity}`).join(', ') || 'none'}`
}

function auditOf(text: string | null): Audit | null {
  try {
    return JSON.parse(text ?? '') as Audit
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
