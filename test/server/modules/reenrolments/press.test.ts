import { ledgerFaults } from '@server/backup/ledgerFaults'
import { startServer, type TestServer } from '@test/support/server/harness'
import { refusalOf } from '@test/support/server/refusal'
import { openTurn, type Turn } from './turn'

let server: TestServer
let turn: Turn
beforeAll(async () => {
  server = await startServer()
  turn = await openTurn(server)
})
afterAll(() => server.close())
afterEach(async () => expect(await ledgerFaults(server.db)).toEqual([]))

const into = (id: number, gradoNumero: unknown, over: Record<string, unknown> = {}) => ({
  id,
  grado: 'PRIMARIA',
  gradoNumero,
  ...over,
})
const addGroup = async (over: Record<string, unknown> = {}): Promise<number> => {
  const body = { cicloEscolarId: turn.to, nombre: `G${Math.random()}`, grado: 'PRIMARIA', ...over }
  return (await server.admin.post('/grupos', body)).body.grupo.id
}

it('enrols each where the row says, with discount and group, by the rules of an enrolment', async () => {
  const [up, repeats, kinder] = [
    ...(await turn.addPupils(2, 'PRIMARIA', 2)),
    ...(await turn.addPupils(1, 'PREESCOLAR', 1)),
  ] as [number, number, number]
  const idGrupo = await addGroup({ nombre: 'B', gradoNumero: 3 })
  const { status, body } = await turn.press([
    into(up, 3, { descuento: 35, motivo_descuento: 'HERMANOS', idGrupo }),
    into(repeats, 2),
    { id: kinder, grado: 'PREESCOLAR', gradoNumero: 2, descuento: 0, motivo_descuento: null, idGrupo: null },
  ])
  expect([status, body.omitidos, body.message]).toEqual([200, [], '3 alumnos inscritos.'])
  expect(body.inscripciones).toMatchObject([
    {
      alumno: { id: up },
      grado: 'PRIMARIA',
      gradoNumero: 3,
      descuento: 35,
      monto_pagar: 1202,
      mensualidad: 2600,
    },
    { alumno: { id: repeats }, gradoNumero: 2, monto_pagar: 1850 },
    { alumno: { id: kinder }, grado: 'PREESCOLAR', gradoNumero: 2, mensualidad: 2350 },
  ])
  const { cargos } = (await server.admin.get(`/cargos/by/alumno/${up}`)).body
  expect(
    cargos.filter((each: { cicloEscolar: { id: number } }) => each.cicloEscolar.id === turn.to),
  ).toMatchObject([{ descripcion: 'INSCRIPCION 2027-2028' }, { descripcion: 'MATERIAL 2027-2028' }])
  const { alumno, pagos } = await turn.office.tuitionOf(up, turn.to)
  expect([alumno.grupo, pagos.length]).toEqual([{ id: idGrupo, nombre: 'B' }, 10])
  const { bitacora } = (await server.admin.get(`/bitacora?tipo=GRUPO&id=${idGrupo}`)).body
  expect(bitacora[0].cambios).toMatchObject([
    { campo: 'alumnos', despues: [expect.stringContaining('GARCÍA')] },
  ])
})

it('leaves out by name who is enrolled or in debt; who is in debt is let through knowingly', async () => {
  const [ready, debtor] = (await turn.addPupils(2, 'PRIMARIA', 1)) as [number, number]
  await turn.owe(debtor, 500)
  const rows = [into(ready, 2), into(debtor, 2)]
  const first = (await turn.press(rows)).body
  expect(first.inscripciones).toMatchObject([{ alumno: { id: ready } }])
  expect(first.omitidos).toEqual([
    { id: debtor, nombre: expect.stringContaining('ALUMNO'), motivo: 'CON_ADEUDO' },
  ])
  const second = (await turn.press(rows, { con_adeudo: true })).body
  expect(second.inscripciones).toMatchObject([{ alumno: { id: debtor } }])
  expect(second.omitidos).toMatchObject([{ id: ready, motivo: 'YA_INSCRITO' }])
  const before = await turn.made()
  const third = await turn.press(rows, { con_adeudo: true })
  expect([third.status, third.body.inscripciones, third.body.omitidos.length]).toEqual([200, [], 2])
  expect(await turn.made()).toEqual(before)
})

describe('refuses the whole list and writes nothing', () => {
  const refused = async (wrong: (id: number) => unknown, status: number, told: RegExp, over = {}) => {
    const [good, bad] = (await turn.addPupils(2, 'PRIMARIA', 1)) as [number, number]
    const before = await turn.made()
    const row = wrong(bad)
    const answer = await turn.press([into(good, 2), ...(row === undefined ? [] : [row])], over)
    expect([answer.status, answer.body.message]).toEqual([status, expect.stringMatching(told)])
    expect(await turn.made()).toEqual(before)
    return answer.body
  }

  it.each([
    ['a year that the level lacks', (id: number) => into(id, 7), 'alumnos.1.gradoNumero'],
    ['K4', (id: number) => ({ id, grado: 'PREESCOLAR', gradoNumero: 4 }), 'alumnos.1.gradoNumero'],
    ['a level that is none', (id: number) => into(id, 1, { grado: 'SECUNDARIA' }), 'alumnos.1.grado'],
    ['a year as text', (id: number) => into(id, '2'), 'alumnos.1.gradoNumero'],
    [
      'a discount without reason',
      (id: number) => into(id, 2, { descuento: 25 }),
      'alumnos.1.motivo_descuento',
    ],
    ['a discount of 7', (id: number) => into(id, 2, { descuento: 7 }), 'alumnos.1.descuento'],
    ['no level', (id: number) => ({ id, gradoNumero: 2 }), 'alumnos.1'],
  ])('%s: 400', async (_what, wrong, field) => {
    const body = await refused(wrong, 400, /./)
    expect(Object.keys(body.campos).join()).toContain(field)
  })

  it('somebody twice, nobody at all, too many, no key', async () => {
    const [id] = (await turn.addPupils(1, 'PRIMARIA', 1)) as [number]
    expect(refusalOf(await turn.press([into(id, 2), into(id, 3)]))).toEqual([
      400,
      { 'alumnos.1.id': 'El mismo alumno no puede inscribirse dos veces' },
    ])
    expect(refusalOf(await turn.press([]))).toEqual([400, { alumnos: 'Debes colocar almenos un alumno' }])
    expect(refusalOf(await turn.press(Array.from({ length: 1001 }, (_, at) => into(at + 1, 1))))).toEqual([
      400,
      { alumnos: 'Admite hasta 1000 elementos.' },
    ])
    const body = { destinoId: turn.to, alumnos: [into(id, 2)] }
    expect(refusalOf(await server.admin.post('/reinscripciones', body))).toEqual([
      400,
      'Falta el encabezado Idempotency-Key: sin él un reintento cobraría dos veces.',
    ])
  })

  it('unknown pupils, groups and cycles: 404', async () => {
    await refused(() => into(999_999, 2), 404, /No existe el alumno 999999/)
    await refused((id) => into(id, 2, { idGrupo: 999_999 }), 404, /No existe el grupo 999999/)
    await refused(() => undefined, 404, /ciclo escolar/, { destinoId: 999_999 })
  })

  it('a group of another year, level or cycle: 409 by name', async () => {
    const third = await addGroup({ nombre: 'TERCERO', gradoNumero: 3 })
    await refused((id) => into(id, 2, { idGrupo: third }), 409, /El grupo TERCERO es de 3° Primaria: ALUMNO/)
    const small = await addGroup({ nombre: 'CHICOS', grado: 'PREESCOLAR' })
    await refused((id) => into(id, 2, { idGrupo: small }), 409, /El grupo CHICOS es de Preescolar: ALUMNO/)
    const old = await addGroup({ nombre: 'VIEJO', cicloEscolarId: turn.from })
    await refused((id) => into(id, 2, { idGrupo: old }), 409, /no es del ciclo escolar de destino/)
  })

  it('a cycle that is over or closed: 409', async () => {
    const past = await turn.office.addCycle({
      nombre: '2024-2025',
      fecha_inicio: '2024-09-01',
      fecha_fin: '2025-06-30',
    })
    await refused(() => undefined, 409, /terminó/, { destinoId: past })
    await server.admin.patch(`/ciclo/${turn.to}`, { inscripciones_abiertas: false })
    await refused(() => undefined, 409, /inscripciones cerradas/)
    await server.admin.patch(`/ciclo/${turn.to}`, { inscripciones_abiertas: true })
  })
})
