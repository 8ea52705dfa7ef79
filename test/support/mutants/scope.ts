import ts from 'typescript'

/** What the calls are named that write a log or the words of one. */
const LOGS = /(^|\.)(log|logger|console)(\.|$)/

const calleeOf = (node: ts.Node): string =>
  ts.isCallExpression(node) || ts.isNewExpression(node) ? node.expression.getText() : ''

/** Elements of these are taken apart by place, or name what a hook depends on: without one nothing works, or all works the same. */
const isPositional = (node: ts.Node): boolean => {
  if (!ts.isArrayLiteralExpression(node)) return false
  if (node.elements.length === 2 && ts.isArrowFunction(node.parent)) return true
  if (ts.isVariableDeclaration(node.parent) && ts.isArrayBindingPattern(node.parent.name)) return true
  const callee = calleeOf(node.parent)
  if (callee.startsWith('Promise.') || /^(new )?Map$/.test(callee)) return true
  return /^(React\.)?use[A-Z]/.test(callee) && (node.parent as ts.CallExpression).arguments.at(-1) === node
}

/** `${count === 1 ? 'mes' : 'meses'}`: words of a sentence. SQL is no sentence. */
const isFilledIn = (node: ts.Node): boolean =>
  ts.isTemplateExpression(node) && !ts.isTaggedTemplateExpression(node.parent)

/** Rows that are equal in order may come either way round. */
const isSorting = (node: ts.Node): boolean =>
  (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) &&
  /\.(sort|toSorted)$/.test(calleeOf(node.parent))

const isLogging = (node: ts.Node): boolean =>
  (ts.isCallExpression(node) && LOGS.test(calleeOf(node))) ||
  (ts.isPropertyAssignment(node) && node.name.getText() === 'debug')

/** Whether nothing in this part of the text is changed: types, imports, logging, sentences. */
export const isOutOfScope = (node: ts.Node): boolean =>
  ts.isTypeNode(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isImportDeclaration(node) ||
  isFilledIn(node) ||
  isSorting(node) ||
  isLogging(node) ||
  isPositional(node)

/** Text for a person, which ends as one. */
export const isSentence = (node: ts.Node): boolean => ts.isStringLiteralLike(node) && / .*\.$/.test(node.text)

/** `16 * 1024`: a size or a time, and one more or less is the same limit. */
export const isFixedSize = (node: ts.Expression): boolean =>
  ts.isNumericLiteral(node) ||
  (ts.isBinaryExpression(node) && isFixedSize(node.left) && isFixedSize(node.right))

/** `if (ids.length === 0) return []`: without it the same comes out of a statement that finds nothing. */
export const sparesWork = (node: ts.BinaryExpression): boolean => {
  const { parent, left } = node
  if (!ts.isIfStatement(parent) || !ts.isPropertyAccessExpression(left) || left.name.text !== 'length')
    return false
  const { thenStatement: then } = parent
  return ts.isReturnStatement(then) && (!then.expression || /^\[\]$|^null$/.test(then.expression.getText()))
}

/** Whether a `+` beside it joins text. */
export const isTextual = (node: ts.Node): boolean => {
  if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) return true
  if (ts.isParenthesizedExpression(node)) return isTextual(node.expression)
  if (ts.isBinaryExpression(node)) return isTextual(node.left) || isTextual(node.right)
  return ts.isCallExpression(node) && /\.(join|toString|slice|trim|repeat|replace)$/.test(calleeOf(node))
}

const isWording = (node: ts.Node): boolean => ts.isStringLiteralLike(node) && /[a-záéíóúñ ]/.test(node.text)

/** `n === 1 ? 'mes' : 'meses'` outside a sentence. */
export const swapsWording = (node: ts.Node): boolean =>
  ts.isConditionalExpression(node.parent) &&
  isWording(node.parent.whenTrue) &&
  isWording(node.parent.whenFalse)
