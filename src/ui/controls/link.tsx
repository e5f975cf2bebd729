import type { ComponentProps, ReactElement } from 'react'

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string }

/** How `ui/` components render links: the router's `Link` in the shop, a plain anchor by default. */
export type RenderLink = (props: LinkProps) => ReactElement

export const renderAnchor: RenderLink = ({ children, ...rest }) => <a {...rest}>{children}</a>
