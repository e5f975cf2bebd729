import type { Logger } from 'pino'
import { protectedMutations } from '#server/commerce/engine/captchaForms.ts'
import type { CaptchaDemand, CaptchaKind, CaptchaSettings, CaptchaSettingsByStore } from '#src/shop/captchaSettings.ts'
import type { CommerceGateway } from './commerceGateway.ts'
import { leftOutParts, optionalParts, tellingParts, type Wanted } from './optionalParts.ts'
import { isObject, parseObject } from './question.ts'

/** The optional queries for the settings of reCAPTCHA. The first one answers more, and exists since 2.4.8. */
const FORM_CONFIG = 'Query.recaptchaFormConfig'
const V3_CONFIG = 'Query.recaptchaV3Config'
export const CAPTCHA_PARTS: readonly string[] = [FORM_CONFIG, V3_CONFIG]

/** Adds the parts that the host needs for itself: the queries above, and the fields that it leaves out of requests to a backend without them. */
export const withPartsOfHost = (wanted: Wanted, schemaText: string): Wanted => ({
  ...wanted,
  parts: [
    ...wanted.parts,
    ...optionalParts(schemaText).filter(({ name }) => CAPTCHA_PARTS.includes(name)),
    ...tellingParts(leftOutParts(schemaText)),
  ],
})

type CaptchaKeeperOptions = {
  readonly gateway: CommerceGateway
  readonly schemaText: string
  readonly storeCodes: readonly string[]
  /** Whether the backend has one of {@link CAPTCHA_PARTS}. */
  readonly has: (part: string) => boolean
  /** Called when the settings have changed: pages show other forms. */
  readonly onChange: () => void
  readonly log: Pick<Logger, 'warn'>
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number
  readonly timeoutMs?: number
}

export type CaptchaKeeper = {
  /** Resolves when the backend has been asked once. */
  readonly start: () => Promise<void>
  /** The last known settings; asks again in the background after ten minutes. */
  readonly current: () => CaptchaSettingsByStore
}

/** A merchant switches it on or off at any time. */
export const RENEWAL_MS = 600_000

/** A backend that did not answer is asked sooner. */
export const RETRY_MS = 30_000

/** Backends accept few aliases in a document. */
const MOST_ALIASES = 5

const KINDS: Readonly<Record<string, CaptchaKind>> = {
  RECAPTCHA_V3: 'v3',
  INVISIBLE: 'invisible',
  RECAPTCHA: 'checkbox',
}

/** Keeps which mutations of the backend are protected by reCAPTCHA. A failure leaves the known settings unchanged. */
export function createCaptchaKeeper(options: CaptchaKeeperOptions): CaptchaKeeper {
  const { storeCodes, has, log, now, onChange } = options
  const formsOf = protectedMutations(options.schemaText)
  const forms = [...new Set([...formsOf.values()].flat())]
  let known: CaptchaSettingsByStore = {}
  let askedAt = Number.NEGATIVE_INFINITY

  async function askStore(store: string): Promise<CaptchaSettings | null> {
    const demands = has(FORM_CONFIG)
      ? await askForms(options, store, forms)
      : has(V3_CONFIG)
        ? await askV3(options, store)
        : new Map<string, CaptchaDemand>()
    return demands && settingsOf(formsOf, demands)
  }

  async function ask(): Promise<void> {
    askedAt = now()
    const told: [string, CaptchaSettings][] = []
    const silent: string[] = []
    for (const store of storeCodes) {
      const settings = await askStore(store)
      if (settings === null) silent.push(store)
      const counted = settings ?? known[store] ?? {}
      if (Object.keys(counted).length > 0) told.push([store, counted])
    }
    if (silent.length > 0) {
      askedAt = now() - RENEWAL_MS + RETRY_MS
      log.warn({ stores: silent }, 'The commerce server did not say which forms have reCAPTCHA')
    }
    const before = JSON.stringify(known)
    known = Object.fromEntries(told)
    if (JSON.stringify(known) !== before) onChange()
  }

  return {
    start: ask,
    current() {
      if (now() - askedAt >= RENEWAL_MS) void ask()
      return known
    },
  }
}

/**
 * Magento has no form for some mutations, so its answer does not say whether these are protected: they count as possibly
 * protected if any form is.
 */
function settingsOf(
  formsOf: ReadonlyMap<string, readonly string[]>,
  demands: ReadonlyMap<string, CaptchaDemand>,
): CaptchaSettings {
  const [any] = demands.values()
  return Object.fromEntries(
    [...formsOf].flatMap(([field, forms]): (readonly [string, CaptchaDemand])[] => {
      if (forms.length === 0) return any ? [[field, { ...any, isUntold: true }]] : []
      const demand = forms.map((form) => demands.get(form)).find((each) => each !== undefined)
      return demand ? [[field, demand]] : []
    }),
  )
}

async function askForms(options: CaptchaKeeperOptions, store: string, forms: readonly string[]) {
  const demands = new Map<string, CaptchaDemand>()
  for (let from = 0; from < forms.length; from += MOST_ALIASES) {
    const some = forms.slice(from, from + MOST_ALIASES)
    const fields = some.map(
      (form) =>
        `${form}:recaptchaFormConfig(formType:${form}){is_enabled configurations{re_captcha_type website_key theme language_code}}`,
    )
    const data = await answerOf(options, store, `{${fields.join(' ')}}`)
    if (data === null) return null
    for (const form of some) {
      const config = data[form]
      const demand = isObject(config) && config['is_enabled'] === true ? demandOf(config['configurations']) : null
      if (demand) demands.set(form, demand)
    }
  }
  return demands
}

async function askV3(options: CaptchaKeeperOptions, store: string) {
  const data = await answerOf(options, store, '{recaptchaV3Config{is_enabled website_key language_code forms}}')
  if (data === null) return null
  const config = data['recaptchaV3Config']
  const demands = new Map<string, CaptchaDemand>()
  const demand = demandOf(isObject(config) ? { ...config, re_captcha_type: 'RECAPTCHA_V3' } : null)
  if (!isObject(config) || config['is_enabled'] !== true || !Array.isArray(config['forms']) || !demand) return demands
  for (const form of config['forms']) if (typeof form === 'string') demands.set(form, demand)
  return demands
}

/** Null for a form whose key is missing, which no shopper could solve. */
function demandOf(config: unknown): CaptchaDemand | null {
  if (!isObject(config)) return null
  const { re_captcha_type: type, website_key: key, theme, language_code: language } = config
  const kind = typeof type === 'string' ? KINDS[type] : undefined
  if (kind === undefined || typeof key !== 'string' || key === '') return null
  return {
    kind,
    key,
    ...(theme === 'dark' && { theme }),
    ...(typeof language === 'string' && language !== '' && { language }),
  }
}

/** Null unless the backend answered with data, which may lack a part. */
async function answerOf({ gateway, timeoutMs = 5_000 }: CaptchaKeeperOptions, store: string, query: string) {
  const request = new Request('http://localhost/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', store },
    body: JSON.stringify({ query }),
    signal: AbortSignal.timeout(timeoutMs),
  })
  try {
    const answer = parseObject(await (await gateway.handle(request)).text())
    return isObject(answer?.['data']) ? answer['data'] : null
  } catch (error) {
    // The gateway rejects only when the time is over.
    if (request.signal.aborted) return null
    throw error
  }
}
