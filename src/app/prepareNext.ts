import type { App } from './createApp.ts'
import { layOutRest } from './layOutRest.ts'
import { mountAhead } from './mountAhead.ts'

/** What has time until the code of the next pages is here. */
export function prepareNext(app: App, page: Window & typeof globalThis): void {
  layOutRest(page)
  mountAhead(app, page)
}
