import { gradeYearLabel, placeLabel } from '@contract/domain/grades'
import type { Audience } from '@contract/messages/messages.rules'
import { findCycleName, NO_CYCLE } from '../../db/lookups'
import type { AnyCall } from '../../http/call'
import { conflict, found, notFound } from '../../shared/problem'
import type { CyclesService } from '../cycles/cycles.service'
import type { StatementsService } from '../statements/statements.service'
import * as queries from './audience.queries'

export interface Deps {
  cycles: Pick<CyclesService, 'currentId'>
  statements: Pick<StatementsService, 'debtorParents'>
}

const NEEDS_CYCLE = ['TODOS', 'GRADO'] as const

const resolve = async ({ cycles }: Deps, call: AnyCall, audience: Audience) => {
  const { tipo, grupoId, servicioId, cicloEscolarId } = audience
  if (tipo === 'GRUPO')
    return found(await queries.findGroup(call.db, grupoId as number), `No existe el grupo ${grupoId}.`)
      .cycle_id
  if (tipo === 'SERVICIO')
    return found(
      await queries.findService(call.db, servicioId as number),
      `No existe el servicio ${servicioId}.`,
    ).cycle_id
  if (cicloEscolarId !== undefined) {
    found(await findCycleName(call.db, cicloEscolarId), `No existe el ciclo escolar ${cicloEscolarId}.`)
    return cicloEscolarId
  }
  const current = await cycles.currentId(call)
  if (current === null && NEEDS_CYCLE.some((each) => each === tipo))
    throw conflict('No hay un ciclo escolar en curso ni por empezar: no hay inscritos a quienes avisar.')
  return current ?? NO_CYCLE
}

const monthsWords = (months: number): string =>
  months === 1 ? 'Familias con adeudo' : `Familias con adeudo de ${months} meses o más`

const wordsOf = async ({ db }: AnyCall, audience: Audience, names: readonly string[]): Promise<string> => {
  const { tipo, grado, gradoNumero, meses_min = 1 } = audience
  if (tipo === 'GRADO' && grado) return gradeYearLabel({ grado, gradoNumero })
  if (tipo === 'GRUPO') {
    const group = await queries.findGroup(db, audience.grupoId as number)
    return group ? `Grupo ${placeLabel({ ...group, grupo: group })}` : ''
  }
  if (tipo === 'SERVICIO')
    return `Servicio ${(await queries.findService(db, audience.servicioId as number))?.nombre ?? ''}`
  if (tipo === 'ADEUDO') return monthsWords(meses_min)
  if (tipo === 'PADRES')
    return names.length === 1 ? (names[0] as string) : `${names.length} familias elegidas`
  return 'Todas las familias'
}

const idsOf = async (deps: Deps, call: AnyCall, audience: queries.ResolvedAudience) => {
  if (audience.tipo === 'ADEUDO') return deps.statements.debtorParents(call)
  if (audience.tipo === 'PADRES')
    return { parents: [...new Set((audience.padres ?? []).map(({ id }) => id))], withoutParent: 0 }
  return queries.listReached(call.db, audience)
}

/** @throws 404 an unknown cycle, group, service or parent · 409 no cycle */
export const reach = async (deps: Deps, call: AnyCall, asked: Audience) => {
  const audience = { ...asked, cicloEscolarId: await resolve(deps, call, asked) }
  const { parents, withoutParent } = await idsOf(deps, call, audience)
  const recipients = await queries.listRecipients(call.db, parents)
  if (recipients.length < parents.length) {
    const missing = parents.find((id) => !recipients.some((each) => each.id === id))
    throw notFound(`No existe el padre ${missing}.`)
  }
  const words = await wordsOf(
    call,
    audience,
    recipients.map(({ nombre }) => nombre),
  )
  return { audience, words, recipients, withoutParent }
}
