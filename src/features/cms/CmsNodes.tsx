import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import type { Components } from 'hast-util-to-jsx-runtime'
import type { ComponentProps } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { CmsAnchor } from './CmsAnchor.tsx'
import { CmsImage } from './CmsImage.tsx'
import type { CmsNode } from './parseCmsHtml.ts'

type CmsNodesProps = {
  readonly nodes: readonly CmsNode[]
  /** How elements look where the text stands on something special. */
  readonly components?: Components
}

/** Sanitised HTML as elements; links to the shop's own pages are routed in the app. */
export function CmsNodes({ nodes, components }: CmsNodesProps) {
  return toJsxRuntime(
    { type: 'root', children: [...nodes] },
    { Fragment, jsx, jsxs, components: { a: CmsAnchor, img: CmsImage, button: Words, ...components } },
  )
}

/** A button of a text has no script that it could start: its words remain. */
function Words({ children }: ComponentProps<'button'>) {
  return <>{children}</>
}
