import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { distFolderOf } from '#server/shop/distFolder.ts'
import { SHOP } from '#src/shop/selectedShop.ts'

type Manifest = Readonly<Record<string, { readonly file: string }>>

/** The address of a built file with a module that is loaded by itself, in the default language of the demo shop. */
export function builtFile(module: string): RegExp {
  const manifest = join(distFolderOf(undefined), `client/.vite/manifest.${SHOP.stores[0].locale}.json`)
  const file = (JSON.parse(readFileSync(manifest, 'utf8')) as Manifest)[module]?.file
  if (file === undefined)
    throw new Error(`The build has no file for ${module}: was it renamed, or is it loaded with another?`)
  return new RegExp(file.replaceAll('.', String.raw`\.`))
}
