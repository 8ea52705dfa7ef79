import { sql } from 'kysely'
import { ledgerFaults } from '@server/backup/ledgerFaults'
import { santander, type Moved } from '@test/support/fixtures/bankFiles'
import { openSchool, type School } from '../desk/family'
import { bankOf, type Bank } from './bank'

let school: School
let bank: Bank
let padreId: number
beforeAll(async () => {
  school = await openSchool()
  await school.at('2026-09-20')
  bank = bankOf(school.caller)
  padreId = (await school.addFamily(1)).padreId
})
afterAll(() => school.server.close())

/** The same order for a seed. */
const shuffled = <T>(rows: readonly T[], seed: number): T[] => {
  const key = (at: number): number => Math.sin(seed * 999 + at * 7919) * 10_000
  return rows
    .map((row, at) => ({ row, at: key(at) - Math.floor(key(at)) }))
    .sort((a, b) => a.at - b.at)
    .map(({ row }) => row)
}

/** Three days with charges, deposits with keys, and equal deposits without. */
const MOVES: readonly Moved[] = ['2026-09-01', '2026-09-02', '2026-09-03'].flatMap((day, at) => [
  { day, amount: 2350, concept: 'PAGO' },
  { day, amount: 2350, concept: 'PAGO' },
  { day, amount: 2350, concept: 'PAGO' },
  { day, amount: 100 + at, concept: 'RIFA', key: `MBANKEY00${at}` },
  { day, amount: -12.5, concept: 'COMISION' },
])
const DEPOSITS = MOVES.filter(({ amount }) => amount > 0)
const SUM = DEPOSITS.reduce((sum, { amount }) => sum + amount, 0)

const ofDays = (...days: readonly string[]): Moved[] => MOVES.filter(({ day }) => days.includes(day))

const WAYS: readonly (readonly [string, readonly (readonly Moved[])[]])[] = [
  ['in one file', [MOVES]],
  ['in another order', [shuffled(MOVES, 1)]],
  ['twice, in two orders', [shuffled(MOVES, 2), shuffled(MOVES, 3)]],
  ['split in two by day', [ofDays('2026-09-01'), ofDays('2026-09-02', '2026-09-03')]],
  ['in files that overlap', [ofDays('2026-09-01', '2026-09-02'), ofDays('2026-09-02', '2026-09-03')]],
  ['a part of a day, then all of it', [MOVES.slice(0, 2), MOVES]],
]

it.each(WAYS)('brought %s, each deposit is there once', async (_way, files) => {
  const id = await bank.addAccount('Santander')
  for (const moves of files) {
    const { resumen, filas } = (await bank.keep(id, santander(moves))).body
    const told = resumen.nuevos + resumen.repetidos + resumen.cargos + resumen.rechazados
    expect([told, filas.length]).toEqual([moves.length, moves.length])
  }
  const deposits = await bank.deposits(`?cuenta=${id}`)
  expect(deposits).toHaveLength(DEPOSITS.length)
  expect(deposits.reduce((sum, { monto }) => sum + monto, 0)).toBe(SUM)
})

it('confirmed, ignored and waiting deposits are all of them, and none pays twice', async () => {
  const id = await bank.addAccount('Santander')
  await bank.keep(id, santander(MOVES))
  const all = await bank.deposits(`?cuenta=${id}`)
  await bank.set(all[0]!.id, { estado: 'IGNORADO', motivo: 'RIFA' })
  const press = all.slice(0, 6).map((each) => ({ id: each.id, padreId }))
  const [first, again] = await Promise.all([bank.confirm(press), bank.confirm(shuffled(press, 5))])
  expect([first.status, again.status]).toEqual([200, 200])
  expect(first.body.cobrados.length + again.body.cobrados.length).toBe(5)
  await bank.keep(id, santander(shuffled(MOVES, 8)))
  const after = await bank.deposits(`?cuenta=${id}`)
  const count = (estado: string) => after.filter((each) => each.estado === estado).length
  expect(['COBRADO', 'IGNORADO', 'PENDIENTE', 'EMPAREJADO'].map(count)).toEqual([
    5,
    1,
    DEPOSITS.length - 6,
    0,
  ])
  expect(after.reduce((sum, { monto }) => sum + monto, 0)).toBe(SUM)
  const { rows } = await sql<{ sum: number }>`
    SELECT sum(p.monto_centavos)::bigint AS sum FROM payments p
    WHERE EXISTS (SELECT FROM bank_movements m WHERE m.payment_id = p.id AND m.account_id = ${id})`.execute(
    school.server.db,
  )
  const paid = after.filter(({ estado }) => estado === 'COBRADO').reduce((sum, { monto }) => sum + monto, 0)
  expect(rows[0]?.sum).toBe(Math.round(paid * 100))
  expect(await ledgerFaults(school.server.db)).toEqual([])
})
