import { sql } from 'kysely'
import { aCycle } from '@test/support/builders'
import { startServer, type TestServer } from '@test/support/server/harness'
import { openOffice, type Office } from '@test/support/server/office'

let server: TestServer
let office: Office
beforeAll(async () => {
  server = await startServer()
  office = openOffice(server)
})
afterAll(() => server.close())

let year = 2030
/** The dates of a year of its own. */
const dates = () => ({ fecha_inicio: `${++year}-09-01`, fecha_fin: `${year + 1}-06-30` })
const create = (nombre: string) => server.admin.post('/ciclo', aCycle({ nombre, ...dates() }))
const remove = (id: number) => server.admin.delete(`/ciclo/${id}`)

describe('two cycles never share a name', () => {
  test('whatever its capitals and blanks; the refusal names the other one', async () => {
    const { ciclo } = (await create('Ciclo Ñandú')).body
    for (const nombre of ['CICLO ÑANDÚ', ' ciclo ñandú ', 'Ciclo N\u0303andu\u0301']) {
      const { status, body } = await create(nombre)
      expect([status, body.campos.nombre]).toEqual([
        409,
        expect.stringMatching(
          /^Ya hay un ciclo escolar «Ciclo Ñandú», del 01\/09\/\d{4} al 30\/06\/\d{4}\.$/,
        ),
      ])
    }
    expect((await create('Ciclo Nandu')).status).toBe(200)
    const other = (await create('Otro')).body.ciclo
    expect((await server.admin.patch(`/ciclo/${other.id}`, { nombre: 'CICLO ñandú' })).status).toBe(409)
    expect((await server.admin.patch(`/ciclo/${ciclo.id}`, { nombre: 'CICLO ÑANDÚ' })).body.ciclo.name).toBe(
      'CICLO ÑANDÚ',
    )
  })

  test('two of one name at once: one is made', async () => {
    const answers = await Promise.all([create('a la vez'), create('A LA VEZ'), create('A la vez')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  test('where two have it from before, the rest of them can still be changed', async () => {
    const one = (await create('GEMELO')).body.ciclo
    const two = (await create('PROVISIONAL')).body.ciclo
    await sql`UPDATE cycles SET name = 'GEMELO' WHERE id = ${two.id}`.execute(server.db)
    for (const { id } of [one, two])
      expect(
        (await server.admin.patch(`/ciclo/${id}`, { nombre: 'GEMELO', descuento_anual: 5 })).status,
      ).toBe(200)
    expect((await server.admin.patch(`/ciclo/${two.id}`, { nombre: 'gemelo' })).status).toBe(409)
  })
})

describe('removing a cycle', () => {
  test('goes with its months and a questionnaire that nobody answered', async () => {
    const { ciclo } = (await create('ERROR')).body
    const form = { cicloEscolarId: ciclo.id, titulo: 'FAMILIAS', preguntas: [{ pregunta: '¿ALGO?' }] }
    expect((await server.admin.post('/ciclo/formulario', form)).status).toBe(200)
    expect((await remove(ciclo.id)).body).toMatchObject({ ok: true, ciclo: { id: ciclo.id, name: 'ERROR' } })
    expect((await remove(ciclo.id)).status).toBe(404)
    const { ciclos } = (await server.admin.get('/ciclo/all')).body
    expect(ciclos.map(({ id }: { id: number }) => id)).not.toContain(ciclo.id)
    expect((await create('error')).status).toBe(200)
  })

  test('is refused with what hangs on it', async () => {
    const cycle = await office.addCycle()
    await office.enrol(cycle, await office.addPupils(2))
    await server.admin.post('/grupos', { cicloEscolarId: cycle, nombre: '1° A', grado: 'PRIMARIA' })
    expect((await remove(cycle)).body.message).toBe(
      'No se puede eliminar «2026-2027»: tiene 2 inscripciones, 4 cargos y 1 grupo.',
    )
  })

  test('is refused while its questionnaire has answers', async () => {
    const { ciclo } = (await create('CON RESPUESTAS')).body
    await server.admin.patch(`/ciclo/${ciclo.id}`, { cuestionario_activo: true })
    const form = { cicloEscolarId: ciclo.id, titulo: 'FAMILIAS', preguntas: [{ pregunta: '¿ALGO?' }] }
    const { cuestionario } = (await server.admin.post('/ciclo/formulario', form)).body
    const { padre } = (await server.admin.post('/padres', { nombre: 'LUZ', telefono: '5512345678' })).body
    const answered = await server.admin.patch('/cuestionarios/respuestas', {
      cicloEscolarId: ciclo.id,
      idPadre: padre.id,
      respuestas: [{ idPregunta: cuestionario.preguntas[0].id, respuestas: ['SÍ'] }],
    })
    expect(answered.status).toBe(200)
    const refused = await remove(ciclo.id)
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'No se puede eliminar «CON RESPUESTAS»: tiene respuestas de su cuestionario.',
    ])
  })

  test('enrolling and removing at once: one of them is refused', async () => {
    const { ciclo } = (await create('PRONTO')).body
    const pupils = await office.addPupils(1)
    const answers = await Promise.all([office.enrol(ciclo.id, pupils), remove(ciclo.id)])
    expect([
      [200, 409],
      [404, 200],
    ]).toContainEqual(answers.map(({ status }) => status))
  })
})
