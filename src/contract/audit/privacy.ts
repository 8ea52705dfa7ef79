import type { ActionName, ModuleName } from '../domain/permissions'

/** `personal`: kept in a table that can be emptied; `unsaid` (passwords, health, free text): kept only that it changed. Fields named nowhere are not kept. */
export type Privacy = 'open' | 'personal' | 'unsaid'

export interface AuditKind {
  readonly palabra: string
  readonly modulo: ModuleName
  readonly nombre: string
  readonly campos: Readonly<Record<string, Privacy>>
  /** Fields that only readers with this other action of the module see. */
  readonly needs?: Readonly<Record<string, ActionName>>
}

const keep =
  <const P extends Privacy>(privacy: P) =>
  <const F extends string>(...fields: F[]) =>
    Object.fromEntries(fields.map((field) => [field, privacy])) as Readonly<Record<F, P>>
export const open = keep('open')
export const personal = keep('personal')
export const unsaid = keep('unsaid')

/** Does not compile when a field of the form's body is missing; otherwise the bitácora would silently skip a new field. */
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
