import { sql } from 'kysely'
import { addDays } from '@contract/domain/dateMath'
import { PAID_BY, PAYMENT_METHODS, type PaidBy } from '@contract/domain/paymentMethods'
import { sumPesos } from '@contract/domain/money'
import { paymentParts } from '@contract/payments/payments.rules'
import type { Payment, PaymentsPage } from '@contract/payments/payments.schemas'
import { isCovered } from '@contract/statements/statements.rules'
import type { Account, Debtor, Upcoming } from '@contract/statements/statements.schemas'
import { archiveTables } from '@server/modules/archives/archiveTables'
import { ledgerFaults } from '@server/backup/ledgerFaults'
import type { Answer, Caller } from '@test/support/server/harness'
import { deskOf } from '../desk/family'
import { linesOf, makeLink, parentOf, restOf, sumsOf } from '../familyPage/page'
import * as own from './figures.sql'
import { ACT_NAMES, liveThrough, SCHOOL_DAYS, TODAY, type RandomSchool } from './randomSchool'

/** Any other number makes another school, for which the test holds too. */
const SEED = 20_261_123

let school: RandomSchool
let principal: Caller
const db = () => school.server.db
const WHOLE = { desde: SCHOOL_DAYS[0], hasta: TODAY }
const EACH_DAY = SCHOOL_DAYS.map((day) => ({ desde: day, hasta: day }))

beforeAll(async () => {
  school = await liveThrough(SEED)
  principal = school.cashiers[0] as Caller
})
afterAll(() => school.server.close())

/** What a call answers; what a test reads of it is compared at once. */
const read = async <T = Answer['body']>(path: string, caller = principal): Promise<T> => {
  const { status, body } = await caller.get(path)
  expect([path, status]).toEqual([path, 200])
  return body as T
}
const listed = ({ desde, hasta }: own.Days, metodo?: PaidBy) =>
  read<PaymentsPage>(
    `/pagos/by/fecha?desde=${desde}&hasta=${hasta}&por_pagina=500${metodo ? `&metodo=${metodo}` : ''}`,
  )
const board = async () => (await read('/tablero')).tablero
const debtors = async () => (await read<{ morosos: Debtor[] }>('/morosos')).morosos

test('the school did a bit of everything, and its ledger adds up', async () => {
  expect(ACT_NAMES.filter((name) => !school.done.get(name))).toEqual([])
  expect(await ledgerFaults(db())).toEqual([])
  const { rows } = await sql<{ parciales: number; becados: number; prontos: number; solos: number }>`
    SELECT (SELECT count(*)::int FROM tuition WHERE estado = 'PARCIAL') AS parciales,
      (SELECT count(*)::int FROM tuition WHERE estado = 'BECADO') AS becados,
      (SELECT count(*)::int FROM payment_lines WHERE descripcion LIKE 'PRONTO PAGO %') AS prontos,
      (SELECT count(*)::int FROM payment_lines l WHERE tipo = 'RECARGO' AND NOT EXISTS (SELECT FROM payment_lines m
        WHERE m.payment_id = l.payment_id AND m.tuition_id = l.tuition_id AND m.tipo = 'COLEGIATURA')) AS solos`.execute(
    db(),
  )
  for (const [name, count] of Object.entries(rows[0]!)) expect([name, count > 0]).toEqual([name, true])
})

describe('/pagos', () => {
  const QUESTIONS = [WHOLE, ...EACH_DAY].flatMap((days) =>
    [undefined, ...PAID_BY].map((metodo) => [days.desde, days.hasta, metodo, days] as const),
  )

  test.each(QUESTIONS)('%s to %s by %s: sum, count and rows of the file', async (_, __, metodo, days) => {
    const { pagos, total, resumen } = await listed(days, metodo)
    const { cobrado, cancelados, total: count } = await own.taken(db(), days, metodo)
    expect([resumen.cobrado, resumen.cancelados, total]).toEqual([cobrado, cancelados, count])
    const standing = pagos.filter(({ cancelado }: Payment) => !cancelado)
    const parts = standing.flatMap((pago) => paymentParts(pago, metodo))
    expect(sumPesos(parts.map(({ monto }) => monto))).toBe(cobrado)
  })

  test.each(EACH_DAY)('of $desde the drawers held what the list says they did', async (days) => {
    for (const metodo of [undefined, ...PAYMENT_METHODS]) {
      const { caja } = (await listed(days, metodo)).resumen
      const expected = await own.moved(db(), days, metodo ? { metodo } : {})
      expect([metodo, caja?.total]).toEqual([metodo, expected])
    }
  })
})

describe('the home', () => {
  test("today's and the month's money, by SQL and by /pagos", async () => {
    const today = { desde: TODAY, hasta: TODAY }
    const { hoy, mes } = (await board()).cobranza
    expect(hoy.total).toBe(await own.moved(db(), today))
    expect(hoy.total).toBe((await listed(today)).resumen.caja?.total)
    for (const { metodo_pago, total } of hoy.por_metodo)
      expect([metodo_pago, total]).toEqual([
        metodo_pago,
        await own.moved(db(), today, { metodo: metodo_pago }),
      ])
    const month = { desde: `${TODAY.slice(0, 7)}-01`, hasta: TODAY }
    expect(mes.cobrado).toBe(await own.moved(db(), month))
    expect(mes.cobrado).toBe((await listed(month)).resumen.caja?.total)
  })

  test('what is open and overdue of each month of the cycle', async () => {
    const { por_mes, mes } = (await board()).cobranza
    const owed = await own.owedByMonth(db(), TODAY, school.cycle)
    for (const { mes: name, esperado, cobrado, descuento, abierto, vencido } of por_mes) {
      const { saldo, vencido: late } = owed.get(name) ?? { saldo: 0, vencido: 0 }
      expect([name, abierto, vencido]).toEqual([name, saldo, late])
      expect(esperado).toBe(sumPesos([cobrado, descuento, abierto]))
    }
    const now = por_mes.find(({ mes: name }: { mes: string }) => name === TODAY.slice(0, 7))
    expect(mes.esperado).toBe(now.esperado)
  })

  test('becas, as the law counts them', async () => {
    expect((await board()).becas).toMatchObject(await own.scholars(db(), school.cycle))
  })

  test('what falls due within a week, by SQL and by its own list', async () => {
    const { proximos } = await board()
    expect(proximos).toEqual(await own.dueSoon(db(), { desde: TODAY, hasta: addDays(TODAY, 7) }))
    const list = (await read<{ proximos: Upcoming[] }>('/adeudos/proximos')).proximos
    expect([list.length, sumPesos(list.map(({ monto }) => monto))]).toEqual([
      proximos.cuantos,
      proximos.total,
    ])
  })

  test('debts and covered families are those of /morosos', async () => {
    const { adeudos } = await board()
    const rows = await debtors()
    expect([adeudos.total, adeudos.familias, adeudos.cubiertas]).toEqual([
      sumPesos(rows.map(({ vencido }) => vencido)),
      rows.length,
      rows.filter(isCovered).length,
    ])
  })
})

describe('each family', () => {
  test('/morosos says who is late, by how much, with which credit', async () => {
    const owed = await own.owedByFamily(db(), TODAY)
    const credit = await own.creditByFamily(db())
    const expected = [...owed]
      .filter(([, { vencido }]) => vencido > 0)
      .map(([id, { saldo, vencido }]) => {
        const saldo_favor = credit.get(id) ?? 0
        const por_pagar = Math.max(0, sumPesos([vencido, -saldo_favor]))
        // Of the whole family: a sibling with nothing overdue owes the months to come as well.
        const por_vencer = sumPesos([saldo, -vencido])
        return { id, vencido, por_vencer, saldo_favor, por_pagar }
      })
    const shown = (await debtors()).map(({ id, vencido, por_vencer, saldo_favor, por_pagar }) => {
      return { id, vencido, por_vencer, saldo_favor, por_pagar }
    })
    const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id)
    expect(shown.sort(byId)).toEqual(expected.sort(byId))
    expect(expected.length).toBeGreaterThan(2)
  })

  test('the desk, the statement and the debtors answer alike', async () => {
    const owed = await own.owedByFamily(db(), TODAY)
    const credit = await own.creditByFamily(db())
    const late = new Map((await debtors()).map((each) => [each.id, each]))
    for (const of of school.families) {
      const id = 'padreId' in of ? `padre-${of.padreId}` : `alumno-${of.alumnoId}`
      const { saldo, vencido } = owed.get(id) ?? { saldo: 0, vencido: 0 }
      const { familia } = (await deskOf(principal).family(of)).body
      expect([id, familia.vencido, sumPesos([familia.total, -familia.recargos])]).toEqual([
        id,
        vencido,
        saldo,
      ])
      expect([id, familia.saldo_favor]).toEqual([id, credit.get(id) ?? 0])
      expect([id, late.get(id)?.vencido ?? 0]).toEqual([id, familia.vencido])
      // The debtors estimate what is overdue, the desk all that is open: none of the rest has a recargo yet.
      expect([id, late.get(id)?.recargos ?? 0]).toEqual([id, familia.recargos])
      const query = 'padreId' in of ? `padreId=${of.padreId}` : `alumnoId=${of.alumnoId}`
      const { total, movimientos } = (await read(`/estados/familia?${query}`)).estado
      expect([id, total.saldo, total.vencido, total.recargos]).toEqual([id, saldo, vencido, familia.recargos])
      expect([id, movimientos.at(-1)?.saldo ?? 0]).toEqual([id, saldo])
    }
  })

  test('its own page says what desk, statement and debtors say', async () => {
    const late = new Map((await debtors()).map((each) => [each.id, each]))
    let owing = 0
    for (const of of school.families) {
      if (!('padreId' in of)) continue
      const html = (await parentOf(school.server, (await makeLink(principal, of.padreId)).url).get()).body
      const page = sumsOf(html)
      const { recargos, total, saldo_favor, vencido } = (await deskOf(principal).family(of)).body.familia
      const { estado } = await read(`/estados/familia?padreId=${of.padreId}`)
      const debtor = late.get(`padre-${of.padreId}`)
      const { por_vencer } = estado.total
      const said = { Vencido: vencido, 'Recargos de hoy': recargos, 'Por vencer': por_vencer }
      expect(page).toMatchObject({ ...said, 'Saldo a favor': saldo_favor })
      expect([vencido, recargos, saldo_favor, sumPesos([vencido, recargos, por_vencer])]).toEqual([
        ...[estado.total.vencido, estado.total.recargos, estado.saldo_favor, total],
      ])
      expect(page['Hoy']).toBe(debtor?.por_pagar_hoy ?? 0)
      if (debtor) {
        owing += 1
        expect(debtor).toMatchObject({ vencido, recargos, por_vencer })
      }
      const [lines, rest] = [linesOf(html), restOf(html)]
      expect(sumPesos([...lines, ...rest].map(({ saldo }) => saldo))).toBe(estado.total.saldo)
      expect(sumPesos(lines.map(({ recargo }) => recargo))).toBe(estado.total.recargos)
      expect(lines.length + rest.reduce((sum, { cuantas }) => sum + cuantas, 0)).toBe(estado.abiertos.length)
    }
    expect(owing).toBeGreaterThan(2)
  })

  test('the search says what is overdue', async () => {
    const owed = await own.owedByFamily(db(), TODAY)
    const { resultados } = await read('/buscar?q=LOPEZ&tipos=PADRE')
    const shown = resultados.map(
      ({ familia, vencido }: { familia: { padreId: number }; vencido: number }) => {
        const id = `padre-${familia.padreId}`
        return [id, vencido, owed.get(id)?.vencido ?? 0]
      },
    )
    expect(shown.length).toBeGreaterThan(3)
    for (const [id, found, expected] of shown) expect([id, found]).toEqual([id, expected])
  })

  test('of each pupil the statement', async () => {
    const owed = await own.owedByPupil(db(), TODAY)
    for (const id of school.pupils) {
      const { total, movimientos, abiertos } = (await read<{ estado: Account }>(`/estados/alumno/${id}`))
        .estado
      const { saldo, vencido } = owed.get(String(id)) ?? { saldo: 0, vencido: 0 }
      expect([id, total.saldo, total.vencido]).toEqual([id, saldo, vencido])
      expect([id, movimientos.at(-1)?.saldo ?? 0]).toEqual([id, saldo])
      expect([id, movimientos.filter((line) => line.saldo < 0)]).toEqual([id, []])
      expect(sumPesos((abiertos ?? []).map((open) => open.saldo))).toBe(saldo)
    }
  })

  test('of each pupil the archive', async () => {
    const owed = await own.owedByPupil(db(), TODAY)
    const saldos = new Map<string, number[]>()
    for (const { name, head, rowsAfter } of archiveTables('America/Mexico_City')) {
      if (name !== 'cargos' && name !== 'colegiaturas') continue
      for (const { cells } of await rowsAfter(db(), 0, 10_000)) {
        const pupil = String(cells[head.indexOf('alumno_id')])
        saldos.set(pupil, [...(saldos.get(pupil) ?? []), cells[head.indexOf('saldo')] as number])
      }
    }
    for (const id of school.pupils.map(String))
      expect([id, sumPesos(saldos.get(id) ?? [])]).toEqual([id, owed.get(id)?.saldo ?? 0])
  })
})

interface Open {
  cajero: { id: number }
  dia: string
  total: number
}

test('each open drawer holds what its cashier moved that day', async () => {
  const users = new Map<number, number>()
  for (const cashier of school.cashiers) {
    const days: Open[] = []
    const { actual, pendientes } = await read('/cortes/actual', cashier)
    for (const each of [actual, ...pendientes]) days.push(each)
    for (const { dia, total, cajero } of days) {
      const expected = await own.moved(db(), { desde: dia, hasta: dia }, { user: cajero.id })
      expect([cajero.id, dia, total]).toEqual([cajero.id, dia, expected])
      if (dia === TODAY) users.set(cajero.id, total)
    }
  }
  expect(sumPesos([...users.values()])).toBe((await board()).cobranza.hoy.total)
  const { abiertos } = await read('/cortes')
  const open = abiertos.filter(({ dia }: Open) => dia === TODAY)
  const other = open.map(({ cajero, total }: Open) => [cajero.id, total])
  expect(other.sort()).toEqual([...users].filter(([id]) => other.some(([at]: [number]) => at === id)).sort())
})
