/** A style declaration by its property. */
export type Declarations = ReadonlyMap<string, string>

const PERCENTAGE = /^(?:100|\d{1,2})(?:\.\d+)?%$/

/**
 * The style properties that merchants may set, and their allowed values. Spacing, fonts and text colours belong to the
 * theme, because only it supports both colour schemes; no allowed value can load, cover or move anything.
 */
const ALLOWED: Readonly<Record<string, RegExp>> = {
  'text-align': /^(?:left|center|right|justify|start|end)$/,
  width: PERCENTAGE,
  'max-width': /^\d{1,4}(?:\.\d+)?(?:px|rem|em|%)$/,
  'background-color': /^(?:#(?:[\da-f]{3}|[\da-f]{6})|rgb\(\s*\d{1,3}\s*,\s*\d{1,3}\s*,\s*\d{1,3}\s*\))$/,
  display: /^none$/,
}

/** The allowed declarations of a `style` attribute or rule body. */
export function safeDeclarations(css: string): Declarations {
  return new Map(
    css.split(';').flatMap((declaration): [string, string][] => {
      const [property = '', ...rest] = declaration.split(':')
      const name = property.trim().toLowerCase()
      const value = rest.join(':').trim().toLowerCase()
      return Object.hasOwn(ALLOWED, name) && ALLOWED[name]?.test(value) ? [[name, value]] : []
    }),
  )
}

export const styleText = (declarations: Declarations): string =>
  [...declarations].map(([property, value]) => `${property}:${value}`).join(';')

/** Whether an allowed background needs light text. */
export function isDarkColor(color: string): boolean {
  const hex = color.length === 4 ? color.replaceAll(/[\da-f]/g, '$&$&') : color
  const channels = color.startsWith('#')
    ? (hex.match(/[\da-f]{2}/g) ?? []).map((pair) => Number.parseInt(pair, 16))
    : (color.match(/\d+/g) ?? []).map(Number)
  // WCAG 2 relative luminance.
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = Math.min(channel, 255) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue < LUMINANCE_EQUALLY_FAR_FROM_BLACK_AND_WHITE
}

const LUMINANCE_EQUALLY_FAR_FROM_BLACK_AND_WHITE = 0.179
