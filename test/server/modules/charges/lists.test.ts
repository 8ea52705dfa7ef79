import { sql } from 'kysely'
import { recordStatements, rowsTouched } from '@test/support/database/statements'
import { startServer, type TestServer } from '@test/support/server/harness'
import { openOffice, type Office } from '@test/support/server/office'

let server: TestServer
let office: Office
let cycle: number

beforeAll(async () => {
  server = await startServer()
  office = openOffice(server)
  cycle = await office.addCycle()
})
afterAll(() => server.close())

const list = async (path: string) => (await server.admin.get(`/cargos/${path}`)).body.cargos

describe('creating a charge', () => {
  const body = async (over: Record<string, unknown> = {}) => ({
    idCicloEscolar: cycle,
    idAlumno: (await office.addPupils(1))[0],
    descripcion: '  uniforme de educación física, niño ',
    fecha: '2026-10-02',
    monto: 350.5,
    ...over,
  })

  it('writes it in uppercase for a pupil who need not be enrolled', async () => {
    const sent = await body()
    const { status, body: answer } = await server.admin.post('/cargos/new', sent)
    expect(status).toBe(200)
    expect(answer.cargo).toEqual({
      id: expect.any(Number),
      padre: null,
      alumno: {
        id: sent.idAlumno,
        nombre: expect.stringContaining('GARCÍA'),
        numero_control: expect.any(String),
        grado: null,
        gradoNumero: null,
        grupo: null,
        lugar: null,
      },
      cicloEscolar: { id: cycle, name: '2026-2027' },
      tipo: 'OTRO',
      estado: 'PENDIENTE',
      descripcion: 'UNIFORME DE EDUCACIÓN FÍSICA, NIÑO',
      fecha: '2026-10-02',
      lote: null,
      concepto: null,
      servicio: null,
      costoTotal: 350.5,
      monto: 350.5,
      descuento: 0,
      monto_descuento: 0,
      monto_pagar: 350.5,
      abono: 0,
      monto_restante: 350.5,
      pago_parcial: false,
      metodo_pago: null,
      referencia: null,
      motivo_cancelacion: null,
      cancelado_por: null,
      fecha_cancelacion: null,
    })
  })

  it.each([
    ['monto', 0],
    ['monto', -1],
    ['monto', 10.005],
    ['monto', 1e12],
    ['monto', '10'],
    ['monto', null],
    ['descripcion', '   '],
    ['descripcion', ''],
    ['descripcion', 'X'.repeat(201)],
    ['descripcion', 5],
    ['fecha', '2026-02-30'],
    ['fecha', '02/10/2026'],
    ['idAlumno', '1'],
    ['idAlumno', 0],
    ['idCicloEscolar', 2 ** 31],
  ])('with %s %j is 400 and names the field', async (campo, value) => {
    const before = (await list('pendientes/all')).length
    const answer = await server.admin.post('/cargos/new', await body({ [campo]: value }))
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body.campos)).toEqual([campo])
    expect(await list('pendientes/all')).toHaveLength(before)
  })

  it('for an unknown pupil or cycle is 404', async () => {
    for (const over of [{ idAlumno: 999_999 }, { idCicloEscolar: 999_999 }])
      expect((await server.admin.post('/cargos/new', await body(over))).status).toBe(404)
  })
})

describe('the lists', () => {
  it('each show their state, with grade and group of the charge’s cycle', async () => {
    const [pupil] = (await office.addPupils(1)) as [number]
    await office.enrol(cycle, [pupil])
    const group = await server.db
      .insertInto('groups')
      .values({ cycle_id: cycle, grado: 'PRIMARIA', nombre: '1A' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await server.db
      .updateTable('enrolments')
      .set({ group_id: group.id })
      .where('student_id', '=', pupil)
      .execute()
    const [pending, partly, paid, cancelled] = [
      await office.addCharge(cycle, pupil, 10),
      await office.addCharge(cycle, pupil, 20),
      await office.addCharge(cycle, pupil, 30),
      await office.addCharge(cycle, pupil, 40),
    ]
    await office.payPart(partly, 5)
    await office.complement(partly, 5, { metodo_pago: 'CHEQUE', referencia: '77' })
    await office.pay(paid)
    await office.cancel(cancelled)

    const mine = async (path: string) =>
      (await list(path)).filter((each: { alumno: { id: number } }) => each.alumno.id === pupil)
    const ids = (rows: { id: number }[]) => rows.map(({ id }) => id)
    const all = await list(`by/alumno/${pupil}`)
    const [inscription, material] = ids(all) as [number, number]
    expect(ids(await mine('pendientes/inscripcion'))).toEqual([inscription])
    expect(ids(await mine('pendientes/all'))).toEqual([inscription, material, pending])
    expect(ids(await mine('complementos'))).toEqual([partly])
    expect(ids(await mine('cancelados'))).toEqual([cancelled])
    expect(ids(all)).toEqual([inscription, material, pending, partly, paid, cancelled])
    for (const each of all)
      expect(each.alumno).toMatchObject({ grado: 'PRIMARIA', grupo: { id: group.id, nombre: '1A' } })
    expect((await mine('complementos'))[0]).toMatchObject({
      metodo_pago: 'CHEQUE',
      referencia: '77',
      pago_parcial: true,
    })
  })

  it('have nothing of tuition in them', async () => {
    const rows = await list('pendientes/all')
    expect(rows.some((each: { descripcion: string }) => each.descripcion.startsWith('COLEGIATURA'))).toBe(
      false,
    )
  })

  it('are sorted by date, then by id', async () => {
    const [pupil] = (await office.addPupils(1)) as [number]
    for (const fecha of ['2026-12-01', '2026-09-01', '2026-12-01', '2025-01-31'])
      await server.admin.post('/cargos/new', {
        idCicloEscolar: cycle,
        idAlumno: pupil,
        descripcion: 'X',
        monto: 1,
        fecha,
      })
    const rows: { id: number; fecha: string }[] = await list(`by/alumno/${pupil}`)
    expect(rows.map(({ fecha }) => fecha)).toEqual(['2025-01-31', '2026-09-01', '2026-12-01', '2026-12-01'])
    expect((rows[2] as { id: number }).id).toBeLessThan((rows[3] as { id: number }).id)
  })

  it('of an unknown pupil is 404, of one without charges is empty', async () => {
    expect((await server.admin.get('/cargos/by/alumno/999999')).status).toBe(404)
    const [pupil] = await office.addPupils(1)
    expect(await list(`by/alumno/${pupil}`)).toEqual([])
  })

  it('of 5,000 charges reads each a few times over, half of them with payments', async () => {
    const [pupil] = (await office.addPupils(1)) as [number]
    await sql`
      INSERT INTO charges (student_id, cycle_id, tipo, descripcion, fecha, costo_total_centavos, monto_pagar_centavos)
      SELECT ${pupil}::int, ${cycle}::int, 'OTRO', 'CARGO ' || n, '2026-09-01', 10000, 10000
      FROM generate_series(1, 5000) n`.execute(server.db)
    await server.db.transaction().execute(async (tx) => {
      await sql`
        WITH counted AS (
          UPDATE folio_counter SET last_folio = last_folio + 2500 RETURNING last_folio - 2500 AS base
        ), chosen AS (
          SELECT id, row_number() OVER (ORDER BY id) AS n FROM charges WHERE student_id = ${pupil} AND id % 2 = 0
        ), paid AS (
          INSERT INTO payments (folio, student_id, monto_centavos, metodo_pago, fecha, fecha_pago, created_by)
          SELECT base + n, ${pupil}, 4000, 'EFECTIVO', '2026-09-15', '2026-09-15', 1 FROM chosen, counted RETURNING id, folio
        ), handed AS (
          INSERT INTO payment_means (payment_id, metodo_pago, monto_centavos) SELECT id, 'EFECTIVO', 4000 FROM paid
        ), written AS (
          INSERT INTO payment_lines (payment_id, tipo, charge_id, descripcion, monto_centavos, saldo_anterior_centavos, saldo_centavos)
          SELECT paid.id, 'CARGO', chosen.id, 'ABONO', 4000, 10000, 6000
          FROM paid, counted, chosen WHERE paid.folio = base + chosen.n
        )
        UPDATE charges SET abonado_centavos = 4000 WHERE id IN (SELECT id FROM chosen)`.execute(tx)
    })
    // As autovacuum does within a minute: without statistics PostgreSQL reads all payments again for each charge.
    await sql`ANALYZE`.execute(server.db)
    let rows: { metodo_pago: string | null }[] = []
    const statements = await recordStatements(async () => (rows = await list(`by/alumno/${pupil}`)))
    const touched: number[] = []
    for (const each of statements) touched.push(await rowsTouched(server.db, each))
    // 50,037 rows today; reading all payments for every charge would be six million.
    expect(Math.max(...touched)).toBeLessThan(20 * 5000)
    // Who asks, what the tables stand at, and the list's own two.
    expect(statements).toHaveLength(4)
    expect(rows).toHaveLength(5000)
    expect(rows.filter(({ metodo_pago }) => metodo_pago === 'EFECTIVO')).toHaveLength(2500)
  })
})
