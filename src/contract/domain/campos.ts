/** Errors by field name, as on the wire: the `campos` of a 400, and the messages beside a form's fields. */
export type Campos = Record<string, string>

/** Message beside a required field without a sentence of its own; the customer's words, letter by letter. */
export const REQUIRED = 'Value is required'

/** Error of a required text when it is blank, or null. */
export const requiredText = (text: string): string | null => (text.trim() ? null : REQUIRED)

/** Keeps only the fields with an error; empty when everything is right. */
export const onlyProblems = (checked: Record<string, string | null>): Campos =>
  Object.fromEntries(Object.entries(checked).filter((entry): entry is [string, string] => entry[1] !== null))
