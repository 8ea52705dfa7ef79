import { startServer, type TestServer } from '@test/support/server/harness'
import { aRow, doImport, fileOf } from './sheets'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const importing = async (row: ReturnType<typeof aRow>) => {
  const { status, body } = await doImport(server.admin, await fileOf([row]))
  expect(status).toBe(200)
  return body.filas[0]
}
const deliveredBy = async (pupil: number): Promise<string[]> =>
  (await server.admin.get(`/alumnos/${pupil}/documentos`)).body.documentos.flatMap(
    (each: { estado: string; tipo: { nombre: string } }) =>
      each.estado === 'FALTA' ? [] : [each.tipo.nombre],
  )

test('documents on paper come with a new pupil, by name or beginning, and once only', async () => {
  const row = aRow(1, { documentos: 'acta; CURP, Cartilla de vacunacion' })
  const made = await importing(row)
  expect(made.estado).toBe('NUEVO')
  const papers = ['ACTA DE NACIMIENTO', 'CURP', 'CARTILLA DE VACUNACIÓN']
  expect(await deliveredBy(made.alumno.id)).toEqual(papers)
  expect((await importing(row)).estado).toBe('IGUAL')
  const more = await importing({ ...row, documentos: 'CURP; Fotografías' })
  expect([more.estado, more.cambios]).toEqual(['CAMBIA', ['documentos']])
  expect(await deliveredBy(made.alumno.id)).toEqual([...papers, 'FOTOGRAFÍAS'])
  const folder = (await server.admin.get(`/alumnos/${made.alumno.id}/documentos`)).body
  expect(folder.historial).toEqual([])
  const { bitacora } = (await server.admin.get('/bitacora?tipo=DOCUMENTO')).body
  expect(bitacora.map(({ nombre }: { nombre: string }) => nombre).sort()).toEqual(
    [...papers, 'FOTOGRAFÍAS'].sort(),
  )
})

test.each([
  ['Acta; Pasaporte', 'No se pide ningún documento que se llame «Pasaporte»'],
  // Two kinds begin so.
  ['C', 'No se pide ningún documento que se llame «C»'],
])('%s is an error of its row', async (documentos, why) => {
  const wrong = await importing(aRow(2, { documentos }))
  expect([wrong.estado, wrong.campos]).toEqual(['ERROR', { documentos: why }])
})

test('a kind that is switched off, and one of another level', async () => {
  const add = async (body: object) => (await server.admin.post('/documentos/tipos', body)).body.tipo.id
  const off = await add({ nombre: 'Póliza de seguro' })
  await server.admin.patch(`/documentos/tipos/${off}`, { activo: false })
  await add({ nombre: 'Egreso de guardería', grado: 'PREESCOLAR' })
  expect((await importing(aRow(3, { documentos: 'Póliza de seguro' }))).campos.documentos).toMatch(/Póliza/)
  const foreign = aRow(4, { grado: 'PRIMARIA', gradoNumero: '1', documentos: 'Egreso' })
  expect((await importing(foreign)).campos).toEqual({
    documentos: 'EGRESO DE GUARDERÍA no se pide en ese nivel',
  })
})
