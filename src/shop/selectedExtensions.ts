import extensions from '#shop-folder/extensions.ts'
import type { Extensions } from './defineExtensions.ts'

/** The extensions of the shop that is built. */
export const EXTENSIONS: Extensions = extensions
