/** Errors by field name on the wire: the `campos` of a 400, and the messages beside a form's fields. */
export type Campos = Record<string, string>

/** The customer's words, letter by letter. */
export const REQUIRED = 'Value is required'

export const requiredText = (text: string): string | null => (text.trim() ? null : REQUIRED)

export const onlyProblems = (checked: Record<string, string | null>): Campos =>
  Object.fromEntries(Object.entries(checked).filter((entry): entry is [string, string] => entry[1] !== null))
