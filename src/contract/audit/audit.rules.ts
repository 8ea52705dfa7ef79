import { AUDIT_KINDS } from './audit.kinds'

export type AuditKindName = keyof typeof AUDIT_KINDS
export const AUDIT_KIND_NAMES = Object.keys(AUDIT_KINDS) as AuditKindName[]

/** A cancellation counts as DELETE; only rows of kind SALUD are READ. */
export const AUDIT_ACTIONS = ['CREATE', 'READ', 'UPDATE', 'DELETE'] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]

export const AUDIT_PAGE = 100
/** Counting every row is slow; a total of one more means "more than these". */
export const AUDIT_COUNTED = 10_000

export const auditDaysProblem = (desde: string | undefined, hasta: string | undefined): string | null =>
  desde !== undefined && hasta !== undefined && hasta < desde
    ? 'La fecha final debe ser igual o posterior a la inicial.'
    : null
