import { globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { parseSync } from 'vite'
import { PROJECT_ROOT } from './sources.ts'

/** A comment, the name of a test, or a line of a document without its code. */
export type Passage = {
  /** From the project's root, with slashes. */
  readonly path: string
  readonly line: number
  readonly text: string
}

type Riddle = {
  readonly pattern: RegExp
  /** Tells the author how to rewrite the sentence. */
  readonly advice: string
}

/** Sentence patterns that readers have to decode, with the way to rewrite each of them. */
export const RIDDLES = {
  'a "what" clause': {
    pattern: /\bwhat\b(?! to\b)(?![^.!]*\?)/gi,
    advice: 'Name the thing: "what the backend said" is "the backend\'s answer", "what is kept" is "the kept records".',
  },
  'a person without a role': {
    pattern: /\bwhoever\b|(?<=^|[.:;] )who [a-z]+\b(?![^.!]*\?)|\bnobody['’]s\b/gi,
    advice: 'Name the role: the shopper, the visitor, the caller, another tab.',
  },
  '"is told", "tells of"': {
    pattern: /\b(?:is|are|was|were|be|been) told\b|\b(?:tells?|told) of\b/gi,
    advice: 'Use the technical verb: reports, notifies, reads from, is known by.',
  },
  '"nothing of it"': {
    pattern:
      /\b(?:nothing|nobody) of (?:it|them|which|this|that)\b|\bof (?:it|them|which|whom) (?:nothing|nobody|none|only)\b/gi,
    advice: 'Make the thing the subject: "nothing of it is kept" is "the page is not cached".',
  },
  'a fragment that begins with "Of"': {
    pattern: /^of (?:the|an?|its|that|it|all|one|them|every)\b/gi,
    advice: 'Begin with the noun: "Of the line" is "The uid of the line".',
  },
  '"came of it"': {
    pattern: /\b(?:came|comes?|became|becomes?) of\b/gi,
    advice: 'Write "the result" or "the outcome".',
  },
  '"anew"': { pattern: /\banew\b/gi, advice: 'Write "again".' },
  '"on its way", "under way"': {
    pattern: /\bon (?:its|their) way\b|\bunder way\b/gi,
    advice: 'Write "loading", "pending" or "running".',
  },
  '"is here"': {
    pattern: /\b(?:is|are|was|were) here\b/gi,
    advice: 'Write "has loaded" or "has arrived".',
  },
  '"stands", "lies" for "is"': {
    pattern: /\b(?:stands?|stood|lies|lay) (?:in|on|at|over|where|there|beside|below|above)\b/gi,
    advice: 'Write "is", or the technical verb: "is stored in", "is shown above".',
  },
  '"asked for"': {
    pattern: /\b(?:is|are|was|were|be|been) asked for\b/gi,
    advice: 'Write "requested" or "fetched".',
  },
  'an idiom': {
    pattern:
      /\bbehind (?:its|his|her|their) back\b|\bfor good\b|\bas ever\b|\bof old\b|\bas asked\b|\bnothing but\b|\bmends? (?!for)/gi,
    advice: 'Say it literally: "without notice", "permanently", "as before", "only", "repairs".',
  },
} as const satisfies Readonly<Record<string, Riddle>>

export type RiddleName = keyof typeof RIDDLES
export const RIDDLE_NAMES = Object.keys(RIDDLES) as readonly RiddleName[]

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length

/** The comments of a module. Line comments below each other are one passage. */
export function commentsOf(path: string, text: string): readonly Passage[] {
  const passages: { path: string; line: number; text: string; end: number }[] = []
  for (const { type, value, start, end } of parseSync(path, text).comments) {
    const line = lineAt(text, start)
    const last = passages.at(-1)
    const words = value
      .replaceAll(/^\s*\*+/gm, '')
      .replaceAll(/\s+/g, ' ')
      .trim()
    if (type === 'Line' && last && /^\n\s*$/.test(text.slice(last.end, start)) && text.startsWith('//', start))
      passages.splice(-1, 1, { ...last, text: `${last.text} ${words}`, end })
    else passages.push({ path, line, text: words, end })
  }
  return passages
}

type Node = { readonly type: string; readonly start: number; readonly end: number } & Readonly<Record<string, unknown>>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** The function that a call of a test runner begins with, e.g. `test` of `test.each(rows)(title)`. */
function calledName(callee: unknown): unknown {
  if (!isNode(callee)) return undefined
  return callee.type === 'Identifier'
    ? callee['name']
    : calledName(callee['object'] ?? callee['callee'] ?? callee['tag'])
}

/** The names of the tests and of their groups in a module. */
export function titlesOf(path: string, text: string): readonly Passage[] {
  const titles: Passage[] = []
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit)
    if (!isNode(value)) return
    if (value.type === 'CallExpression' && /^(test|it|describe|journey)$/.test(String(calledName(value['callee'])))) {
      const [title]: readonly unknown[] = Array.isArray(value['arguments']) ? value['arguments'] : []
      if (isNode(title) && /^(Literal|TemplateLiteral)$/.test(title.type))
        titles.push({ path, line: lineAt(text, title.start), text: text.slice(title.start + 1, title.end - 1) })
    }
    Object.values(value).forEach(visit)
  }
  visit(parseSync(path, text).program)
  return titles
}

/** The lines of a Markdown file, without code and addresses of links. */
export function linesOf(path: string, text: string): readonly Passage[] {
  return text
    .replaceAll(/^```[\s\S]*?^```/gm, (code) => code.replaceAll(/[^\n]/g, ''))
    .split('\n')
    .map((words, index) => ({ path, line: index + 1, text: words.replaceAll(/`[^`]*`|(?<=\])\([^)\s]*\)/g, 'x') }))
}

/** All comments of the code, all names of tests and all lines of the documents. */
export function readPassages(): readonly Passage[] {
  const read = (path: string) => readFileSync(join(PROJECT_ROOT, path), 'utf8')
  const files = (patterns: readonly string[]) =>
    globSync(patterns, { cwd: PROJECT_ROOT })
      .map((path) => path.split(sep).join('/'))
      .filter((path) => !path.includes('__generated__') && !path.includes('node_modules'))
      .sort()
  return [
    ...files(['*.ts', '{src,server,build,scripts,tests}/**/*.{ts,tsx,mjs}']).flatMap((path) =>
      commentsOf(path, read(path)),
    ),
    ...files(['tests/**/*.test.{ts,tsx}']).flatMap((path) => titlesOf(path, read(path))),
    ...files(['*.md', '{docs,src,server,tests}/**/*.md']).flatMap((path) => linesOf(path, read(path))),
  ]
}

type Finding = { readonly path: string; readonly words: string }

function find(passages: readonly Passage[], name: RiddleName): readonly Finding[] {
  return passages.flatMap(({ path, line, text }) =>
    [...text.matchAll(RIDDLES[name].pattern)].map(({ 0: found, index }) => ({
      path,
      words: `${path}:${line}: …${text.slice(Math.max(0, index - 30), index + found.length + 30)}…`,
    })),
  )
}

/** Every sentence with a pattern, with the way to rewrite it. */
export const riddlesIn = (passages: readonly Passage[]): readonly string[] =>
  RIDDLE_NAMES.flatMap((name) =>
    find(passages, name).map(({ words }) => `${words} has ${name}. ${RIDDLES[name].advice}`),
  )
