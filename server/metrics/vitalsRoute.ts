import type { RequestHandler } from 'express'
import * as v from 'valibot'
import { jsonRoute } from '#server/http/jsonRoute.ts'
import type { Limiter } from '#server/limits/createLimiter.ts'
import { MOST_VITALS, VITAL_NAMES, VITALS_PATH } from '#src/shop/addresses/vitalsAddress.ts'
import type { Meter } from './meter.ts'

type VitalsRouteOptions = {
  /** Browsers send measurements; otherwise the address does not exist. */
  readonly isOn: boolean
  /** The names of the pages; others, which clients may invent, count as one. */
  readonly pageNames: readonly string[]
  readonly meter: Pick<Meter, 'vitalMeasured'>
  readonly limiter: Limiter
  readonly originAt: (hostname: string) => string
}

const BODY_LIMIT_BYTES = 4 * 1024
const LONGEST_PAGE_NAME = 60
/** A page that took longer was in the background. */
const MOST_MS = 600_000
const MOST_SHIFT = 1_000

const bounded = (most: number) => v.pipe(v.number(), v.minValue(0), v.maxValue(most))
const page = v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_PAGE_NAME))
const [shift, times] = [['CLS'] as const, VITAL_NAMES.filter((name) => name !== 'CLS')]

const Measurements = v.strictObject({
  vitals: v.pipe(
    v.array(
      v.variant('name', [
        v.strictObject({ name: v.picklist(times), value: bounded(MOST_MS), page }),
        v.strictObject({ name: v.picklist(shift), value: bounded(MOST_SHIFT), page }),
      ]),
    ),
    v.minLength(1),
    v.maxLength(MOST_VITALS),
  ),
})

/**
 * `POST /api/vitals` with measurements of one document as JSON. Only their sums are kept, in memory: no address, no
 * cookie, no time. Answers 204, 400 for anything that is no measurement, 403 for pages of other sites, 404 where nothing
 * is measured, 413 for a long body, 429 for too many of one client.
 */
export function vitalsRoute({ isOn, pageNames, meter, limiter, originAt }: VitalsRouteOptions): RequestHandler {
  const known = new Set(pageNames)
  return jsonRoute({
    path: VITALS_PATH,
    limitBytes: BODY_LIMIT_BYTES,
    schema: Measurements,
    limiter,
    triesOf: () => [{ deed: 'measurements', subjects: [] }],
    originAt,
    closed: isOn ? null : 'This shop takes no measurements.',
    words: { invalid: 'These are no measurements of a page.', tooMany: 'Too many measurements.' },
    answer({ vitals }) {
      for (const vital of vitals) {
        meter.vitalMeasured({ ...vital, page: known.has(vital.page) ? vital.page : 'other' })
      }
      return Promise.resolve([204, null])
    },
  })
}
