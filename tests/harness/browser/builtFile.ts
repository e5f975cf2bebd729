import { readFileSync } from 'node:fs'

const manifest = JSON.parse(
  readFileSync(new URL('../../../dist/client/.vite/manifest.it.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, { readonly file: string }>>

/** The address of the Italian build's file with a module that is loaded by itself, for routes and messages of a browser. */
export function builtFile(module: string): RegExp {
  const file = manifest[module]?.file
  if (file === undefined)
    throw new Error(`The build has no file for ${module}: was it renamed, or is it loaded with another?`)
  return new RegExp(file.replaceAll('.', String.raw`\.`))
}
