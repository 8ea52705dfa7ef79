import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { ledgerFaults } from '@server/backup/ledgerFaults'
import { bringIn, openNewSchool } from '@demo/comingIn'
import { openingFiles } from '@demo/openingFile'
import { ADMIN, startServer, type Caller, type TestServer } from '@test/support/server/harness'

const NOW = new Date('2026-11-20T16:00:00.000Z')
const TODAY = '2026-11-20'
const PUPILS = 60
const config = { adminUser: ADMIN.user, adminPassword: ADMIN.password, timeZone: 'America/Mexico_City' }

let server: TestServer
let files: Awaited<ReturnType<typeof openingFiles>>
let admin: Caller
let cycle: { id: number }

beforeAll(async () => {
  server = await startServer()
  server.clock.now = NOW
  files = await openingFiles(TODAY, PUPILS)
  expect(await openNewSchool(server, config, NOW)).toBe(true)
  admin = await server.signIn(ADMIN.user, ADMIN.password)
  cycle = (await admin.get('/ciclo/actual')).body.ciclo
})
afterAll(() => server.close())

const count = async (table: string): Promise<number> => {
  const { rows } = await sql<{ many: number }>`SELECT count(*)::int AS many FROM ${sql.table(table)}`.execute(
    server.db,
  )
  return rows[0]!.many
}

const tried = async (content: Uint8Array) => {
  const fields = { simular: 'true', cicloEscolarId: String(cycle.id) }
  const file = [{ name: 'apertura.xlsx', content: Buffer.from(content) }]
  return (await admin.form('POST', '/importar/apertura', fields, file)).body
}

test('before it comes in the school has its users and its prices, and no pupil; it is made once', async () => {
  expect(cycle).toMatchObject({ name: '2026-2027', recargo: { tipo: 'PORCENTAJE', valor: 10 } })
  expect((await server.signIn('caja', ADMIN.password)).token).not.toBe('')
  expect(await count('students')).toBe(0)
  expect(await openNewSchool(server, config, NOW)).toBe(false)
})

test('the list is understood as the school wrote it: becas, groups, debts of before and credit', async () => {
  const { resumen, totales } = await tried(files.whole)
  expect(resumen).toEqual({ nuevos: PUPILS, iguales: 0, con_error: 0 })
  expect(totales.meses_saldados).toBeGreaterThan(PUPILS)
  expect(totales.adeudo).toBeGreaterThan(0)
  expect(totales.saldo_favor).toBeGreaterThan(0)
  expect(totales.becas.length).toBeGreaterThan(0)
  expect(totales.grupos.length).toBeGreaterThan(5)
})

test('the list with mistakes says what is wrong with each of them', async () => {
  const { resumen, filas } = await tried(files.mistaken)
  const wrong: { campos: Record<string, string> }[] = filas.filter(
    ({ estado }: { estado: string }) => estado === 'ERROR',
  )
  expect(resumen.con_error).toBe(wrong.length)
  expect(resumen.nuevos).toBeGreaterThan(20)
  const columns = new Set(wrong.flatMap(({ campos }) => Object.keys(campos)))
  for (const column of ['curp', 'beca', 'debe_desde', 'saldo_anterior', 'saldo_a_favor', 'inscripcion'])
    expect(columns).toContain(column)
})

test('it comes in by the calls of the office: months settled before, receipts from 4213 on, one day of payments', async () => {
  const file = path.join(server.folder, 'apertura.xlsx')
  await writeFile(file, files.whole)
  expect(await bringIn(server, config, file)).toBe(PUPILS)
  expect(await count('students')).toBe(PUPILS)

  const { pagos } = (await admin.get('/pagos/by/fecha?desde=2026-11-01&hasta=2026-11-30&por_pagina=100')).body
  const folios: number[] = pagos
    .map(({ folio }: { folio: number }) => folio)
    .sort((a: number, b: number) => a - b)
  expect(folios.length).toBeGreaterThan(5)
  expect(folios).toEqual(folios.map((_folio, at) => 4213 + at))
  expect(new Set(pagos.map(({ fecha }: { fecha: string }) => fecha))).toEqual(new Set([TODAY]))
  expect(await ledgerFaults(server.db)).toEqual([])

  const { rows } = await sql<{ settled: number; paid: number }>`
    SELECT count(*) FILTER (WHERE estado = 'SALDADO')::int AS settled,
      count(*) FILTER (WHERE estado = 'SALDADO' AND pagado)::int AS paid FROM tuition`.execute(server.db)
  expect(rows[0]!.settled).toBeGreaterThan(PUPILS)
  expect(rows[0]!.paid).toBe(0)

  // The next start leaves it as it is.
  expect(await bringIn(server, config, file)).toBe(0)
  expect(await count('payments')).toBe(folios.length)
  expect((await tried(files.whole)).resumen).toEqual({ nuevos: 0, iguales: PUPILS, con_error: 0 })
})
