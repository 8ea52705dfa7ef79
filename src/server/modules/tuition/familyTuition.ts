import { byKey } from '@contract/domain/byKey'
import { earlyWholeConflict, monthAbonoProblem } from '@contract/tuition/abono.rules'
import type { DeskChild, OwedMonth } from '@contract/desk/desk.schemas'
import type { IsoDate } from '@contract/domain/dates'
import { centavosOf, toPesos, type Centavos } from '@contract/domain/money'
import { waivedMonthsProblem, type Waiver } from '@contract/tuition/lateFees.rules'
import { isOpenMonth, NOT_ENROLLED, nothingOpen, paidConflict } from '@contract/tuition/tuition.rules'
import type { AnyCall, WriteCall } from '../../http/call'
import { assertField, badField, conflict, notFound } from '../../shared/problem'
import { requireCycle } from '../../db/lookups'
import type { OwedLine } from '../payments/lineBalances'
import { listOpenMonths, lockChosen, type MonthRow } from './months.queries'
import { composeLines } from './tuitionLines'
import { assertAfterPayments, assertOwed } from './tuitionPayment'
import { listAccounts, type Account } from './tuition.queries'
import { extensionOf, priceOn, toYearly, wholeInstead, yearlyPercent, type PricedMonth } from './tuitionRows'

export interface OwedTuition {
  alumnoId: number
  colegiaturas: OwedMonth[]
  anuales: DeskChild['anuales']
}

const toOwed = (
  row: MonthRow,
  { saldo, recargo, prontoPago }: PricedMonth,
): Omit<OwedMonth, 'ciclo' | 'cicloEscolarId'> => ({
  id: row.id,
  descripcion: row.descripcion,
  monto: toPesos(row.monto_centavos),
  estado: row.estado as 'PENDIENTE' | 'PARCIAL',
  abonado: toPesos(row.abonado_centavos),
  ...(row.saldado_centavos > 0 ? { saldado: toPesos(row.saldado_centavos) } : {}),
  saldo: toPesos(saldo),
  pronto_pago: toPesos(prontoPago),
  vencimiento: row.vencimiento,
  prorroga: extensionOf(row),
  recargo: toPesos(recargo),
})

const byDueDay = (a: MonthRow, b: MonthRow): number => {
  if (a.vencimiento === b.vencimiento) return a.id - b.id
  return a.vencimiento < b.vencimiento ? -1 : 1
}

/** Months read once, priced for any day. At the same price two days give the same object. */
interface OpenMonths {
  monthsOn: (alumnoId: number, day: IsoDate) => OwedMonth[]
  yearsOn: (alumnoId: number, day: IsoDate) => DeskChild['anuales']
}

/** Between two changes of price gives the same object: making 170,000 of them for a bank's file blocked the server for a second. */
const createOwed = (row: MonthRow, account: Account, cycle: Pick<OwedMonth, 'ciclo' | 'cicloEscolarId'>) => {
  let last: { priced: PricedMonth; owed: OwedMonth } | undefined
  return (day: IsoDate): OwedMonth => {
    const priced = priceOn(row, account, day)
    if (last?.priced.recargo !== priced.recargo || last.priced.prontoPago !== priced.prontoPago)
      last = { priced, owed: { ...toOwed(row, priced), ...cycle } }
    return last.owed
  }
}

export const openOf = async ({ db }: AnyCall, studentIds: readonly number[]): Promise<OpenMonths> => {
  const all = await listAccounts(db, studentIds)
  const ids = all.map(({ id }) => id)
  const accounts = byKey(all, ({ alumno }) => alumno.id)
  const months = byKey(await listOpenMonths(db, ids), ({ enrolment_id }) => enrolment_id)
  const accountsOf = (alumnoId: number) =>
    (accounts.get(alumnoId) ?? []).map((account) => ({
      account,
      own: months.get(account.id) ?? [],
      cycle: { cicloEscolarId: account.cycleId, ciclo: account.cycleName },
    }))
  const owedOf = new Map<number, ReturnType<typeof createOwed>[]>()
  const owedMonths = (alumnoId: number) => {
    const owed = owedOf.get(alumnoId)
    if (owed) return owed
    const rows = accountsOf(alumnoId).flatMap(({ account, own, cycle }) =>
      own.map((row) => ({ row, account, cycle })),
    )
    const made = rows
      .sort((a, b) => byDueDay(a.row, b.row))
      .map(({ row, account, cycle }) => createOwed(row, account, cycle))
    owedOf.set(alumnoId, made)
    return made
  }
  return {
    monthsOn: (alumnoId, day) => owedMonths(alumnoId).map((on) => on(day)),
    yearsOn: (alumnoId, day) =>
      accountsOf(alumnoId).flatMap(({ account, own, cycle }) => {
        const yearly = toYearly(own, account, day)
        return yearly?.con_descuento ? [{ ...cycle, ...yearly }] : []
      }),
  }
}

export const owedBy = async (
  call: AnyCall,
  studentIds: readonly number[],
  day: IsoDate,
): Promise<OwedTuition[]> => {
  const { monthsOn, yearsOn } = await openOf(call, studentIds)
  return studentIds.map((alumnoId) => ({
    alumnoId,
    colegiaturas: monthsOn(alumnoId, day),
    anuales: yearsOn(alumnoId, day),
  }))
}

interface ChosenMonths {
  studentIds: readonly number[]
  /** `abono`: pesos, to pay a month in part. */
  chosen: readonly { id: number; abono?: number | undefined }[]
  years: readonly { alumnoId: number; cicloEscolarId: number }[]
  day: IsoDate
  condonar: Waiver | null | undefined
}

interface LockedMonths {
  accounts: readonly Account[]
  months: readonly MonthRow[]
  yearly: ReadonlySet<number | undefined>
}

const accountOf = (
  { accounts }: Pick<LockedMonths, 'accounts'>,
  month: MonthRow | undefined,
): Account | undefined => accounts.find(({ id }) => id === month?.enrolment_id)

/** @throws 404 not a month, pupil or cycle of the family · 400 a month chosen beside its whole year */
const lockTheirs = async (
  { db }: WriteCall,
  { studentIds, chosen, years }: ChosenMonths,
): Promise<LockedMonths> => {
  const accounts = await listAccounts(db, studentIds)
  const whole = years.map(({ alumnoId, cicloEscolarId }) =>
    accounts.find(({ alumno, cycleId }) => alumno.id === alumnoId && cycleId === cicloEscolarId),
  )
  const ids = chosen.map(({ id }) => id)
  const months = await lockChosen(
    db,
    ids,
    whole.flatMap((account) => account?.id ?? []),
  )
  const strange = ids.find(
    (id) =>
      !accountOf(
        { accounts },
        months.find((month) => month.id === id),
      ),
  )
  if (strange !== undefined) throw notFound(`No existe la colegiatura ${strange} en esta familia.`)
  for (const { alumnoId, cicloEscolarId } of years) {
    if (!studentIds.includes(alumnoId)) throw notFound(`No existe el alumno ${alumnoId} en esta familia.`)
    await requireCycle(db, cicloEscolarId)
  }
  const yearly = new Set(whole.map((account) => account?.id))
  const twice = months.find(({ id, enrolment_id }) => ids.includes(id) && yearly.has(enrolment_id))
  if (twice) throw badField('anual', `${twice.descripcion} está dos veces: también en el pago anual`)
  return { accounts, months, yearly }
}

/** @throws 409 not enrolled; or a chosen month is paid, not owed, or has a payment of a later day */
const assertPayable = (locked: LockedMonths, { chosen, day }: ChosenMonths): void => {
  if (locked.yearly.has(undefined)) throw conflict(NOT_ENROLLED)
  const own = locked.months.filter(({ id }) => chosen.some((line) => line.id === id))
  const paid = own.find(({ pagado }) => pagado)
  if (paid) {
    const { nombre } = (accountOf(locked, paid) as Account).alumno
    throw conflict(paidConflict(`${paid.descripcion} de ${nombre}`, paid.folio))
  }
  assertOwed(own)
  assertAfterPayments(locked.months, day)
}

/** Centavos by month. @throws 400 above what the month costs on that day, a waived recargo not counted */
const readAbonos = (
  locked: LockedMonths,
  { chosen, day, condonar }: ChosenMonths,
): { abonos: Map<number, Centavos>; refusal: string | null } => {
  const abonos = new Map<number, Centavos>()
  let refusal: string | null = null
  for (const { id, abono } of chosen) {
    const row = locked.months.find((month) => month.id === id) as MonthRow
    if (abono === undefined || !isOpenMonth(row)) continue
    const priced = priceOn(row, accountOf(locked, row) as Account, day)
    const recargo = condonar?.ids.includes(id) ? 0 : priced.recargo
    const problem = monthAbonoProblem(abono, { saldo: priced.saldo, recargo, prontoPago: 0 })
    if (problem) throw badField('lineas', `${row.descripcion}: ${problem}`)
    const centavos = centavosOf(abono)
    abonos.set(id, centavos)
    const whole = wholeInstead(priced, centavos)
    refusal ??= whole === null ? null : `${row.descripcion}: ${earlyWholeConflict(whole)}`
  }
  return { abonos, refusal }
}

/** @throws 404 not of the family · 400 a month beside its year, an abono above what is due · 409 nothing open, paid, not owed, earlier money */
export const lockFamilyMonths = async (call: WriteCall, paying: ChosenMonths): Promise<OwedLine[]> => {
  const { day, condonar } = paying
  const locked = await lockTheirs(call, paying)
  const open = locked.months.filter(isOpenMonth)
  const { abonos, refusal } = readAbonos(locked, paying)
  // Only here is it known which months the years have.
  assertField(
    'condonar',
    waivedMonthsProblem(condonar, new Set([...paying.chosen, ...open].map(({ id }) => id))),
  )
  assertPayable(locked, paying)
  if (refusal) throw conflict(refusal)
  return locked.accounts.flatMap((account) => {
    const own = open.filter(({ enrolment_id }) => enrolment_id === account.id)
    const whole = locked.yearly.has(account.id)
    if (whole && own.length === 0) throw conflict(nothingOpen(0))
    const percent = whole ? yearlyPercent(account, day) : 0
    return composeLines(own, account, { percent, day, spared: new Set(condonar?.ids), abonos })
  })
}
