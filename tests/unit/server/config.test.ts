import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { parseConfig } from '#server/config.ts'

function configOf(environment: Record<string, string>) {
  const parsed = parseConfig(environment)
  if (!parsed.ok) throw new Error(parsed.problems.join('\n'))
  return parsed.config
}

function problemsOf(environment: Record<string, string>) {
  const parsed = parseConfig(environment)
  return parsed.ok ? [] : parsed.problems
}

test('needs no variable at all', () => {
  expect(configOf({})).toEqual({
    mode: 'production',
    host: 'localhost',
    port: 3000,
    publicOrigin: 'http://localhost:3000',
    dataDirectory: resolve('data'),
    commerce: { kind: 'embedded', profile: '2.4.8' },
    logLevel: 'warn',
  })
})

test('takes an empty variable for one that is not set', () => {
  expect(configOf({ PORT: '', COMMERCE_GRAPHQL_URL: '', NODE_ENV: '' })).toEqual(configOf({}))
})

test('lets the public origin follow the port unless it is set', () => {
  expect(configOf({ PORT: '8080' }).publicOrigin).toBe('http://localhost:8080')
  expect(configOf({ PORT: '8080', PUBLIC_URL: 'https://shop.example/' }).publicOrigin).toBe('https://shop.example')
})

test('finds the pictures beside the commerce endpoint unless told otherwise', () => {
  const graphql = { COMMERCE_GRAPHQL_URL: 'https://magento.example/eu/graphql' }
  expect(configOf(graphql).commerce).toEqual({
    kind: 'upstream',
    graphqlUrl: 'https://magento.example/eu/graphql',
    mediaUrl: 'https://magento.example/media/',
  })
  expect(configOf({ ...graphql, COMMERCE_MEDIA_URL: 'https://cdn.example/pub/media' }).commerce).toMatchObject({
    mediaUrl: 'https://cdn.example/pub/media/',
  })
})

test('names every wrong variable with the accepted form, one line each, without its value', () => {
  const problems = problemsOf({
    PORT: 'eighty',
    HOST: 'http://localhost',
    COMMERCE_GRAPHQL_URL: 'https://user:secret@magento.example/graphql',
    COMMERCE_PROFILE: '2.3',
    PUBLIC_URL: 'https://shop.example/path',
    LOG_LEVEL: 'loud',
    NODE_ENV: 'staging',
  })
  expect(problems).toEqual([
    'PORT: must be a whole number from 1 to 65535',
    'HOST: must be a host name or an IP address, without scheme and port',
    'COMMERCE_GRAPHQL_URL: must be an absolute http:// or https:// address without user name, password, query and fragment',
    'COMMERCE_PROFILE: must be one of 2.4.8, 2.4.7',
    'PUBLIC_URL: must be an http:// or https:// origin without path, e.g. https://shop.example',
    'LOG_LEVEL: must be one of fatal, error, warn, info, debug, silent',
    'NODE_ENV: must be one of production, development, test',
  ])
  expect(problems.join()).not.toContain('secret')
})

test.each(['0', '65536', '-1', '3000.5', ' 3000'])('refuses port %j', (PORT) => {
  expect(problemsOf({ PORT })).toHaveLength(1)
})

test.each(['magento.example/graphql', '/graphql', 'ftp://magento.example', 'https://magento.example/graphql?x=1'])(
  'refuses commerce address %j',
  (COMMERCE_GRAPHQL_URL) => {
    expect(problemsOf({ COMMERCE_GRAPHQL_URL })).toHaveLength(1)
  },
)
