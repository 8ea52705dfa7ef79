import { transformSync } from 'esbuild'
import ts from 'typescript'
import { isFixedSize, isOutOfScope, isSentence, isTextual, sparesWork, swapsWording } from './scope'

/** One change of a file: the text between two places becomes another. */
export interface Change {
  kind: Kind
  from: number
  to: number
  text: string
}

export type Kind = keyof typeof OPERATORS

type Edit = Omit<Change, 'kind'>
type Operator = (node: ts.Node) => readonly Edit[]

const { SyntaxKind } = ts

const replace = (node: ts.Node, text: string): Edit[] => [{ from: node.getStart(), to: node.end, text }]
const remove = (node: ts.Node): Edit[] => replace(node, '')

/** Another sign in the place of a sign between two values. */
const swapSign =
  (signs: Partial<Record<ts.SyntaxKind, string>>, mayChange: (node: ts.BinaryExpression) => boolean) =>
  (node: ts.Node): readonly Edit[] => {
    if (!ts.isBinaryExpression(node)) return []
    const sign = signs[node.operatorToken.kind]
    return sign !== undefined && mayChange(node) ? replace(node.operatorToken, sign) : []
  }

const COMPARISONS = {
  [SyntaxKind.LessThanToken]: '<=',
  [SyntaxKind.LessThanEqualsToken]: '<',
  [SyntaxKind.GreaterThanToken]: '>=',
  [SyntaxKind.GreaterThanEqualsToken]: '>',
  [SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [SyntaxKind.ExclamationEqualsEqualsToken]: '===',
}

const ARITHMETIC = {
  [SyntaxKind.PlusToken]: '-',
  [SyntaxKind.MinusToken]: '+',
  [SyntaxKind.PlusEqualsToken]: '-=',
  [SyntaxKind.MinusEqualsToken]: '+=',
}

const CALCULATES = new Set<ts.SyntaxKind>([
  ...Object.keys(COMPARISONS).map(Number),
  SyntaxKind.PlusToken,
  SyntaxKind.MinusToken,
  SyntaxKind.AsteriskToken,
  SyntaxKind.SlashToken,
  SyntaxKind.PercentToken,
])

/** Above it a number is a limit of time or size, and one more or less is the same limit. */
const MAX_CONSTANT = 999

/** One more and one less, for a number that takes part in a sum or a comparison. */
const nextNumbers: Operator = (node) => {
  if (!ts.isNumericLiteral(node) || !ts.isBinaryExpression(node.parent)) return []
  const value = Number(node.text)
  if (!CALCULATES.has(node.parent.operatorToken.kind) || value > MAX_CONSTANT) return []
  if (isFixedSize(node.parent) || sparesWork(node.parent)) return []
  return [...replace(node, String(value + 1)), ...replace(node, `(${value - 1})`)]
}

const dropNot: Operator = (node) => {
  const isNot = (each: ts.Node): each is ts.PrefixUnaryExpression =>
    ts.isPrefixUnaryExpression(each) && each.operator === SyntaxKind.ExclamationToken
  if (!isNot(node) || isNot(node.operand) || isNot(node.parent)) return []
  return replace(node, node.operand.getText())
}

const FILTERS = new Set(['where', 'whereRef', 'filter'])

/** `rows.filter(isOpen)` becomes `rows`, a query loses one of its conditions. */
const dropFilter: Operator = (node) => {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return []
  const { expression, name } = node.expression
  return FILTERS.has(name.text) ? [{ from: expression.end, to: node.end, text: '' }] : []
}

const isRefusal = (node: ts.Statement): boolean => {
  if (ts.isThrowStatement(node)) return true
  if (ts.isBlock(node)) return node.statements.length === 1 && isRefusal(node.statements[0] as ts.Statement)
  if (!ts.isReturnStatement(node) || !node.expression) return false
  return ts.isStringLiteralLike(node.expression) || ts.isTemplateExpression(node.expression)
}

/** `if (…) throw …`, or a rule's sentence: what is refused comes in. */
const dropRefusal: Operator = (node) =>
  ts.isIfStatement(node) && !node.elseStatement && isRefusal(node.thenStatement) ? remove(node) : []

/** A write, a lock or a check that is waited for and not used. */
const dropAwaited: Operator = (node) =>
  ts.isExpressionStatement(node) &&
  ts.isAwaitExpression(node.expression) &&
  ts.isCallExpression(node.expression.expression) &&
  ts.isBlock(node.parent)
    ? remove(node)
    : []

const swapTruth: Operator = (node) => {
  if (node.kind === SyntaxKind.TrueKeyword) return replace(node, 'false')
  return node.kind === SyntaxKind.FalseKeyword ? replace(node, 'true') : []
}

const swapBounds: Operator = (node) => {
  if (!ts.isPropertyAccessExpression(node) || node.expression.getText() !== 'Math') return []
  const other = { min: 'max', max: 'min' }[node.name.text]
  return other ? replace(node.name, other) : []
}

/** A list without one of its elements. A pair that is taken apart again is no list. */
const dropElement: Operator = (node) => {
  if (!ts.isArrayLiteralExpression(node) || node.elements.length < 2) return []
  if (node.elements.some(isSentence)) return []
  const { elements } = node
  return elements.map((element, index) => {
    const last = index === elements.length - 1
    const from = last ? (elements[index - 1] as ts.Node).end : element.getStart()
    return { from, to: last ? element.end : (elements[index + 1] as ts.Node).getStart(), text: '' }
  })
}

const OPERATORS = {
  comparison: swapSign(COMPARISONS, (node) => !swapsWording(node)),
  'and / or': swapSign(
    { [SyntaxKind.AmpersandAmpersandToken]: '||', [SyntaxKind.BarBarToken]: '&&' },
    () => true,
  ),
  'plus / minus': swapSign(ARITHMETIC, ({ left, right }) => !isTextual(left) && !isTextual(right)),
  constant: nextNumbers,
  not: dropNot,
  filter: dropFilter,
  refusal: dropRefusal,
  awaited: dropAwaited,
  'true / false': swapTruth,
  'min / max': swapBounds,
  'list element': dropElement,
} satisfies Record<string, Operator>

/** The file's text with the change made. */
export const applied = (text: string, { from, to, text: by }: Edit): string =>
  text.slice(0, from) + by + text.slice(to)

const compiles = (file: string, text: string): boolean => {
  try {
    transformSync(text, { loader: file.endsWith('x') ? 'tsx' : 'ts', logLevel: 'silent' })
    return true
  } catch {
    return false
  }
}

/** Every change that could be made to a file and that compiles, in the order of the text. */
export const changesOf = (file: string, text: string): Change[] => {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true)
  const found: Change[] = []
  const visit = (node: ts.Node): void => {
    if (isOutOfScope(node)) return
    for (const kind of Object.keys(OPERATORS) as Kind[])
      for (const edit of OPERATORS[kind](node)) found.push({ kind, ...edit })
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found.filter((change) => compiles(file, applied(text, change)))
}
