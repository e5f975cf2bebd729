import { parseSync } from 'vite'
import type { SourceModule } from '#tests/arch/sources.ts'

/** An exported function whose required parameters are all texts. */
export type TextFunction = { readonly path: string; readonly name: string; readonly parameters: number }

type Parameter = {
  readonly type: string
  readonly optional?: boolean
  readonly typeAnnotation?: { readonly typeAnnotation: { readonly type: string } } | null
}
type FunctionNode = { readonly type: string; readonly params: readonly Parameter[] }

const isText = ({ type, typeAnnotation }: Parameter) =>
  type === 'Identifier' && typeAnnotation?.typeAnnotation.type === 'TSStringKeyword'

const isRequired = ({ type, optional }: Parameter) => type !== 'AssignmentPattern' && optional !== true

function textParameters({ params }: FunctionNode): number {
  const required = params.filter(isRequired)
  return required.every(isText) ? required.length : 0
}

const FUNCTIONS = new Set(['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration'])

const DOES_INPUT_OR_OUTPUT = /^node:(?!(?:buffer|url|path)$)|^(?:pg|sharp|nodemailer|@redis\/client)$/

/**
 * Modules that do no input or output, not even through those that they import. Work on files, processes and the network
 * is bounded elsewhere, and must not be done by a test of all functions.
 */
export function pureModules(modules: readonly SourceModule[]): readonly SourceModule[] {
  const byPath = new Map(modules.map((module) => [module.path, module]))
  const isPure = (module: SourceModule) => {
    const reached = new Set([module])
    for (const { imports } of reached)
      for (const { specifier, target } of imports) {
        if (DOES_INPUT_OR_OUTPUT.test(specifier)) return false
        const imported = target === null ? undefined : byPath.get(target)
        if (imported) reached.add(imported)
      }
    return true
  }
  return modules.filter(isPure)
}

const IS_HOOK = /^use[A-Z]/

/** The exported functions of a module that take one or more texts and are no hooks. */
export function textFunctionsOf({ path, text }: SourceModule): readonly TextFunction[] {
  return parseSync(path, text).program.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) return []
    const { declaration } = statement
    const named: readonly (readonly [string, FunctionNode])[] =
      declaration.type === 'FunctionDeclaration'
        ? [[declaration.id?.name ?? '', declaration as unknown as FunctionNode]]
        : declaration.type === 'VariableDeclaration'
          ? declaration.declarations.flatMap(({ id, init }) =>
              id.type === 'Identifier' && init && FUNCTIONS.has(init.type)
                ? [[id.name, init as unknown as FunctionNode] as const]
                : [],
            )
          : []
    return named.flatMap(([name, node]) => {
      const parameters = textParameters(node)
      return parameters === 0 || IS_HOOK.test(name) ? [] : [{ path, name, parameters }]
    })
  })
}
