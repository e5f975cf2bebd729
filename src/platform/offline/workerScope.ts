// The types of service workers, which TypeScript's library has only without those of documents.

export type Extendable = Event & { readonly waitUntil: (work: Promise<unknown>) => void }

export type FetchEvent = Extendable & {
  readonly request: Request
  /** The answer that the browser requested while the worker started; undefined where it does not do so. */
  readonly preloadResponse: Promise<Response | undefined>
  readonly respondWith: (answer: Promise<Response>) => void
}

type WorkerEvents = {
  readonly install: Extendable
  readonly activate: Extendable
  readonly message: Extendable & { readonly data: unknown }
  readonly fetch: FetchEvent
}

export type WorkerScope = {
  readonly addEventListener: <TName extends keyof WorkerEvents>(
    name: TName,
    listener: (event: WorkerEvents[TName]) => void,
  ) => void
  readonly skipWaiting: () => Promise<void>
  readonly registration: {
    readonly navigationPreload?: { readonly enable: () => Promise<void> }
    readonly unregister: () => Promise<boolean>
  }
}
