import { join } from 'node:path'
import { Router, type RequestHandler } from 'express'
import * as v from 'valibot'
import type { Config } from '#server/config.ts'
import type { Clock } from '#server/commerce/engine/context.ts'
import { readBody } from '#server/http/webMessages.ts'
import { createEngineState } from './engineState.ts'
import { FaultCommand } from './faultCommands.ts'
import { createFaultList, type FaultList } from './faultList.ts'

/** Lets tests cause faults in the running shop. The configuration refuses it in production. */
export type FaultSwitchboard = {
  /** The engine's time, which tests may advance. */
  readonly clock: Clock
  /** How far it is ahead of the machine's. */
  readonly aheadMs: () => number
  readonly around: FaultList['around']
  /** For all requests. `POST /__faults` runs a {@link FaultCommand}, `DELETE /__faults[?scope=…]` removes faults. */
  readonly routes: RequestHandler
  readonly close: () => void
}

const BODY_LIMIT_BYTES = 64 * 1024

export type FaultEffects = {
  /** Called after every command, because rendered pages may then be outdated. */
  readonly onChange: () => void
  /** Blocks the engine until the returned function is called. */
  readonly holdEngine: () => () => void
}

export function createFaultSwitchboard(
  { dataDirectory, commerce }: Pick<Config, 'dataDirectory' | 'commerce'>,
  { onChange, holdEngine }: FaultEffects,
): FaultSwitchboard {
  const faults = createFaultList()
  const engine = createEngineState(join(dataDirectory, 'commerce.sqlite'))
  const routes = Router()
  const held: (() => void)[] = []

  // Chromium automatically repeats a request if a reused connection breaks, but not on a new connection.
  routes.use((_request, response, next) => {
    response.set('Connection', 'close')
    next()
  })

  routes.post('/__faults', async (request, response) => {
    const text = new TextDecoder().decode(await readBody(request, BODY_LIMIT_BYTES))
    const parsed = v.safeParse(FaultCommand, text)
    if (!parsed.success) {
      const problems = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`)
      response.status(400).json({ problems })
      return
    }
    const command = parsed.output
    onChange()
    if (command.command === 'fault') {
      faults.add(command)
      response.sendStatus(204)
      return
    }
    if (command.command === 'holdEngine') {
      held.push(holdEngine())
      response.sendStatus(204)
      return
    }
    if (command.command === 'releaseEngine') {
      for (const release of held.splice(0)) release()
      response.sendStatus(204)
      return
    }
    const problem = commerce.kind === 'embedded' ? engine.run(command) : 'Only the embedded engine can be changed'
    if (problem === null) response.sendStatus(204)
    else response.status(404).json({ problems: [problem] })
  })

  routes.delete('/__faults', (request, response) => {
    const { scope } = request.query
    onChange()
    faults.clear(typeof scope === 'string' ? scope : null)
    response.sendStatus(204)
  })

  return { clock: engine.clock, aheadMs: engine.aheadMs, around: faults.around, routes, close: engine.close }
}
