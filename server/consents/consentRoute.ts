import type { RequestHandler } from 'express'
import * as v from 'valibot'
import { jsonRoute } from '#server/http/jsonRoute.ts'
import type { Limiter } from '#server/limits/createLimiter.ts'
import type { ConsentRecords } from '#server/records/records.ts'
import { isLanguageTag } from '#server/shop/isLanguageTag.ts'
import { CONSENTS_PATH, LONGEST_VENDOR, MOST_VENDORS } from '#src/shop/addresses/consentAddress.ts'
import { PURPOSES } from '#src/shop/defineShop.ts'

const BODY_LIMIT_BYTES = 4 * 1024

/** The last moment that a `Date` can hold: clocks of browsers may be wrong by years. */
const LAST_MOMENT = 8.64e15

const areDifferent = (values: readonly string[]) => new Set(values).size === values.length

/** A choice about cookies as a browser sends it. It names nobody: the browser's text is random. */
const Choice = v.strictObject({
  browser: v.pipe(v.string(), v.regex(/^[\w-]{22}$/)),
  chosenAt: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(LAST_MOMENT)),
  granted: v.pipe(
    v.array(v.picklist(PURPOSES)),
    v.maxLength(PURPOSES.length),
    v.check((granted) => areDifferent(granted)),
  ),
  textVersion: v.pipe(v.string(), v.regex(/^[\da-f]{16}$/)),
  vendors: v.pipe(
    // No control characters, and so no NUL, which PostgreSQL does not store.
    v.array(v.pipe(v.string(), v.nonEmpty(), v.maxLength(LONGEST_VENDOR), v.regex(/^\P{Cc}*$/u))),
    v.maxLength(MOST_VENDORS),
  ),
  language: v.pipe(v.string(), v.maxLength(35), v.check(isLanguageTag)),
  store: v.pipe(v.string(), v.regex(/^[A-Za-z]\w{0,31}$/)),
})

type ConsentRouteOptions = {
  readonly consents: Pick<ConsentRecords, 'keep'>
  readonly limiter: Limiter
  readonly originAt: (hostname: string) => string
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** `POST /api/consents` with a choice about cookies as JSON. Answers 204. The client's address is not kept. */
export const consentRoute = ({ consents, limiter, originAt, now }: ConsentRouteOptions): RequestHandler =>
  jsonRoute({
    path: CONSENTS_PATH,
    limitBytes: BODY_LIMIT_BYTES,
    schema: Choice,
    limiter,
    triesOf: () => [{ deed: 'consent', subjects: [] }],
    originAt,
    words: {
      invalid: 'This is no choice about cookies.',
      tooMany: 'Too many choices.',
      away: 'The choice could not be stored.',
    },
    async answer(choice) {
      await consents.keep({ ...choice, receivedAt: now() })
      return [204, null]
    },
  })
