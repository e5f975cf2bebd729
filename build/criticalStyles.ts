import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import postcss from 'postcss'
import type { AtRule, ChildNode, Container, Rule } from 'postcss'
import type { Plugin } from 'vite'
import { localeBuiltBy, localeOfEnvironment } from './localeBuilds.ts'
import type { StyleRule } from '../server/ssr/criticalStyles.ts'
import type { ViteManifest } from '../server/ssr/pageAssets.ts'

const CLASS = /\.((?:\\.|[\w-])+)/g

/**
 * The classes that an element, or its ancestors, must have for a selector to match. Classes in `:not(…)` do not count.
 */
const classesOf = (selector: string): readonly string[] =>
  [...selector.replaceAll(/:not\([^)]*\)/g, '').matchAll(CLASS)].map(([, name = '']) => name.replaceAll('\\', ''))

/** At-rules that contain style rules; all other rules are kept unchanged. */
const CONDITIONS: ReadonlySet<string> = new Set(['media', 'supports', 'layer', 'container'])

const isCondition = (node: ChildNode): node is AtRule & Container =>
  node.type === 'atrule' && CONDITIONS.has(node.name) && node.nodes !== undefined

/** The rules of a stylesheet in order, each with the classes that a document must have to need it. */
export function styleRulesOf(css: string): readonly StyleRule[] {
  const rules: StyleRule[] = []
  const walk = (nodes: readonly ChildNode[], conditions: readonly string[]) => {
    for (const node of nodes) {
      if (node.type === 'comment') continue
      if (isCondition(node)) walk(node.nodes ?? [], [...conditions, `@${node.name} ${node.params}`])
      else {
        const { selectors = [] } = node as Partial<Rule>
        rules.push({ conditions, needs: node.type === 'rule' ? selectors.map(classesOf) : [[]], text: node.toString() })
      }
    }
  }
  walk(postcss.parse(css).nodes, [])
  return rules
}

/**
 * Writes the rules of the shop's stylesheet to a file for the host, which puts the critical ones into each document.
 */
export const criticalStyles = (): Plugin => ({
  name: 'vetrina:critical-styles',
  applyToEnvironment: ({ name }) => localeOfEnvironment(name) !== null,
  writeBundle: {
    // After Vite's own hook, which writes the manifest.
    order: 'post',
    handler({ dir }) {
      if (dir === undefined) throw new Error('[vetrina:build] The build has no folder.')
      const file = join(dir, `.vite/manifest.${localeBuiltBy(this.environment.name)}.json`)
      const manifest = JSON.parse(readFileSync(file, 'utf8')) as ViteManifest
      const sheet = manifest['style.css']
      if (!sheet) throw new Error('[vetrina:build] The build has no stylesheet.')
      const rules = styleRulesOf(readFileSync(join(dir, sheet.file), 'utf8'))
      writeFileSync(join(dir, '.vite/styleRules.json'), JSON.stringify(rules))
    },
  },
})
