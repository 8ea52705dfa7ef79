import type { Charge, ChargesContract } from '@contract/charges/charges.schemas'
import type { WriteCall } from '../../http/call'
import { conflict, found } from '../../shared/problem'
import type { ConceptsService } from '../concepts/concepts.service'
import { lockAlike, lockForConcept, setConcept } from './chargeChanges.queries'
import { getCharge } from './charges.queries'

export const createChargeConcept = (concepts: Pick<ConceptsService, 'forCharging'>) => ({
  /** Its kind stays. @throws 404 · 409 a concept that is switched off, a charge of an enrolment or a cancelled one */
  setConcept: async (
    call: WriteCall,
    id: number,
    { conceptoId, iguales = false }: ChargesContract['setConcept']['body'],
  ): Promise<{ cargo: Charge; cambiados: number }> => {
    const { db, record, unchanged } = call
    const charge = found(await lockForConcept(db, id), `No existe el cargo ${id}.`)
    const { descripcion, enrolment_id, estado, concept_id, concepto } = charge
    if (enrolment_id !== null) throw conflict(`${descripcion} es de una inscripción: su nivel dice qué es.`)
    if (estado === 'CANCELADO') throw conflict(`El cargo ${descripcion} está cancelado.`)
    const { nombre } = await concepts.forCharging(call, conceptoId)
    const alike = iguales ? await lockAlike(db, descripcion) : []
    const ids = [...new Set([...(concept_id === conceptoId ? [] : [id]), ...alike.map((each) => each.id)])]
    await setConcept(db, ids, conceptoId)
    if (ids.length === 0) unchanged()
    for (const each of ids)
      record(
        'CARGO',
        each,
        { descripcion, concepto: each === id ? concepto : null },
        { descripcion, concepto: nombre },
      )
    return { cargo: await getCharge(call, id), cambiados: ids.length }
  },
})
