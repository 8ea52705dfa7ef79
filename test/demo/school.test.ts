import { sql } from 'kysely'
import { curpBirthDate, curpProblem } from '@contract/domain/curp'
import { openDemo } from '@demo/openDemo'
import { sampleList } from '@demo/sampleList'
import type { Tables } from '@server/db/tables'
import { ADMIN, startServer, type TestServer } from '@test/support/server/harness'
import { ledgerFaults } from '@server/backup/ledgerFaults'

const size = { pupils: 40, years: 3 }
const NOW = new Date('2026-11-20T16:00:00.000Z')
const config = { adminUser: ADMIN.user, adminPassword: ADMIN.password, timeZone: 'America/Mexico_City' }

let server: TestServer

beforeAll(async () => {
  server = await startServer()
  server.clock.now = NOW
  const filled = await openDemo(server, { config, now: NOW, out: { write: () => undefined }, size })
  expect(filled).toBe(true)
}, 600_000)
afterAll(() => server.close())

/** Signed in anew: the harness's session is older than the school. */
const signIn = (user: string) => server.signIn(user, ADMIN.password)

const countBy = async (table: keyof Tables, column: string): Promise<Record<string, number>> => {
  const { rows } = await sql<{ value: string; many: number }>`
    SELECT ${sql.ref(column)}::text AS value, count(*) AS many FROM ${sql.table(table)} GROUP BY 1`.execute(
    server.db,
  )
  return Object.fromEntries(rows.map(({ value, many }) => [value, many]))
}

test('four cycles: two over, one current, and the next, which a few are in already and one repeats', async () => {
  const { body } = await (await signIn(ADMIN.user)).get('/ciclo/all')
  expect(body.ciclos.map((each: { vigencia: string }) => each.vigencia)).toEqual([
    'PROXIMO',
    'EN_CURSO',
    'TERMINADO',
    'TERMINADO',
  ])
  const [next, current, ...finished] = body.ciclos
  expect(next.inscritos.PREESCOLAR + next.inscritos.PRIMARIA).toBe(5)
  for (const { inscritos } of [current, ...finished])
    expect(inscritos.PREESCOLAR + inscritos.PRIMARIA).toBeGreaterThan(20)
})

test('avisos of the last weeks: by mail, WhatsApp and on paper; some failed, are uncertain or wait; families ask for corrections', async () => {
  const states = await countBy('mensajes', 'estado')
  // How many reminders ran in the last week, and with what end, depends on the day.
  for (const state of ['FALLO', 'INCIERTO', 'PENDIENTE']) expect(states[state]).toBeGreaterThan(0)
  expect(Object.keys(await countBy('mensajes', 'canal')).sort()).toEqual(['CORREO', 'PAPEL', 'WHATSAPP'])
  expect(await countBy('corrections', 'estado')).toEqual({ PROPUESTA: 3 })
})

test('a constancia of each kind, and one that was cancelled and made again', async () => {
  expect(await countBy('certificates', 'tipo')).toEqual({
    ESTUDIOS: 2,
    INSCRIPCION: 1,
    CONDUCTA: 1,
    BECA: 1,
    NO_ADEUDO: 1,
    PAGOS: 1,
  })
  const { constancias } = (await (await signIn('secretaria')).get('/constancias')).body
  const cancelled = constancias.filter(({ cancelada }: { cancelada: boolean }) => cancelada)
  expect(cancelled.map(({ folio }: { folio: number }) => folio)).toEqual([1])
})

test('the school has a signer with a drawn signature', async () => {
  const { escuela } = (await (await signIn(ADMIN.user)).get('/escuela')).body
  expect(escuela.firma).toEqual({ nombre: 'MTRA. ELENA ROBLES ARRIAGA', cargo: 'DIRECTORA GENERAL' })
  const picture = await server.app.inject({ method: 'GET', url: escuela.urlFirma })
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png'])
})

test('the cycle is about to turn: some may go on, some owe, some finish, some left, one repeats', async () => {
  const admin = await signIn(ADMIN.user)
  const [next, current] = (await admin.get('/ciclo/all')).body.ciclos
  const asked = { origenId: current.id, destinoId: next.id }
  const { plan } = (await admin.post('/reinscripciones/plan', asked)).body
  const states = new Set(plan.map(({ estado }: { estado: string }) => estado))
  expect([...states].sort()).toEqual(['BAJA', 'CON_ADEUDO', 'EGRESA', 'LISTO', 'YA_INSCRITO'])
  const { bajas } = (await admin.get(`/inscripciones/bajas/${current.id}`)).body
  expect(bajas.map(({ motivo }: { motivo: string }) => motivo)).toContain('CAMBIO DE CIUDAD')
  const { rows } = await sql<{ repeats: number }>`
    SELECT count(*) AS repeats FROM enrolments n JOIN enrolments c ON c.student_id = n.student_id
      AND c.grado = n.grado AND c.grado_numero = n.grado_numero
    WHERE n.cycle_id = ${next.id} AND c.cycle_id = ${current.id}`.execute(server.db)
  expect(rows).toEqual([{ repeats: 1 }])
})

test('the list to import brings pupils, and says what is wrong with three of them', async () => {
  const admin = await signIn(ADMIN.user)
  const content = Buffer.from(sampleList(2026))
  const file = [{ name: 'lista.csv', content }]
  const { resumen } = (await admin.form('POST', '/importar/alumnos', {}, file)).body
  expect(resumen).toMatchObject({ cambian: 0, iguales: 0, con_error: 3 })
  expect(resumen.nuevos).toBeGreaterThan(15)
})

test('the questionnaire of the current cycle is on; most families have answered, some are missing', async () => {
  const admin = await signIn(ADMIN.user)
  const { id, cuestionario_activo } = (await admin.get('/ciclo/actual')).body.ciclo
  expect(cuestionario_activo).toBe(true)
  const { familias } = (await admin.get(`/cuestionarios/respuestas/${id}`)).body
  const answered = familias.filter(({ faltan }: { faltan: number }) => faltan === 0).length
  expect(answered).toBeGreaterThan(familias.length / 3)
  expect(answered).toBeLessThan(familias.length)
})

test('every pupil has a valid CURP of the own birth date, which the server took as verified', async () => {
  const pupils = await server.db.selectFrom('students').selectAll().execute()
  expect(pupils).toHaveLength(size.pupils)
  for (const { curp, curp_verificada, fecha_nacimiento } of pupils) {
    expect([curp, curpProblem(curp), curp_verificada]).toEqual([curp, null, true])
    expect(curpBirthDate(curp)).toBe(fecha_nacimiento)
  }
})

test('there are families with several children, and pupils nobody is registered for', async () => {
  const { rows } = await sql<{ children: number; many: number }>`
    SELECT children, count(*) AS many FROM (SELECT count(*) AS children FROM students WHERE parent_id IS NOT NULL
      GROUP BY parent_id) families GROUP BY 1 ORDER BY 1`.execute(server.db)
  expect(rows.map(({ children }) => children)).toEqual([1, 2, 3])
  const { body } = await (await signIn('secretaria')).get('/alumnos/sin/padre')
  expect(body.alumnos.length).toBeGreaterThan(0)
})

test('most pupils and adults have a drawn photo, siblings the same one; an adult must not take the children of a family', async () => {
  const { rows } = await sql<{ pupils: number; adults: number; forbidden: number; unlike: number }>`
    SELECT (SELECT avg((photo_id IS NOT NULL)::int)::float FROM students) AS pupils,
      (SELECT avg((photo_id IS NOT NULL)::int)::float FROM guardians) AS adults,
      (SELECT count(DISTINCT nombre)::int FROM guardians WHERE no_entregar) AS forbidden,
      (SELECT count(*)::int FROM (SELECT 1 FROM guardians g JOIN students s ON s.id = g.student_id
        LEFT JOIN files f ON f.id = g.photo_id GROUP BY s.parent_id, g.nombre
        HAVING count(DISTINCT coalesce(f.sha256::text, '')) > 1) mixed) AS unlike`.execute(server.db)
  const { pupils, adults, ...rest } = rows[0]!
  for (const share of [pupils, adults]) expect([share > 0.6, share < 1]).toEqual([true, true])
  expect(rest).toEqual({ forbidden: 1, unlike: 0 })
})

test('charges are in every state and of every kind', async () => {
  expect(Object.keys(await countBy('charges', 'estado')).sort()).toEqual([
    'CANCELADO',
    'PAGADO',
    'PARCIAL',
    'PENDIENTE',
  ])
  expect(Object.keys(await countBy('charges', 'tipo')).sort()).toEqual([
    'INSCRIPCION',
    'MATERIAL',
    'OTRO',
    'SERVICIO',
  ])
  const { body } = await (await signIn('caja')).get('/cargos/cancelados')
  for (const { motivo_cancelacion } of body.cargos) expect(motivo_cancelacion).toMatch(/\S/)
})

test('payments come by several means, some were cancelled, folios follow the calendar', async () => {
  expect(Object.keys(await countBy('payments', 'metodo_pago')).length).toBeGreaterThan(2)
  const payments = await server.db.selectFrom('payments').selectAll().orderBy('folio').execute()
  expect(payments.some((each) => each.cancelled_at !== null)).toBe(true)
  const days = payments.map(({ fecha }) => fecha)
  expect([...days].sort()).toEqual(days)
  expect(days.at(-1)! <= '2026-11-20').toBe(true)
  expect(payments.every((each) => each.created_at <= NOW)).toBe(true)
})

test('payments that stand and balances add up everywhere, folios have no gaps', async () => {
  expect(await ledgerFaults(server.db)).toEqual([])
})

test('every day before today is cut, by who took and who cancelled; some drawers were over or short, and it says why', async () => {
  const caja = await signIn('caja')
  const { cortes, abiertos, total } = (await caja.get('/cortes?por_pagina=500')).body
  expect(abiertos.filter(({ dia }: { dia: string }) => dia < '2026-11-20')).toEqual([])
  expect(cortes.length).toBeGreaterThan(100)
  expect(cortes).toHaveLength(total)
  expect(cortes.map(({ numero }: { numero: number }) => numero)).toEqual(
    Array.from({ length: cortes.length }, (_, at) => cortes.length - at),
  )
  const names = new Set(cortes.map(({ cajero }: { cajero: { nombre: string } }) => cajero.nombre))
  expect([...names].sort()).toEqual(['caja', 'subdireccion'])
  const off = cortes.filter(({ diferencia }: { diferencia: number }) => Math.abs(diferencia) >= 0.5)
  expect(off.length).toBeGreaterThan(0)
  expect(off.every(({ observaciones }: { observaciones: string | null }) => observaciones)).toBe(true)
})

test('becas lower the months that they should', async () => {
  const { rows } = await sql<{ cycle_id: number; holders: number; wrong: number }>`
    SELECT e.cycle_id, count(DISTINCT e.id) AS holders,
      count(*) FILTER (WHERE (t.beca_centesimas <> b.centesimas OR t.monto_centavos >= t.lista_centavos)
        -- What was paid before the beca came stays as it was paid.
        AND NOT (t.pagado AND t.beca_centesimas = 0)) AS wrong
    FROM enrolments e JOIN enrolment_scholarships h ON h.enrolment_id = e.id
    JOIN scholarships b ON b.id = h.scholarship_id JOIN tuition t ON t.enrolment_id = e.id
    GROUP BY 1`.execute(server.db)
  expect(rows).toHaveLength(3)
  for (const { holders, wrong } of rows) expect([holders > 0, wrong]).toEqual([true, 0])
})

test('a pupil has a full beca: every month is covered, none is owed or paid', async () => {
  const { rows } = await sql<{ pupils: number; months: number; covered: number }>`
    SELECT count(DISTINCT e.student_id)::int AS pupils, count(*)::int AS months,
      count(*) FILTER (WHERE t.monto_centavos = 0 AND t.abonado_centavos = 0)::int AS covered
    FROM enrolments e JOIN enrolment_scholarships h ON h.enrolment_id = e.id
    JOIN scholarships b ON b.id = h.scholarship_id JOIN tuition t ON t.enrolment_id = e.id
    WHERE b.centesimas = 10000 GROUP BY e.cycle_id`.execute(server.db)
  // Fewer than the years: a baja ends a beca.
  expect(rows.length).toBeGreaterThan(0)
  for (const { pupils, months, covered } of rows) expect([pupils, covered]).toEqual([1, months])
})

test('families pay tuition: the finished years almost whole, this one up to now, some behind', async () => {
  const { rows } = await sql<{ current: boolean; due: number; paid: number; ahead: number }>`
    SELECT y.fecha_fin >= '2026-11-20' AS current, count(*) FILTER (WHERE t.vencimiento < '2026-11-20') AS due,
      count(*) FILTER (WHERE t.vencimiento < '2026-11-20' AND t.pagado) AS paid,
      count(*) FILTER (WHERE t.vencimiento >= '2026-11-20' AND t.pagado) AS ahead
    FROM tuition t JOIN enrolments e ON e.id = t.enrolment_id JOIN cycles y ON y.id = e.cycle_id
    GROUP BY 1 ORDER BY 1`.execute(server.db)
  const [finished, current] = rows as [(typeof rows)[number], (typeof rows)[number]]
  expect(finished.paid / finished.due).toBeGreaterThan(0.9)
  expect(current.paid / current.due).toBeGreaterThan(0.6)
  expect(current.paid).toBeLessThan(current.due)
  expect(current.ahead).toBeGreaterThan(0)
})

test('years are paid at once with a discount, late months with a recargo', async () => {
  const lines = await countBy('payment_lines', 'tipo')
  expect(Object.keys(lines).sort()).toEqual(['A_CUENTA', 'CARGO', 'COLEGIATURA', 'DESCUENTO', 'RECARGO'])
  const { body } = await (await signIn('caja')).get('/ciclo/actual')
  expect(body.ciclo.recargo).toMatchObject({ tipo: 'PORCENTAJE', valor: 10 })
})

test('every third family has fiscal data; last month was handed over, and of this month some are ready and some lack something', async () => {
  const { rows } = await sql<{ families: number; fiscals: number; companies: number }>`
    SELECT (SELECT count(*)::int FROM parents) AS families, count(DISTINCT parent_id)::int AS fiscals,
      (count(*) FILTER (WHERE length(rfc) = 12))::int AS companies FROM fiscals`.execute(server.db)
  const { families, fiscals, companies } = rows[0]!
  expect(fiscals).toBe(Math.ceil(families / 3))
  expect(companies).toBeGreaterThan(0)

  const subdireccion = await signIn('subdireccion')
  const summaryOf = async (days: string) => (await subdireccion.get(`/facturas?${days}`)).body.resumen
  const last = await summaryOf('desde=2026-10-01&hasta=2026-10-31')
  expect(last.ENTREGADA.pagos).toBeGreaterThan(5)
  expect([last.LISTA.pagos, last.GLOBAL.pagos]).toEqual([0, 0])
  const current = await summaryOf('desde=2026-11-01&hasta=2026-11-30')
  for (const state of ['LISTA', 'FALTA', 'GLOBAL'])
    expect([state, current[state].pagos]).not.toEqual([state, 0])
  expect(current.ENTREGADA.pagos).toBe(0)

  const deliveries = await server.db.selectFrom('invoice_deliveries').select('tipo').orderBy('id').execute()
  expect(deliveries.map(({ tipo }) => tipo)).toEqual(['ENTREGA', 'GLOBAL'])
})

test('the desk can be tried: credit, two means on one receipt, a waiver, an extension and contacts of today', async () => {
  expect(Object.keys(await countBy('payments', 'metodo_pago'))).toContain('MIXTO')
  const { rows } = await sql<{ credit: number; mixed: number; waived: number; extended: number }>`
    SELECT (SELECT count(*) FROM credits WHERE saldo_centavos > 0) AS credit,
      (SELECT count(DISTINCT e.student_id) FROM payments p JOIN payment_lines l ON l.payment_id = p.id
        JOIN tuition t ON t.id = l.tuition_id JOIN enrolments e ON e.id = t.enrolment_id WHERE p.metodo_pago = 'MIXTO') AS mixed,
      (SELECT count(*) FROM payment_lines l JOIN payments p ON p.id = l.payment_id
        WHERE l.condonado_centavos > 0 AND p.fecha = '2026-11-20') AS waived,
      (SELECT count(*) FROM tuition WHERE prorroga_hasta > '2026-11-20' AND NOT pagado) AS extended`.execute(
    server.db,
  )
  expect(rows[0]).toEqual({ credit: 2, mixed: 2, waived: 1, extended: 1 })
  expect(Object.keys(await countBy('debtor_contacts', 'medio')).sort()).toEqual(['LLAMADA', 'WHATSAPP'])
})

test('who came late owes fewer months', async () => {
  const { rows } = await sql<{ months: number }>`
    SELECT DISTINCT count(*) AS months FROM tuition GROUP BY enrolment_id ORDER BY 1 DESC`.execute(server.db)
  expect(rows[0]).toEqual({ months: 10 })
  expect(rows.length).toBeGreaterThan(1)
})

test('each role sees its own work and nothing else', async () => {
  const status = async (user: string, url: string) => (await (await signIn(user)).get(url)).status
  expect(await status('caja', '/cargos/pendientes/all')).toBe(200)
  expect(await status('caja', '/auth/users')).toBe(403)
  expect(await status('secretaria', '/padres/all')).toBe(200)
  expect(await status('secretaria', '/auth/roles')).toBe(403)
  expect(await status('subdireccion', '/auth/roles')).toBe(200)
})

test('a second run adds nothing', async () => {
  const count = async () => {
    const people = ['cycles', 'students', 'parents', 'users', 'roles'] as const
    const tables = [...people, 'charges', 'payments', 'groups', 'mensajes'] as const
    return Promise.all(
      tables.map((table) =>
        server.db
          .selectFrom(table)
          .select((on) => on.fn.countAll<number>().as('many'))
          .executeTakeFirst(),
      ),
    )
  }
  const before = await count()
  const said: string[] = []
  const out = { write: (text: string) => said.push(text) }
  expect(await openDemo(server, { config, now: NOW, out, size })).toBe(false)
  expect(await count()).toEqual(before)
  expect(said.join('')).toMatch(/sin agregar nada/)
})
