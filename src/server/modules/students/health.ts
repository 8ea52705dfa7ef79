import type { Campos } from '@contract/domain/campos'
import { healthProblem, keptHealth, readHealth } from '@contract/students/health.rules'
import type { Tables } from '../../db/tables'

/** What a list is called on the wire and what it is in the table. */
export const HEALTH_KINDS = { alergias: 'ALERGIA', enfermedades: 'ENFERMEDAD' } as const
export type HealthField = keyof typeof HEALTH_KINDS
export type HealthKind = Tables['student_health']['kind']

const FIELDS = Object.keys(HEALTH_KINDS) as HealthField[]

type HealthBody = { [K in HealthField]?: string }

/**
 * The lists a body carries as JSON text (SPEC §7), ready to be stored; a list that was not sent is not there.
 * @returns in `campos` what is wrong with them, never repeating what they say
 */
export const healthOf = (body: HealthBody): { lists: Map<HealthKind, string[]>; campos: Campos } => {
  const lists = new Map<HealthKind, string[]>()
  const campos: Campos = {}
  for (const field of FIELDS) {
    const text = body[field]
    if (text === undefined) continue
    const items = readHealth(text)
    const problem = items ? healthProblem(items) : 'Debe ser una lista de {id, descripcion} en JSON'
    if (problem) campos[field] = problem
    lists.set(HEALTH_KINDS[field], keptHealth(items ?? []))
  }
  return { lists, campos }
}
