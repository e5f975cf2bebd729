import { connect } from 'node:net'

/** The Redis on which tests run; `REDIS_TEST_URL` names another. */
export const REDIS_URL = process.env['REDIS_TEST_URL'] ?? 'redis://127.0.0.1:6379'

/**
 * Whether there is a Redis. Without one its tests are left out, which the reporter says; where everything must run, the
 * lack fails.
 */
export async function hasRedis(): Promise<boolean> {
  const { hostname, port } = new URL(REDIS_URL)
  const found = await new Promise<boolean>((resolve) => {
    const socket = connect({ host: hostname, port: Number(port || 6379) })
    const end = (isThere: boolean) => () => {
      socket.destroy()
      resolve(isThere)
    }
    socket.once('connect', end(true)).once('error', end(false))
  })
  if (!found && process.env['CI'] === 'true') throw new Error(`There is no Redis at ${REDIS_URL}, which tests need.`)
  if (!found) process.stderr.write(`No Redis at ${REDIS_URL}: the tests of several hosts are left out.\n`)
  return found
}
