import { sql } from 'kysely'
import { aCurp } from '@test/support/builders'
import type { TestServer } from '@test/support/server/harness'
import { openOffice } from '@test/support/server/office'
import { ledgerFaults } from '@server/backup/ledgerFaults'
import { problemsOf } from '../imports/sheets'
import { aPupil, doOpening, openingOf, startInNovember, tryOpening, undo, type OpeningCells } from './opening'

let server: TestServer
let cycle: number
beforeAll(async () => {
  server = await startInNovember()
  cycle = await openOffice(server).addCycle()
})
afterAll(() => server.close())

/** The CURP of a registered pupil who is in no row, and the number of another. */
const OTHER = { curp: aCurp(1000), numero_control: 'X1001' }

/** Each mistake in a good row, and what the row says of it, by column. */
const MISTAKES: [OpeningCells, Record<string, string>][] = [
  [
    { curp: '', numero_control: '' },
    { curp: 'Escribe la CURP', numero_control: 'número de control' },
  ],
  [{ curp: 'GARC180315' }, { curp: 'CURP' }],
  [{ curp: 'X' }, { curp: 'debe tener 18' }],
  [{ nombres: '', paterno: '', materno: '' }, { curp: 'No hay un alumno registrado' }],
  [{ paterno: '' }, { paterno: 'Falta el apellido paterno' }],
  [{ telefono: '12345' }, { telefono: 'debe tener 10 dígitos' }],
  [{ grado: 'SECUNDARIA' }, { grado: 'El nivel es PREESCOLAR o PRIMARIA' }],
  [{ grado: '' }, { grado: 'PREESCOLAR o PRIMARIA' }],
  [{ gradoNumero: '7' }, { gradoNumero: 'va de 1 a 6' }],
  [{ grado: 'PREESCOLAR', gradoNumero: '4' }, { gradoNumero: 'va de 1 a 3' }],
  [{ gradoNumero: 'último' }, { gradoNumero: 'número, como 2' }],
  [{ grupo: '3° A' }, { grupo: 'El grupo 3° A es de otro grado: el alumno va en 2° Primaria' }],
  [{ grupo: 'K2 A' }, { grupo: 'preescolar' }],
  [{ grupo: 'G'.repeat(41) }, { grupo: '40' }],
  [{ beca: '33.333' }, { beca: 'con dos decimales cuando mucho' }],
  [{ meses_debe: 'sep, sep' }, { meses_debe: 'septiembre de 2026 está dos veces' }],
  [{ beca: '250' }, { beca: 'Debe ser un porcentaje mayor que 0, de hasta 100 %' }],
  [{ beca: '-5' }, { beca: 'porcentaje' }],
  [{ beca: 'EXCELENCIA' }, { beca: 'No hay una beca «EXCELENCIA» en 2026-2027; escribe su porcentaje' }],
  [{ debe_desde: '2026-08' }, { debe_desde: 'de 2026-09 a 2027-06' }],
  [{ debe_desde: '2027-07' }, { debe_desde: 'Debe ser un mes del ciclo 2026-2027' }],
  [{ debe_desde: 'pronto' }, { debe_desde: 'como 2026-10' }],
  [{ debe_desde: '=HOY()' }, { debe_desde: 'como 2026-10' }],
  [{ inscripcion: 'a medias' }, { inscripcion: 'PAGADA, DEBE' }],
  [{ inscripcion: -500 }, { inscripcion: 'PAGADA, DEBE' }],
  [{ material: '12.345' }, { material: 'PAGADA, DEBE' }],
  [{ saldo_anterior: 12.345 }, { saldo_anterior: 'dos decimales' }],
  [{ saldo_anterior: '-12.345' }, { saldo_anterior: 'dos decimales' }],
  [{ saldo_a_favor: 'mil doscientos' }, { saldo_a_favor: 'cantidad en pesos' }],
  [OTHER, { numero_control: 'La CURP y el número de control son de dos alumnos distintos: ALUMNO 1001' }],
]

const ROWS = 420
const good = Array.from({ length: ROWS }, (_, n) => aPupil(n, n % 10 === 0 ? { beca: '25 %' } : {}))
const wrong = good.map((row, n) => ({ ...row, ...MISTAKES[n]?.[0] }))

const tables = async (): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
      AND relname !~ '^(audit_|openings$|kysely_|migration_sums$|sessions$|idempotency_keys$|tag_changes$)' ORDER BY relname`.execute(
    server.db,
  )
  return rows.map(({ name }) => name)
}

/** Every row of every table but the bitácora, the history of openings and the sessions. */
const dump = async (): Promise<Record<string, unknown[]>> => {
  const all: Record<string, unknown[]> = {}
  for (const name of await tables())
    all[name] = (
      await sql<{
        row: string
      }>`SELECT to_jsonb(t)::text AS row FROM ${sql.table(name)} t ORDER BY 1`.execute(server.db)
    ).rows.map(({ row }) => row)
  return all
}

const addRegistered = async (): Promise<void> => {
  const pupil = (n: number, curp: string) => ({
    nombre: `ALUMNO ${n} RUIZ`,
    curp,
    curp_verificada: true,
    numero_control: `X${n}`,
    fecha_nacimiento: '2018-03-15',
  })
  await server.db
    .insertInto('students')
    .values([pupil(1000, aCurp(1000)), pupil(1001, aCurp(1001))])
    .execute()
}

describe('420 pupils with 30 mistakes', () => {
  it('each row says what is wrong with it, by column, and a dry run writes nothing', async () => {
    await addRegistered()
    const before = await dump()
    const { status, body } = await tryOpening(server.admin, cycle, openingOf(wrong))
    expect([status, body.resumen]).toEqual([
      200,
      { nuevos: ROWS - MISTAKES.length, iguales: 0, con_error: MISTAKES.length },
    ])
    const said = body.filas.slice(0, MISTAKES.length)
    expect(problemsOf(said).map((campos = {}) => Object.keys(campos).sort())).toEqual(
      MISTAKES.map(([, campos]) => Object.keys(campos).sort()),
    )
    for (const [at, [, campos]] of MISTAKES.entries())
      for (const [column, why] of Object.entries(campos))
        expect(`${at} ${column}: ${said[at].campos[column]}`).toContain(why)
    expect(said[0]).not.toHaveProperty('texto')
    expect(said[14].celdas).toContain('33.333')
    expect(await dump()).toEqual(before)
  })

  it('corrected, again only the same, taken back as if it had never been, and again', async () => {
    const before = await dump()
    const first = await doOpening(server.admin, cycle, openingOf(wrong))
    expect(first.body.resumen).toEqual({ nuevos: 390, iguales: 0, con_error: 30 })
    const second = await doOpening(server.admin, cycle, openingOf(good))
    expect(second.body.resumen).toEqual({ nuevos: 30, iguales: 390, con_error: 0 })
    const opened = await dump()
    const again = await doOpening(server.admin, cycle, openingOf(good))
    expect(again.body.resumen).toEqual({ nuevos: 0, iguales: ROWS, con_error: 0 })
    expect(await dump()).toEqual(opened)
    expect(await ledgerFaults(server.db)).toEqual([])
    expect(again.body.totales.adeudo).toBe(42 * 9 * 2600 * 0.75 + (ROWS - 42) * 9 * 2600)
    for (const { body } of [second, first]) {
      const back = await undo(server.admin, body.apertura.id)
      expect([back.status, back.body.message]).toEqual([200, 'La apertura quedó deshecha.'])
    }
    expect(await dump()).toEqual(before)
    const { aperturas } = (await server.admin.get('/aperturas')).body
    expect(
      aperturas.map(({ alumnos, deshecha }: { alumnos: number; deshecha: object }) => [
        alumnos,
        deshecha !== null,
      ]),
    ).toEqual([
      [30, true],
      [390, true],
    ])
    const third = await doOpening(server.admin, cycle, openingOf(good))
    expect(third.body.resumen).toEqual({ nuevos: ROWS, iguales: 0, con_error: 0 })
  })
})

test('a pupil twice in one file, by CURP and by number, is an error in both rows', async () => {
  const rows = [
    aPupil(600),
    aPupil(600, { numero_control: 'OTRO' }),
    aPupil(601),
    aPupil(602, { numero_control: 'P00601' }),
    { numero_control: 'X1000', grado: 'PRIMARIA' },
    { curp: aCurp(1000), grado: 'PRIMARIA' },
  ]
  const { body } = await tryOpening(server.admin, cycle, openingOf(rows))
  expect(problemsOf(body.filas)).toEqual([
    { curp: 'Está también en la fila 3' },
    { curp: 'Está también en la fila 2' },
    { numero_control: 'Está también en la fila 5' },
    { numero_control: 'Está también en la fila 4' },
    { numero_control: 'Está también en la fila 7' },
    { curp: 'Está también en la fila 6' },
  ])
})

test('a name that is not the pupil’s with that number, and a number that is not that of the CURP', async () => {
  const { body } = await tryOpening(
    server.admin,
    cycle,
    openingOf([
      { numero_control: 'X1000', nombres: 'Otra', paterno: 'Persona', grado: 'PRIMARIA' },
      { curp: aCurp(1001), numero_control: 'X9999', grado: 'PRIMARIA' },
    ]),
  )
  expect(problemsOf(body.filas)).toEqual([
    { numero_control: 'Ese número de control es de otro alumno: ALUMNO 1000 RUIZ' },
    { numero_control: 'No es el número de control del alumno con esa CURP: X1001' },
  ])
  const own = openingOf([
    { numero_control: 'X1000', nombres: '1000', paterno: 'Ruiz', materno: 'Alumno', grado: 'PRIMARIA' },
  ])
  expect((await tryOpening(server.admin, cycle, own)).body.resumen.nuevos).toBe(1)
})

test('the same pupil with other values is an error that says what the opening had, also after a payment', async () => {
  const office = openOffice(server)
  const student = (n: number) =>
    server.db
      .selectFrom('students')
      .select('id')
      .where('curp', '=', String(aPupil(n).curp))
      .executeTakeFirstOrThrow()
  const { id } = await student(0)
  const { pagos } = await office.tuitionOf(id, cycle)
  const month = pagos.find(({ estado }) => estado === 'PENDIENTE')!
  expect((await office.payMonths([month.id])).status).toBe(200)
  const same = await doOpening(server.admin, cycle, openingOf(good.slice(0, 2)))
  expect(same.body.resumen).toEqual({ nuevos: 0, iguales: 2, con_error: 0 })
  const other = aPupil(0, { beca: 'BECA 25 %', grupo: 'C', debe_desde: '2026-11', saldo_anterior: 10 })
  const { body } = await doOpening(server.admin, cycle, openingOf([other]))
  expect(body.filas[0].campos).toEqual({
    grupo: 'La apertura del 03/11/2026 decía B',
    debe_desde: 'La apertura del 03/11/2026 decía 2026-10',
    saldo_anterior: 'La apertura del 03/11/2026 decía $0.00',
  })
})

test('a pupil enrolled or with a payment in the cycle otherwise is an error', async () => {
  const office = openOffice(server)
  const [enrolled, payer, owing] = await office.addPupils(3)
  await office.enrol(cycle, [enrolled!])
  await office.payPart(await office.addCharge(cycle, payer!, 100), 20)
  await office.addCharge(cycle, owing!, 100)
  const row = async (id: number) => {
    const { numero_control } = await server.db
      .selectFrom('students')
      .select('numero_control')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return { numero_control, grado: 'PRIMARIA' }
  }
  const file = openingOf([await row(enrolled!), await row(payer!), await row(owing!)])
  const { body } = await tryOpening(server.admin, cycle, file)
  expect(problemsOf(body.filas)).toEqual([
    { numero_control: 'Ya está inscrito en 2026-2027' },
    { numero_control: expect.stringMatching(/^Ya tiene un pago en 2026-2027: folio \d{6}$/) },
    undefined,
  ])
})
