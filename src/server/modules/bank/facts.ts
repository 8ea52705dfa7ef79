// Raw SQL: a family's key is made of columns of several tables, over a `UNION ALL`.
import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { spend, type Debt, type Spent } from '@contract/bank/debts.rules'
import { propose, type MatchFacts, type Proposal } from '@contract/bank/matching.rules'
import {
  type Deposit,
  createAdultNaming,
  createNaming,
  payerKeys,
  refusedKey,
} from '@contract/bank/payers.rules'
import { byKey } from '@contract/domain/byKey'
import { addDays } from '@contract/domain/dateMath'
import type { IsoDate } from '@contract/domain/dates'
import { familyKey, type FamilyKey } from '@contract/domain/family'
import { toCentavos } from '@contract/domain/money'
import type { OwedMonth } from '@contract/desk/desk.schemas'
import { referencesIn } from '@contract/parents/reference.rules'
import { lastDayInTime } from '@contract/tuition/lateFees.rules'
import type { Db } from '../../db/database'
import { familyKeyOf } from '../../db/family'
import type { AnyCall } from '../../http/contractRoute'
import type { OpenCharge } from '../charges/charges.queries'
import type { ChargesService } from '../charges/charges.service'
import type { TuitionService } from '../tuition/tuition.service'
import { listPending, listRecorded, type MovementRow } from './bank.queries'

export interface DebtServices {
  charges: Pick<ChargesService, 'openOf'>
  tuition: Pick<TuitionService, 'openOf'>
}

type NamedPupil = Debt['alumno']

const centavos = (pesos: number): number => toCentavos(pesos) ?? 0

const ofCharge = (alumno: NamedPupil, { id, descripcion, fecha, saldo }: OpenCharge): Debt => ({
  tipo: 'CARGO',
  id,
  alumno,
  descripcion,
  vence: fecha,
  saldo,
  recargo: 0,
  prontoPago: 0,
})

const ofMonth = (alumno: NamedPupil, month: OwedMonth): Debt => ({
  tipo: 'COLEGIATURA',
  id: month.id,
  alumno,
  descripcion: month.descripcion,
  vence: lastDayInTime(month.vencimiento, month.prorroga?.hasta),
  saldo: centavos(month.saldo ?? month.monto),
  recargo: centavos(month.recargo),
  prontoPago: centavos(month.pronto_pago ?? 0),
})

const debtsOfPupils = async (
  call: AnyCall,
  { charges, tuition }: DebtServices,
  pupils: readonly NamedPupil[],
): Promise<(pupil: NamedPupil, day: IsoDate) => Debt[]> => {
  const ids = pupils.map(({ id }) => id)
  if (ids.length === 0) return () => []
  const open = byKey(await charges.openOf(call, ids), ({ studentId }) => studentId)
  const { monthsOn } = await tuition.openOf(call, ids)
  const ofCharges = new Map(
    pupils.map((pupil) => [pupil.id, (open.get(pupil.id) ?? []).map((charge) => ofCharge(pupil, charge))]),
  )
  const ofMonths = new WeakMap<OwedMonth, Debt>()
  const monthOf = (pupil: NamedPupil, month: OwedMonth): Debt => {
    const known = ofMonths.get(month) ?? ofMonth(pupil, month)
    ofMonths.set(month, known)
    return known
  }
  return (pupil, day) => [
    ...(ofCharges.get(pupil.id) ?? []),
    ...monthsOn(pupil.id, day).map((month) => monthOf(pupil, month)),
  ]
}

/** An equal list keeps its identity, so that what was computed from it stays cached. */
const sameOrNew = (before: readonly Debt[] | undefined, now: readonly Debt[]): readonly Debt[] =>
  before?.length === now.length && now.every((debt, at) => debt === before[at]) ? before : now

export const toDeposit = (row: MovementRow): Deposit => ({
  id: row.id,
  fecha: row.fecha,
  centavos: row.monto_centavos,
  texto: row.texto,
  rastreo: row.rastreo,
  ordenante: row.ordenante,
  cuentaOrdenante: row.cuenta_ordenante,
})

const FAMILY = familyKeyOf(sql`s.parent_id`, sql`s.id`)

interface Owing {
  familia: FamilyKey
  alumno: NamedPupil
}

const listOwing = async (db: Db): Promise<Owing[]> => {
  const { rows } = await sql<Owing>`
    SELECT ${FAMILY} AS familia, json_build_object('id', s.id, 'nombre', s.nombre) AS alumno FROM students s
    WHERE EXISTS (SELECT FROM charges c WHERE c.student_id = s.id AND c.estado IN ('PENDIENTE', 'PARCIAL'))
      OR EXISTS (SELECT FROM tuition t JOIN enrolments e ON e.id = t.enrolment_id
        WHERE e.student_id = s.id AND t.estado IN ('PENDIENTE', 'PARCIAL'))
    ORDER BY s.nombre COLLATE "es-x-icu", s.id`.execute(db)
  return rows
}

const findReferences = async (db: Db, deposits: readonly Deposit[]): Promise<Map<string, FamilyKey>> => {
  const found = [...new Set(deposits.flatMap(({ texto }) => referencesIn(texto)))]
  const { rows } = await sql<{ referencia: string; id: number }>`
    SELECT referencia, id FROM parents WHERE referencia = ANY (${found}::text[])`.execute(db)
  return new Map(rows.map(({ referencia, id }) => [referencia, familyKey({ padreId: id })]))
}

const findPayers = async (db: Db, deposits: readonly Deposit[]) => {
  const keys = [...new Set(deposits.flatMap(payerKeys))]
  const { rows } = await sql<{ clave: string; familia: FamilyKey; rechazado: boolean }>`
    SELECT b.clave, ${familyKeyOf(sql`coalesce(b.parent_id, s.parent_id)`, sql`b.student_id`)} AS familia, b.rechazado
    FROM bank_payers b LEFT JOIN students s ON s.id = b.student_id WHERE b.clave = ANY (${keys}::text[])
    ORDER BY b.id`.execute(db)
  const remembered = new Map<string, FamilyKey[]>()
  for (const { clave, familia, rechazado } of rows)
    if (!rechazado) remembered.set(clave, [...(remembered.get(clave) ?? []), familia])
  const refused = new Set(rows.flatMap((row) => (row.rechazado ? refusedKey(row.clave, row.familia) : [])))
  return { remembered, refused }
}

const findNames = async (db: Db): Promise<Map<FamilyKey, string>> => {
  const { rows } = await sql<{ familia: FamilyKey; nombre: string }>`
    SELECT ${familyKeyOf(sql`id`, sql`NULL`)} AS familia, nombre FROM parents
    UNION ALL SELECT ${familyKeyOf(sql`parent_id`, sql`id`)}, nombre FROM students WHERE parent_id IS NULL`.execute(
    db,
  )
  return new Map(rows.map(({ familia, nombre }) => [familia, nombre]))
}

/** A recorded payment may be a deposit of so many days before or after. */
const AROUND_DAYS = 60

const loadFacts = async (
  call: AnyCall,
  services: DebtServices,
  deposits: readonly Deposit[],
): Promise<MatchFacts> => {
  const { db } = call
  const days = deposits.map(({ fecha }) => fecha).sort()
  const owing = await listOwing(db)
  const pupils = owing.map(({ alumno }) => alumno)
  const debtsOn = await debtsOfPupils(call, services, pupils)
  const names = await findNames(db)
  const families = byKey(owing, ({ familia }) => familia)
  const byDay = new Map<IsoDate, ReadonlyMap<FamilyKey, readonly Debt[]>>()
  let before: ReadonlyMap<FamilyKey, readonly Debt[]> = new Map()
  for (const day of new Set(days)) {
    const owed = new Map<FamilyKey, readonly Debt[]>()
    for (const [familia, children] of families) {
      const now = children.flatMap(({ alumno }) => debtsOn(alumno, day))
      owed.set(familia, sameOrNew(before.get(familia), now))
    }
    before = owed
    byDay.set(day, owed)
    // A day takes some milliseconds, and there may be many: other calls run in between.
    await setImmediate()
  }
  return {
    references: await findReferences(db, deposits),
    ...(await findPayers(db, deposits)),
    recorded: await listRecorded(db, {
      desde: addDays(days[0]!, -AROUND_DAYS),
      hasta: addDays(days.at(-1)!, AROUND_DAYS),
    }),
    families: [...families.keys()],
    debtsOf: (family, day) => byDay.get(day)?.get(family) ?? [],
    nameOf: (family) => names.get(family) ?? '',
    named: createNaming(owing.map(({ familia, alumno }) => ({ familia, nombre: alumno.nombre }))),
    adultsNamed: createAdultNaming([...names].map(([familia, nombre]) => ({ familia, nombre }))),
  }
}

export const spendOn = async (
  call: AnyCall,
  services: DebtServices,
  { fecha, monto_centavos }: Pick<MovementRow, 'fecha' | 'monto_centavos'>,
  pupils: readonly NamedPupil[],
): Promise<{ spent: Spent; debts: readonly Debt[] }> => {
  const debtsOn = await debtsOfPupils(call, services, pupils)
  const debts = pupils.flatMap((pupil) => debtsOn(pupil, fecha))
  return { spent: spend(monto_centavos, debts, fecha), debts }
}

export interface NamedProposal extends Omit<Proposal, 'opciones'> {
  nombre: string | null
  opciones?: readonly { key: FamilyKey; nombre: string }[]
  debts: readonly Debt[]
}

export const proposalsNow = async (
  call: AnyCall,
  services: DebtServices,
): Promise<ReadonlyMap<number, NamedProposal>> => {
  const deposits = (await listPending(call.db)).map(toDeposit)
  if (deposits.length === 0) return new Map()
  const facts = await loadFacts(call, services, deposits)
  const proposals = propose(deposits, facts)
  const days = new Map(deposits.map(({ id, fecha }) => [id, fecha]))
  return new Map(
    [...proposals].map(([id, { opciones, ...proposal }]) => {
      const { familia } = proposal
      const named = {
        nombre: familia && facts.nameOf(familia),
        debts: familia ? facts.debtsOf(familia, days.get(id)!) : [],
        ...(opciones ? { opciones: opciones.map((key) => ({ key, nombre: facts.nameOf(key) })) } : {}),
      }
      return [id, { ...proposal, ...named }]
    }),
  )
}
