import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

const STARS = 5

/** The corners of a star in a square of 20, from its top. */
const STAR: readonly (readonly [x: number, y: number])[] = [
  [10, 1.6],
  [12.5, 6.9],
  [18.3, 7.7],
  [14.1, 11.7],
  [15.1, 17.5],
  [10, 14.7],
  [4.9, 17.5],
  [5.9, 11.7],
  [1.7, 7.7],
  [7.5, 6.9],
]

/** All stars as one polygon: each is drawn back to its top point, and zero-width lines connect the stars. */
const starsShape = `polygon(${Array.from({ length: STARS }, (_, star) =>
  [...STAR, ...STAR.slice(0, 1)].map(([x, y]) => `${Number((((star * 20 + x) * 5) / STARS).toFixed(2))}% ${y * 5}%`),
)
  .flat()
  .join(',')})`

export const rating = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s1,
  fontSize: vars.text.xs,
})

// One element with five stars cut out of it; a gradient shows the score. A picture as a mask would be a document of its
// own for the browser, which takes longer than styling a hundred elements.
export const stars = style({
  display: 'block',
  width: '5.5em',
  height: '1.1em',
  backgroundColor: vars.color.line,
  backgroundImage: `linear-gradient(${vars.color.star}, ${vars.color.star})`,
  backgroundRepeat: 'no-repeat',
  backgroundPosition: `calc(50% - 50% * ${vars.layout.inlineSign}) 0`,
  clipPath: starsShape,
  forcedColorAdjust: 'none',
})

export const count = style({ color: vars.color.inkMuted })
