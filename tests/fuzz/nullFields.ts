// `npm run fuzz:null [-- path …] [--sample n]`: the built shop runs in front of a backend that leaves out one optional
// field at a time: null as for a field without a value, and null beside an error as for one that the backend could not
// read. Every document must be a whole page of the shop; an error must not lead to “not found”, because search engines
// would drop the page. `--sample` tries that many, chosen by chance; a problem names its page and its field.
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { buildSchema, parse } from 'graphql'
import { keyFieldsOf } from '#src/relay/identity.ts'
import { isNullable, visitAnswer } from '#tests/harness/answerFields.ts'
import { startCountedBackend } from '#tests/harness/servers/countedBackend.ts'
import { startShopServer } from '#tests/harness/servers/shopServer.ts'

const PATHS = [
  '/',
  '/cucina.html',
  '/search?q=vaso',
  '/teiera-pausa.html',
  '/corso-di-tornio.html',
  '/ricettario-della-tavola.html',
  '/chi-siamo',
]
const { values, positionals } = parseArgs({ allowPositionals: true, options: { sample: { type: 'string' } } })
const paths = positionals.length > 0 ? positionals : PATHS
const sample = values.sample === undefined ? Infinity : Number(values.sample)

const schema = buildSchema(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'))

/** The field that is left out, and the names of the optional fields that answers had. */
let cleared: string | null = null
let isError = false
const found = new Set<string>()

type Body = { readonly data?: unknown; readonly errors?: readonly unknown[] }

function spoil(text: string, { data, errors = [] }: Body): Body {
  const all = [...errors]
  visitAnswer(schema, parse(text), data, (place) => {
    const { name, path, replace } = place
    if (!isNullable(place)) return
    const [type = '', field = ''] = name.split('.')
    // Records are not identifiable without their keys, which Magento never leaves out.
    if (keyFieldsOf(type)?.includes(field)) return
    found.add(name)
    if (name !== cleared) return
    replace(null)
    if (isError) all.push({ message: 'Internal server error', path })
  })
  return { data, ...(all.length > 0 && { errors: all }) }
}

async function textOf(request: Request): Promise<string | null> {
  if (request.method === 'GET') return new URL(request.url).searchParams.get('query')
  return ((await request.clone().json()) as { query?: string }).query ?? null
}

const engine = await startShopServer({ REQUEST_LIMITS: 'off' })
const backend = await startCountedBackend(async (request) => {
  const text = await textOf(request)
  const { search } = new URL(request.url)
  const headers = new Headers(request.headers)
  for (const name of ['host', 'connection', 'content-length', 'accept-encoding']) headers.delete(name)
  const body = request.method === 'POST' ? await request.text() : null
  const answer = await fetch(`${engine.url}/api/graphql${search}`, { method: request.method, headers, body })
  const { status } = answer
  const answered = (await answer.json()) as Body
  return Response.json(text === null ? answered : spoil(text, answered), { status })
})
const shop = await startShopServer({
  COMMERCE_GRAPHQL_URL: backend.graphqlUrl,
  COMMERCE_MEDIA_URL: `${engine.url}/media/`,
  // Neither pages nor answers are kept.
  PAGE_CACHE_MB: '0',
  LOG_LEVEL: 'silent',
})

/** A page without its answers asks for fewer. */
const FEWEST_FIELDS = 20

let visits = 0
async function open(path: string) {
  visits += 1
  const address = new URL(path, shop.url)
  address.searchParams.set('visit', String(visits))
  const before = shop.output().length
  const answer = await fetch(address, { redirect: 'manual', headers: { accept: 'text/html' } })
  const html = await answer.text()
  const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replaceAll(/<[^>]+>/g, '') ?? ''
  // React's mark of a part that failed on the server.
  const isWhole = heading !== '' && html.includes('</footer>') && !html.includes('<!--$!-->')
  return { status: answer.status, heading, isWhole, thrown: shop.output().slice(before).slice(0, 300) }
}

const problems: string[] = []
try {
  const notFound = (await open('/no-such-page')).heading
  const tries: { readonly path: string; readonly name: string; readonly withError: boolean }[] = []
  for (const path of paths) {
    found.clear()
    const usual = await open(path)
    if (usual.status !== 200 || !usual.isWhole) problems.push(`${path} is not whole with all fields`)
    if (found.size < FEWEST_FIELDS) problems.push(`${path} asked for ${found.size} optional fields only`)
    for (const name of found) for (const withError of [false, true]) tries.push({ path, name, withError })
  }
  while (tries.length > sample) tries.splice(Math.floor(Math.random() * tries.length), 1)
  for (const { path, name, withError } of tries) {
    cleared = name
    isError = withError
    const { status, heading, isWhole, thrown } = await open(path)
    const isDenied = withError && (status === 404 || heading === notFound)
    if (!isWhole || isDenied)
      problems.push(
        `${path} without ${name}${withError ? ' and with an error' : ''}: ${status}, “${heading}” ${thrown}`,
      )
  }
} finally {
  await shop.dispose()
  await backend.close()
  await engine.dispose()
}
for (const problem of problems) process.stdout.write(`${problem}\n`)
process.stdout.write(problems.length === 0 ? `${visits} documents are whole\n` : `${problems.length} problems\n`)
process.exitCode = problems.length === 0 ? 0 : 1
