import { startServer, type TestServer } from '@test/support/server/harness'
import { refusalOf } from '@test/support/server/refusal'
import { addDepartment, addPerson, aPhoto } from './people'
import { storedFiles } from './stored'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
  await addDepartment(server.admin, 'Primaria')
  await addDepartment(server.admin, 'Preescolar')
})
afterAll(() => server.close())

const open = (url: string) => server.app.inject({ method: 'GET', url })
const patch = (id: number, body: unknown) => server.admin.patch(`/plantilla/data/${id}`, body)
const shown = async (id: number) => (await server.admin.get(`/plantilla/${id}`)).body.empleado
const replace = async (id: number, files = [aPhoto('blue')]) =>
  server.admin.form('PATCH', `/plantilla/image/${id}`, { urlFoto: '/files/1' }, await Promise.all(files))

describe('the data', () => {
  it('one field alone changes, in capitals where the customer says so, and the rest stays', async () => {
    const before = await addPerson(server.admin)
    const { status, body } = await patch(before.id, {
      puesto: 'directora técnica',
      departamento: 'preescolar',
      sueldo: 20_000.05,
      ingreso: '2020-01-31',
    })
    const after = {
      ...before,
      puesto: 'DIRECTORA TÉCNICA',
      departamento: 'PREESCOLAR',
      sueldo: 20_000.05,
      ingreso: '31/01/2020',
      antiguedad: { anios: 6, meses: 7 },
    }
    expect([status, body.empleado]).toEqual([200, after])
    expect(await shown(before.id)).toEqual(after)
  })

  it('what may be empty is emptied; an unknown field is ignored', async () => {
    const { id } = await addPerson(server.admin)
    const fields = ['telefono', 'direccion', 'correo', 'rfc', 'curp', 'nss', 'escolaridad', 'fechaNacimiento']
    const empty = Object.fromEntries([...fields, 'departamento'].map((field) => [field, '']))
    const { body } = await patch(id, { ...empty, apodo: 'BEGO' })
    expect(body.empleado).toMatchObject(Object.fromEntries(Object.keys(empty).map((field) => [field, null])))
  })

  it('400 and nothing changes: what the customer keeps is emptied, a type is wrong, or nothing is sent', async () => {
    const before = await addPerson(server.admin)
    const refused: [Record<string, unknown>, string[] | undefined][] = [
      [{ nombre: ' ' }, ['nombre']],
      [{ ingreso: '' }, ['ingreso']],
      [{ puesto: '' }, ['puesto']],
      [{ ingreso: '1900-01-01' }, ['ingreso']],
      [{ fechaNacimiento: '2022-01-01' }, ['ingreso']],
      [{ fechaNacimiento: '2027-01-01' }, ['fechaNacimiento']],
      [{ sueldo: '20000' }, ['sueldo']],
      [{ sueldo: -1 }, ['sueldo']],
      [{ sueldo: 0.001 }, ['sueldo']],
      [{ sueldo: null }, ['sueldo']],
      [{ telefono: 5512345678 }, ['telefono']],
      [{ curp: null }, ['curp']],
      [{}, undefined],
    ]
    for (const [change, campos] of refused) {
      const { status, body } = await patch(before.id, change)
      expect([change, status, body.campos && Object.keys(body.campos)]).toEqual([change, 400, campos])
    }
    expect((await patch(before.id, {})).body.message).toBe('No puedes enviar datos vacios')
    expect(await shown(before.id)).toEqual(before)
  })

  it('a bad field is told before an unknown id; both unknown ids are 404', async () => {
    const { id } = await addPerson(server.admin)
    expect(refusalOf(await patch(2_147_483_647, { nombre: '' }))).toEqual([
      400,
      { nombre: 'Value is required' },
    ])
    expect((await patch(2_147_483_647, { nombre: 'X' })).status).toBe(404)
    const { status, body } = await patch(id, { departamento: 'Cocina' })
    expect([status, Object.keys(body.campos)]).toEqual([404, ['departamento']])
    expect((await server.admin.get('/plantilla/2147483647')).status).toBe(404)
    expect(refusalOf(await server.admin.get('/plantilla/x'))).toEqual([
      400,
      { id: 'Debe ser un número entero.' },
    ])
  })

  it('ten changes of one person at the same moment all arrive', async () => {
    const { id } = await addPerson(server.admin)
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => patch(id, { puesto: `P${n}` })))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
  })
})

describe('the photo', () => {
  it('a new one takes the place of the old, whose content goes', async () => {
    const { id, urlFoto: old, urlMiniatura } = await addPerson(server.admin, {}, await aPhoto('red'))
    const before = await storedFiles(server)
    const { status, body } = await replace(id)
    expect(status).toBe(200)
    expect((await open(body.empleado.urlFoto)).statusCode).toBe(200)
    for (const link of [old, urlMiniatura]) expect((await open(link)).statusCode).toBe(404)
    expect(await storedFiles(server)).toEqual(before)
  })

  it('without one it is 400 in the customer’s words; a page dressed as a picture is 415; both leave the old', async () => {
    const { id, urlFoto } = await addPerson(server.admin, {}, await aPhoto('#0f0'))
    const before = await storedFiles(server)
    const none = await replace(id, [])
    expect([none.status, none.body.campos]).toEqual([400, { file: 'Debes Seleccionar una Imagen' }])
    const page = { name: 'foto.jpg', content: Buffer.from('<html><script>1</script></html>') }
    expect((await replace(id, [Promise.resolve(page)])).status).toBe(415)
    expect((await replace(2_147_483_647)).status).toBe(404)
    expect(await storedFiles(server)).toEqual(before)
    expect((await open(urlFoto)).statusCode).toBe(200)
  })
})

describe('deleting', () => {
  it('takes the person and the photo; the second time it is 404', async () => {
    const before = await storedFiles(server)
    const { id, urlFoto } = await addPerson(server.admin, {}, await aPhoto('#fab'))
    const { status, body } = await server.admin.delete(`/plantilla/${id}`)
    expect([status, body.message, body.empleado.id]).toEqual([200, 'Eliminacion Exitosa', id])
    expect((await open(urlFoto)).statusCode).toBe(404)
    expect(await storedFiles(server)).toEqual(before)
    for (const again of [server.admin.get(`/plantilla/${id}`), server.admin.delete(`/plantilla/${id}`)])
      expect((await again).status).toBe(404)
  })
})
