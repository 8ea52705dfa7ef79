/** What each field has wrong, by its name on the wire: the `campos` of a 400 and the errors beside a form's fields. */
export type Campos = Record<string, string>

/** Beside a required field that is empty and has no sentence of its own; the customer's words, letter by letter. */
export const REQUIRED = 'Value is required'

/** A required text: it is missing when it is blank. */
export const requiredText = (text: string): string | null => (text.trim() ? null : REQUIRED)

/** Keeps the fields that have a problem; empty when everything is right. */
export const onlyProblems = (checked: Record<string, string | null>): Campos =>
  Object.fromEntries(Object.entries(checked).filter((entry): entry is [string, string] => entry[1] !== null))
