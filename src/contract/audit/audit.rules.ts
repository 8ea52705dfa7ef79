import { AUDIT_KINDS } from './audit.kinds'

export type AuditKindName = keyof typeof AUDIT_KINDS
export const AUDIT_KIND_NAMES = Object.keys(AUDIT_KINDS) as AuditKindName[]

/** What a write does to its record: the actions of permissions, without reading. A cancellation is DELETE. */
export const AUDIT_ACTIONS = ['CREATE', 'UPDATE', 'DELETE'] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]

/** Rows of one page. */
export const AUDIT_PAGE = 100
/** How far the total is counted: one more says that there are more than these. */
export const AUDIT_COUNTED = 10_000

/** What is wrong with the days asked for; null when they are right. */
export const auditDaysProblem = (desde: string | undefined, hasta: string | undefined): string | null =>
  desde !== undefined && hasta !== undefined && hasta < desde
    ? 'La fecha final debe ser igual o posterior a la inicial.'
    : null
