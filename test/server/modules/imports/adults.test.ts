import { startServer, type TestServer } from '@test/support/server/harness'
import { aRow, columnsIn, doImport, fileOf, tryImport, xlsxOf, type Row } from './sheets'

let server: TestServer
let next = 0
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const ABUELA: Row = {
  responsable2_nombre: 'Elena Ruiz',
  responsable2_parentesco: 'Abuela',
  responsable2_telefono: '55 9876 5432',
  responsable2_puede_recoger: 'SÍ',
}
const bring = async (rows: Row[], who = server.admin) => doImport(who, await fileOf(rows))
const adultsOf = async (pupil: number) =>
  (await server.admin.get(`/alumnos/${pupil}/responsables`)).body.responsables
/** A row of a pupil of its own. */
const row = (over: Row = {}): Row => aRow(++next, over)
const registered = async (first: Row): Promise<number> => {
  const { body } = await bring([first])
  expect(body.filas[0].estado).toBe('NUEVO')
  return body.filas[0].alumno.id
}

it('a second adult comes with a new pupil', async () => {
  const pupil = await registered(row(ABUELA))
  expect(await adultsOf(pupil)).toMatchObject([
    {
      nombre: 'ELENA RUIZ',
      parentesco: 'ABUELA',
      telefono: '5598765432',
      puede_recoger: true,
      no_entregar: false,
      emergencia: 1,
    },
  ])
})

it('the same file again changes nothing; a blank cell keeps what is stored', async () => {
  const first = row(ABUELA)
  const pupil = await registered(first)
  const { body } = await bring([first, { ...row(), responsable2_nombre: '' }])
  expect(body.filas.map(({ estado }: { estado: string }) => estado)).toEqual(['IGUAL', 'NUEVO'])
  const again = await bring([
    {
      ...first,
      responsable2_nombre: 'elena ruiz',
      responsable2_telefono: '',
      responsable2_parentesco: 'Tutora',
    },
  ])
  expect(again.body.filas[0]).toMatchObject({ estado: 'CAMBIA', cambios: ['responsable2_parentesco'] })
  expect(await adultsOf(pupil)).toMatchObject([
    { nombre: 'ELENA RUIZ', parentesco: 'TUTORA', telefono: '5598765432', puede_recoger: true },
  ])
})

it('a registered pupil gets a new adult beside the others, and the dry run writes none', async () => {
  const plain = row()
  const pupil = await registered(plain)
  const file = await fileOf([{ ...plain, ...ABUELA, responsable2_parentesco: '' }])
  expect((await tryImport(server.admin, file)).body.filas[0].cambios).toEqual(['responsable2_nombre'])
  expect(await adultsOf(pupil)).toEqual([])
  await doImport(server.admin, file)
  expect(await adultsOf(pupil)).toMatchObject([{ nombre: 'ELENA RUIZ', parentesco: 'RESPONSABLE' }])
})

it.each([
  [{ responsable2_telefono: '12345' }, 'responsable2_telefono'],
  [{ responsable2_telefono: '' }, 'responsable2_telefono'],
  [{ responsable2_nombre: '' }, 'responsable2_nombre'],
  [{ responsable2_puede_recoger: 'tal vez' }, 'responsable2_puede_recoger'],
  [{ responsable2_parentesco: 'X'.repeat(41) }, 'responsable2_parentesco'],
] as [Row, string][])('%j is an error of the row and writes no pupil', async (over, column) => {
  const { body } = await bring([row({ ...ABUELA, ...over })])
  expect(body.resumen).toMatchObject({ nuevos: 0, con_error: 1 })
  expect(Object.keys(body.filas[0].campos)).toEqual([column])
})

it('a file cannot let somebody take a pupil who must not, nor bring a thirteenth adult', async () => {
  const first = row({ ...ABUELA, responsable2_puede_recoger: '' })
  const pupil = await registered(first)
  const [{ id }] = await adultsOf(pupil)
  await server.admin.patch(`/responsables/${id}`, { no_entregar: true })
  const { body } = await bring([{ ...first, ...ABUELA }])
  expect(Object.keys(body.filas[0].campos)).toEqual(['responsable2_puede_recoger'])
  for (let at = 2; at <= 12; at++)
    await server.admin.post(`/alumnos/${pupil}/responsables`, {
      nombre: `Adulto ${at}`,
      parentesco: 'Tío',
      telefono: '5512345678',
    })
  const full = await bring([{ ...first, responsable2_nombre: 'Otra Persona' }])
  expect(Object.keys(full.body.filas[0].campos)).toEqual(['responsable2_nombre'])
})

it('a user who may not change pupils brings no adult to a registered one', async () => {
  const plain = row()
  const pupil = await registered(plain)
  const clerk = await server.userWith([
    ['ALUMNOS', 'CREATE'],
    ['ALUMNOS', 'READ'],
    ['PADRES', 'CREATE'],
    ['PADRES', 'READ'],
  ])
  expect((await bring([{ ...plain, ...ABUELA }], clerk)).status).toBe(403)
  expect(await adultsOf(pupil)).toEqual([])
})

it("headings in a school's own words are recognised, and leave the parent's alone", async () => {
  const headings = [
    'Nombre(s)',
    'Apellido paterno',
    'CURP',
    'Matrícula',
    'Fecha de nacimiento',
    'Tutor',
    'Teléfono',
  ]
  const second = ['Persona autorizada', 'Parentesco', 'Teléfono de la persona autorizada', 'Puede recoger']
  const { nombres, paterno, curp, numero_control, fecha_nacimiento, padre, telefono } = row()
  const known = [nombres, paterno, curp, numero_control, fecha_nacimiento, padre, telefono]
  const cells = [...known.map((value) => value ?? null), 'Elena Ruiz', 'Abuela', '5598765432', 'Sí']
  const { body } = await columnsIn(server.admin, xlsxOf([[...headings, ...second], cells]))
  const found = Object.fromEntries(
    body.columnas.map(({ columna, encabezado }: Record<string, string>) => [columna, encabezado]),
  )
  expect(found).toMatchObject({
    padre: 'Tutor',
    telefono: 'Teléfono',
    responsable2_nombre: 'Persona autorizada',
    responsable2_parentesco: 'Parentesco',
    responsable2_telefono: 'Teléfono de la persona autorizada',
    responsable2_puede_recoger: 'Puede recoger',
  })
})
