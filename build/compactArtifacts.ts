import type { Plugin } from 'vite'

/** A property that says what its absence says too; each stands in a line of its own. */
const UNSAID = /^ *"(?:(?:alias|args|storageKey|concreteType|abstractKey|metadata)": null|plural": false),?\n/gm
/** Relay tells operations apart by the id where there is no `cacheID`, and the one is as good as the other. */
const CACHE_ID = /^ *"cacheID": "[\da-f]{32}",\n(?= *"id": "[\da-f]{64}")/m
/** For the compiler alone. */
const HASH = /^\(node as any\)\.hash = "[\da-f]{32}";\n/m

/** The module of a compiled operation or fragment without what Relay's runtime reads the same when it is not there. */
export const compactArtifact = (artifact: string): string =>
  artifact.replace(UNSAID, '').replace(CACHE_ID, '').replace(HASH, '')

/** Gives the bundles artifacts that say nothing twice. Those on disk stay the compiler's own. */
export const compactArtifacts = (): Plugin => ({
  name: 'vetrina:compact-artifacts',
  enforce: 'pre',
  transform: {
    filter: { id: /\/__generated__\/\w+\.graphql\.ts$/ },
    handler: (code) => ({ code: compactArtifact(code), map: null }),
  },
})
