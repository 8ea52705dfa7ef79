import { sql } from 'kysely'
import type { Dashboard } from '@contract/dashboard/dashboard.schemas'
import type { DeskFamily } from '@contract/desk/desk.schemas'
import type { PlanRow } from '@contract/reenrolments/reenrolments.schemas'
import type { Account, Debtor, FamilyAccount } from '@contract/statements/statements.schemas'
import { archiveTables } from '@server/modules/archives/archiveTables'
import type { Caller, TestServer } from '@test/support/server/harness'
import type { Office } from '@test/support/server/office'
import { deskOf } from '../desk/family'
import { byMonth, controlOf, familiesOf, owedBy, settledOf, sumsOf, type SheetRow } from './sheet'

export const ZONE = 'America/Mexico_City'

export const centavos = (pesos: number): number => Math.round(pesos * 100)
export const add = <T>(rows: readonly T[], amount: (row: T) => number): number =>
  rows.reduce((sum, row) => sum + centavos(amount(row)), 0)

export interface Pupil {
  id: number
  parent_id: number | null
  row: SheetRow
}

interface School {
  server: TestServer
  caller: Caller
  office: Office
  cycle: number
  next: number
}

/** What a school came in with, against its own books: in every place that shows it. */
export const createBooks = ({ server, caller, office, cycle, next }: School) => {
  const pupilsOf = async (rows: readonly SheetRow[]): Promise<Pupil[]> => {
    const known = await server.db
      .selectFrom('students')
      .select(['id', 'parent_id', 'numero_control'])
      .execute()
    return rows.map((row) => {
      const { id, parent_id } = known.find(({ numero_control }) => numero_control === controlOf(row))!
      return { id, parent_id, row }
    })
  }

  /** The statement, the months and the plan of the next cycle, pupil by pupil. */
  const expectPupils = async (pupils: readonly Pupil[]): Promise<void> => {
    const { body } = await caller.post('/reinscripciones/plan', { origenId: cycle, destinoId: next })
    const plan = new Map((body.plan as PlanRow[]).map((each) => [each.alumno.id, each]))
    for (const { id, row } of pupils) {
      const { adeudo, vencido, recargos } = sumsOf([row])
      const account: Account = (await caller.get(`/estados/alumno/${id}`)).body.estado
      const { movimientos, total, abiertos = [] } = account
      expect([total.saldo, total.vencido, total.recargos, total.por_vencer].map(centavos)).toEqual([
        ...[adeudo, vencido, recargos, adeudo - vencido],
      ])
      expect(centavos(movimientos.at(-1)?.saldo ?? 0)).toBe(adeudo)
      expect(movimientos.filter(({ tipo }) => tipo === 'SALDADO')).toHaveLength(settledOf(row))
      const due = (each: { vencimiento: string; saldo: number }) =>
        `${each.vencimiento} ${centavos(each.saldo)}`
      const owed = owedBy(row).map((each) => `${each.due} ${each.centavos}`)
      expect(abiertos.map(due).sort()).toEqual(owed.sort())
      const { pagos, ciclos } = await office.tuitionOf(id, cycle)
      const pending = pagos.filter(({ estado }) => estado === 'PENDIENTE')
      expect([add(pending, ({ recargo }) => recargo), pagos.length - pending.length]).toEqual([
        ...[recargos, settledOf(row)],
      ])
      expect(add(ciclos, ({ saldo }) => saldo)).toBe(add(pending, ({ monto }) => monto))
      expect(centavos(plan.get(id)!.adeudo)).toBe(vencido)
      // After 6° there is no year to stay out of for a debt.
      expect(plan.get(id)!.estado === 'CON_ADEUDO').toBe(vencido > 0 && row.year < 6)
    }
  }

  /** Desk, statement, debtors and search, family by family. */
  const expectFamilies = async (pupils: readonly Pupil[]): Promise<void> => {
    const debtors: Debtor[] = (await caller.get('/morosos')).body.morosos
    const late: number[] = []
    for (const rows of familiesOf(pupils.map(({ row }) => row))) {
      const sums = sumsOf(rows)
      const own = pupils.filter(({ row }) => rows.includes(row))
      const { id, parent_id } = own[0]!
      const of = parent_id === null ? { alumnoId: id } : { padreId: parent_id }
      expect(own.every((each) => each.parent_id === parent_id)).toBe(true)
      const familia: DeskFamily = (await deskOf(caller).family(of)).body.familia
      expect([familia.vencido, familia.recargos, familia.total, familia.saldo_favor].map(centavos)).toEqual([
        ...[sums.vencido, sums.recargos, sums.adeudo + sums.recargos, sums.saldo_favor],
      ])
      expect(add(familia.hijos, ({ saldo }) => saldo)).toBe(sums.adeudo)
      const query = new URLSearchParams(of as unknown as Record<string, string>).toString()
      const account: FamilyAccount = (await caller.get(`/estados/familia?${query}`)).body.estado
      expect([account.total.saldo, account.total.vencido, account.saldo_favor].map(centavos)).toEqual([
        ...[sums.adeudo, sums.vencido, sums.saldo_favor],
      ])
      const debtor = debtors.find(
        (each) => each.id === (parent_id === null ? `alumno-${id}` : `padre-${parent_id}`),
      )
      expect(debtor !== undefined).toBe(sums.vencido > 0)
      if (!debtor) continue
      late.push(sums.vencido)
      const { vencido, recargos, por_vencer, saldo_favor = 0, un_mes, dos_meses, tres_meses } = debtor
      expect(
        [vencido, recargos, por_vencer, saldo_favor, un_mes, dos_meses, tres_meses].map(centavos),
      ).toEqual([
        ...[sums.vencido, sums.recargos, sums.adeudo - sums.vencido, sums.saldo_favor],
        ...[sums.un_mes, sums.dos_meses, sums.tres_meses],
      ])
      const found = (await caller.get(`/buscar?q=${controlOf(rows[0]!)}`)).body.resultados
      // A pupil's row says the family's debt beside the pupil's own, where the family owes more.
      expect(centavos(found[0].vencido_familia ?? found[0].vencido)).toBe(sums.vencido)
    }
    expect(debtors).toHaveLength(late.length)
  }

  const board = async (): Promise<Dashboard> => (await caller.get('/tablero')).body.tablero

  const expectHome = async (rows: readonly SheetRow[]): Promise<void> => {
    const { cobranza, adeudos, becas, inscripcion, caja, proximos } = await board()
    const sums = sumsOf(rows)
    const families = familiesOf(rows).map(sumsOf)
    const { por_mes, hoy, mes } = cobranza!
    expect(por_mes.map((each) => [each.mes, centavos(each.esperado)])).toEqual(byMonth(rows))
    for (const each of por_mes)
      expect([each.cobrado, each.descuento, each.abierto]).toEqual([0, 0, each.esperado])
    expect(add(por_mes, ({ vencido }) => vencido)).toBe(sums.vencido)
    expect([hoy.total, mes.cobrado, caja?.movimientos]).toEqual([0, 0, 0])
    expect(centavos(mes.esperado)).toBe(byMonth(rows).find(([month]) => month === '2026-11')?.[1] ?? 0)
    const { total, familias, cubiertas, por_antiguedad } = adeudos!
    const { un_mes, dos_meses, tres_meses } = por_antiguedad
    expect([total, un_mes, dos_meses, tres_meses].map(centavos)).toEqual([
      ...[sums.vencido, sums.un_mes, sums.dos_meses, sums.tres_meses],
    ])
    const behind = families.filter(({ vencido }) => vencido > 0)
    const covered = behind.filter((each) => each.saldo_favor >= each.vencido + each.recargos)
    expect([familias, cubiertas, proximos?.cuantos]).toEqual([behind.length, covered.length, 0])
    const scholars = rows.filter(({ beca }) => beca > 0)
    expect([becas?.alumnos, becas?.cuentan, becas?.inscritos, inscripcion?.actual]).toEqual([
      ...[scholars.length, scholars.filter(({ beca }) => beca >= 25).length, rows.length, rows.length],
    ])
  }

  /** The tables themselves, and the school's own export of them. */
  const expectTables = async (rows: readonly SheetRow[]): Promise<void> => {
    const sums = sumsOf(rows)
    const { rows: found } = await sql<Record<string, number>>`
      SELECT (SELECT coalesce(sum(monto_centavos), 0) FROM tuition WHERE estado = 'PENDIENTE')::float8
          + (SELECT coalesce(sum(monto_pagar_centavos - abonado_centavos), 0) FROM charges)::float8 AS adeudo,
        (SELECT sum(saldo_centavos) FROM credits)::float8 AS saldo_favor,
        (SELECT sum(centavos) FROM credit_moves WHERE tipo = 'APERTURA')::float8 AS apertura,
        (SELECT count(*) FROM tuition WHERE estado = 'SALDADO' AND NOT pagado AND abonado_centavos = 0)::int AS meses_saldados,
        (SELECT count(*) FROM payments)::int + (SELECT count(*) FROM cash_cuts)::int + (SELECT count(*) FROM cash_open_moves)::int AS money
    `.execute(server.db)
    const { adeudo, saldo_favor, meses_saldados } = sums
    expect(found[0]).toEqual({ adeudo, saldo_favor, apertura: saldo_favor, meses_saldados, money: 0 })
    const sumIn = async (
      name: string,
      column: string,
      fits: (cell: (head: string) => unknown) => boolean,
    ) => {
      const { head, rowsAfter } = archiveTables(ZONE).find((each) => each.name === name)!
      const all = await rowsAfter(server.db, 0, 10_000)
      return all
        .map(
          ({ cells }) =>
            (heading: string) =>
              cells[head.indexOf(heading)],
        )
        .filter(fits)
        .reduce((sum, cell) => sum + centavos(Number(cell(column))), 0)
    }
    const months = await sumIn('colegiaturas', 'monto', (cell) => cell('estado') === 'PENDIENTE')
    expect(months + (await sumIn('cargos', 'saldo', () => true))).toBe(adeudo)
    const credit = await sumIn('padres', 'saldo_favor', () => true)
    expect(credit + (await sumIn('alumnos', 'saldo_favor', () => true))).toBe(saldo_favor)
  }

  return { pupilsOf, expectPupils, expectFamilies, board, expectHome, expectTables }
}
