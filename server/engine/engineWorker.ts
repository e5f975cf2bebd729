// The thread of the embedded engine: opens it as the host's message says, and answers calls until it is closed.
import { parentPort, workerData } from 'node:worker_threads'
import {
  createCommerceEngine,
  type CommerceEngine,
  type CommerceEngineOptions,
} from '#server/commerce/createCommerceEngine.ts'
import type { ExpressCheckout } from '#server/commerce/engine/expressCheckout.ts'
import type { AdyenPayments } from '#server/commerce/engine/adyenPayments.ts'
import type { CardPayments } from '#server/commerce/engine/cardPayments.ts'
import type { RedirectPayments } from '#server/commerce/engine/redirectPayments.ts'
import { SeedError } from '#server/commerce/seed/seedError.ts'
import { createLog } from '#server/createLog.ts'
import { loadPasswordCheck } from '#server/passwords/loadPasswordCheck.ts'
import { randomText } from '#server/randomText.ts'
import { refuseNewer } from '#server/refuseNewer.ts'
import { createOrderFacts } from '#server/shop/orderFacts.ts'
import { loadSeed, seedFileOf, seedNameOf } from '#server/shop/selectedSeed.ts'
import { StartupFailure } from '#server/startupFailure.ts'
import type {
  CallName,
  EngineAnswer,
  EngineCall,
  EngineCalls,
  EngineRequest,
  FromEngine,
  ToEngine,
  WorkerData,
} from './messages.ts'

if (!parentPort) throw new Error('The engine runs in a worker thread')
const port = parentPort
const { setup, begun } = workerData as WorkerData
const lastBegun = new Int32Array(begun)
const post = (message: FromEngine, transferred: ArrayBuffer[] = []) => port.postMessage(message, transferred)

let aheadMs = 0

let demoAccounts: readonly string[] = []

async function open(): Promise<CommerceEngine> {
  const seed = await loadSeed(setup.shopFolder)
  const { profile, edition, baseUrl, homeUrls, isIntrospectionAllowed, synonyms, storesWithoutWithdrawal, logLevel } =
    setup
  const { hasDemoData, captchas } = setup
  const log = createLog(logLevel)
  if (hasDemoData) demoAccounts = seed.customers.map(({ email }) => email)
  const settings: Omit<CommerceEngineOptions, 'databasePath'> = {
    profile,
    edition,
    baseUrl,
    homeUrls,
    clock: { now: () => Date.now() + aheadMs },
    randomText,
    log,
    seed,
    seedName: seedNameOf(setup.shopFolder),
    onChange: (tags) => post({ kind: 'changed', tags }),
    isIntrospectionAllowed,
    expressCheckout: await expressCheckoutAt(setup.paypalExpressUrl),
    captchas,
    isBreachedPassword: await loadPasswordCheck({
      shopFolder: setup.shopFolder,
      rangeUrl: setup.passwordRangeUrl,
      fetch,
      log,
    }),
    cardPayments: await cardPaymentsAt(setup.braintreeUrl),
    redirectPayments: await redirectPaymentsAt(setup.mollieUrl),
    adyenPayments: await adyenPaymentsAt(setup.adyen),
    synonyms,
    hasDemoData,
    storesWithoutWithdrawal,
    orderFacts: createOrderFacts(setup.calendars),
  }
  return refuseNewer(setup.databasePath, (databasePath) => createCommerceEngine({ ...settings, databasePath }))
}

/** Imported only if there is a provider. */
async function expressCheckoutAt(url: string | null): Promise<ExpressCheckout | null> {
  if (url === null) return null
  const { createExpressCheckout } = await import('#server/payment/createExpressCheckout.ts')
  return createExpressCheckout({ url, fetch })
}

async function cardPaymentsAt(url: string | null): Promise<CardPayments | null> {
  if (url === null) return null
  const { createCardPayments } = await import('#server/payment/createCardPayments.ts')
  return createCardPayments({ url, fetch })
}

async function redirectPaymentsAt(url: string | null): Promise<RedirectPayments | null> {
  if (url === null) return null
  const { createRedirectPayments } = await import('#server/payment/createRedirectPayments.ts')
  return createRedirectPayments({ url, fetch })
}

async function adyenPaymentsAt(provider: WorkerData['setup']['adyen']): Promise<AdyenPayments | null> {
  if (provider === null) return null
  const { createAdyenPayments } = await import('#server/payment/createAdyenPayments.ts')
  return createAdyenPayments({ ...provider, fetch })
}

async function openOrRefuse(): Promise<CommerceEngine | null> {
  try {
    return await open()
  } catch (error) {
    if (error instanceof StartupFailure) post({ kind: 'refused', problem: error.message })
    else if (error instanceof SeedError) {
      post({ kind: 'refused', problem: `${seedFileOf(setup.shopFolder)}: ${error.message}` })
    } else throw error
    return null
  }
}

type Output = EngineCalls[CallName]['output']

async function resultOf(engine: CommerceEngine, { name, input }: EngineCall): Promise<Output> {
  switch (name) {
    case 'operation':
      return answerOf(await engine.handle(requestOf(input)))
    case 'claimMail':
      return engine.outbox.claim(input.now, input.hiddenUntil)
    case 'mailDelivered':
      engine.outbox.delivered(input.mailId)
      return null
    case 'mailFailed':
      engine.outbox.failed(input.mailId, input.dueAt)
      return null
    case 'findDownload':
      return engine.findDownload(input)
    case 'demoAccounts':
      return demoAccounts
  }
}

const requestOf = ({ url, method, headers, body }: EngineRequest): Request =>
  new Request(url, { method, headers: headers.map(([name, value]): [string, string] => [name, value]), body })

async function answerOf(response: Response): Promise<EngineAnswer> {
  return { status: response.status, headers: [...response.headers], body: await response.arrayBuffer() }
}

async function take(engine: CommerceEngine, { id, call }: Extract<ToEngine, { kind: 'call' }>): Promise<void> {
  Atomics.store(lastBegun, 0, id)
  let isOver = false
  // Runs when nothing is left to do for the call but to wait: the reading of its body takes no turn of the loop.
  setImmediate(() => {
    if (!isOver) post({ kind: 'waiting', id })
  })
  try {
    const output = await resultOf(engine, call)
    isOver = true
    const transferred = output !== null && 'body' in output ? [output.body] : []
    post({ kind: 'answered', id, output }, transferred)
  } catch (error) {
    isOver = true
    post({ kind: 'failed', id, error })
  }
}

const engine = await openOrRefuse()
if (engine) {
  port.on('message', (message: ToEngine) => {
    switch (message.kind) {
      case 'call':
        aheadMs = message.aheadMs
        void take(engine, message)
        break
      case 'hold':
        Atomics.wait(new Int32Array(message.gate), 0, 0)
        break
      case 'close':
        engine.close()
        // Without a listener nothing keeps the thread alive.
        port.close()
        break
    }
  })
  post({ kind: 'ready' })
}
