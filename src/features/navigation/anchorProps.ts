import type { LinkProps } from '#src/ui/controls/link.tsx'

/** The props that a link within the shop accepts: those of an anchor except its target. */
export type AnchorProps = Omit<LinkProps, 'href' | 'target'>
