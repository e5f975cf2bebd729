import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

/** Those that every page loads; mails and installed icons are made of them. */
const DRAWINGS = ['icon.svg', 'logo.svg', 'logo-dark.svg', 'logo-mail.svg']

/** The picture for social networks, where the merchant has one. */
const SHARE_PICTURE = 'share.png'

const MOST_BYTES = 100_000

/** Larger drawings are too large to be drawn. */
const MOST_PIXELS = 4_096

const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1_000)} kB`

/** One line for each drawing of the folder that cannot be used, or that is too heavy for every page. */
export async function drawingProblems(folder: string): Promise<readonly string[]> {
  const files = DRAWINGS.map((name) => join(folder, name)).filter((file) => existsSync(file))
  const share = join(folder, SHARE_PICTURE)
  const problems = await Promise.all([
    ...files.map(drawingProblem),
    existsSync(share) && formatOf(share).then(({ format }) => format !== 'png' && `${share}: must be a PNG picture`),
  ])
  return problems.filter((problem) => typeof problem === 'string')
}

async function drawingProblem(file: string): Promise<string | false> {
  const { size } = await stat(file)
  if (size > MOST_BYTES)
    return `${file}: must be at most ${kilobytes(MOST_BYTES)}, because every page loads it, not ${kilobytes(size)}`
  const { format, width = 0, height = 0 } = await formatOf(file)
  if (format !== 'svg') return `${file}: must be an SVG drawing`
  return (
    Math.max(width, height) > MOST_PIXELS &&
    `${file}: must be at most ${MOST_PIXELS} px wide and high, not ${width} × ${height}`
  )
}

type Format = { readonly format?: string; readonly width?: number; readonly height?: number }

/** Nothing for a file that is no picture. */
const formatOf = (file: string): Promise<Format> =>
  sharp(file)
    .metadata()
    .catch((): Format => ({}))
