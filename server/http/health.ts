import type { RequestHandler } from 'express'

/** Why a host cannot serve shoppers at the moment; null if it can. */
export type ReadinessCheck = () => string | null

/**
 * `/readyz` for load balancers: 503 with the reasons while one of the checks fails. A host that is alive but not ready
 * gets no new shoppers, and is not restarted.
 */
export const readiness =
  (checks: readonly ReadinessCheck[]): RequestHandler =>
  (_request, response) => {
    const reasons = checks.map((check) => check()).filter((reason) => reason !== null)
    response
      .set('Cache-Control', 'no-store')
      .status(reasons.length === 0 ? 200 : 503)
      .json(reasons.length === 0 ? { status: 'ready' } : { status: 'not ready', reasons })
  }
