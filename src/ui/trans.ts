import { Trans as LinguiTrans } from '@lingui/react'
import type { TransProps } from '@lingui/react'
import { createElement, Fragment } from 'react'

/**
 * Lingui's component, which the macro of the same name becomes (lingui.config.ts). Lingui inserts texts into a message
 * before it looks for the tags of its elements, so a tag in a name or in typed words would be taken for one of them. A
 * value that is no text stays as it is.
 */
export function Trans(message: TransProps) {
  const values = Object.entries(message.values ?? {}).map(([name, value]) => [name, keepTags(value)])
  return createElement(LinguiTrans, { ...message, values: Object.fromEntries(values) as Record<string, unknown> })
}

const keepTags = (value: unknown) =>
  typeof value === 'string' && value.includes('<') ? createElement(Fragment, null, value) : value
