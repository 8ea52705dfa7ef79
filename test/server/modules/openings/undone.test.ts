import { sql } from 'kysely'
import { ledgerFaults } from '@server/backup/ledgerFaults'
import { aJpeg } from '@test/support/fixtures/pictures'
import type { Answer, TestServer } from '@test/support/server/harness'
import { openOffice, type Office } from '@test/support/server/office'
import { aPupil, doOpening, openingOf, startInNovember, undo, type OpeningCells } from './opening'

let server: TestServer
let office: Office
let cycle: number
beforeAll(async () => {
  server = await startInNovember()
  office = openOffice(server)
  cycle = await office.addCycle()
})
afterAll(() => server.close())

let last = 0

interface Opened {
  opening: number
  pupil: number
  nombre: string
  parent: number
  months: Awaited<ReturnType<Office['tuitionOf']>>['pagos']
}

/** An opening of one pupil of a family of its own. */
const open = async (cells: OpeningCells = {}): Promise<Opened> => {
  last += 3
  const { status, body } = await doOpening(server.admin, cycle, openingOf([aPupil(last, cells)]))
  expect([status, body.resumen]).toEqual([200, { nuevos: 1, iguales: 0, con_error: 0 }])
  const { id: pupil, nombre } = body.filas[0].alumno
  const { alumno } = (await server.admin.get(`/alumnos/${pupil}`)).body
  const { pagos } = await office.tuitionOf(pupil, cycle)
  return { opening: body.apertura.id, pupil, nombre, parent: alumno.padre.id, months: pagos }
}

const owed = ({ months }: Opened) => months.find(({ estado }) => estado === 'PENDIENTE')!

const refused = async ({ opening, nombre }: Opened, why: RegExp): Promise<void> => {
  const { status, body } = await undo(server.admin, opening)
  expect([status, body.message]).toEqual([409, expect.stringMatching(why)])
  expect(body.message).toContain(nombre)
}

const takenBack = async ({ opening }: Opened): Promise<void> => {
  const { status, body } = await undo(server.admin, opening)
  expect([status, body.message]).toEqual([200, 'La apertura quedó deshecha.'])
  expect(await ledgerFaults(server.db)).toEqual([])
}

const pupilIsThere = async ({ pupil }: Opened): Promise<boolean> =>
  (await server.admin.get(`/alumnos/${pupil}`)).status === 200

const estadoOf = async ({ pupil }: Opened) =>
  (await server.db.selectFrom('enrolments').select('estado').where('student_id', '=', pupil).execute()).map(
    ({ estado }) => estado,
  )

test('a payment: whose and which folio; once it is cancelled the enrolment is cancelled and stays for the ledger', async () => {
  const opened = await open()
  const paid = await office.payMonths([owed(opened).id])
  await refused(opened, /ya tiene un pago \(folio \d{6}\)/)
  expect((await office.cancelPayment(paid.body.pago.id)).status).toBe(200)
  await takenBack(opened)
  expect([await estadoOf(opened), await pupilIsThere(opened)]).toEqual([['CANCELADA'], true])
  const debts = await office.tuitionOf(opened.pupil, cycle)
  expect(debts.pagos).toEqual([])
  const again = await doOpening(server.admin, cycle, openingOf([aPupil(last)]))
  expect(again.body.resumen.nuevos).toBe(1)
  expect(await estadoOf(opened)).toEqual(expect.arrayContaining(['CANCELADA', 'INSCRITO']))
})

test('a payment of an older debt, and of the rest of the enrolment', async () => {
  for (const cells of [{ saldo_anterior: 800 }, { inscripcion: 'DEBE' }]) {
    const opened = await open(cells)
    const { cargos } = (await server.admin.get(`/cargos/by/alumno/${opened.pupil}`)).body
    const paid = await office.payPart(cargos[0].id, 10)
    await refused(opened, /ya tiene un pago/)
    expect((await office.cancelPayment(paid.body.pago.id)).status).toBe(200)
    await takenBack(opened)
    const { cargos: left } = (await server.admin.get(`/cargos/by/alumno/${opened.pupil}`)).body
    expect(left.map(({ estado }: { estado: string }) => estado)).toEqual(['CANCELADO'])
  }
})

const refund = (parent: number, monto: number): Promise<Answer> =>
  server.admin.post(
    '/caja/devolucion',
    { padreId: parent, metodo_pago: 'TRANSFERENCIA', referencia: `SPEI ${last}`, monto, motivo: 'LO PIDIÓ' },
    { key: `devuelve ${last}` },
  )

const movesOf = async (parent: number) =>
  (await server.admin.get(`/caja/saldo?padreId=${parent}`)).body as {
    saldo_favor: number
    movimientos: { tipo: string; monto: number }[]
  }

test('credit that was used; once that is cancelled the credit goes by a movement of its own', async () => {
  const opened = await open({ saldo_a_favor: 300 })
  const { body } = await refund(opened.parent, 40)
  await refused(opened, /se le devolvió saldo a favor \(D-\d+\)/)
  const back = await server.admin.delete(`/caja/devolucion/${body.devolucion.id}`, {
    motivo_cancelacion: 'NO SE ENTREGÓ',
  })
  expect(back.status).toBe(200)
  await takenBack(opened)
  const { saldo_favor, movimientos } = await movesOf(opened.parent)
  expect([saldo_favor, movimientos[0]]).toEqual([
    0,
    expect.objectContaining({ tipo: 'CANCELACION', monto: -300 }),
  ])
})

test('credit of a pupil who got a parent since is taken back from the parent', async () => {
  const opened = await (async () => {
    const [id = 0] = await office.addPupils(1)
    const { numero_control } = await server.db
      .selectFrom('students')
      .select('numero_control')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const row = { numero_control, grado: 'PRIMARIA', saldo_a_favor: 75.5 }
    const { body } = await doOpening(server.admin, cycle, openingOf([row]))
    return { opening: body.apertura.id as number, id }
  })()
  const parent = await server.admin.post('/padres', {
    nombre: 'ROSA RUIZ',
    telefono: '5544332211',
    hijos: [{ id: opened.id }],
  })
  const { id } = parent.body.padre
  expect((await movesOf(id)).saldo_favor).toBe(75.5)
  expect((await undo(server.admin, opened.opening)).status).toBe(200)
  expect((await movesOf(id)).saldo_favor).toBe(0)
  expect(await ledgerFaults(server.db)).toEqual([])
})

test('a later charge, a baja, an extension and a beca: each refuses until it is gone', async () => {
  const charged = await open()
  const charge = await office.addCharge(cycle, charged.pupil, 250, 'PASEO')
  await refused(charged, /tiene un cargo posterior \(PASEO\)/)
  expect((await office.cancel(charge)).status).toBe(200)
  await takenBack(charged)

  const gone = await open()
  const enrolment = await server.db
    .selectFrom('enrolments')
    .select('id')
    .where('student_id', '=', gone.pupil)
    .executeTakeFirstOrThrow()
  const baja = { inscripcionId: enrolment.id, fecha: '2026-11-02', motivo: 'SE MUDA' }
  expect((await server.admin.patch('/inscripciones/baja', baja)).status).toBe(200)
  await refused(gone, /se dio de baja/)

  const late = await open()
  const extension = { ids: [owed(late).id], hasta: '2026-12-01', motivo: 'LO PIDIÓ' }
  expect((await server.admin.patch('/colegiaturas/prorroga', extension)).status).toBe(200)
  await refused(late, /tiene una prórroga en COLEGIATURA OCTUBRE 2026/)
  const none = { ids: [owed(late).id], hasta: null }
  expect((await server.admin.patch('/colegiaturas/prorroga', none)).status).toBe(200)
  await takenBack(late)
  expect(await pupilIsThere(late)).toBe(false)

  const becado = await open()
  const beca = {
    id_ciclo: cycle,
    nombre: 'EXCELENCIA',
    porcentaje: 10,
    grado: 'PRIMARIA',
    alumnos: [{ id: becado.pupil }],
  }
  expect((await server.admin.post('/becas', beca)).status).toBe(200)
  await refused(becado, /cambió de beca desde entonces/)
})

test('the beca it came with, changed since', async () => {
  const opened = await open({ beca: '45' })
  const { rows } = await sql<{ id: number }>`SELECT h.scholarship_id AS id
    FROM enrolment_scholarships h JOIN enrolments e ON e.id = h.enrolment_id WHERE e.student_id = ${opened.pupil}`.execute(
    server.db,
  )
  const changed = await server.admin.patch(`/becas/${rows[0]!.id}`, { porcentaje: 50 })
  expect(changed.status).toBe(200)
  await refused(opened, /cambió de beca desde entonces/)
})

test('what something else uses stays: a sibling registered since keeps the parent, another pupil the group', async () => {
  const opened = await open({ grupo: 'Z' })
  const [other = 0] = await office.addPupils(1)
  await office.enrol(cycle, [other], { alumnos: [{ id: other, gradoNumero: 2 }] })
  const child = await server.admin.patch('/padres/add/hijo', {
    idPadre: opened.parent,
    hijos: [{ id: other }],
  })
  expect([child.status, child.body.message]).toEqual([200, expect.anything()])
  const { grupos } = (await server.admin.get(`/grupos/by/ciclo/${cycle}`)).body
  const group = grupos.find(({ nombre }: { nombre: string }) => nombre === 'Z')
  const joined = await server.admin.patch('/grupos/add/alumnos', {
    idGrupo: group.id,
    alumnos: [{ id: other }],
  })
  expect(joined.status).toBe(200)
  await takenBack(opened)
  expect(await pupilIsThere(opened)).toBe(false)
  expect((await server.admin.get(`/padres/one/${opened.parent}`)).status).toBe(200)
  const kept = (await server.admin.get(`/grupos/by/ciclo/${cycle}`)).body.grupos
  expect(kept.find(({ nombre }: { nombre: string }) => nombre === 'Z').alumnos).toHaveLength(1)
})

test('the adults of its pupils go with them; one with an identification keeps the pupil', async () => {
  const adult = { responsable2_nombre: 'Elena Ruiz', responsable2_telefono: '5598765432' }
  const [plain, known] = [await open(adult), await open(adult)]
  const { responsables } = (await server.admin.get(`/alumnos/${known.pupil}/responsables`)).body
  const file = { field: 'file', name: 'ine.jpg', content: await aJpeg() }
  await server.admin.form('POST', `/responsables/${responsables[0].id}/archivo/identificacion`, {}, [file])
  await takenBack(plain)
  await takenBack(known)
  expect([await pupilIsThere(plain), await pupilIsThere(known)]).toEqual([false, true])
  const left = await server.db.selectFrom('guardians').select('student_id').execute()
  expect(left).toEqual([{ student_id: known.pupil }])
})

test('of many it names ten and counts the others', async () => {
  const first = last + 1
  last += 15
  const pupils = Array.from({ length: 13 }, (_, at) => aPupil(first + at, { saldo_anterior: null }))
  const { body } = await doOpening(server.admin, cycle, openingOf(pupils))
  const charges = []
  for (const { alumno } of body.filas) charges.push(await office.addCharge(cycle, alumno.id, 250, 'PASEO'))
  const told = async (): Promise<string[]> =>
    (await undo(server.admin, body.apertura.id)).body.message
      .replace(/^No se puede deshacer: /, '')
      .split('; ')
  const thirteen = await told()
  expect([thirteen.length, thirteen.at(-1)]).toEqual([11, 'y 3 más.'])
  for (const charge of charges.slice(0, 3)) expect((await office.cancel(charge)).status).toBe(200)
  const ten = await told()
  expect([ten.length, ten.at(-1)]).toEqual([10, expect.stringMatching(/\(PASEO\)\.$/)])
})

test('400 without a reason, 404 an unknown one, 409 twice, 403 without the permission', async () => {
  const opened = await open()
  expect((await undo(server.admin, opened.opening, ' ')).body.campos).toHaveProperty('motivo_cancelacion')
  expect((await undo(server.admin, 999_999)).status).toBe(404)
  const clerk = await server.userWith([
    ['INSCRIPCIONES', 'CREATE'],
    ['INSCRIPCIONES', 'READ'],
  ])
  expect((await undo(clerk, opened.opening)).status).toBe(403)
  const [one, two] = await Promise.all([
    undo(server.admin, opened.opening),
    undo(server.admin, opened.opening),
  ])
  expect([one.status, two.status].sort()).toEqual([200, 409])
  expect((await undo(server.admin, opened.opening)).body.message).toBe(
    'Esta apertura ya se deshizo el 03/11/2026.',
  )
})

test('the application itself may not delete charges, credit or an opening, and the function refuses by itself', async () => {
  const opened = await open({ saldo_a_favor: 10 })
  await office.payMonths([owed(opened).id])
  const undone = sql`SELECT undo_opening(${opened.opening}, 1, now(), '2026-11-03'::date, 'A LA FUERZA')`
  await expect(undone.execute(server.db)).rejects.toThrow(/something hangs/)
  await expect(
    sql`DELETE FROM credit_moves WHERE opening_id = ${opened.opening}`.execute(server.db),
  ).rejects.toThrow(/append-only/)
})
