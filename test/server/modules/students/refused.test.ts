import { fieldWord } from '@contract/domain/fieldWords'
import { aCurp, aStudent } from '@test/support/builders'
import { startServer, type TestServer } from '@test/support/server/harness'
import { countRows } from './seed'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const register = (fields: Record<string, string>) => server.admin.form('POST', '/alumnos', fields)
const list = (descripcion: string) => JSON.stringify([{ descripcion }])

/** Refused, with exactly these fields named, and nothing written. */
const expectRefused = async (answer: ReturnType<typeof register>, campo: string) => {
  const { status, body } = await answer
  expect(status).toBe(400)
  expect(Object.keys(body.campos)).toEqual([campo])
  expect(body).toMatchObject({ ok: false, message: expect.stringContaining(fieldWord(campo)) })
  expect(await countRows(server.db)).toMatchObject({ students: 0, health: 0, files: 0 })
}

// What is no list, CURP, day or blood type is in the contract's tests of these rules: here, that each field is held to its own.
describe('POST /alumnos refuses with 400 and writes nothing', () => {
  it.each(['nombre', 'curp', 'numero_control', 'fecha_nacimiento'])('without %s', async (campo) => {
    const { [campo as 'nombre']: _, ...rest } = aStudent(1)
    await expectRefused(register(rest), campo)
  })

  it.each([
    ['nombre', ''],
    ['nombre', '  '],
    ['nombre', 'a'.repeat(301)],
    ['nombre', 'ANA\u0000RUIZ'],
    ['nombre', 'ANA\u0007RUIZ'],
    ['nombre', 'ANA\nRUIZ'],
    ['nombres', ''],
    ['nombres', 'a'.repeat(101)],
    ['paterno', 'GAR\tCÍA'],
    ['materno', 'a'.repeat(101)],
    ['curp', ''],
    ['curp', aCurp(1).slice(0, 17)],
    ['curp', 'RALS190315MJCMPFA7'],
    ['curp', 'RALS191315MJCMPFA6'],
    ['numero_control', ''],
    ['numero_control', ' '],
    ['numero_control', 'A'.repeat(41)],
    ['fecha_nacimiento', ''],
    ['fecha_nacimiento', '15/03/2018'],
    ['fecha_nacimiento', '2018-02-30'],
    ['fecha_nacimiento', '2018-13-01'],
    ['curp_confirmada', 'si'],
    ['curp_confirmada', ''],
    ['alergias', 'NUEZ'],
    ['alergias', '[{"descripcion":"NUEZ\\u0000"}]'],
    ['enfermedades', list('a'.repeat(201))],
    ['enfermedades', `[${' '.repeat(20_000)}]`],
    ['medicamentos', 'SALBUTAMOL'],
    ['medicamentos', '[{"nombre":"","dosis":"2"}]'],
    ['medicamentos', JSON.stringify([{ nombre: 'X', dosis: 'a'.repeat(101) }])],
    ['tipo_sangre', 'C+'],
    ['tipo_sangre', 'A+\u0000'],
    ['servicio_medico', 'a'.repeat(201)],
    ['servicio_medico', 'IMSS\n12'],
    ['servicio_medico', '\u200b'],
    ['indicaciones', 'a'.repeat(1001)],
    ['indicaciones', 'LLAMAR\u202e'],
  ])('%s as %j', async (campo, value) => {
    await expectRefused(register(aStudent(1, { [campo]: value })), campo)
  })

  it.each([
    ['2026-09-16', 'La fecha de nacimiento no puede ser futura'],
    ['1905-09-14', 'La fecha de nacimiento daría más de 120 años; revísala'],
  ])('being born on %s', async (fecha_nacimiento, problem) => {
    const { status, body } = await register(aStudent(1, { fecha_nacimiento, curp_confirmada: 'true' }))
    expect([status, body.campos]).toEqual([400, { fecha_nacimiento: problem }])
    expect((await countRows(server.db)).students).toBe(0)
  })

  it('a CURP that is none even when confirmed', async () => {
    const curp = 'RALS190315MJCMPF*6'
    await expectRefused(register(aStudent(1, { curp, curp_confirmada: 'true' })), 'curp')
  })

  it('every field that is wrong at once', async () => {
    const { body } = await register(
      aStudent(1, { curp: 'X', numero_control: 'A', fecha_nacimiento: '2030-01-01' }),
    )
    expect(Object.keys(body.campos).sort()).toEqual(['curp', 'fecha_nacimiento'])
  })

  it('health without ever repeating it', async () => {
    const { body } = await register(
      aStudent(1, { alergias: `[{"descripcion":"SECRETO${'A'.repeat(200)}"}]` }),
    )
    expect(JSON.stringify(body)).not.toContain('SECRETO')
    const others = await register(
      aStudent(1, {
        medicamentos: `[{"nombre":"SECRETO${'A'.repeat(200)}"}]`,
        tipo_sangre: 'SECRETO',
        servicio_medico: `SECRETO${'A'.repeat(200)}`,
        indicaciones: 'SECRETO\u0007',
      }),
    )
    expect(others.status).toBe(400)
    expect(JSON.stringify(others.body)).not.toContain('SECRETO')
  })

  it('a file that is no image', async () => {
    const content = Buffer.from('%PDF-1.4\n%%EOF')
    const { status } = await server.admin.form('POST', '/alumnos', aStudent(1), [
      { name: 'foto.jpg', content },
    ])
    expect(status).toBe(415)
    expect(await countRows(server.db)).toMatchObject({ students: 0, files: 0 })
  })
})

describe('an id', () => {
  it.each([
    ['abc', 400],
    ['2147483647', 404],
  ])('of %s answers %i to GET and to PATCH', async (id, status) => {
    const shown = await server.admin.get(`/alumnos/${id}`)
    const changed = await server.admin.form('PATCH', `/alumnos/${id}`, { numero_control: 'B1' })
    expect([shown.status, changed.status]).toEqual([status, status])
    expect(shown.body).toMatchObject({ ok: false, message: expect.any(String) })
    if (status === 404) expect(changed.body.message).toBe('No existe este alumno.')
  })
})
