import type { TestServer } from '@test/support/server/harness'
import { openOffice } from '@test/support/server/office'
import { aPupil, doOpening, openingOf, startInNovember, tryOpening, undo, type OpeningCells } from './opening'

let server: TestServer
let cycle: number
beforeAll(async () => {
  server = await startInNovember()
  cycle = await openOffice(server).addCycle()
})
afterAll(() => server.close())

let last = 0
/** Without a CURP; each has a day of their own. */
const aNewcomer = (over: OpeningCells = {}): OpeningCells => {
  const n = ++last
  const day = `${String((n % 28) + 1).padStart(2, '0')}/04/2018`
  return aPupil(n, { curp: '', fecha_nacimiento: day, ...over })
}
const opens = async (rows: readonly OpeningCells[], more: Record<string, string> = {}) =>
  (await doOpening(server.admin, cycle, openingOf(rows), more)).body
const register = async (row: OpeningCells) => {
  const { nombres, paterno, materno, numero_control } = row
  const [day, month, year] = String(row.fecha_nacimiento).split('/')
  const { body } = await server.admin.post('/alumnos', {
    nombre: [nombres, paterno, materno].join(' '),
    nombres,
    paterno,
    materno,
    numero_control,
    curp: '',
    curp_pendiente: 'true',
    fecha_nacimiento: `${year}-${month}-${day}`,
  })
  return body.alumno.id as number
}

test('comes in without a CURP, the same file again is the same, and taken back nothing of it stays', async () => {
  const rows = [aNewcomer(), aNewcomer()]
  const opened = await opens(rows)
  expect(opened.resumen).toEqual({ nuevos: 2, iguales: 0, con_error: 0 })
  const { id } = opened.filas[0].alumno
  expect((await server.admin.get(`/alumnos/${id}`)).body.alumno).toMatchObject({
    curp: '',
    curp_pendiente: true,
  })
  expect((await opens(rows)).resumen).toEqual({ nuevos: 0, iguales: 2, con_error: 0 })
  expect((await undo(server.admin, opened.apertura.id)).status).toBe(200)
  expect((await server.admin.get(`/alumnos/${id}`)).status).toBe(404)
})

test('name and day of birth of a registered pupil are a question, and the answer enrols that one or a new one', async () => {
  const [row, other] = [aNewcomer(), aNewcomer()]
  const ids = [await register(row), await register(other)]
  const numbered = (each: OpeningCells) => ({ ...each, numero_control: `Q${each.numero_control}` })
  const file = openingOf([numbered(row), numbered(other)])
  const asked = (await tryOpening(server.admin, cycle, file)).body
  expect(asked.resumen).toEqual({ nuevos: 0, iguales: 0, con_error: 2 })
  expect(asked.filas.map(({ parecidos }: { parecidos: { id: number }[] }) => parecidos[0]!.id)).toEqual(ids)
  const mismo_alumno = JSON.stringify({ 2: ids[0], 3: null })
  const { filas } = (await doOpening(server.admin, cycle, file, { mismo_alumno })).body
  expect(filas).toMatchObject([{ estado: 'NUEVO', alumno: { id: ids[0] } }, { estado: 'NUEVO' }])
  expect(filas[1].alumno.id).not.toBe(ids[1])
  // Registered pupils are never changed: the number of the file is not theirs.
  const kept = (await server.admin.get(`/alumnos/${ids[0]}`)).body.alumno
  expect(kept.numero_control).toBe(row.numero_control)
})

test('a CURP in the row of a pupil who has none is said not to be kept; without number the day is enough to ask', async () => {
  const row = aNewcomer()
  const id = await register(row)
  const { curp } = aPupil(last + 500)
  const { filas } = (await tryOpening(server.admin, cycle, openingOf([{ ...row, curp: String(curp) }]))).body
  expect(filas[0]).toMatchObject({
    estado: 'NUEVO',
    alumno: { id },
    texto: expect.stringContaining('La CURP del archivo no se guarda aquí'),
  })
  const bare = (await tryOpening(server.admin, cycle, openingOf([{ ...row, numero_control: '' }]))).body
  expect(bare.filas[0].parecidos).toMatchObject([{ id }])
})

test('a wrong check digit is confirmed for the file', async () => {
  const row = aPupil(++last)
  const curp = String(row.curp)
  const wrong = { ...row, curp: curp.slice(0, 17) + ((Number(curp[17]) + 1) % 10) }
  expect((await opens([wrong])).filas[0]).toMatchObject({ estado: 'ERROR', curp_dudosa: true })
  const body = await opens([wrong], { curps_confirmadas: JSON.stringify([wrong.curp]) })
  expect(body.filas[0]).toMatchObject({ estado: 'NUEVO', alumno: { curp: wrong.curp } })
})
