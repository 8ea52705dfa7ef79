import { startServer, type TestServer } from '@test/support/server/harness'
import { IMPORT_COLUMNS } from '@contract/imports/imports.rules'
import { SCHOOLS } from './schools'
import { aRow, cellsOf, columnsIn, csvOf, doImport, problemsOf, tryImport, xlsxOf } from './sheets'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

/** The pupils with these control numbers: each school has its own. */
const inStore = (numbers: readonly unknown[]) =>
  server.db
    .selectFrom('students')
    .leftJoin('parents', 'parents.id', 'students.parent_id')
    .select([
      'students.nombres',
      'students.paterno',
      'students.materno',
      'curp',
      'numero_control',
      'fecha_nacimiento',
      'grado_previsto',
      'grado_previsto_numero',
      'parents.nombre as padre',
      'parents.telefono',
    ])
    .where('numero_control', 'in', numbers as string[])
    .orderBy('numero_control')
    .execute()

// Before that school's own file is kept: its pupils are new here.
test('the columns that hold several values are also matched by hand', async () => {
  const { content, pupils } = SCHOOLS[1]!()
  const columnas = {
    nombre_completo: 'Nombre completo',
    curp: 'CURP',
    numero_control: 'No. de control',
    fecha_nacimiento: 'F. Nac.',
    grado_grupo: 'Grado y grupo',
  }
  const { body } = await tryImport(server.admin, content, { columnas: JSON.stringify(columnas) })
  expect(body.resumen).toMatchObject({ nuevos: pupils.length, con_error: 0 })
})

test.each(SCHOOLS.map((make) => [make().school, make] as const))(
  'the file of %s comes in without matching by hand, each value in its place',
  async (_, make) => {
    const { content, name, first, pupils } = make()
    const dry = await tryImport(server.admin, content)
    const wrong = dry.body.filas.filter(({ estado }: { estado: string }) => estado === 'ERROR')
    expect([dry.status, wrong]).toEqual([200, []])
    expect(dry.body.resumen.nuevos).toBe(pupils.length)
    expect(dry.body.filas[0].fila).toBe(first)
    await server.admin.form('POST', '/importar/alumnos', { simular: 'false' }, [{ name, content }])
    expect(await inStore(pupils.map((each) => each['numero_control']))).toEqual(pupils)
    const again = await doImport(server.admin, content)
    expect(again.body.resumen).toEqual({ nuevos: 0, cambian: 0, iguales: pupils.length, con_error: 0 })
  },
)

test('the answer says why each heading was taken, what was left out, and what is in doubt', async () => {
  const [nandu] = SCHOOLS
  const { body } = await columnsIn(server.admin, nandu!().content)
  const of = (column: string) => body.columnas.find(({ columna }: { columna: string }) => columna === column)
  expect(of('gradoNumero')).toMatchObject({ encabezado: 'Grado', por: 'CONTENIDO' })
  expect(of('grado')).toMatchObject({ encabezado: 'Nivel', por: 'ENCABEZADO' })
  expect(of('nombre_completo')).toMatchObject({ encabezado: null, junta: ['nombres', 'paterno', 'materno'] })
  expect(body.ignoradas).toEqual([{ fila: 14, texto: 'TOTAL · 8 alumnos' }])
  const both = csvOf([
    ['CURP', 'Padre', 'Madre'],
    ['x', 'Juan', 'Ana'],
  ])
  const doubt = await columnsIn(server.admin, Buffer.from(both))
  expect(doubt.body.columnas).toContainEqual({
    columna: 'padre',
    encabezado: null,
    obligatoria: false,
    dudas: ['Padre', 'Madre'],
  })
})

test('what cannot be told apart is an error of its row in words, and nothing else is asked of it', async () => {
  const head = ['Nombre completo', 'CURP', 'Matrícula', 'Fecha de nacimiento', 'Grado y grupo']
  const row = aRow(1)
  const rows = [
    ['Garza Cantú Rodrigo', row.curp, 'M1', row.fecha_nacimiento, '2° B Primaria'],
    ['Juan Pérez Ruiz', row.curp, 'M2', row.fecha_nacimiento, '2° B Secundaria'],
    ['Juan Pérez Ruiz', '', 'M3', row.fecha_nacimiento, '2 A'],
    ['Garza Cantú Rodrigo', row.curp, 'M4', row.fecha_nacimiento, '3A'],
  ]
  const { body } = await tryImport(server.admin, Buffer.from(csvOf([head, ...rows])))
  const campos = problemsOf(body.filas)
  const NAME = 'La CURP no dice dónde terminan los apellidos; escribe nombres y apellidos en columnas aparte'
  expect(campos[1]).toMatchObject({
    nombre_completo: NAME,
    grado_grupo: 'No se entiende; escríbelo como 2° B Primaria',
  })
  expect(campos[2]).toMatchObject({ nombre_completo: NAME })
  expect(campos[2]).not.toHaveProperty('nombres')
  expect(body.filas[1].alumno.nombre).toBe('JUAN PÉREZ RUIZ')
  expect(campos[3]).toMatchObject({ grado: 'Falta decir si es PREESCOLAR o PRIMARIA' })
})

test('a pupil who is registered keeps the parts of the name where the whole is the same, in any order', async () => {
  const row = aRow(3)
  await doImport(server.admin, xlsxOf([[...IMPORT_COLUMNS], cellsOf(row)]))
  const rows = [
    ['Alumno', 'CURP', 'Matrícula', 'Fecha de nacimiento'],
    ['MUNOZ GARCIA NIÑO 3', row.curp, row.numero_control, row.fecha_nacimiento],
  ]
  const columnas = {
    nombre_completo: 'Alumno',
    curp: 'CURP',
    numero_control: 'Matrícula',
    fecha_nacimiento: 'Fecha de nacimiento',
  }
  const { body } = await tryImport(server.admin, xlsxOf(rows as never), {
    columnas: JSON.stringify(columnas),
  })
  expect(body.filas[0]).toMatchObject({ estado: 'IGUAL' })
})
