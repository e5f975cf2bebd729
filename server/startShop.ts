import { randomBytes, randomUUID } from 'node:crypto'
import { accessSync, constants, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { RequestHandler } from 'express'
import type { Logger } from 'pino'
import type { ViteDevServer } from 'vite'
import type { Config } from '#server/config.ts'
import { createPersistedQueryGateway } from '#server/gateway/createPersistedQueryGateway.ts'
import { openCommerce } from '#server/gateway/openCommerce.ts'
import { readPersistedQueries } from '#server/gateway/readPersistedQueries.ts'
import { createApp } from '#server/http/createApp.ts'
import type { CreateDocumentHandler } from '#server/http/documentHandler.ts'
import { listen, type Listener } from '#server/http/listen.ts'
import { staticAssets } from '#server/http/staticAssets.ts'
import { createLocalMasters } from '#server/media/createLocalMasters.ts'
import { createMediaHandler } from '#server/media/createMediaHandler.ts'
import { createUpstreamMasters } from '#server/media/createUpstreamMasters.ts'
import type { MediaMasters } from '#server/media/mediaMasters.ts'
import { renderPicture } from '#server/media/renderPicture.ts'
import { StartupFailure } from '#server/startupFailure.ts'

export type StartShopOptions = {
  readonly config: Config
  readonly log: Logger
  readonly createDocumentHandler: CreateDocumentHandler
  /** Folder of the files built for the browser; not read in development. */
  readonly clientDirectory: string
}

/** A running shop. */
export type Shop = {
  /** Lets requests in flight finish, at most 10 s, then closes what was opened. */
  readonly stop: () => Promise<void>
}

const STOP_GRACE_MS = 10_000

const projectFile = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

/**
 * Puts the host together and starts listening. Throws {@link StartupFailure} for everything that the shop's owner can
 * mend: a data folder that cannot be written, a commerce server that does not answer, a port in use.
 */
export async function startShop(options: StartShopOptions): Promise<Shop> {
  const { config, log, createDocumentHandler, clientDirectory } = options
  const { publicOrigin, dataDirectory } = config
  makeDataDirectory(dataDirectory)
  const commerce = await openCommerce({ config, fetch, log })
  let vite: ViteDevServer | null = null
  try {
    vite = config.mode === 'development' ? await startVite() : null
    const gateway = createPersistedQueryGateway({
      gateway: commerce.gateway,
      queries: readPersistedQueries(projectFile('persisted_queries.json')),
    })
    const handler = createApp({
      publicOrigin,
      development: vite !== null,
      gateway,
      media: createMediaHandler({
        masters: mediaMasters(config),
        cacheDirectory: join(dataDirectory, 'media-cache'),
        render: renderPicture,
        createId: randomUUID,
        log,
      }),
      assets: vite ? vite.middlewares : builtAssets(clientDirectory),
      lastResort: readFileSync(projectFile('index.html'), 'utf8'),
      documents: await createDocumentHandler({ gateway, publicOrigin, log, vite }),
      log,
      now: () => performance.now(),
      createRequestId: randomUUID,
      createNonce: () => randomBytes(16).toString('base64'),
    })
    const listener = await listenOrExplain(handler, config)
    return {
      stop: async () => {
        await listener.close(STOP_GRACE_MS)
        await vite?.close()
        commerce.close()
      },
    }
  } catch (error) {
    await vite?.close()
    commerce.close()
    throw error
  }
}

function makeDataDirectory(directory: string): void {
  try {
    mkdirSync(directory, { recursive: true })
    accessSync(directory, constants.W_OK)
  } catch (error) {
    throw new StartupFailure(`DATA_DIR: the folder ${directory} cannot be written (${codeOf(error)})`, { cause: error })
  }
}

async function startVite(): Promise<ViteDevServer> {
  const { createServer } = await import('vite')
  return createServer({ root: projectFile('.'), server: { middlewareMode: true }, appType: 'custom', logLevel: 'warn' })
}

function builtAssets(directory: string): RequestHandler {
  if (!existsSync(directory)) throw new StartupFailure('The shop is not built yet: run `npm run build` first')
  return staticAssets(directory)
}

function mediaMasters({ commerce, dataDirectory }: Config): MediaMasters {
  return commerce.kind === 'embedded'
    ? createLocalMasters(projectFile('server/commerce/seed/media'))
    : createUpstreamMasters({
        mediaUrl: commerce.mediaUrl,
        directory: join(dataDirectory, 'media-masters'),
        fetch,
        createId: randomUUID,
      })
}

async function listenOrExplain(handler: Parameters<typeof listen>[0]['handler'], config: Config): Promise<Listener> {
  const { host, port } = config
  try {
    return await listen({ handler, host, port })
  } catch (error) {
    switch (codeOf(error)) {
      case 'EADDRINUSE':
        throw new StartupFailure(`PORT: ${port} is in use on ${host}, choose another one`, { cause: error })
      case 'EACCES':
        throw new StartupFailure(`PORT: this user may not listen on ${port}, choose one above 1023`, { cause: error })
      case 'EADDRNOTAVAIL':
      case 'ENOTFOUND':
      case 'EAI_AGAIN':
        throw new StartupFailure(`HOST: ${host} is not an address of this machine`, { cause: error })
      default:
        throw error
    }
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error)
}
