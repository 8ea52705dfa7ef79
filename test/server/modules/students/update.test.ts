import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import sharp from 'sharp'
import { aCurp, aStudent } from '@test/support/builders'
import { recordStatements } from '@test/support/database/statements'
import { startServer, type TestServer } from '@test/support/server/harness'
import { refusalOf } from '@test/support/server/refusal'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

let last = 0
const pupil = async (
  over: Record<string, string> = {},
  files: Parameters<typeof server.admin.form>[3] = [],
) => (await server.admin.form('POST', '/alumnos', aStudent(++last, over), files)).body.alumno
const patch = (
  id: number,
  fields: Record<string, string>,
  files: Parameters<typeof server.admin.form>[3] = [],
) => server.admin.form('PATCH', `/alumnos/${id}`, fields, files)
const shown = async (id: number) => (await server.admin.get(`/alumnos/${id}`)).body.alumno
const photo = async (background: string) => ({
  name: 'foto.png',
  content: await sharp({ create: { width: 20, height: 20, channels: 3, background } })
    .png()
    .toBuffer(),
})

describe('changing a pupil', () => {
  it('takes one field alone and leaves the rest', async () => {
    const before = await pupil({ alergias: '[{"descripcion":"NUEZ"}]' })
    const { status, body, headers } = await patch(before.id, { numero_control: ' z-9 ' })
    expect(status).toBe(200)
    expect(body.alumno).toEqual({ ...before, numero_control: 'Z-9' })
    expect(headers['cache-control']).toBe('no-store')
    expect(await shown(before.id)).toEqual(body.alumno)
  })

  it('reads the health lists once when they stay as they are', async () => {
    const { id } = await pupil({ alergias: '[{"descripcion":"NUEZ"}]' })
    const statements = await recordStatements(() => patch(id, { numero_control: 'z-10' }))
    expect(statements.filter(({ text }) => text.includes('student_health'))).toHaveLength(1)
  })

  it('takes lists and yes or no in JSON as what they are', async () => {
    const before = await pupil()
    const wrong = before.curp.slice(0, -1) + ((Number(before.curp.at(-1)) + 1) % 10)
    expect(refusalOf(await server.admin.patch(`/alumnos/${before.id}`, { curp: wrong }))).toEqual([
      400,
      { curp: 'El último dígito de la CURP debería ser 7; revísala' },
    ])
    const { status, body } = await server.admin.patch(`/alumnos/${before.id}`, {
      curp: wrong,
      curp_confirmada: true,
      alergias: [{ descripcion: 'nuez' }],
    })
    expect([status, body.alumno.curp, body.alumno.curp_verificada]).toEqual([200, wrong, false])
    expect(body.alumno.alergias).toEqual([expect.objectContaining({ descripcion: 'NUEZ' })])
  })

  it('takes a change without a file as JSON too, with the same strictness', async () => {
    const before = await pupil()
    const { status, body } = await server.admin.patch(`/alumnos/${before.id}`, { numero_control: 'j-1' })
    expect([status, body.alumno]).toEqual([200, { ...before, numero_control: 'J-1' }])
    for (const [change, said] of [
      [{ numero_control: 1 }, { numero_control: 'Debe ser un texto.' }],
      [{ nombre: null }, { nombre: 'Debe ser un texto.' }],
      [{ curp: [] }, { curp: 'Debe ser un texto.' }],
      [{ alergias: [{ descripcion: 1 }] }, { alergias: 'Debe ser una lista de {id, descripcion} en JSON' }],
      [{ nombres: true }, { nombres: 'Debe ser un texto.' }],
      [{ curp_confirmada: 1 }, { curp_confirmada: 'Debe ser un texto.' }],
      [[], 'Faltan los datos.'],
    ])
      expect(refusalOf(await server.admin.patch(`/alumnos/${before.id}`, change))).toEqual([400, said])
    expect(await shown(before.id)).toEqual(body.alumno)
  })

  it('answers the pupil to an empty change', async () => {
    const before = await pupil({ alergias: '[{"descripcion":"NUEZ"}]' })
    const { status, body } = await patch(before.id, {})
    expect([status, body.alumno]).toEqual([200, before])
  })

  it('keeps name and parts together', async () => {
    const { id } = await pupil({ nombres: 'ANA', paterno: 'RUIZ', materno: 'LARA' })
    const name = async (fields: Record<string, string>) => {
      const { nombre, nombres, paterno, materno } = (await patch(id, fields)).body.alumno
      return [nombre, nombres, paterno, materno]
    }
    expect(await name({ paterno: 'peña' })).toEqual(['ANA PEÑA LARA', 'ANA', 'PEÑA', 'LARA'])
    expect(await name({ materno: '' })).toEqual(['ANA PEÑA', 'ANA', 'PEÑA', null])
    expect(await name({ nombre: 'otro', nombres: 'luz' })).toEqual(['LUZ PEÑA', 'LUZ', 'PEÑA', null])
    expect(await name({ nombre: 'Luz Peña' })).toEqual(['LUZ PEÑA', 'LUZ', 'PEÑA', null])
    expect(await name({ nombre: 'Luz María Peña' })).toEqual(['LUZ MARÍA PEÑA', null, null, null])
    const refused = await patch(id, { paterno: 'PEÑA' })
    expect([refused.status, Object.keys(refused.body.campos)]).toEqual([400, ['nombres']])
    expect(await name({ nombres: 'LUZ MARÍA', paterno: 'PEÑA' })).toEqual([
      'LUZ MARÍA PEÑA',
      'LUZ MARÍA',
      'PEÑA',
      null,
    ])
  })

  it('puts a list of allergies in place of the stored one and leaves the other', async () => {
    const { id } = await pupil({
      alergias: '[{"descripcion":"NUEZ"},{"descripcion":"POLEN"}]',
      enfermedades: '[{"descripcion":"ASMA"}]',
    })
    const texts = (list: { descripcion: string }[]) => list.map(({ descripcion }) => descripcion)
    const { body } = await patch(id, { alergias: '[{"descripcion":"látex"}]' })
    expect([texts(body.alumno.alergias), texts(body.alumno.enfermedades)]).toEqual([['LÁTEX'], ['ASMA']])
    const emptied = (await patch(id, { alergias: '[]', enfermedades: '[]' })).body.alumno
    expect([emptied.alergias, emptied.enfermedades]).toEqual([[], []])
  })

  it('refuses a bad change and leaves all as it was', async () => {
    const before = await pupil({ alergias: '[{"descripcion":"NUEZ"}]' })
    const changes = [
      { alergias: 'x', numero_control: 'NUEVO' },
      { curp: 'RALS190315MJCMPFA7' },
      { curp: 'CORTA' },
      { fecha_nacimiento: '2018-03-14' },
      { fecha_nacimiento: '2027-01-01', curp_confirmada: 'true' },
      { nombre: ' ' },
      { numero_control: '' },
      { nombres: '', paterno: 'SOLO' },
    ]
    for (const change of changes)
      expect([change, (await patch(before.id, change)).status]).toEqual([change, 400])
    expect(await shown(before.id)).toEqual(before)
  })

  it('tells a bad field before an unknown id', async () => {
    expect(refusalOf(await patch(2_147_483_647, { fecha_nacimiento: '2030-01-01' }))).toEqual([
      400,
      { fecha_nacimiento: 'La fecha de nacimiento no puede ser futura' },
    ])
    expect(refusalOf(await patch(2_147_483_647, { curp: 'CORTA' }))).toEqual([
      400,
      { curp: 'La CURP lleva 18 caracteres, letras de la A a la Z y dígitos' },
    ])
    expect(refusalOf(await patch(2_147_483_647, { alergias: 'x' }))).toEqual([
      400,
      { alergias: 'Debe ser una lista de {id, descripcion} en JSON' },
    ])
  })

  it('409 for the CURP or the number of another, its own are no obstacle', async () => {
    const [a, b] = [await pupil(), await pupil()]
    const taken = await patch(b.id, { curp: a.curp })
    expect([taken.status, Object.keys(taken.body.campos)]).toEqual([409, ['curp']])
    expect((await patch(b.id, { numero_control: a.numero_control })).status).toBe(409)
    expect(await shown(b.id)).toEqual(b)
    expect((await patch(b.id, { curp: b.curp, numero_control: b.numero_control })).status).toBe(200)
  })

  it('asks again about a CURP only when it or the day changes', async () => {
    const n = ++last
    const doubtful = { ...aStudent(n), fecha_nacimiento: '2018-03-16', curp_confirmada: 'true' }
    const { id } = (await server.admin.form('POST', '/alumnos', doubtful)).body.alumno
    const same = await patch(id, { curp: aCurp(n), fecha_nacimiento: '2018-03-16', nombres: 'OTRO' })
    expect([same.status, same.body.alumno.curp_verificada]).toEqual([200, false])
    expect(refusalOf(await patch(id, { fecha_nacimiento: '2018-03-17' }))).toEqual([
      400,
      { curp: 'La CURP indica el 15/03/2018 y la fecha de nacimiento es 17/03/2018' },
    ])
    const mended = await patch(id, { fecha_nacimiento: '2018-03-15' })
    expect([mended.status, mended.body.alumno.curp_verificada]).toEqual([200, true])
    const known = await patch(id, { fecha_nacimiento: '2018-03-17', curp_confirmada: 'true' })
    expect([known.status, known.body.alumno.curp_verificada]).toEqual([200, false])
  })

  it('ten changes of one pupil at the same moment all arrive', async () => {
    const { id } = await pupil()
    const changes = Array.from({ length: 10 }, (_, n) => patch(id, { alergias: `[{"descripcion":"A${n}"}]` }))
    const answers = await Promise.all(changes)
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect((await shown(id)).alergias).toHaveLength(1)
  })
})

describe('a new photo', () => {
  const stored = async () =>
    existsSync(server.folder)
      ? (await readdir(server.folder, { recursive: true, withFileTypes: true })).filter((each) =>
          each.isFile(),
        ).length
      : 0

  it('takes the place of the old one, whose content goes', async () => {
    const { id, urlFoto: old } = await pupil({}, [await photo('red')])
    const before = await stored()
    const { status, body } = await patch(id, {}, [await photo('blue')])
    expect(status).toBe(200)
    expect(body.alumno.urlFoto).not.toBe(old)
    expect((await server.app.inject({ method: 'GET', url: body.alumno.urlFoto })).statusCode).toBe(200)
    expect((await server.app.inject({ method: 'GET', url: old })).statusCode).toBe(404)
    expect(await stored()).toBe(before)
    const rows = await server.db.selectFrom('files').select('id').execute()
    const used = await server.db
      .selectFrom('students')
      .select('photo_id')
      .where('photo_id', 'is not', null)
      .execute()
    expect(rows).toHaveLength(used.length)
  })

  it('of a change that is refused is not kept', async () => {
    const { id, urlFoto } = await pupil({}, [await photo('purple')])
    const before = await stored()
    expect((await patch(id, { curp: aCurp(last - 1) }, [await photo('orange')])).status).toBe(409)
    expect(refusalOf(await patch(id, { curp: 'CORTA' }, [await photo('orange')]))).toEqual([
      400,
      { curp: 'La CURP lleva 18 caracteres, letras de la A a la Z y dígitos' },
    ])
    expect(await stored()).toBe(before)
    expect((await server.app.inject({ method: 'GET', url: urlFoto })).statusCode).toBe(200)
  })
})
