import { refundLabel } from '@contract/desk/desk.rules'
import { folioLabel } from '@contract/receipts/receipts.rules'
import type { WriteCall } from '../../http/call'
import { conflict } from '../../shared/problem'
import type { FiscalService } from '../fiscal/fiscal.service'
import * as queries from './openings.queries'
import type { Hanging, StoredOpening } from './openings.queries'

const MAX_NAMED = 10

const hangingWords = ({ nombre, que, detalle }: Hanging): string => {
  const folio = detalle === null ? '' : ` (folio ${folioLabel(Number(detalle))})`
  const words: Record<Hanging['que'], string> = {
    PAGO: `ya tiene un pago${folio}`,
    SALDO: `ya usó su saldo a favor${folio}`,
    DEVOLUCION: `se le devolvió saldo a favor (${refundLabel(Number(detalle))})`,
    BAJA: 'se dio de baja',
    PRORROGA: `tiene una prórroga en ${detalle}`,
    BECA: 'cambió de beca desde entonces',
    CARGO: `tiene un cargo posterior (${detalle})`,
  }
  return `${nombre} ${words[que]}`
}

const hangingMessage = (all: readonly Hanging[]): string => {
  const more = all.length - MAX_NAMED
  const named = all.slice(0, MAX_NAMED).map(hangingWords)
  return `No se puede deshacer: ${[...named, ...(more > 0 ? [`y ${more} más`] : [])].join('; ')}.`
}

/** SQLSTATE: another call added a reference since the check. */
const RESTRICTED = '23001'

const take = async (call: WriteCall, id: number, motivo: string): Promise<void> => {
  const { db, actor, now, today } = call
  try {
    await queries.undoOpening(db, id, { userId: actor.id, now, today, motivo })
  } catch (error) {
    if ((error as { code?: unknown }).code === RESTRICTED)
      throw conflict('Alguien cambió algo de esta apertura en este momento. Vuelve a intentarlo.')
    throw error
  }
}

/** Also deletes fiscal data, pupils, parents, groups and becas it made that nothing else uses. @throws 409 naming pupils with rows that depend on it */
export const undoOpening = async (
  call: WriteCall,
  opening: StoredOpening,
  motivo: string,
  fiscal: Pick<FiscalService, 'dropOfOpening'>,
): Promise<void> => {
  const { db, record } = call
  const { id } = opening
  const hanging = await queries.listHanging(db, id)
  if (hanging.length > 0) throw conflict(hangingMessage(hanging))
  const opened = await queries.listOpened(db, id)
  const made = []
  for (const kind of queries.MADE_KINDS) made.push([kind, await queries.listMade(db, id, kind)] as const)
  // Before the parents they belong to.
  await fiscal.dropOfOpening(call, await queries.listFiscalIds(db, id))
  await take(call, id, motivo)
  const ciclo = opening.cicloEscolar.name
  for (const { id: pupil, nombre, enrolmentId } of opened) {
    record('INSCRIPCION', enrolmentId, { alumno: nombre, cicloEscolar: ciclo }, null)
    record('ALUMNO', pupil, { nombre, inscripcion: ciclo }, { nombre, inscripcion: null })
  }
  for (const [kind, records] of made) {
    const ids = records.map((each) => each.id)
    const remaining = await queries.stillThere(db, kind, ids)
    for (const { id: gone, nombre } of records) if (!remaining.has(gone)) record(kind, gone, { nombre }, null)
  }
  const { fecha, alumnos, meses_saldados, adeudo, saldo_favor } = opening
  const before = { fecha, cicloEscolar: ciclo, alumnos, meses_saldados, adeudo, saldo_favor }
  record('APERTURA', id, before, { fecha, motivo_cancelacion: motivo }, { accion: 'DELETE' })
}
