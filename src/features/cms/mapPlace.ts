/** A place on a merchant's map. */
export type MapPlace = {
  readonly name: string
  /** The postal address. */
  readonly lines: readonly string[]
  readonly phone: string
  readonly comment: string
  /** A page with the map. */
  readonly map: string
}

/** The places of Page Builder's parsed `data-locations`. Places without coordinates and address are omitted. */
export const mapPlacesOf = (locations: unknown): readonly MapPlace[] =>
  Array.isArray(locations) ? locations.flatMap((location: unknown) => mapPlaceOf(location) ?? []) : []

function mapPlaceOf(location: unknown): MapPlace | null {
  const text = (name: string): string => textAt(location, name)
  const lines = [text('address'), [text('zipcode'), text('city'), text('state')].join(' '), text('country')]
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
  const position = valueAt(location, 'position')
  const point = [valueAt(position, 'latitude'), valueAt(position, 'longitude')].map((degrees) =>
    degrees === '' || degrees === null ? Number.NaN : Number(degrees),
  )
  const target = point.every(Number.isFinite) ? point.join(',') : lines.join(', ')
  if (target === '') return null
  return {
    name: text('location_name') || lines[0] || target,
    lines,
    phone: text('phone'),
    comment: text('comment'),
    map: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(target)}`,
  }
}

const valueAt = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && name in value ? (value as Record<string, unknown>)[name] : undefined

function textAt(value: unknown, name: string): string {
  const found = valueAt(value, name)
  return typeof found === 'string' ? found.trim() : ''
}
