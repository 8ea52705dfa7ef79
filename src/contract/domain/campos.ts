/** What each field has wrong, by its name on the wire: the `campos` of a 400 (DOMAIN §1) and the errors beside a form's fields. */
export type Campos = Record<string, string>

/** SPEC §5's generic message, letter by letter (DOMAIN §7). */
export const REQUIRED = 'Value is required'

/** Keeps the fields that have a problem; empty when everything is right. */
export const onlyProblems = (checked: Record<string, string | null>): Campos =>
  Object.fromEntries(Object.entries(checked).filter((entry): entry is [string, string] => entry[1] !== null))
