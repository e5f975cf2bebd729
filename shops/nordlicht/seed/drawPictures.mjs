// Draws the pictures of the seed's products: `node shops/nordlicht/seed/drawPictures.mjs`. The same files on every run.
import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { COLOURS } from './colours.ts'

/** The theme's `paper`: the ground of every picture. */
const GROUND = '#e3e9ef'
const WOOD = '#b98a5a'
const METAL = '#8d97a3'
const GLOW = '#ffe3a6'

const folder = new URL('media/', import.meta.url)

/** Lightens (positive) or darkens a colour by a share of its distance to white or black. */
function shade(hex, share) {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  const mixed = channels.map((value) => Math.round(share > 0 ? value + (255 - value) * share : value * (1 + share)))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

const body = (colour) =>
  `<linearGradient id="body" x1="0" x2="1"><stop offset="0" stop-color="${shade(colour, -0.28)}"/><stop offset=".38" stop-color="${shade(colour, 0.16)}"/><stop offset="1" stop-color="${shade(colour, -0.4)}"/></linearGradient>`
const DEFINITIONS = `<radialGradient id="glow"><stop offset="0" stop-color="${GLOW}"/><stop offset="1" stop-color="${GLOW}" stop-opacity="0"/></radialGradient><radialGradient id="shadow"><stop offset="0" stop-color="#5b6b7c" stop-opacity=".55"/><stop offset="1" stop-color="#5b6b7c" stop-opacity="0"/></radialGradient><linearGradient id="wood" x1="0" x2="1"><stop offset="0" stop-color="${shade(WOOD, -0.3)}"/><stop offset=".4" stop-color="${shade(WOOD, 0.2)}"/><stop offset="1" stop-color="${shade(WOOD, -0.35)}"/></linearGradient><linearGradient id="metal" x1="0" x2="1"><stop offset="0" stop-color="${shade(METAL, -0.3)}"/><stop offset=".4" stop-color="${shade(METAL, 0.3)}"/><stop offset="1" stop-color="${shade(METAL, -0.4)}"/></linearGradient>`

const shadow = (y, width) => `<ellipse cx="480" cy="${y}" rx="${width}" ry="34" fill="url(#shadow)"/>`
const glow = (x, y, radius) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="url(#glow)"/>`

/** Each shape on a canvas of 960 × 1200. */
const SHAPES = {
  pendelleuchte: () =>
    `${glow(480, 720, 300)}<rect x="476" y="0" width="8" height="430" fill="#3d4650"/><rect x="450" y="410" width="60" height="50" rx="10" fill="url(#metal)"/><path d="M480 450c190 0 300 110 320 270H160c20-160 130-270 320-270z" fill="url(#body)"/><ellipse cx="480" cy="720" rx="320" ry="34" fill="${GLOW}"/>`,
  tischleuchte: () =>
    `${shadow(1010, 300)}${glow(480, 520, 360)}<path d="M360 330h240l110 300H250z" fill="url(#body)"/><rect x="466" y="630" width="28" height="300" fill="url(#metal)"/><ellipse cx="480" cy="960" rx="150" ry="46" fill="url(#wood)"/>`,
  stehleuchte: () =>
    `${shadow(1120, 280)}${glow(480, 230, 300)}<path d="M370 90h220l70 240H300z" fill="url(#body)"/><path d="M470 330h20l14 560h-48z" fill="url(#wood)"/><path d="M470 700 320 1110h26l140-370 128 370h26z" fill="url(#wood)"/>`,
  wandleuchte: () =>
    `${glow(480, 600, 380)}<rect x="440" y="420" width="80" height="360" rx="40" fill="url(#metal)"/><circle cx="480" cy="560" r="170" fill="url(#body)"/><circle cx="480" cy="560" r="96" fill="${GLOW}"/>`,
  laterne: () =>
    `${shadow(1080, 270)}<path d="M420 210a60 70 0 0 1 120 0" fill="none" stroke="url(#metal)" stroke-width="16"/><path d="M340 320 480 200l140 120z" fill="url(#body)"/><rect x="330" y="320" width="300" height="680" rx="14" fill="url(#body)"/><rect x="370" y="370" width="220" height="560" fill="#f7f3e4"/>${glow(480, 640, 200)}<rect x="420" y="720" width="120" height="210" rx="10" fill="#fbf6ea"/><path d="M480 640c34 40 34 84 0 84s-34-44 0-84z" fill="#f2a541"/><rect x="310" y="990" width="340" height="40" rx="8" fill="url(#body)"/>`,
  windlicht: () =>
    `${shadow(980, 260)}${glow(480, 720, 330)}<path d="M300 460h360l-36 480q-2 20-24 20H360q-22 0-24-20z" fill="url(#body)" fill-opacity=".78"/><ellipse cx="480" cy="460" rx="180" ry="34" fill="#f6fafc" fill-opacity=".7"/><path d="M480 700c40 50 40 104 0 104s-40-54 0-104z" fill="#f2a541"/>`,
  kerzen: () =>
    `${shadow(1050, 330)}${[
      [250, 420],
      [420, 300],
      [590, 480],
    ]
      .map(
        ([x, y]) =>
          `${glow(x + 60, y - 40, 130)}<path d="M${x + 60} ${y - 96}c26 36 26 76 0 76s-26-40 0-76z" fill="#f2a541"/><rect x="${x}" y="${y}" width="120" height="${1040 - y}" rx="16" fill="url(#body)"/><ellipse cx="${x + 60}" cy="${y + 8}" rx="58" ry="14" fill="#ffffff" fill-opacity=".5"/>`,
      )
      .join('')}`,
  kerzenstaender: () =>
    `${shadow(1050, 260)}${glow(480, 260, 150)}<path d="M480 200c24 34 24 70 0 70s-24-36 0-70z" fill="#f2a541"/><rect x="452" y="270" width="56" height="330" rx="10" fill="#fbf6ea"/><path d="M400 600h160l-20 60h-120z" fill="url(#wood)"/><rect x="450" y="660" width="60" height="260" fill="url(#wood)"/><path d="M330 1030q20-110 150-110t150 110z" fill="url(#wood)"/>`,
  decke: () =>
    `${shadow(1020, 390)}${[0, 1, 2, 3]
      .map(
        (fold) =>
          `<rect x="${170 + fold * 8}" y="${880 - fold * 150}" width="${620 - fold * 16}" height="160" rx="70" fill="url(#body)" stroke="#ffffff" stroke-opacity=".18" stroke-width="6"/>`,
      )
      .join(
        '',
      )}<path d="M230 1010v60M300 1014v60M370 1014v60M590 1014v60M660 1014v60M730 1010v60" stroke="url(#body)" stroke-width="14"/>`,
  kissen: () =>
    `${shadow(980, 360)}<path d="M190 330q290 60 580 0q-60 290 0 580q-290-60-580 0q60-290 0-580z" fill="url(#body)"/><path d="M260 400q220 44 440 0q-40 220 0 440q-220-44-440 0q40-220 0-440z" fill="none" stroke="#ffffff" stroke-opacity=".25" stroke-width="10" stroke-dasharray="26 18"/>`,
  laeufer: () =>
    `${shadow(1010, 400)}<path d="M120 780 300 420h360l180 360-40 200H160z" fill="url(#body)"/><path d="M180 820 330 470h300l150 350" fill="none" stroke="#ffffff" stroke-opacity=".4" stroke-width="8"/>`,
  birne: () =>
    `${shadow(1040, 190)}${glow(480, 520, 330)}<path d="M480 300c140 0 240 104 240 236 0 132-96 176-120 284H360c-24-108-120-152-120-284 0-132 100-236 240-236z" fill="#fff7e0"/><rect x="370" y="820" width="220" height="140" rx="18" fill="url(#metal)"/><rect x="410" y="960" width="140" height="50" rx="20" fill="url(#metal)"/>`,
  kurs: () =>
    `${shadow(1060, 340)}${glow(480, 330, 220)}<rect x="220" y="700" width="520" height="330" rx="40" fill="url(#metal)"/><path d="M260 700v-240M400 700v-330M560 700v-300M700 700v-210" stroke="#fbf6ea" stroke-width="56" stroke-linecap="round"/>`,
}

/** Product pictures: the shape and its colours. */
const PICTURES = {
  pendelleuchte: ['nacht', 'eis', 'schnee'],
  tischleuchte: ['nacht', 'moos', 'sand'],
  stehleuchte: ['sand'],
  wandleuchte: ['schnee'],
  laterne: ['nacht'],
  windlicht: ['eis'],
  kerzen: ['schnee'],
  kerzenstaender: ['sand'],
  decke: ['eis', 'moos', 'sand'],
  kissen: ['nacht', 'moos', 'sand'],
  laeufer: ['eis'],
  birne: ['schnee'],
  kurs: ['schnee'],
}

const svg = (width, height, content) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`,
  )

const write = (picture, name) =>
  sharp(picture)
    .jpeg({ quality: 78, mozjpeg: true })
    .toFile(fileURLToPath(new URL(name, folder)))

for (const name of ['catalog/product', 'wysiwyg']) mkdirSync(new URL(name, folder), { recursive: true })

for (const [shape, colours] of Object.entries(PICTURES)) {
  for (const colour of colours) {
    const definitions = `<defs>${body(COLOURS[colour].hex)}${DEFINITIONS}</defs>`
    const drawing = `${definitions}<rect width="960" height="1200" fill="${GROUND}"/>${SHAPES[shape]()}`
    await write(svg(960, 1200, drawing), `catalog/product/${shape}-${colour}.jpg`)
  }
}

/** A night sky with northern lights, for the home page and the categories. */
function sky(width, height) {
  const band = (x, colour, opacity) =>
    `<path d="M${width * x} ${height}C${width * (x - 0.12)} ${height * 0.6} ${width * (x + 0.2)} ${height * 0.4} ${width * (x + 0.06)} 0h${width * 0.16}C${width * (x + 0.4)} ${height * 0.4} ${width * (x + 0.06)} ${height * 0.6} ${width * (x + 0.2)} ${height}z" fill="${colour}" opacity="${opacity}"/>`
  const stars = Array.from({ length: 60 }, (_, index) => {
    const [x, y] = [(index * 157) % 997, (index * 89) % 613]
    return `<circle cx="${(x / 997) * width}" cy="${(y / 613) * height * 0.6}" r="${1 + (index % 3)}" fill="#ffffff" opacity=".7"/>`
  })
  return `<defs><linearGradient id="night" y2="1" x2="0"><stop offset="0" stop-color="#0b1730"/><stop offset="1" stop-color="#24406e"/></linearGradient><filter id="soft"><feGaussianBlur stdDeviation="${width / 40}"/></filter></defs><rect width="${width}" height="${height}" fill="url(#night)"/>${stars.join('')}<g filter="url(#soft)">${band(0.1, '#58d6a4', 0.55)}${band(0.35, '#7fe0c2', 0.45)}${band(0.58, '#8fa6ff', 0.4)}</g><path d="M0 ${height}V${height * 0.82}L${width * 0.18} ${height * 0.7}L${width * 0.34} ${height * 0.84}L${width * 0.52} ${height * 0.72}L${width * 0.74} ${height * 0.86}L${width * 0.9} ${height * 0.76}L${width} ${height * 0.85}V${height}z" fill="#0a1222"/>`
}
await write(svg(1600, 900, sky(1600, 900)), 'wysiwyg/himmel.jpg')
await write(svg(1080, 1350, sky(1080, 1350)), 'wysiwyg/himmel-tall.jpg')
