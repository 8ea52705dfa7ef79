import type { Insertable } from 'kysely'
import { chargedPupilsProblem } from '@contract/charges/charges.rules'
import type { Charge } from '@contract/charges/charges.schemas'
import { dueDayOf } from '@contract/cycles/dueDays.rules'
import { type IsoDate, isoMonth } from '@contract/domain/dates'
import { formatPesos, toPesos } from '@contract/domain/money'
import {
  LEFT_OUT,
  monthsSince,
  serviceCharge,
  sinceProblem,
  takenOffReason,
  type ServiceMonth,
} from '@contract/services/services.rules'
import type { LeftOut, Service, ServicesContract } from '@contract/services/services.schemas'
import { pickedIds } from '@contract/students/students.rules'
import type { Tables } from '../../db/tables'
import type { WriteCall } from '../../http/call'
import { assertField, conflict, found, foundAll } from '../../shared/problem'
import type { ChargesService } from '../charges/charges.service'
import type { CycleRow } from '../cycles/cycles.queries'
import type { CyclesService } from '../cycles/cycles.service'
import * as queries from './services.queries'

export interface MonthChargesDeps {
  charges: Pick<ChargesService, 'createOfService' | 'cancelOpen'>
  cycles: Pick<CyclesService, 'forCharging'>
}

type ChargeRow = Insertable<Tables['charges']>
type PupilRow = LeftOut['alumno']

interface Outcome {
  servicio: Service
  resumen: { alumnos: number; cargos: number; total: number }
  omitidos: LeftOut[]
  cargos: Charge[]
}

export const UNKNOWN = 'No existe este servicio.'

const take = async (
  { db }: WriteCall,
  id: number,
  { alumnos, desde }: ServicesContract['charge']['body'],
): Promise<queries.ServiceRow> => {
  assertField('alumnos', chargedPupilsProblem(alumnos))
  const service = found(await queries.lockService(db, id), UNKNOWN)
  assertField('desde', sinceProblem(service.meses, desde))
  return service
}

const takePupils = async ({ db }: WriteCall, ids: readonly number[]): Promise<readonly PupilRow[]> =>
  foundAll(await queries.findPupils(db, ids), ids, 'el alumno')

const lockEnrolled = async (
  { db }: WriteCall,
  { cycle }: queries.ServiceRow,
  pupils: readonly PupilRow[],
): Promise<void> => {
  const ids = pupils.map(({ id }) => id)
  const enrolled = new Set(await queries.lockEnrolled(db, cycle.id, ids))
  const names = pupils.filter(({ id }) => !enrolled.has(id)).map(({ nombre }) => nombre)
  if (names.length === 0) return
  const verb = names.length === 1 ? 'no está inscrito' : 'no están inscritos'
  const message = `${names.join(', ')} ${verb} en el ciclo escolar ${cycle.name}.`
  throw conflict(message, { alumnos: message })
}

export const dueDays = async ({ db }: WriteCall, cycle: CycleRow, ids: readonly number[]) => {
  const own = new Map<string, IsoDate>()
  for (const { studentId, vencimiento, ...month } of await queries.findDueDays(db, cycle.id, ids))
    own.set(`${studentId} ${isoMonth(month)}`, vencimiento)
  return (studentId: number, month: ServiceMonth): IsoDate =>
    own.get(`${studentId} ${isoMonth(month)}`) ?? dueDayOf({ ...month, parcialidad: 1 }, cycle)
}

const sumOf = (amounts: readonly number[]): number => toPesos(amounts.reduce((all, each) => all + each, 0))

const leftOut = (alumno: PupilRow, meses: readonly ServiceMonth[], motivo: string): LeftOut[] =>
  meses.length === 0 ? [] : [{ alumno, meses: meses.map(({ anio, mes }) => ({ anio, mes })), motivo }]

export const rowOf = (
  service: queries.ServiceRow,
  studentId: number,
  month: ServiceMonth,
  fecha: IsoDate,
  centavos: number,
): ChargeRow => ({
  student_id: studentId,
  cycle_id: service.cycle.id,
  tipo: 'SERVICIO',
  descripcion: serviceCharge(service.nombre, month),
  fecha,
  costo_total_centavos: centavos,
  monto_pagar_centavos: centavos,
  concept_id: service.concept?.id ?? null,
  service_id: service.id,
  service_anio: month.anio,
  service_mes: month.mes,
})

export const createMonthCharges = ({ charges, cycles }: MonthChargesDeps) => {
  const withService = async (
    { db }: WriteCall,
    id: number,
    outcome: Omit<Outcome, 'servicio'>,
  ): Promise<Outcome> => ({
    servicio: queries.toService(found(await queries.findService(db, id), UNKNOWN)),
    ...outcome,
  })

  return {
    /** Leaves out and names months already charged, so a second call charges nothing. @throws 400 · 404 · 409 not enrolled */
    charge: async (
      call: WriteCall,
      id: number,
      body: ServicesContract['charge']['body'],
    ): Promise<Outcome> => {
      const { db } = call
      const service = await take(call, id, body)
      const ids = pickedIds(body.alumnos)
      const pupils = await takePupils(call, ids)
      const cycle = await cycles.forCharging(call, service.cycle.id)
      await lockEnrolled(call, service, pupils)
      const months = monthsSince(service.meses, body.desde)
      const dueOf = await dueDays(call, cycle, ids)
      const charged = new Set(
        (await queries.lockServiceCharges(db, id, ids)).map((each) => `${each.studentId} ${isoMonth(each)}`),
      )
      const isCharged = (pupil: PupilRow, month: ServiceMonth) =>
        charged.has(`${pupil.id} ${isoMonth(month)}`)
      const rows = pupils.flatMap((pupil) =>
        months
          .filter((month) => !isCharged(pupil, month))
          .map((month) =>
            rowOf(service, pupil.id, month, dueOf(pupil.id, month), service.mensualidad_centavos),
          ),
      )
      const cargos = body.simular ? [] : await charges.createOfService(call, rows)
      if (cargos.length === 0) call.unchanged()
      return withService(call, id, {
        resumen: {
          alumnos: new Set(rows.map(({ student_id }) => student_id)).size,
          cargos: rows.length,
          total: sumOf(rows.map(({ monto_pagar_centavos }) => monto_pagar_centavos)),
        },
        omitidos: pupils.flatMap((pupil) =>
          leftOut(
            pupil,
            months.filter((month) => isCharged(pupil, month)),
            LEFT_OUT.CHARGED,
          ),
        ),
        cargos,
      })
    },

    /** Keeps and names charges with payments. @throws 400 no pupil, one twice, a month that is not of the service · 404 */
    removeStudents: async (
      call: WriteCall,
      id: number,
      body: ServicesContract['removeStudents']['body'],
    ): Promise<Outcome> => {
      const { db } = call
      const service = await take(call, id, body)
      const ids = pickedIds(body.alumnos)
      const pupils = await takePupils(call, ids)
      const charged = (await queries.lockServiceCharges(db, id, ids)).filter(
        (charge) => isoMonth(charge) >= body.desde,
      )
      const open = charged.filter(({ abonado_centavos }) => abonado_centavos === 0)
      const motivo = body.motivo_cancelacion?.trim() || takenOffReason(service.nombre)
      const off = open.map((charge) => charge.id)
      const cargos = body.simular ? [] : await charges.cancelOpen(call, off, motivo)
      if (cargos.length === 0) call.unchanged()
      const leftOf = (pupil: PupilRow): LeftOut[] => {
        const own = charged.filter(({ studentId }) => studentId === pupil.id)
        if (own.length === 0) return [{ alumno: pupil, meses: [], motivo: LEFT_OUT.NOTHING }]
        const paid = own.filter(({ abonado_centavos }) => abonado_centavos > 0)
        const pesos = sumOf(paid.map(({ abonado_centavos }) => abonado_centavos))
        return leftOut(pupil, paid, `${LEFT_OUT.PAID} por ${formatPesos(pesos)}`)
      }
      return withService(call, id, {
        resumen: {
          alumnos: new Set(open.map(({ studentId }) => studentId)).size,
          cargos: open.length,
          total: sumOf(open.map(({ monto_pagar_centavos }) => monto_pagar_centavos)),
        },
        omitidos: pupils.flatMap(leftOf),
        cargos,
      })
    },
  }
}
