import { setImmediate } from 'node:timers/promises'
import type { IsoDate } from '@contract/domain/dates'
import { toPesos, type Centavos } from '@contract/domain/money'
import { monthKey } from '@contract/scholarships/scholarships.rules'
import type { WriteCall } from '../../http/contractRoute'
import type { ChargesService } from '../charges/charges.service'
import type { CycleRow } from '../cycles/cycles.queries'
import type { EnrolmentsService } from '../enrolments/enrolments.service'
import type { GroupsService } from '../groups/groups.service'
import type { PlannedRow } from '../imports/imports.plan'
import type { ImportsService } from '../imports/imports.service'
import type { PaymentsService } from '../payments/payments.service'
import type { ScholarshipsService } from '../scholarships/scholarships.service'
import type { TuitionService } from '../tuition/tuition.service'
import type { NewRow } from './openings.plan'
import * as queries from './openings.queries'
import { chargesOf, pupilOf, valuesOf, type Charge, type Pupil } from './openings.rows'
import { debtOf } from './openings.words'

export interface WriteDeps {
  enrolments: Pick<EnrolmentsService, 'placeAlone' | 'priceOf'>
  charges: Pick<ChargesService, 'createForOpening'>
  tuition: Pick<TuitionService, 'createForOpening'>
  scholarships: Pick<ScholarshipsService, 'makeEmpty' | 'startTerms'>
  groups: Pick<GroupsService, 'makeEmpty'>
  payments: Pick<PaymentsService, 'giveOpeningCredit'>
  imports: Pick<ImportsService, 'takeTurn' | 'plan' | 'write'>
}

/** Rows per statement: serialising more at once would block other requests. */
const AT_ONCE = 250

const inPieces = async <T>(rows: readonly T[], work: (some: readonly T[], done: number) => Promise<void>) => {
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    const some = rows.slice(at, at + AT_ONCE)
    await work(some, at + some.length)
    await setImmediate()
  }
}

const sum = (amounts: readonly Centavos[]): Centavos => amounts.reduce((total, each) => total + each, 0)

const distinct = <T>(items: readonly (T | null)[]): T[] => [
  ...new Set(items.filter((each): each is T => each !== null)),
]

interface Placed {
  row: NewRow
  pupil: Pupil
  enrolmentId: number
}

/** Writes an opening with all that it makes. */
export const createOpeningWrite = ({
  enrolments,
  charges,
  tuition,
  scholarships,
  groups,
  payments,
  imports,
}: WriteDeps) => {
  const writeCharges = async (
    call: WriteCall,
    rows: readonly Charge[],
    nameOf: (studentId: number) => string,
    cycle: CycleRow,
  ): Promise<void> => {
    if (rows.length === 0) return
    const ids = await charges.createForOpening(call, rows)
    rows.forEach(({ student_id, tipo, descripcion, fecha, monto_pagar_centavos }, at) =>
      call.record('CARGO', ids[at] as number, null, {
        alumno: nameOf(student_id),
        cicloEscolar: cycle.name,
        tipo,
        descripcion,
        fecha,
        monto_pagar: toPesos(monto_pagar_centavos),
        estado: 'PENDIENTE',
      }),
    )
  }

  const writeMonths = async (call: WriteCall, cycle: CycleRow, placed: readonly Placed[]): Promise<void> => {
    const months = placed.map(({ row: { lista, monto, beca, desde }, enrolmentId }) => ({
      enrolmentId,
      lista,
      monto,
      porcentaje: beca?.porcentaje ?? 0,
      scholarshipId: beca?.id ?? null,
      desde: monthKey(desde),
    }))
    await tuition.createForOpening(call, months, cycle)
    await scholarships.startTerms(
      call,
      months.flatMap(({ enrolmentId, scholarshipId, porcentaje }) =>
        scholarshipId === null ? [] : [{ enrolmentId, scholarshipId, porcentaje }],
      ),
    )
  }

  /** @returns the movements by enrolment, and the credits that were made */
  const writeCredit = async (call: WriteCall, openingId: number, placed: readonly Placed[]) => {
    const inFavor = placed.filter(({ row }) => row.balance.favor > 0)
    const given = inFavor.map(({ row, pupil }) => ({
      studentId: pupil.id,
      parentId: pupil.parentId,
      centavos: row.balance.favor,
    }))
    const { moves, credits } = await payments.giveOpeningCredit(call, openingId, given)
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
    const places = rows.map(({ grado, gradoNumero, grupo }, at) => ({
      id: (pupils[at] as Pupil).id,
      grado,
      gradoNumero,
      idGrupo: grupo?.id ?? null,
    }))
    const enrolled = await enrolments.placeAlone(call, cycle, pupils, places)
    return rows.map((row, at) => ({
      row,
      pupil: pupils[at] as Pupil,
      enrolmentId: enrolled[at]?.id as number,
    }))
  }

  /** @returns the credits that were made */
  const writePiece = async (
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
    await writeCharges(call, owed, (id) => names.get(id) ?? '', cycle)
    const { moveOf, credits } = await writeCredit(call, openingId, placed)
    const kept = placed.map(({ row, pupil, enrolmentId }) => ({
      studentId: pupil.id,
      enrolmentId,
      scholarshipId: row.beca?.id ?? null,
      moveId: moveOf.get(enrolmentId) ?? null,
      valores: valuesOf(row),
    }))
    await queries.insertRows(call.db, openingId, kept)
    return credits
  }

  const makePlaces = async (call: WriteCall, cycle: CycleRow, rows: readonly NewRow[]) => {
    const freshGroups = distinct(rows.map(({ grupo }) => grupo)).filter(({ isNew }) => isNew)
    const groupIds = await groups.makeEmpty(call, cycle, freshGroups)
    freshGroups.forEach((group, at) => (group.id = groupIds[at] as number))
    const freshBecas = distinct(rows.map(({ beca }) => beca)).filter(({ isNew }) => isNew)
    const becas = freshBecas.map(({ grado, nombre, porcentaje }) => ({ grado, nombre, porcentaje }))
    const becaIds = await scholarships.makeEmpty(call, cycle, becas)
    freshBecas.forEach((beca, at) => (beca.id = becaIds[at] as number))
    return { groupIds, becaIds }
  }

  /** @returns its id, and the ids of the pupils that it registered */
  return async (
    call: WriteCall,
    cycle: CycleRow,
    fecha: IsoDate,
    rows: readonly NewRow[],
    tell: (done: number) => void,
  ): Promise<{ openingId: number; made: ReadonlyMap<PlannedRow, number> }> => {
    const { db, actor, now } = call
    const fresh = rows.flatMap((row) => (row.fresh ? [row.fresh] : []))
    const made = await imports.write(call, fresh)
    const { groupIds, becaIds } = await makePlaces(call, cycle, rows)
    const balances = rows.map(({ balance }) => balance)
    const sums = {
      alumnos: rows.length,
      meses_saldados: sum(balances.map(({ settled }) => settled.length)),
      adeudo_centavos: sum(balances.map(debtOf)),
      saldo_favor_centavos: sum(balances.map(({ favor }) => favor)),
    }
    const openingId = await queries.insertOpening(db, cycle.id, fecha, sums, { userId: actor.id, now })
    const credits: number[] = []
    await inPieces(rows, async (some, done) => {
      credits.push(...(await writePiece(call, openingId, cycle, some, made)))
      tell(done)
    })
    const families = distinct(fresh.map(({ family }) => family)).filter(({ before }) => before === null)
    await queries.insertMade(db, openingId, 'ALUMNO', [...made.values()])
    await queries.insertMade(
      db,
      openingId,
      'PADRE',
      families.map(({ id }) => id as number),
    )
    await queries.insertMade(db, openingId, 'GRUPO', groupIds)
    await queries.insertMade(db, openingId, 'BECA', becaIds)
    await queries.insertMade(db, openingId, 'SALDO', credits)
    call.record('APERTURA', openingId, null, {
      fecha,
      cicloEscolar: cycle.name,
      alumnos: sums.alumnos,
      meses_saldados: sums.meses_saldados,
      adeudo: toPesos(sums.adeudo_centavos),
      saldo_favor: toPesos(sums.saldo_favor_centavos),
    })
    return { openingId, made }
  }
}
