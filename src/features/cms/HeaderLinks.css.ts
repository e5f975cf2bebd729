import { globalStyle, style } from '@vanilla-extract/css'
import { from, onPaper } from '#src/ui/theme/breakpoints.ts'
import { vars } from '#src/ui/theme/contract.css.ts'

const bar = style({
  display: 'none',
  paddingBlockStart: vars.space.s1,
  fontSize: vars.text.sm,
  '@media': { [from.md]: { display: 'block' }, [onPaper]: { display: 'none' } },
})

const menu = style({
  paddingBlock: vars.space.s3,
  borderBlockStart: `1px solid ${vars.color.line}`,
  fontSize: vars.text.md,
})

export const HEADER_LINKS_CLASSES = { bar, menu } as const

// With the element's name, because the styles of running text may load later and would override a single class.
for (const list of [`nav.${bar}`, `nav.${menu}`]) {
  globalStyle(`${list} ul`, { listStyle: 'none', padding: 0 })
  globalStyle(`${list} a`, {
    display: 'inline-flex',
    alignItems: 'center',
    color: vars.color.ink,
    textDecorationLine: 'none',
  })
  globalStyle(`${list} a:hover`, { textDecorationLine: 'underline' })
}
globalStyle(`nav.${bar} div div`, { maxWidth: 'none' })
globalStyle(`nav.${bar} ul`, { display: 'flex', flexWrap: 'wrap', justifyContent: 'end', columnGap: vars.space.s5 })
globalStyle(`nav.${bar} a`, { minHeight: '1.75rem' })
globalStyle(`nav.${menu} ul`, { gap: 0 })
globalStyle(`nav.${menu} a`, { minHeight: vars.layout.controlHeight })
