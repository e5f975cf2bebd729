import { basename, dirname, join, normalize } from 'node:path'

export type Document = {
  /** From the project's root, with slashes. */
  readonly path: string
  readonly text: string
}

const RECORD = /^docs\/decisions\/(\d{4})-[a-z\d-]+\.md$/
const INDEX = 'docs/decisions/README.md'
const STATUS = /^Status: (accepted|superseded by \[decision (\d+)\]\([^)]+\)), \d{4}-\d{2}-\d{2}\./
const SECTIONS = ['Context', 'Decision', 'Consequences']

const isRecord = ({ path }: Document) => RECORD.test(path)
const numberOf = ({ path }: Document) => Number(RECORD.exec(path)?.[1])

function titleOf({ text }: Document): string | undefined {
  return /^# \d+\. (.+)$/.exec(text.split('\n', 1)[0] ?? '')?.[1]
}

/** The line of a record in the index, as it has to be written. */
export function indexLine(record: Document): string {
  const [, status, successor] = STATUS.exec(record.text.split('\n')[2] ?? '') ?? []
  const state = successor ? `superseded by ${successor}` : (status ?? 'without a status')
  return `| ${numberOf(record)} | [${titleOf(record) ?? 'without a title'}](${basename(record.path)}) | ${state} |`
}

function formFaults(record: Document): readonly string[] {
  const [heading = '', , status = ''] = record.text.split('\n')
  const faults = SECTIONS.filter(
    (section) => !new RegExp(String.raw`^(?:\*\*${section}\.\*\*|## ${section}$)`, 'm').test(record.text),
  ).map((section) => `has no section **${section}.**`)
  if (!heading.startsWith(`# ${numberOf(record)}. `))
    faults.push(`begins with the line "# ${numberOf(record)}. Title in the imperative"`)
  if (!STATUS.test(status))
    faults.push(
      'has in line 3 "Status: accepted, YYYY-MM-DD." or "Status: superseded by [decision N](file.md), YYYY-MM-DD."',
    )
  return faults
}

/** Every breach of the form of the decision records and every line that their index lacks or has too much. */
export function decisionFaults(documents: readonly Document[]): readonly string[] {
  const records = documents.filter(isRecord)
  const lines = (documents.find(({ path }) => path === INDEX)?.text ?? '')
    .split('\n')
    .filter((line) => /^\| \d+ \|/.test(line))
  const expected = records.map(indexLine)
  return [
    ...records.flatMap((record) => formFaults(record).map((fault) => `${record.path}: ${fault}`)),
    ...expected.filter((line) => !lines.includes(line)).map((line) => `${INDEX}: lacks the line "${line}"`),
    ...lines.filter((line) => !expected.includes(line)).map((line) => `${INDEX}: no record fits the line "${line}"`),
  ]
}

/** Links of Markdown files to files of the project that do not exist, one readable line each. */
export function brokenLinks(documents: readonly Document[], exists: (path: string) => boolean): readonly string[] {
  return documents.flatMap(({ path, text }) =>
    [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)\s]*)?\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !/^[a-z]+:/.test(target))
      .map((target) => normalize(join(dirname(path), target)))
      .filter((target) => !exists(target))
      .map((target) => `${path}: ${target} does not exist`),
  )
}
