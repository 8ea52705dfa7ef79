import { utils, write } from '@e965/xlsx'
import { ledgerFaults } from '@server/backup/ledgerFaults'
import type { OpeningResult } from '@contract/openings/openings.schemas'
import type { TestServer } from '@test/support/server/harness'
import { openOffice } from '@test/support/server/office'
import { sendOpening } from '@test/support/server/openings'
import { refusalOf } from '@test/support/server/refusal'
import { csvOf, doImport, xlsxOf } from '../imports/sheets'
import { aPupil, doOpening, openingOf, startInNovember, tryOpening, undo, type OpeningCells } from './opening'

let server: TestServer
let cycle: number
let lastPupil = 0
beforeAll(async () => {
  server = await startInNovember()
  cycle = await openOffice(server).addCycle()
})
afterAll(() => server.close())

const pupils = (...cells: OpeningCells[]) => cells.map((each) => aPupil((lastPupil += 3), each))
type Said = Pick<OpeningResult, 'lecturas'>
const lecturas = ({ lecturas: all = [] }: Said) =>
  all.map(({ columna, de, a, filas }) => `${columna}: ${de} → ${a}: ${filas}`)

test("a row in the school's own words comes in, and each kind of word is said once", async () => {
  const rows = pupils(
    { inscripcion: 'OK', material: 'debe $450', beca: 'media beca', debe_desde: 'AL CORRIENTE' },
    { inscripcion: 'OK', material: 'NO', beca: 'Media beca', debe_desde: 'desde octubre' },
    { telefono: '044 55 1234 5678', correo: 'no tiene', fecha_nacimiento: '15-mar-18', debe_desde: 'oct' },
  )
  const { body } = await tryOpening(server.admin, cycle, openingOf(rows))
  expect(body.resumen).toEqual({ nuevos: 3, iguales: 0, con_error: 0 })
  expect(lecturas(body as Said).sort()).toEqual([
    'beca: media beca → 50 %: 2',
    'correo: no tiene → no tiene: 1',
    'debe_desde: AL CORRIENTE → debe desde diciembre de 2026: 1',
    'debe_desde: desde octubre → debe desde octubre de 2026: 1',
    'debe_desde: oct → debe desde octubre de 2026: 1',
    'fecha_nacimiento: 15-mar-18 → 15/03/2018: 1',
    'inscripcion: OK → PAGADA: 2',
    'inscripcion: vacío → PAGADA: 1',
    'material: NO → DEBE: 1',
    'material: debe $450 → debe $450.00: 1',
    'telefono: 044 55 1234 5678 → 5512345678: 1',
  ])
  const { body: done } = await doOpening(server.admin, cycle, openingOf(rows))
  expect(done.resumen.nuevos).toBe(3)
  const { body: again } = await doOpening(server.admin, cycle, openingOf(rows))
  expect(again.resumen).toEqual({ nuevos: 0, iguales: 3, con_error: 0 })
})

test('the same «al corriente» on a later day of balances is the same row', async () => {
  const rows = pupils({ debe_desde: 'AL CORRIENTE' })
  await doOpening(server.admin, cycle, openingOf(rows), { fecha: '2026-10-30' })
  const { body } = await tryOpening(server.admin, cycle, openingOf(rows), { fecha: '2026-11-03' })
  expect(body.resumen.iguales).toBe(1)
})

test('a cell that shows 25 % holds 0.25, one that shows 100 % holds 1', async () => {
  const rows = pupils({ beca: 0.25 }, { beca: 1 }).map((row) => Object.entries(row))
  const sheet = utils.aoa_to_sheet([
    rows[0]!.map(([column]) => column),
    ...rows.map((row) =>
      row.map(([, cell]) => (typeof cell === 'number' ? { t: 'n', v: cell, z: '0%' } : cell)),
    ),
  ])
  const content = write(utils.book_new(sheet, 'Hoja1'), { type: 'buffer', bookType: 'xlsx' }) as Buffer
  const { body } = await tryOpening(server.admin, cycle, content)
  expect((body as OpeningResult).totales.becas.map(({ porcentaje }) => porcentaje)).toEqual([25, 100])
})

const underDebt = (mark: string, more: OpeningCells = {}) => {
  const rows = pupils({ inscripcion: mark, ...more }).map((row) => Object.entries(row))
  const heading = (column: string) => (column === 'inscripcion' ? 'Debe inscripción' : column)
  return xlsxOf([
    rows[0]!.map(([column]) => heading(column)),
    ...rows.map((row) => row.map(([, cell]) => cell ?? null)),
  ])
}

test('a mark under a heading of debt is asked, and nothing is written before it is said', async () => {
  const file = underDebt('X')
  const { body } = await tryOpening(server.admin, cycle, file)
  expect(body.lecturas).toEqual([
    {
      columna: 'inscripcion',
      de: 'X',
      a: 'DEBE',
      filas: 1,
      opciones: ['DEBE', 'PAGADA'],
      pregunta: 'inscripcion',
    },
  ])
  const owed = body.filas[0].totales.adeudo
  const refused = await doOpening(server.admin, cycle, file)
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('«Debe inscripción»')])
  const marcas = JSON.stringify({ inscripcion: 'PAGADA' })
  const { body: done } = await doOpening(server.admin, cycle, file, { marcas })
  expect(done.resumen.nuevos).toBe(1)
  expect(done.filas[0].totales.adeudo).toBeLessThan(owed)
  const wrong = await tryOpening(server.admin, cycle, file, { marcas: '{"beca":"DEBE"}' })
  expect([wrong.status, wrong.body.campos]).toEqual([400, { marcas: expect.any(String) }])
})

test('blanks are counted, and owe the month of the day or are up to date, as asked', async () => {
  const file = openingOf(pupils({ debe_desde: null }, { debe_desde: '2026-10' }))
  const { body } = await tryOpening(server.admin, cycle, file)
  expect(body.sin_debe_desde).toEqual({ filas: 1 })
  expect(body.filas[0].texto).toContain('Noviembre en adelante')
  const asked = { sin_debe_desde: 'AL_CORRIENTE' }
  const { body: dry } = await tryOpening(server.admin, cycle, file, asked)
  expect(dry.filas[0].texto).toContain('Diciembre en adelante')
  expect(dry.totales.adeudo).toBeLessThan(body.totales.adeudo)
  const { body: done } = await doOpening(server.admin, cycle, file, asked)
  expect(done.apertura.adeudo).toBe(dry.totales.adeudo)
  const { body: again } = await tryOpening(server.admin, cycle, file)
  expect(again.resumen.iguales).toBe(2)
  expect(refusalOf(await tryOpening(server.admin, cycle, file, { sin_debe_desde: 'NUNCA' }))).toEqual([
    400,
    { sin_debe_desde: 'Debe ser uno de estos valores: AL_CORRIENTE, MES_DE_FECHA.' },
  ])
})

test('an old balance below zero is credit, beside what is in favour already, and goes with the opening', async () => {
  const file = openingOf(
    pupils({ saldo_anterior: '-350.50', saldo_a_favor: '100' }, { saldo_anterior: '($80)' }),
  )
  const { body } = await doOpening(server.admin, cycle, file)
  expect(body.apertura.saldo_favor).toBe(530.5)
  expect(lecturas(body as Said)).toEqual(['saldo_anterior: -350.50 → a favor $350.50: 2'])
  expect((await tryOpening(server.admin, cycle, file)).body.resumen.iguales).toBe(2)
  expect(await ledgerFaults(server.db)).toEqual([])
  expect((await undo(server.admin, body.apertura.id)).status).toBe(200)
  const credits = await server.db
    .selectFrom('credits')
    .select('saldo_centavos')
    .where('saldo_centavos', '>', 0)
    .execute()
  expect(credits).toEqual([])
})

test("a CSV's serials are days", async () => {
  const [row] = pupils({ fecha_nacimiento: '43174', debe_desde: '46296' })
  const { body } = await sendOpening(server.admin, cycle, [row as Record<string, string>], {
    simular: 'true',
  })
  expect(body.resumen.con_error).toBe(0)
  expect(body.filas[0].texto).toContain('Octubre en adelante')
})

test('the import reads the same words, and keeps a second telephone with the payer among the adults', async () => {
  const columns = ['nombres', 'paterno', 'materno', 'curp', 'numero_control', 'fecha_nacimiento', 'padre']
  const [row] = pupils({ fecha_nacimiento: '15 de marzo de 2018' })
  const values = columns.map((column) => row![column as keyof OpeningCells])
  const file = Buffer.from(
    csvOf([
      [...columns, 'telefono', 'correo'],
      [...values, '55 1234 5678 / 045 722 123 4567', 's/c'],
    ]),
  )
  const { body } = await doImport(server.admin, file)
  expect(body.resumen.nuevos).toBe(1)
  expect(lecturas(body as Said).sort()).toEqual([
    'correo: s/c → no tiene: 1',
    'fecha_nacimiento: 15 de marzo de 2018 → 15/03/2018: 1',
    'telefono: 55 1234 5678 / 045 722 123 4567 → 5512345678, y de segundo 7221234567: 1',
  ])
  const adults = await server.db
    .selectFrom('guardians')
    .select(['nombre', 'telefono', 'telefono2'])
    .where('student_id', '=', body.filas[0].alumno.id)
    .execute()
  expect(adults).toEqual([
    { nombre: String(row!.padre).toUpperCase(), telefono: '5512345678', telefono2: '7221234567' },
  ])
  expect((await doImport(server.admin, file)).body.resumen.iguales).toBe(1)
})

/** A number that a family gave and nobody can call. */
test.each<[what: string, more: OpeningCells, kept: object[], said: string]>([
  [
    'stays with the payer',
    {},
    [{ telefono: '5512345678', telefono2: '7221234567' }],
    '5512345678, y de segundo 7221234567',
  ],
  [
    'stays beside another adult with two',
    { responsable2_nombre: 'Eva Ruiz', responsable2_telefono: '55 8765 4321 y 5511112222' },
    [
      { telefono: '5587654321', telefono2: '5511112222' },
      { telefono: '5512345678', telefono2: '7221234567' },
    ],
    '5512345678, y de segundo 7221234567',
  ],
  ['is no telephone of a payer who «no tiene» name', { padre: 'no tiene', telefono: 's/n' }, [], ''],
])('the second telephone of a cell %s', async (_what, more, kept, said) => {
  const rows = pupils({ telefono: '55 1234 5678 / 722 123 4567', ...more })
  const { body } = await doOpening(server.admin, cycle, openingOf(rows))
  expect(body.resumen.nuevos).toBe(1)
  const adults = await server.db
    .selectFrom('guardians')
    .select(['telefono', 'telefono2'])
    .where('student_id', '=', body.filas[0].alumno.id)
    .execute()
  expect(adults).toEqual(kept)
  if (said) expect(lecturas(body as Said).join()).toContain(said)
})
