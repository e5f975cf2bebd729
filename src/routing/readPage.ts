import type { IEnvironment } from 'relay-runtime'
import type { UrlTarget } from '#src/lib/url/urlTarget.ts'

/** A page in Magento's URL space of whose data the store has at least a part. */
export type ReadPage = {
  readonly title: string
  /** The path within the store, without the first slash. */
  readonly path: string
  readonly target: UrlTarget
}

/** Finds the pages of one kind in the store, the last read one first. */
export type FindReadPages = (environment: IEnvironment) => readonly ReadPage[]
