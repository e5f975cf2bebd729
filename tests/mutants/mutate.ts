import { parseSync } from 'vite'

/** A change of a module that a test has to detect. */
export type Mutant = {
  readonly start: number
  readonly end: number
  readonly replacement: string
}

type AstNode = { readonly type: string; readonly start: number; readonly end: number } & Readonly<
  Record<string, unknown>
>

const SWAPPED_OPERATORS: Readonly<Record<string, readonly string[]>> = {
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '===': ['!=='],
  '!==': ['==='],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
  '+=': ['-='],
  '-=': ['+='],
}

const SWAPPED_METHODS: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  floor: 'ceil',
  ceil: 'floor',
  round: 'floor',
}

const isNode = (value: unknown): value is AstNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string' && 'start' in value

const childrenOf = (node: AstNode): readonly AstNode[] => Object.values(node).flat().filter(isNode)

/** TypeScript's own nodes that contain an expression of JavaScript. */
const WITH_EXPRESSION = /^TS(As|Satisfies|NonNull)Expression$/

/** They contain no executed code. */
const WITHOUT_CODE = /^(Import|ExportAll)/

/** Every mutant of a module, in the order of the text. */
export function mutantsOf(path: string, text: string): readonly Mutant[] {
  const { program, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`)
  const found: Mutant[] = []
  const textOf = ({ start, end }: AstNode) => text.slice(start, end)
  const replace = ({ start, end }: AstNode, replacement: string) => {
    if (text.slice(start, end) !== replacement) found.push({ start, end, replacement })
  }
  const operator = (node: AstNode, left: AstNode, right: AstNode) => {
    const between = text.slice(left.end, right.start)
    const written = String(node['operator'])
    const start = left.end + between.indexOf(written)
    for (const other of SWAPPED_OPERATORS[written] ?? [])
      found.push({ start, end: start + written.length, replacement: other })
  }
  const decide = (test: unknown) => {
    if (!isNode(test)) return
    replace(test, 'true')
    replace(test, 'false')
  }

  const visit = (node: AstNode) => {
    if (WITHOUT_CODE.test(node.type) || (node.type.startsWith('TS') && !WITH_EXPRESSION.test(node.type))) return
    const { left, right, test, argument, property, key, expression } = node
    switch (node.type) {
      case 'BinaryExpression':
      case 'LogicalExpression':
      case 'AssignmentExpression':
        if (isNode(left) && isNode(right)) operator(node, left, right)
        break
      case 'IfStatement':
      case 'ConditionalExpression':
        decide(test)
        break
      case 'WhileStatement':
      case 'ForStatement':
        if (isNode(test)) replace(test, 'false')
        break
      case 'UnaryExpression':
        if (isNode(argument) && (node['operator'] === '!' || node['operator'] === '-')) replace(node, textOf(argument))
        break
      case 'UpdateExpression':
        replace(node, node['operator'] === '++' ? textOf(node).replace('++', '--') : textOf(node).replace('--', '++'))
        break
      case 'Literal':
        if (typeof node['value'] === 'boolean') replace(node, String(!node['value']))
        else if (typeof node['value'] === 'string') replace(node, node['value'] === '' ? "'mutant'" : "''")
        break
      case 'TemplateLiteral':
        replace(node, '``')
        break
      case 'ArrayExpression':
        replace(node, '[]')
        break
      case 'ExpressionStatement':
        if (isNode(expression) && /Call|Await|Assignment|Update/.test(expression.type)) replace(node, ';')
        break
      case 'MemberExpression':
        if (isNode(property) && node['computed'] === false) {
          const other = SWAPPED_METHODS[textOf(property)]
          if (other !== undefined) replace(property, other)
          if (node['optional'] === true && isNode(node['object'])) {
            const at = text.indexOf('?.', node['object'].end)
            found.push({ start: at, end: at + 2, replacement: '.' })
          }
        }
        break
    }
    for (const child of childrenOf(node)) {
      // The name of a property is not a value.
      if (child === key && node['computed'] === false) continue
      visit(child)
    }
  }
  for (const statement of program.body as unknown as readonly AstNode[]) visit(statement)
  return found.toSorted((one, other) => one.start - other.start || one.end - other.end)
}

/**
 * The highest number of loop iterations of a mutated module in one test file: a loop without an end would block the
 * run.
 */
const MOST_TURNS = 5_000_000

/** The module's text with this mutant. */
export function mutated(path: string, text: string, { start, end, replacement }: Mutant): string {
  const changed = text.slice(0, start) + replacement + text.slice(end)
  const bodies: number[] = []
  const visit = (node: AstNode) => {
    const { body } = node
    if (/^(For|While|DoWhile)/.test(node.type) && isNode(body) && body.type === 'BlockStatement')
      bodies.push(body.start + 1)
    childrenOf(node).forEach(visit)
  }
  for (const statement of parseSync(path, changed).program.body as unknown as readonly AstNode[]) visit(statement)
  if (bodies.length === 0) return changed
  const guarded = bodies
    .toSorted((one, other) => other - one)
    .reduce((code, at) => `${code.slice(0, at)} mutantTurn();${code.slice(at)}`, changed)
  return `let mutantTurns = 0; function mutantTurn() { if ((mutantTurns += 1) > ${MOST_TURNS}) throw new Error('A loop has lost its end.') } ${guarded}`
}
