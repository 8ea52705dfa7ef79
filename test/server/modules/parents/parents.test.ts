import { REQUIRED } from '@contract/domain/campos'
import { NO_PICKED_PUPIL } from '@contract/domain/messages'
import { startServer, type TestServer } from '@test/support/server/harness'
import { openOffice, type Office } from '@test/support/server/office'
import { refusalOf } from '@test/support/server/refusal'

let server: TestServer
let office: Office
let cycle: number
beforeAll(async () => {
  server = await startServer()
  office = openOffice(server)
  cycle = await office.addCycle()
})
afterAll(() => server.close())

const UNKNOWN = 2_147_483_647
const aParent = (over: Record<string, unknown> = {}) => ({
  nombre: 'María Núñez',
  telefono: '5512345678',
  ...over,
})
const register = (over: Record<string, unknown> = {}) => server.admin.post('/padres', aParent(over))
const ids = (pupils: number[]) => pupils.map((id) => ({ id, nombre: 'se ignora' }))
const countParents = async () => (await server.admin.get('/padres/all')).body.padres.length

describe('registering a parent', () => {
  test('answers the parent as it is kept', async () => {
    const [child] = await office.addPupils(1)
    const { status, body } = await register({
      nombre: ' josé  garcía ',
      telefono: '+52 (722) 123-4567',
      correo: ' jose@correo.mx ',
      direccion: ' Calle 5 ',
      hijos: ids([child!]),
    })
    expect(status).toBe(200)
    expect(body).toEqual({
      ok: true,
      message: 'Padre de Familia Registrado Exitosamente',
      padre: {
        id: expect.any(Number),
        name: 'JOSÉ GARCÍA',
        nombre: 'JOSÉ GARCÍA',
        telefono: '7221234567',
        correo: 'jose@correo.mx',
        correo_falla: null,
        direccion: 'Calle 5',
        referencia: '1000017',
        userId: null,
        usuario: null,
        alumnos: [
          {
            id: child,
            nombre: expect.stringContaining('ALUMNO'),
            numero_control: expect.any(String),
            grado: null,
            gradoNumero: null,
            grupo: null,
            lugar: null,
          },
        ],
      },
    })
    const { id } = body.padre
    expect((await server.admin.get(`/padres/one/${id}`)).body).toEqual({ ok: true, padre: body.padre })
    expect((await server.admin.get('/padres/all')).body.padres).toContainEqual(body.padre)
  })

  test('name and phone are enough; an empty e-mail is none', async () => {
    const { body } = await register({ correo: '' })
    expect(body.padre).toMatchObject({ correo: null, direccion: null, alumnos: [] })
  })

  test.each([
    ['a blank name', { nombre: ' ' }, 'nombre', REQUIRED],
    ['no phone', { telefono: '' }, 'telefono', REQUIRED],
    ['a short phone', { telefono: '12345' }, 'telefono', '10 dígitos'],
    ['a wrong e-mail', { correo: 'jose@' }, 'correo', 'nombre@dominio.mx'],
    ['a number for the phone', { telefono: 5512345678 }, 'telefono', 'texto'],
    ['children as numbers', { hijos: [1] }, 'hijos.0', 'conjunto'],
  ])('with %s is 400 and writes nothing', async (_what, over, campo, message) => {
    const before = await countParents()
    const answer = await register(over)
    expect(answer.status).toBe(400)
    expect(answer.body.campos[campo]).toContain(message)
    expect(await countParents()).toBe(before)
  })

  test('with a child of another parent, or one there is not, writes nothing', async () => {
    const [linked, free] = await office.addPupils(2)
    await register({ nombre: 'ROSA RUIZ', hijos: ids([linked!]) })
    const before = await countParents()
    const taken = await register({ hijos: ids([free!, linked!]) })
    expect(taken.status).toBe(409)
    expect(taken.body.message).toMatch(/^Ya tiene padre registrado: ALUMNO \d+ GARCÍA \(ROSA RUIZ\)\.$/)
    expect((await register({ hijos: ids([free!, UNKNOWN]) })).status).toBe(404)
    expect(await countParents()).toBe(before)
    const { alumnos } = (await server.admin.get('/alumnos/sin/padre')).body
    expect(alumnos.map(({ id }: { id: number }) => id)).toContain(free)
  })
})

describe('editing a parent', () => {
  test('changes what is sent and leaves the rest', async () => {
    const { id } = (await register({ correo: 'a@b.mx', direccion: 'Calle 1' })).body.padre
    const first = await server.admin.patch(`/padres/update/${id}`, {
      nombre: 'luz',
      telefono: '55 8765 4321',
    })
    expect(first.status).toBe(200)
    expect(first.body.padre).toMatchObject({
      name: 'LUZ',
      telefono: '5587654321',
      correo: 'a@b.mx',
      direccion: 'Calle 1',
    })
    const second = await server.admin.patch(`/padres/update/${id}`, { correo: null, direccion: '' })
    expect(second.body.padre).toMatchObject({ nombre: 'LUZ', correo: null, direccion: null })
  })

  test('wrong input', async () => {
    const { id } = (await register()).body.padre
    const patch = (body: unknown, who = id) => server.admin.patch(`/padres/update/${who}`, body)
    expect(refusalOf(await patch({ nombre: '' }))).toEqual([400, { nombre: 'Value is required' }])
    expect(refusalOf(await patch({ telefono: null }))).toEqual([400, { telefono: 'Debe ser un texto.' }])
    expect(refusalOf(await patch({ correo: 'x' }))).toEqual([
      400,
      { correo: 'El correo debe tener la forma nombre@dominio.mx' },
    ])
    expect(refusalOf(await patch({}))).toEqual([400, 'No puedes enviar datos vacios'])
    expect((await patch({ nombre: 'X' }, UNKNOWN)).status).toBe(404)
    expect((await server.admin.get(`/padres/one/${UNKNOWN}`)).status).toBe(404)
    expect(refusalOf(await server.admin.get('/padres/one/abc'))).toEqual([
      400,
      { id: 'Debe ser un número entero.' },
    ])
  })
})

describe('adding children', () => {
  test('links them; they leave the list of those without a parent', async () => {
    const { id } = (await register()).body.padre
    const pupils = await office.addPupils(2)
    const { status, body } = await server.admin.patch('/padres/add/hijo', { idPadre: id, hijos: ids(pupils) })
    expect(status).toBe(200)
    expect(body.padre.alumnos.map((each: { id: number }) => each.id).sort()).toEqual([...pupils].sort())
    const without = (await server.admin.get('/alumnos/sin/padre')).body.alumnos
    expect(without.some((each: { id: number }) => pupils.includes(each.id))).toBe(false)
    const again = await server.admin.patch('/padres/add/hijo', { idPadre: id, hijos: ids(pupils) })
    expect(again.status).toBe(409)
  })

  test('wrong input', async () => {
    const { id } = (await register()).body.padre
    const [pupil] = await office.addPupils(1)
    const add = (idPadre: unknown, hijos: unknown) =>
      server.admin.patch('/padres/add/hijo', { idPadre, hijos })
    expect((await add(id, [])).body.message).toBe(NO_PICKED_PUPIL)
    expect(refusalOf(await add(String(id), ids([pupil!])))).toEqual([
      400,
      { idPadre: 'Debe ser un número entero.' },
    ])
    expect((await add(UNKNOWN, ids([pupil!]))).status).toBe(404)
    expect((await add(id, ids([UNKNOWN]))).status).toBe(404)
  })

  test('two parents at the same moment: one gets the child', async () => {
    const [one, two] = [(await register()).body.padre.id, (await register()).body.padre.id]
    const pupils = await office.addPupils(3)
    const answers = await Promise.all(
      [one, two, one, two].map((idPadre, at) =>
        server.admin.patch('/padres/add/hijo', {
          idPadre,
          hijos: ids(at % 2 === 0 ? pupils : [...pupils].reverse()),
        }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  })
})

test('the parents of the enrolled, with grade of the current cycle and all their children', async () => {
  const [enrolled, other, lone] = await office.addPupils(3)
  const { id } = (await register({ nombre: 'CON INSCRITA', hijos: ids([enrolled!, other!]) })).body.padre
  const without = (await register({ nombre: 'SIN INSCRITOS', hijos: ids([lone!]) })).body.padre
  await office.enrol(cycle, [enrolled!])
  const { padres } = (await server.admin.get('/padres/inscritos')).body
  const found = padres.find((padre: { id: number }) => padre.id === id)
  const grades = found.alumnos.map((child: { id: number; grado: string | null }) => [child.id, child.grado])
  expect(new Map(grades)).toEqual(
    new Map([
      [enrolled, 'PRIMARIA'],
      [other, null],
    ]),
  )
  expect(padres.some((padre: { id: number }) => padre.id === without.id)).toBe(false)
})
