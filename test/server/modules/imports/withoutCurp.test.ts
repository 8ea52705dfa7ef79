import { aCurp, aStudent } from '@test/support/builders'
import { startServer, type TestServer } from '@test/support/server/harness'
import { aRow, doImport, fileOf, tryImport, type Row } from './sheets'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

let last = 100
/** A child of its own day, so that tests do not meet. */
const aChild = (over: Row = {}): Row => {
  const n = ++last
  const day = String((n % 28) + 1).padStart(2, '0')
  const month = String((Math.floor(n / 28) % 12) + 1).padStart(2, '0')
  const curp = aCurp(n, `2018-${month}-${day}`)
  return aRow(n, { nombres: `Niño ${n}`, curp, fecha_nacimiento: `${day}/${month}/2018`, ...over })
}
const imports = async (rows: readonly Row[], more: object = {}) =>
  (await doImport(server.admin, await fileOf(rows), more)).body
const tries = async (rows: readonly Row[], more: object = {}) =>
  (await tryImport(server.admin, await fileOf(rows), more)).body
const shown = async (id: number) => (await server.admin.get(`/alumnos/${id}`)).body.alumno
const count = async () => (await server.admin.get('/alumnos/historial')).body.alumnos.length
const made = async (row: Row): Promise<number> => (await imports([row])).filas[0].alumno.id

describe('a blank cell of the CURP', () => {
  it('registers pupils who have none yet, and the same file again changes nothing', async () => {
    const rows = [aChild({ curp: '' }), aChild({ curp: '' })]
    expect((await imports(rows)).resumen).toMatchObject({ nuevos: 2, con_error: 0 })
    const again = await imports(rows)
    expect(again.resumen).toEqual({ nuevos: 0, cambian: 0, iguales: 2, con_error: 0 })
    expect(await shown(again.filas[0].alumno.id)).toMatchObject({ curp: '', curp_pendiente: true })
  })

  it('changes nothing of a pupil who has one by now: the control number finds them', async () => {
    const row = aChild()
    const id = await made(row)
    const body = await imports([{ ...row, curp: '', correo: 'otro@correo.mx' }])
    expect(body.filas[0]).toMatchObject({ estado: 'CAMBIA', cambios: ['correo'], alumno: { id } })
    expect((await shown(id)).curp).toBe(row.curp)
  })

  it('a later file gives the CURP, by the control number', async () => {
    const row = aChild()
    const id = await made({ ...row, curp: '' })
    const body = await imports([row])
    expect(body.filas[0]).toMatchObject({ estado: 'CAMBIA', cambios: ['curp'], alumno: { id } })
    expect(await shown(id)).toMatchObject({ curp: row.curp, curp_verificada: true })
    expect(await shown(id)).not.toHaveProperty('curp_pendiente')
  })

  it('does not take the control number of a child with another name', async () => {
    const row = aChild({ curp: '' })
    await made(row)
    const body = await tries([{ ...row, nombres: 'Otra Niña' }])
    expect(body.filas[0]).toMatchObject({
      estado: 'ERROR',
      campos: { numero_control: expect.stringContaining('Ya hay') },
    })
  })
})

describe('a row without CURP and with no known control number, of a name and day that are registered', () => {
  it('is a question: neither merged nor doubled until a person answers', async () => {
    const row = aChild({ curp: '' })
    const id = await made(row)
    const before = await count()
    const unknown = { ...row, numero_control: '' }
    const asked = await imports([unknown])
    expect(asked.filas[0]).toMatchObject({
      estado: 'ERROR',
      campos: {
        curp: expect.stringContaining('Ya hay un alumno con este nombre y esta fecha de nacimiento'),
      },
      parecidos: [{ id, nombre: expect.any(String), numero_control: row.numero_control, curp: '' }],
    })
    expect(await count()).toBe(before)
    const same = await imports([unknown], { mismo_alumno: JSON.stringify({ 2: id }) })
    expect(same.filas[0]).toMatchObject({ estado: 'IGUAL', alumno: { id } })
    // Another child: without a control number there is still one thing to say.
    const other = JSON.stringify({ 2: null })
    expect((await imports([unknown], { mismo_alumno: other })).filas[0].campos).toEqual({
      numero_control: 'Falta el número de control',
    })
    const numbered = { ...row, numero_control: `X${last}` }
    expect((await imports([numbered])).filas[0].estado).toBe('ERROR')
    expect((await imports([numbered], { mismo_alumno: other })).filas[0].estado).toBe('NUEVO')
    expect(await count()).toBe(before + 1)
  })

  it('asks too when a CURP comes for a child who was registered without, under another number', async () => {
    const row = aChild()
    const id = await made({ ...row, curp: '' })
    const other = { ...row, numero_control: `Y${last}`, materno: '' }
    expect((await tries([other])).filas[0].parecidos).toMatchObject([{ id }])
    const given = await imports([other], { mismo_alumno: JSON.stringify({ 2: id }) })
    expect(given.filas[0]).toMatchObject({ cambios: expect.arrayContaining(['curp', 'numero_control']) })
    expect(await shown(id)).toMatchObject({ curp: row.curp, numero_control: other.numero_control })
  })

  it('takes no answer that names a pupil who is not alike, and refuses what is no answer', async () => {
    const row = aChild({ curp: '' })
    await made(row)
    const stranger = await made(aChild())
    const unknown = { ...row, numero_control: '' }
    const body = await imports([unknown], { mismo_alumno: JSON.stringify({ 2: stranger }) })
    expect(body.filas[0].estado).toBe('ERROR')
    for (const [field, text] of [
      ['mismo_alumno', '[1]'],
      ['mismo_alumno', '{"2":"a"}'],
      ['curps_confirmadas', '{}'],
      ['curps_confirmadas', 'x'],
    ] as const) {
      const { status, body: told } = await tryImport(server.admin, await fileOf([row]), { [field]: text })
      expect([status, Object.keys(told.campos)]).toEqual([400, [field]])
    }
  })

  it('tells a user who may not read pupils that there is one, and not who', async () => {
    const row = aChild({ curp: '' })
    await made(row)
    const clerk = await server.userWith([
      ['ALUMNOS', 'CREATE'],
      ['PADRES', 'CREATE'],
    ])
    const { body } = await tryImport(clerk, await fileOf([{ ...row, numero_control: 'Z1' }]))
    expect(body.filas[0].campos.curp).toBe('Ya hay un alumno con este nombre y esta fecha de nacimiento')
    expect(body.filas[0]).not.toHaveProperty('parecidos')
  })
})

it('the same pupil twice in a file without CURP is an error of both rows', async () => {
  const row = aChild({ curp: '' })
  const body = await tries([row, { ...row, numero_control: `W${last}` }, aChild({ curp: '' })])
  expect(body.filas.map(({ estado }: { estado: string }) => estado)).toEqual(['ERROR', 'ERROR', 'NUEVO'])
  expect(body.filas[0].campos.curp).toContain('están en la fila 3')
  // Found by the CURP in one row and by the number in the other.
  const known = aChild()
  await made(known)
  const both = await tries([
    { ...known, numero_control: '' },
    { ...known, curp: '' },
  ])
  expect(both.filas.map(({ estado }: { estado: string }) => estado)).toEqual(['ERROR', 'ERROR'])
})

it('wrong check digits are confirmed once for the file, by naming them; others stay errors', async () => {
  const [one, two] = [aChild(), aChild()]
  const wrong = (row: Row) => {
    const curp = String(row.curp)
    return { ...row, curp: curp.slice(0, 17) + ((Number(curp[17]) + 1) % 10) }
  }
  const rows = [wrong(one), wrong(two), aChild({ curp: 'CORTA' })]
  const asked = await tries(rows)
  expect(asked.filas.map(({ curp_dudosa = false }) => curp_dudosa)).toEqual([true, true, false])
  const confirmed = JSON.stringify([String(rows[0]!.curp).toLowerCase()])
  const half = await imports(rows, { curps_confirmadas: confirmed })
  expect(half.resumen).toMatchObject({ nuevos: 1, con_error: 2 })
  expect(await shown(half.filas[0].alumno.id)).toMatchObject({ curp: rows[0]!.curp, curp_verificada: false })
  // Registered and unchanged: it is not asked again.
  expect((await tries(rows)).resumen).toMatchObject({ iguales: 1, con_error: 2 })
})

it('a pupil of the form comes back unchanged in a file', async () => {
  const { body } = await server.admin.form('POST', '/alumnos', {
    ...aStudent(++last, { curp: '' }),
    curp_pendiente: 'true',
  })
  const { nombres, paterno, materno, curp, numero_control } = body.alumno
  const row = { nombres, paterno, materno, curp, numero_control, fecha_nacimiento: '2018-03-15' }
  expect((await imports([row])).resumen).toEqual({ nuevos: 0, cambian: 0, iguales: 1, con_error: 0 })
})
