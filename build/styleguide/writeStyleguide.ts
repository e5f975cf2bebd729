// Run by scripts/styleguide.mjs with the folder to write to.
import { buildStyleguide } from './buildStyleguide.ts'

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('[vetrina:styleguide] The folder to write to is missing.')
await buildStyleguide(folder)
