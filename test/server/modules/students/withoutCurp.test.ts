import { aCurp, aStudent } from '@test/support/builders'
import { startServer, type TestServer } from '@test/support/server/harness'
import { openOffice } from '@test/support/server/office'
import { seedStudent } from './seed'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

let last = 0
const NONE = { curp: '', curp_pendiente: 'true' }
const BOTH = 'Escribe la CURP o marca «Aún no tiene CURP», no las dos cosas'
const register = (over: Record<string, string> = {}) =>
  server.admin.form('POST', '/alumnos', aStudent(++last, { ...NONE, ...over }))
const patch = (id: number, fields: object) => server.admin.patch(`/alumnos/${id}`, fields)
const shown = async (id: number) => (await server.admin.get(`/alumnos/${id}`)).body.alumno

describe('a pupil without a CURP', () => {
  it('is registered with the tick, as often as there are such pupils, and every list says so', async () => {
    const [first, second] = [await register(), await register()]
    expect([first.status, second.status]).toEqual([200, 200])
    const none = { curp: '', curp_pendiente: true, curp_verificada: false }
    expect(first.body.alumno).toMatchObject(none)
    const { alumnos } = (await server.admin.get('/alumnos/historial')).body
    expect(alumnos).toMatchObject([none, none])
    const other = (await server.admin.form('POST', '/alumnos', aStudent(++last))).body.alumno
    expect(other).not.toHaveProperty('curp_pendiente')
  })

  it('without the tick the CURP is still required; the tick with a CURP is refused in words', async () => {
    const before = (await server.admin.get('/alumnos/historial')).body.alumnos.length
    for (const tick of [{}, { curp_pendiente: 'false' }]) {
      const told = await server.admin.form('POST', '/alumnos', { ...aStudent(++last, { curp: '' }), ...tick })
      expect([told.status, told.body.campos]).toEqual([400, { curp: 'Value is required' }])
    }
    const both = await register({ curp: aCurp(++last) })
    expect([both.status, both.body.campos]).toEqual([400, { curp: BOTH }])
    expect(both.body.message).toContain(BOTH)
    expect((await server.admin.get('/alumnos/historial')).body.alumnos).toHaveLength(before)
  })

  it('is changed and sent back as it was read, and later gets the CURP, which ends it', async () => {
    const { id } = (await register()).body.alumno
    const other = await patch(id, { curp: '', fecha_nacimiento: '2018-04-15', numero_control: `C${last}` })
    expect([other.status, other.body.alumno.curp_pendiente]).toEqual([200, true])
    expect((await patch(id, { curp_pendiente: 'false' })).body.campos).toEqual({ curp: 'Value is required' })
    const given = await patch(id, { curp: aCurp(last, '2018-04-15') })
    expect(given.body.alumno).toMatchObject({ curp: aCurp(last, '2018-04-15'), curp_verificada: true })
    expect(given.body.alumno).not.toHaveProperty('curp_pendiente')
    // The tick alone, beside the CURP that is kept, is both; '' without the tick is none.
    expect((await patch(id, { curp_pendiente: 'true' })).body.campos).toEqual({ curp: BOTH })
    expect((await patch(id, { curp: '' })).body.campos).toEqual({ curp: 'Value is required' })
    expect((await shown(id)).curp).toBe(aCurp(last, '2018-04-15'))
    // A CURP typed for another child is taken away on purpose.
    expect((await patch(id, NONE)).body.alumno).toMatchObject({ curp: '', curp_pendiente: true })
  })

  it('is found by name and control number, and by no CURP', async () => {
    const { id, numero_control } = (await register({ paterno: 'QUISPE' })).body.alumno
    for (const q of ['quispe', numero_control])
      expect((await server.admin.get(`/buscar?q=${q}`)).body.resultados).toMatchObject([
        { tipo: 'ALUMNO', id },
      ])
  })

  it('stands with what is missing, also with every paper delivered, on the home and in the folder’s list', async () => {
    const office = openOffice(server)
    const cycle = await office.addCycle()
    const { id } = (await register()).body.alumno
    await office.enrol(cycle, [id])
    const { tipos } = (await server.admin.get('/documentos/tipos')).body
    const faltantes = async () => (await server.admin.get('/documentos/faltantes')).body.faltantes
    expect((await faltantes())[0].tipos.length).toBeGreaterThan(0)
    for (const tipo of tipos)
      if (tipo.obligatorio) await server.admin.post(`/alumnos/${id}/documentos`, { tipoId: tipo.id })
    expect(await faltantes()).toMatchObject([{ alumno: { id }, tipos: [], curp_pendiente: true }])
    const waits = async () => (await server.admin.get('/tablero')).body.tablero.pendientes
    const line = { texto: '1 alumno sin CURP', ruta: '/alumnos/inscritos?falta=sin-curp' }
    expect(await waits()).toContainEqual(expect.objectContaining(line))
    await patch(id, { curp: aCurp(last) })
    expect(await faltantes()).toEqual([])
    expect(await waits()).not.toContainEqual(expect.objectContaining(line))
  })
})

it('two with the same CURP are refused by the database too', async () => {
  await seedStudent(server.db, ++last)
  const same = { curp: aCurp(last) }
  await expect(seedStudent(server.db, ++last, same)).rejects.toThrow('students_curp_key')
})
