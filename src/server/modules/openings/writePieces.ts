import type { Insertable } from 'kysely'
import { toPesos, type Centavos } from '@contract/domain/money'
import { addDays } from '@contract/domain/dateMath'
import { instalmentKey } from '@contract/domain/months'
import type { IsoDate } from '@contract/domain/dates'
import { OLD_BALANCE } from '@contract/openings/openings.rules'
import type { WriteCall } from '../../http/call'
import type { Tables } from '../../db/tables'
import type { ChargesService } from '../charges/charges.service'
import type { CycleRow } from '../cycles/cycles.queries'
import type { EnrolmentsService } from '../enrolments/enrolments.service'
import type { PlannedRow } from '../imports/importPlan'
import type { PaymentsService } from '../payments/payments.service'
import type { ScholarshipsService } from '../scholarships/scholarships.service'
import type { TuitionService } from '../tuition/tuition.service'
import { keptServices } from './familyGiven'
import type { NewRow } from './openingPlan'
import * as queries from './openings.queries'
import { createFamilyWrite, type FamilyDeps, type Placed, type PlacedPupil } from './writeFamilies'
import type { Values } from './openings.values'

const pupilOf = ({ of, fresh }: NewRow, made: ReadonlyMap<PlannedRow, number>): PlacedPupil => {
  if (of.pupil) {
    const { id, nombre, numero_control, parent_id } = of.pupil
    return { id, nombre, numero_control, parentId: parent_id }
  }
  const { values, family } = fresh as PlannedRow
  const { nombre, numero_control } = values
  return { id: made.get(fresh as PlannedRow) as number, nombre, numero_control, parentId: family?.id ?? null }
}

const valuesOf = (row: NewRow, fiscalId: number | null): Values => {
  const { grado, gradoNumero, beca, mensualidad, desde, meses, dicho, balance, servicios } = row
  const { inscripcion, material, anterior, favor, saldado } = balance
  const { nombre, porcentaje } = beca ?? {}
  return {
    grado,
    gradoNumero,
    grupo: dicho.grupo,
    beca: nombre !== undefined && porcentaje !== undefined ? { nombre, porcentaje } : null,
    mensualidad,
    dicho: dicho.mes,
    desde,
    meses,
    saldado,
    inscripcion,
    material,
    anterior,
    favor,
    ...(servicios.length > 0 && { servicios: keptServices(servicios) }),
    ...(fiscalId !== null && { fiscalId }),
  }
}

type Charge = Insertable<Tables['charges']>

const chargesOf = (
  { balance }: NewRow,
  pupil: PlacedPupil,
  enrolmentId: number,
  cycle: CycleRow,
  common: Pick<Charge, 'opening_id' | 'created_by' | 'created_at'>,
): Charge[] => {
  const charge = (
    tipo: Charge['tipo'],
    descripcion: string,
    fecha: IsoDate,
    centavos: Centavos,
    own: number | null,
  ): Charge[] =>
    centavos === 0
      ? []
      : [
          {
            ...common,
            student_id: pupil.id,
            cycle_id: cycle.id,
            enrolment_id: own,
            tipo,
            descripcion,
            fecha,
            costo_total_centavos: centavos,
            monto_pagar_centavos: centavos,
          },
        ]
  const { name, fecha_inicio } = cycle
  return [
    ...charge('INSCRIPCION', `INSCRIPCION ${name}`, fecha_inicio, balance.inscripcion, enrolmentId),
    ...charge('MATERIAL', `MATERIAL ${name}`, fecha_inicio, balance.material, enrolmentId),
    ...charge('OTRO', OLD_BALANCE, addDays(fecha_inicio, -1), balance.anterior, null),
  ]
}

export interface PieceDeps extends FamilyDeps {
  enrolments: Pick<EnrolmentsService, 'placeAlone'>
  charges: Pick<ChargesService, 'createForOpening'>
  tuition: Pick<TuitionService, 'createForOpening'>
  scholarships: Pick<ScholarshipsService, 'startTerms'>
  payments: Pick<PaymentsService, 'giveOpeningCredit'>
}

export const createPieceWrite = (deps: PieceDeps) => {
  const { enrolments, charges, tuition, scholarships, payments } = deps
  const { writeServices, writeFiscals } = createFamilyWrite(deps)
  const writeMonths = async (call: WriteCall, cycle: CycleRow, placed: readonly Placed[]): Promise<void> => {
    const months = placed.map(({ row: { lista, monto, beca, balance }, enrolmentId }) => ({
      enrolmentId,
      lista,
      monto,
      porcentaje: beca?.porcentaje ?? 0,
      scholarshipId: beca?.id ?? null,
      saldados: balance.settled.map(instalmentKey),
      partes: Object.fromEntries(
        balance.owed.flatMap((month) => (month.saldado > 0 ? [[instalmentKey(month), month.saldado]] : [])),
      ),
    }))
    await tuition.createForOpening(call, months, cycle)
    await scholarships.startTerms(
      call,
      months.flatMap(({ enrolmentId, scholarshipId, porcentaje }) =>
        scholarshipId === null ? [] : [{ enrolmentId, scholarshipId, porcentaje }],
      ),
    )
  }

  const writeCredit = async (call: WriteCall, openingId: number, placed: readonly Placed[]) => {
    const inFavor = placed.filter(({ row }) => row.balance.favor > 0)
    const creditRows = inFavor.map(({ row, pupil }) => ({
      studentId: pupil.id,
      parentId: pupil.parentId,
      centavos: row.balance.favor,
    }))
    const { moves, credits } = await payments.giveOpeningCredit(call, openingId, creditRows)
    for (const { row, pupil, enrolmentId } of inFavor) {
      const { nombre: alumno } = pupil
      const a_favor = toPesos(row.balance.favor)
      call.record('INSCRIPCION', enrolmentId, { alumno, a_favor: 0 }, { alumno, a_favor })
    }
    const moveOf = new Map(inFavor.map(({ enrolmentId }, at) => [enrolmentId, moves[at] as number]))
    return { moveOf, credits }
  }

  const place = async (
    call: WriteCall,
    cycle: CycleRow,
    rows: readonly NewRow[],
    made: ReadonlyMap<PlannedRow, number>,
  ): Promise<Placed[]> => {
    const pupils = rows.map((row) => pupilOf(row, made))
    const places = rows.map(({ grado, gradoNumero, grupo, mensualidad }, at) => ({
      id: (pupils[at] as PlacedPupil).id,
      grado,
      gradoNumero,
      idGrupo: grupo?.id ?? null,
      mensualidad,
    }))
    const enrolled = await enrolments.placeAlone(call, cycle, pupils, places)
    return rows.map((row, at) => ({
      row,
      pupil: pupils[at] as PlacedPupil,
      enrolmentId: enrolled[at]?.id as number,
    }))
  }

  return async (
    call: WriteCall,
    openingId: number,
    cycle: CycleRow,
    rows: readonly NewRow[],
    made: ReadonlyMap<PlannedRow, number>,
  ): Promise<number[]> => {
    const placed = await place(call, cycle, rows, made)
    await writeMonths(call, cycle, placed)
    const common = { opening_id: openingId, created_by: call.actor.id, created_at: call.now }
    const names = new Map(placed.map(({ pupil }) => [pupil.id, pupil.nombre]))
    const owed = placed.flatMap(({ row, pupil, enrolmentId }) =>
      chargesOf(row, pupil, enrolmentId, cycle, common),
    )
    await charges.createForOpening(call, owed, cycle.name, names)
    await writeServices(call, openingId, cycle, placed)
    const fiscalOf = await writeFiscals(call, placed)
    const { moveOf, credits } = await writeCredit(call, openingId, placed)
    const openingRows = placed.map(({ row, pupil, enrolmentId }) => ({
      studentId: pupil.id,
      enrolmentId,
      scholarshipId: row.beca?.id ?? null,
      moveId: moveOf.get(enrolmentId) ?? null,
      valores: valuesOf(row, fiscalOf.get(enrolmentId) ?? null),
    }))
    await queries.insertRows(call.db, openingId, openingRows)
    return credits
  }
}
