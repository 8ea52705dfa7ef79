import { refusalOf } from '@test/support/server/refusal'
import { openReminders, type Remindable } from './remindable'

let school: Remindable
beforeAll(async () => {
  school = await openReminders()
})
afterAll(() => school.server.close())

const list = async () => (await school.caller().get('/recordatorios')).body.recordatorios
const RULE = { dias: 30, titulo: 'Falta un pago', descripcion: 'Hola, {padre}: son {por_pagar}.' }
const add = (over: object = {}) => school.caller().post('/recordatorios', { ...RULE, ...over })
const change = (id: number, body: object) => school.caller().patch(`/recordatorios/${id}`, body)

test('four are proposed and off until a person turns them on; who signs is said', async () => {
  const { reglas, activos, calladas, firma } = await list()
  expect(reglas.map(({ dias, activa }: { dias: number; activa: boolean }) => [dias, activa])).toEqual([
    [-3, true],
    [1, true],
    [8, true],
    [20, true],
  ])
  expect([activos, calladas, firma]).toEqual([false, [], 'ROSA RUIZ'])
  expect((await school.turn(true)).body.recordatorios.activos).toBe(true)
  expect((await school.turn(true)).status).toBe(200)
  expect((await school.turn(false)).body.recordatorios.activos).toBe(false)
})

test('the switch needs a person who signs', async () => {
  const other = await openReminders()
  await other.server.db.updateTable('school').set({ firma_nombre: null }).execute()
  const answer = await other.turn(true)
  expect([answer.status, answer.body.message]).toEqual([409, expect.stringContaining('firma')])
  await other.server.close()
})

test('a rule is added, changed and removed; each leaves a row of the bitácora', async () => {
  const { body } = await add({ adjuntar_estado: true })
  expect(body.regla).toMatchObject({ ...RULE, activa: true, adjuntar_estado: true })
  const { id } = body.regla
  expect((await change(id, { dias: 31, titulo: '  Falta   algo ' })).body.regla).toMatchObject({
    dias: 31,
    titulo: 'Falta algo',
    descripcion: RULE.descripcion,
  })
  expect((await change(id, { activa: false })).body.regla.activa).toBe(false)
  expect((await school.caller().delete(`/recordatorios/${id}`)).body.regla.id).toBe(id)
  expect((await list()).reglas).toHaveLength(4)
  expect((await change(id, { activa: true })).status).toBe(404)
  const rows = await school.server.db
    .selectFrom('audit_entries')
    .select('accion')
    .where('tipo', '=', 'RECORDATORIO')
    .where('record_id', '=', id)
    .orderBy('id')
    .execute()
  expect(rows.map(({ accion }) => accion)).toEqual(['CREATE', 'UPDATE', 'UPDATE', 'DELETE'])
})

test.each([
  ['61 days after', { dias: 61 }, 400],
  ['16 days before', { dias: -16 }, 400],
  ['half a day', { dias: 1.5 }, 400],
  ['no title', { titulo: ' ' }, 400],
  ['a field that does not exist', { descripcion: 'Hola, {curp}' }, 400],
  ['the days of another rule', { dias: 8 }, 409],
])('%s is refused and nothing is added', async (_, over, status) => {
  expect((await add(over)).status).toBe(status)
  expect((await list()).reglas).toHaveLength(4)
})

test('a change to the days of another rule, or to nothing, is refused', async () => {
  const { reglas } = await list()
  expect((await change(reglas[0].id, { dias: 1 })).body.campos.dias).toContain('Ya hay un recordatorio')
  expect(refusalOf(await change(reglas[0].id, {}))).toEqual([400, 'No puedes enviar datos vacios'])
})

test('at most ten', async () => {
  const made: number[] = []
  for (let dias = 40; dias < 46; dias += 1) made.push((await add({ dias })).body.regla.id)
  const eleventh = await add({ dias: 50 })
  expect([eleventh.status, eleventh.body.message]).toEqual([409, expect.stringContaining('10')])
  for (const id of made) await school.caller().delete(`/recordatorios/${id}`)
})

describe('muting', () => {
  const mute = (body: object) => school.caller().post('/recordatorios/callar', body)

  test('a family is muted with a reason, again with another one, and reminded anew', async () => {
    const { id } = await school.addFamily()
    const first = await mute({ padreId: id, hasta: '2026-10-31', motivo: ' Perdió su empleo ' })
    expect(first.body.callada).toMatchObject({
      padre: { id },
      hasta: '2026-10-31',
      motivo: 'Perdió su empleo',
      por: 'directora',
    })
    await mute({ padreId: id, hasta: '2026-11-30', motivo: 'Acordó en dirección' })
    expect((await list()).calladas).toMatchObject([{ padre: { id }, hasta: '2026-11-30' }])
    const unmute = () => school.caller().delete(`/recordatorios/callar/${id}`)
    expect((await unmute()).status).toBe(200)
    expect((await unmute()).status).toBe(404)
    expect((await list()).calladas).toEqual([])
  })

  test.each([
    ['a day that is over', { hasta: '2026-10-06' }, 400],
    ['more than a year', { hasta: '2027-12-01' }, 400],
    ['no reason', { motivo: ' ' }, 400],
    ['a parent who does not exist', { padreId: 999_999 }, 404],
  ])('%s is refused', async (_, over, status) => {
    const { id } = await school.addFamily()
    const answer = await mute({ padreId: id, hasta: '2026-10-31', motivo: 'Acuerdo', ...over })
    expect(answer.status).toBe(status)
    expect((await list()).calladas).toEqual([])
  })

  test('it ends by itself after its day', async () => {
    const { id } = await school.addFamily()
    await mute({ padreId: id, hasta: '2026-10-07', motivo: 'Hoy no' })
    expect((await list()).calladas).toHaveLength(1)
    await school.at('2026-10-08')
    expect((await list()).calladas).toEqual([])
  })
})
