import type { LinkProps } from '#src/ui/link.tsx'

/** What a link inside the shop takes from the component it stands in: all but where it leads. */
export type AnchorProps = Omit<LinkProps, 'href' | 'target'>
