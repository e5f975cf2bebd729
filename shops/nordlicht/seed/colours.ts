/** The colours of the range: codes of the attribute's options, as drawn in the pictures. */
export const COLOURS = {
  nacht: { hex: '#24406e', de: 'Nachtblau', en: 'Midnight blue', us: 'Midnight Blue' },
  eis: { hex: '#9cc3dd', de: 'Eisblau', en: 'Ice blue', us: 'Ice Blue' },
  moos: { hex: '#66805c', de: 'Moosgrün', en: 'Moss green', us: 'Moss Green' },
  sand: { hex: '#d3bd95', de: 'Sand', en: 'Sand', us: 'Sand' },
  schnee: { hex: '#f4f6f8', de: 'Schneeweiß', en: 'Snow white', us: 'Snow White' },
} as const

export type Colour = keyof typeof COLOURS
