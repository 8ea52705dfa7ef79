import { sql } from 'kysely'
import type { OpeningResult } from '@contract/openings/openings.schemas'
import { ledgerFaults } from '@server/backup/ledgerFaults'
import { sampled } from '@test/support/runs'
import { startServer, type TestServer } from '@test/support/server/harness'
import { openOffice } from '@test/support/server/office'
import { createBooks } from './books'
import { groupBook, isInvoiced, listBook, messySchool, SERVICES } from './messy'
import { doOpening, tryOpening, undo } from './opening'
import { CYCLE, sumsOf, TODAY } from './sheet'

const { rows, cells } = messySchool()
const pesos = (centavos: number) => centavos / 100
const FAMILIES = 86

let server: TestServer
let cycle: number
let books: ReturnType<typeof createBooks>
beforeEach(async () => {
  server = await startServer()
  server.clock.now = new Date(`${TODAY}T18:00:00Z`)
  const caller = await server.signIn('directora', 'Direccion#2026')
  server.admin = caller
  const office = openOffice(server)
  cycle = await office.addCycle(CYCLE)
  const later = { nombre: '2027-2028', fecha_inicio: '2027-09-01', fecha_fin: '2028-06-30' }
  const next = await office.addCycle({ ...CYCLE, ...later })
  for (const [nombre, mensualidad] of Object.entries(SERVICES))
    await caller.post('/servicios', { cicloEscolarId: cycle, nombre, mensualidad })
  books = createBooks({ server, caller, office, cycle, next })
})
afterEach(() => server.close())

/** What stays once an opening is taken back, and why. */
const STAYS: Readonly<Record<string, string>> = {
  audit_entries: 'the bitácora says what was made and taken back',
  audit_values: 'the same',
  openings: 'history: it says by whom and why it was taken back',
  tag_changes: 'that something changed, twice',
}

/** Every row of every table, as text. */
const dump = async (): Promise<Record<string, string>> => {
  const { rows: tables } = await sql<{ name: string }>`
    SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1`.execute(server.db)
  const all: Record<string, string> = {}
  for (const { name } of tables) {
    const { rows: found } = await sql<{ text: string | null }>`
      SELECT string_agg(t::text, E'\\n' ORDER BY t::text) AS text FROM ${sql.table(name)} t`.execute(
      server.db,
    )
    all[name] = found[0]?.text ?? ''
  }
  return all
}

const ANSWERS = {
  paga: 'MADRE',
  sin_debe_desde: 'AL_CORRIENTE',
  marcas: JSON.stringify({ inscripcion_raya: 'PAGADA', material_raya: 'PAGADA' }),
}
const ORDER = { nombres_orden: 'PATERNO_MATERNO_NOMBRES', ignorar: '["OBSERVACIONES"]' }

type Book = [file: Buffer, answers: Record<string, string>, asked: string[], unknown: string[]]
/** The sums are made of what was read: how each is read is asked in words.test.ts and sheets.test.ts. */
const BOOKS: Record<string, Book> = {
  'one list': [listBook(cells), { ...ANSWERS, ...ORDER }, ['nombres_orden', 'paga'], ['OBSERVACIONES']],
  'a sheet for each group': [groupBook(cells), { ...ANSWERS, nivel: 'PRIMARIA' }, ['nivel', 'paga'], []],
}
test.each(sampled('120 pupils in', Object.keys(BOOKS), 1))(
  '120 pupils of 86 families in %s, as a secretary keeps them: untouched, the books equal sums made by hand, and taken back nothing stays',
  async (kind) => {
    const [file, answers, questions, unknown] = BOOKS[kind]!
    const before = await dump()
    const asked = (await tryOpening(server.admin, cycle, file)).body as OpeningResult
    expect(asked.preguntas?.map(({ campo }) => campo).sort()).toEqual(questions)
    expect(asked.sin_reconocer?.map(({ encabezado }) => encabezado)).toEqual(unknown)
    const {
      resumen,
      filas,
      lecturas = [],
      sin_debe_desde,
    } = (await tryOpening(server.admin, cycle, file, answers)).body as OpeningResult
    const wrong = filas.filter(({ estado }) => estado === 'ERROR')
    expect(wrong.map(({ hoja, fila, campos }) => [hoja, fila, campos])).toEqual([])
    expect(resumen).toEqual({ nuevos: 120, iguales: 0, con_error: 0 })
    expect(lecturas.length).toBeGreaterThan(30)
    const blanks = cells.filter((row) => !row['Debe desde'] && !row['Meses que debe'])
    expect(sin_debe_desde?.filas).toBe(blanks.length)
    const { status, body: done } = await doOpening(server.admin, cycle, file, answers)
    expect([status, done.resumen.nuevos]).toEqual([200, 120])
    const sums = sumsOf(rows)
    expect(done.totales).toMatchObject({
      adeudo: pesos(sums.adeudo),
      vencido: pesos(sums.vencido),
      saldo_favor: pesos(sums.saldo_favor),
      meses_saldados: sums.meses_saldados,
      facturacion: new Set(rows.filter(isInvoiced).map(({ family }) => family)).size,
    })
    const pupils = await books.pupilsOf(rows)
    await books.expectPupils(pupils)
    await books.expectFamilies(pupils)
    await books.expectHome(rows)
    await books.expectTables(rows)
    const { rows: people } = await sql<Record<string, number>>`
      SELECT (SELECT count(*)::int FROM parents) AS parents, (SELECT count(*)::int FROM fiscals) AS fiscals,
        (SELECT count(*)::int FROM guardians WHERE parentesco = 'MADRE') AS mothers,
        (SELECT count(*)::int FROM guardians WHERE parentesco = 'PADRE') AS fathers`.execute(server.db)
    const withFather = rows.filter(({ family }) => family !== null && family % 3 !== 0).length
    expect(people).toEqual([
      { parents: FAMILIES, fiscals: done.totales.facturacion, mothers: 120, fathers: withFather },
    ])
    expect(await ledgerFaults(server.db)).toEqual([])
    expect((await doOpening(server.admin, cycle, file, answers)).body.resumen.iguales).toBe(120)
    expect((await undo(server.admin, done.apertura.id)).status).toBe(200)
    const after = await dump()
    const changed = Object.keys(after).filter((table) => after[table] !== before[table])
    expect(changed).toEqual(Object.keys(STAYS))
  },
)
