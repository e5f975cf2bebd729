import type { Root } from 'hast'
import { fromHtmlIsomorphic } from 'hast-util-from-html-isomorphic'
import { defaultSchema, sanitize } from 'hast-util-sanitize'
import type { Schema } from 'hast-util-sanitize'
import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import { useMemo } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { Prose } from '#src/ui/Prose.tsx'
import { CmsAnchor } from './CmsAnchor.tsx'

/** What a merchant's text may hold: the words' own markup, links and pictures; no script, style, form or handler. */
const schema: Schema = {
  ...defaultSchema,
  clobber: [],
  protocols: { ...defaultSchema.protocols, href: ['http', 'https', 'mailto', 'tel'], src: ['http', 'https'] },
}

/** HTML from the backend, sanitised and rendered as elements; links to the shop's own pages are routed in the app. */
export function CmsHtml({ html }: { html: string }) {
  const content = useMemo(() => {
    const tree = sanitize(fromHtmlIsomorphic(html, { fragment: true }), schema) as Root
    return toJsxRuntime(tree, { Fragment, jsx, jsxs, components: { a: CmsAnchor } })
  }, [html])
  return <Prose>{content}</Prose>
}
