import type { ActionName, ModuleName } from '../domain/permissions'

/**
 * How much of a field the bitácora keeps. `open`: its values. `personal`: its values in a table apart, which can be emptied.
 * `unsaid`: only that it changed (passwords, health, files, and free text that may mention health). Fields not listed are not
 * kept.
 */
export type Privacy = 'open' | 'personal' | 'unsaid'

export interface AuditKind {
  readonly palabra: string
  /** Only users with READ of this module see the values. */
  readonly modulo: ModuleName
  /** The field whose value serves as the record's name. */
  readonly nombre: string
  readonly campos: Readonly<Record<string, Privacy>>
  /** Fields whose values need another action of the module than READ. */
  readonly needs?: Readonly<Record<string, ActionName>>
}

const keep =
  <const P extends Privacy>(privacy: P) =>
  <const F extends string>(...fields: F[]) =>
    Object.fromEntries(fields.map((field) => [field, privacy])) as Readonly<Record<F, P>>
export const open = keep('open')
export const personal = keep('personal')
export const unsaid = keep('unsaid')

/**
 * Takes the privacy of every field of a form's body and does not compile when one is missing; otherwise the bitácora would
 * silently skip a new field.
 */
export const allOf =
  <Body, Aside extends keyof Body = never>() =>
  <const C extends AuditKind['campos']>(campos: C & Record<Exclude<keyof Body, Aside>, Privacy>): C =>
    campos

export const kind = <const C extends AuditKind['campos']>(
  palabra: string,
  modulo: ModuleName,
  nombre: keyof C & string,
  campos: C,
) => ({ palabra, modulo, nombre, campos })
