import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import type { Components } from 'hast-util-to-jsx-runtime'
import type { ComponentProps } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { CmsAnchor } from './CmsAnchor.tsx'
import { CmsImage } from './CmsImage.tsx'
import { CmsPre, CmsTable } from './CmsTable.tsx'
import type { CmsNode } from './parseCmsHtml.ts'

type CmsNodesProps = {
  readonly nodes: readonly CmsNode[]
  /** Overrides for elements on special backgrounds. */
  readonly components?: Components
}

/** Sanitised HTML as React elements; links within the shop are routed. */
export function CmsNodes({ nodes, components }: CmsNodesProps) {
  return toJsxRuntime(
    { type: 'root', children: [...nodes] },
    {
      Fragment,
      jsx,
      jsxs,
      components: { a: CmsAnchor, img: CmsImage, button: Words, table: CmsTable, pre: CmsPre, ...components },
    },
  )
}

/** A button in a text has no script, so only its label is kept. */
function Words({ children }: ComponentProps<'button'>) {
  return <>{children}</>
}
