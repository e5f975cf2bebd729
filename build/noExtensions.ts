import { defineExtensions, EXTENSION_API_VERSION } from '#src/shop/defineExtensions.ts'

/** In place of `extensions.ts` of a shop folder that has none. */
export default defineExtensions({ apiVersion: EXTENSION_API_VERSION })
