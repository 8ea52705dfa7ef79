import { cash, month, transfer } from '../desk/family'
import type { Invoices } from './anInvoice'
import { asked, createPac, stampedXml, uuidOf, type Stamped } from './pac'

/** Payments as far as a service's stamp. */
export const createStamper = (given: Invoices) => {
  const pac = createPac(given)
  /** @param months how many of the first child are paid @param isAsked false: it goes into the global */
  const paid = async (months = 1, isAsked = true) => {
    const payer = await given.addPayer()
    const chosen = (await given.monthsOf(payer.hijos[0]!)).slice(0, months)
    const { padreId, fiscalId } = payer
    const sum = chosen.reduce((total, { monto }) => total + monto, 0)
    const lineas = chosen.map(({ id }) => month(id))
    const medios = [isAsked ? transfer(sum) : cash(sum)]
    const body = { padreId, lineas, medios, ...(isAsked ? { fiscalId } : {}) }
    const { pago } = (await given.school.desk.collect(body)).body
    return { ...payer, pago, months: chosen }
  }
  const delivered = async (months = 1) => {
    const one = await paid(months)
    const { json } = await given.open(await given.deliver([one.pago.id]))
    return { ...one, json, base: asked(json)[0] as Stamped }
  }
  const stamped = async (months = 1) => {
    const one = await delivered(months)
    expect((await pac.bring({ 'a.xml': stampedXml(one.base) })).body.timbradas).toBe(1)
    return { ...one, uuid: uuidOf('A', one.base.folio) }
  }
  return {
    pac,
    paid,
    delivered,
    stamped,
    say: (id: number, body: object) => given.school.caller.patch(`/pagos/${id}/timbrado`, body),
    cancelledFor: (id: number, body: object) => given.school.caller.patch(`/pagos/${id}/cancelacion`, body),
    cancel: (id: number, more: Record<string, unknown> = {}) =>
      given.school.office.cancelPayment(id, 'ERROR', more),
    /** Months after September become credit. */
    leave: async (pupil: number): Promise<void> => {
      const { id } = await given.school.server.db
        .selectFrom('enrolments')
        .select('id')
        .where('student_id', '=', pupil)
        .executeTakeFirstOrThrow()
      const body = { inscripcionId: id, fecha: '2026-09-01', motivo: 'CAMBIO DE CIUDAD', a_favor: true }
      expect((await given.school.caller.patch('/inscripciones/baja', body)).status).toBe(200)
    },
  }
}
