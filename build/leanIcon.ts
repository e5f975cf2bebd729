import { createElement } from 'react'
import type { FunctionComponent, SVGProps } from 'react'

/** An icon as its package describes it: a square, and what is drawn in it. */
export type IconData = {
  readonly name: string
  readonly size: number
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]
  readonly aliases?: readonly string[]
}

type IconProps = SVGProps<SVGSVGElement> & { readonly size?: number }

const NAMING = /^(aria-|role$|title$)/

/** Makes the component of an icon, which gives the very HTML that lucide-react's gives for the same props. */
export default function createIcon({ name, size: box, node, aliases = [] }: IconData): FunctionComponent<IconProps> {
  const classes = ['lucide', ...[name, ...aliases].map((alias) => `lucide-${alias}`)].join(' ')
  return function Icon({ size = 24, className, ...rest }: IconProps) {
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: `0 0 ${box} ${box}`,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: className ? `${classes} ${className}` : classes,
        'aria-hidden': Object.keys(rest).some((prop) => NAMING.test(prop)) ? undefined : 'true',
        ...rest,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
  }
}
