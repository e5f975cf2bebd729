import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { escapeHtml } from '#server/escapeHtml.ts'

/** The ending of the file with axe's findings on a picture, which has the picture's name otherwise. */
export const FINDINGS_EXTENSION = '.axe.txt'

const PARTS = ['shop', 'locale', 'screen', 'width', 'scheme', 'text', 'axe'] as const
type Part = (typeof PARTS)[number]

const FILE = /^(?<shop>[^/]+)\/(?<locale>[^/]+)\/(?<screen>[^/.]+)\.(?<width>\d+)\.(?<scheme>\w+)\.(?<text>\d+)\.jpg$/

/** Writes a page with all pictures of the folder, also those of earlier runs, and returns its name. */
export function writeIndex(folder: string): string {
  const shots = globSync('*/*/*.jpg', { cwd: folder }).flatMap((path) => {
    const file = path.split(sep).join('/')
    const parts = FILE.exec(file)?.groups
    if (!parts) return []
    const findings = join(folder, file.replace(/\.jpg$/, FINDINGS_EXTENSION))
    const found = existsSync(findings) ? readFileSync(findings, 'utf8') : ''
    return [
      {
        file,
        found,
        parts: { ...parts, axe: found ? 'violations' : 'no violations' } as Readonly<Record<string, string>>,
      },
    ]
  })
  const valuesOf = (part: Part) =>
    [...new Set(shots.map(({ parts }) => parts[part] ?? ''))].toSorted((one, other) =>
      one.localeCompare(other, 'en', { numeric: true }),
    )
  const filters = PARTS.map(
    (part) =>
      `<label>${part} <select name="${part}"><option value="">all</option>${valuesOf(part)
        .map((value) => `<option>${value}</option>`)
        .join('')}</select></label>`,
  )
  const figures = shots
    .toSorted((one, other) => one.file.localeCompare(other.file, 'en', { numeric: true }))
    .map(({ file, found, parts }) => {
      const data = PARTS.map((part) => `data-${part}="${parts[part]}"`).join(' ')
      const words = PARTS.map((part) => parts[part]).join(' · ')
      const list = found && `<pre>${escapeHtml(found)}</pre>`
      return `<figure ${data}><a href="${file}"><img src="${file}" alt="" loading="lazy"></a><figcaption>${words}${list}</figcaption></figure>`
    })
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Screens</title>
<style>
  body { font: 14px/1.4 system-ui; margin: 1rem; background: #eee }
  form { position: sticky; top: 0; display: flex; flex-wrap: wrap; gap: 1rem; padding: .5rem; background: #fff; z-index: 1 }
  main { display: flex; flex-wrap: wrap; gap: 1rem; align-items: flex-start; margin-top: 1rem }
  figure { margin: 0; width: min(100%, 24rem); max-height: 48rem; overflow: auto; background: #fff }
  figcaption { padding: .5rem; position: sticky; bottom: 0; background: #fff }
  pre { max-height: 16rem; overflow: auto; color: #b00 }
  img { width: 100%; display: block }
  [hidden] { display: none }
</style>
<form>${filters.join('')} <output></output></form>
<main>${figures.join('\n')}</main>
<script>
  const form = document.forms[0]
  const show = () => {
    const wanted = [...new FormData(form)].filter(([, value]) => value)
    let count = 0
    for (const figure of document.querySelectorAll('figure')) {
      figure.hidden = !wanted.every(([name, value]) => figure.dataset[name] === value)
      count += figure.hidden ? 0 : 1
    }
    form.querySelector('output').value = count + ' pictures'
  }
  const given = new URLSearchParams(location.hash.slice(1))
  for (const select of form.elements) if (given.has(select.name)) select.value = given.get(select.name)
  form.addEventListener('change', () => { location.replace('#' + new URLSearchParams(new FormData(form))); show() })
  show()
</script>
</html>
`,
  )
  return 'index.html'
}
