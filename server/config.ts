import { resolve } from 'node:path'
import * as v from 'valibot'
import type { StatusProfile } from '#server/commerce/engine/context.ts'

/** Where the shop's data comes from. */
type CommerceSource =
  | { readonly kind: 'embedded'; readonly profile: StatusProfile }
  | {
      readonly kind: 'upstream'
      /** Endpoint of Magento or Adobe Commerce, e.g. `https://magento.example/graphql`. */
      readonly graphqlUrl: string
      /** Folder of the original pictures, with a trailing slash. */
      readonly mediaUrl: string
    }

/** What the process was told by its environment; nothing else of the host reads `process.env`. */
export type Config = {
  readonly mode: 'production' | 'development' | 'test'
  /** Name or address to listen on. `localhost` listens on every loopback address of the machine, IPv4 and IPv6. */
  readonly host: string
  readonly port: number
  /** Origin that shoppers see, without a trailing slash; canonical links and media addresses start with it. */
  readonly publicOrigin: string
  /** Absolute path of the folder that holds the database and the rendered pictures. */
  readonly dataDirectory: string
  readonly commerce: CommerceSource
  readonly logLevel: LogLevel
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

const MODES = ['production', 'development', 'test'] as const
const PROFILES = ['2.4.8', '2.4.7'] as const satisfies readonly StatusProfile[]

const PORT_FORM = 'a whole number from 1 to 65535'
const HOST_FORM = 'a host name or an IP address, without scheme and port'
const URL_FORM = 'an absolute http:// or https:// address without user name, password, query and fragment'
const ORIGIN_FORM = 'an http:// or https:// origin without path, e.g. https://shop.example'
const oneOf = (values: readonly string[]) => `one of ${values.join(', ')}`

const address = v.pipe(
  v.string(),
  v.check((text) => parseAddress(text) !== null, URL_FORM),
)

const Environment = v.object({
  PORT: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,5}$/, PORT_FORM),
      v.transform(Number),
      v.minValue(1, PORT_FORM),
      v.maxValue(65_535, PORT_FORM),
    ),
    '3000',
  ),
  HOST: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9.:-]+$/, HOST_FORM)), 'localhost'),
  DATA_DIR: v.optional(v.string(), './data'),
  COMMERCE_GRAPHQL_URL: v.optional(address),
  COMMERCE_MEDIA_URL: v.optional(address),
  COMMERCE_PROFILE: v.optional(v.picklist(PROFILES, oneOf(PROFILES)), '2.4.8'),
  PUBLIC_URL: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => parseAddress(text)?.pathname === '/', ORIGIN_FORM),
    ),
  ),
  LOG_LEVEL: v.optional(v.picklist(LOG_LEVELS, oneOf(LOG_LEVELS)), 'warn'),
  NODE_ENV: v.optional(v.picklist(MODES, oneOf(MODES)), 'production'),
})

export type ParsedConfig =
  | { readonly ok: true; readonly config: Config }
  /** One line for every wrong variable: its name and the accepted form. Never its value, which may be a secret. */
  | { readonly ok: false; readonly problems: readonly string[] }

/** Reads the whole configuration at once. An empty variable counts as not set, as composed environments write it. */
export function parseConfig(environment: Readonly<Record<string, string | undefined>>): ParsedConfig {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = v.safeParse(Environment, given)
  if (!parsed.success) {
    const problems = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'environment'}: must be ${issue.message}`)
    return { ok: false, problems: [...new Set(problems)] }
  }
  const values = parsed.output
  return {
    ok: true,
    config: {
      mode: values.NODE_ENV,
      host: values.HOST,
      port: values.PORT,
      publicOrigin: new URL(values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).origin,
      dataDirectory: resolve(values.DATA_DIR),
      commerce: values.COMMERCE_GRAPHQL_URL
        ? {
            kind: 'upstream',
            graphqlUrl: values.COMMERCE_GRAPHQL_URL,
            mediaUrl: values.COMMERCE_MEDIA_URL
              ? values.COMMERCE_MEDIA_URL.replace(/\/*$/, '/')
              : new URL('/media/', values.COMMERCE_GRAPHQL_URL).href,
          }
        : { kind: 'embedded', profile: values.COMMERCE_PROFILE },
      logLevel: values.LOG_LEVEL,
    },
  }
}

function parseAddress(text: string): URL | null {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol)) return null
  return url.username || url.password || url.search || url.hash ? null : url
}
