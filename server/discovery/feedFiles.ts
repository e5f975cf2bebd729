import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream, mkdirSync, readdirSync, statSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'

export type FeedFile = {
  /** A gzip file. */
  readonly path: string
  /** Changes with the content. */
  readonly etag: string
}

/** The product feeds of the store views in a folder: `<store view>.<hash of the content>.tsv.gz`. */
export type FeedFiles = {
  readonly find: (store: string) => FeedFile | null
  /** Begins a feed, which replaces the last one of the store view when it is finished. */
  readonly begin: (store: string) => FeedWriting
}

export type FeedWriting = {
  /** Resolves when more can be written. */
  readonly write: (text: string) => Promise<void>
  readonly finish: () => Promise<void>
  readonly abandon: () => Promise<void>
}

const HASH_DIGITS = 16
const FINISHED = /^(\w+)\.([\da-f]{16})\.tsv\.gz$/
const UNFINISHED = /^(\w+)\.\d+\.writing$/

/** Every process of a host reads the folder each time, because another one may have written the feed. */
export function openFeedFiles(folder: string): FeedFiles {
  mkdirSync(folder, { recursive: true })
  const namesOf = (store: string, form: RegExp) => readdirSync(folder).filter((name) => form.exec(name)?.[1] === store)
  return {
    find(store) {
      const paths = namesOf(store, FINISHED).map((name) => join(folder, name))
      const writtenAt = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
      // A host that was stopped may have left the one before.
      const path = paths.length > 1 ? paths.toSorted((a, b) => writtenAt(a) - writtenAt(b)).at(-1) : paths[0]
      if (path === undefined) return null
      return { path, etag: `"${FINISHED.exec(basename(path))?.[2] ?? ''}"` }
    },
    begin(store) {
      const unfinished = join(folder, `${store}.${process.pid}.writing`)
      const hash = createHash('sha256')
      const gzip = createGzip()
      const written = pipeline(gzip, createWriteStream(unfinished))
      // Reported by the next call.
      written.catch(() => undefined)
      return {
        async write(text) {
          hash.update(text)
          if (!gzip.write(text)) await Promise.race([once(gzip, 'drain'), written])
        },
        async finish() {
          gzip.end()
          await written
          const name = `${store}.${hash.digest('hex').slice(0, HASH_DIGITS)}.tsv.gz`
          await rename(unfinished, join(folder, name))
          // An answer that has opened the one before reads it to its end.
          for (const old of [...namesOf(store, FINISHED), ...namesOf(store, UNFINISHED)])
            if (old !== name) await rm(join(folder, old), { force: true })
        },
        async abandon() {
          gzip.destroy()
          await written.catch(() => undefined)
          await rm(unfinished, { force: true })
        },
      }
    },
  }
}
