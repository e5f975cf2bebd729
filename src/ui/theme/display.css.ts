import { globalStyle } from '@vanilla-extract/css'
import { onInk, onPaper, vars } from './contract.css.ts'
import { TEXT_SIZE_ATTRIBUTE } from './documentAttributes.ts'

// The shopper's own display preferences: attributes of <html> (platform/document/displayPreferences.ts).

globalStyle(`:root[${TEXT_SIZE_ATTRIBUTE}='large']`, { fontSize: '115%' })
globalStyle(`:root[${TEXT_SIZE_ATTRIBUTE}='larger']`, { fontSize: '130%' })
globalStyle(`:root[${TEXT_SIZE_ATTRIBUTE}='largest']`, { fontSize: '150%' })

// Derived from the scheme's own colours, so it works in both schemes and on paper and ink.
for (const ground of [':root', `:root .${onInk}`, `:root .${onPaper}`]) {
  globalStyle(ground.replace(':root', ":root[data-contrast='more']"), {
    vars: {
      [vars.color.inkMuted]: vars.color.ink,
      [vars.color.control]: vars.color.ink,
      [vars.color.line]: vars.color.ink,
      [vars.color.star]: vars.color.ink,
    },
  })
}
globalStyle(":root[data-contrast='more']", { vars: { [vars.color.page]: vars.color.raised } })

globalStyle(":root[data-motion='less']", {
  vars: { [vars.motion.fast]: '0s', [vars.motion.base]: '0s', [vars.motion.slow]: '0s' },
})
globalStyle(":root[data-motion='less'] *, :root[data-motion='less'] *::before, :root[data-motion='less'] *::after", {
  animationDuration: '0.01ms !important',
  animationIterationCount: '1 !important',
  transitionDuration: '0s !important',
  scrollBehavior: 'auto !important' as 'auto',
})

globalStyle(":root[data-links='underlined'] a", { textDecorationLine: 'underline' })
