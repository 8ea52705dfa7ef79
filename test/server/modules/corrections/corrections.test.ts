import { countTouches } from '@test/support/server/touched'
import { refusalOf } from '@test/support/server/refusal'
import { openSchool, type School } from '../desk/family'
import { htmlFaults, makeLink, parentOf } from '../familyPage/page'

let school: School
let padreId: number
let own: ReturnType<typeof parentOf>
beforeAll(async () => {
  school = await openSchool()
  await school.office.addCycle()
})
afterAll(() => school.server.close())
beforeEach(async () => {
  ;({ padreId } = await school.addFamily(1))
  await school.caller.patch(`/padres/update/${padreId}`, { telefono: '5500002230', direccion: 'Calle 5' })
  own = parentOf(school.server, (await makeLink(school.caller, padreId)).url)
})

const ask = (fields: Record<string, string>) => own.post('/datos', new URLSearchParams(fields).toString())
const listed = async (estado = 'PROPUESTA') =>
  (await school.caller.get(`/correcciones?estado=${estado}`)).body.correcciones.filter(
    ({ padre }: { padre: { id: number } }) => padre.id === padreId,
  )
const parent = async () => (await school.caller.get(`/padres/one/${padreId}`)).body.padre

test('the page shows the end of what the school has, and what waits; nothing counts before it is accepted', async () => {
  const before = await own.get()
  expect(before.body).toContain('Hoy: ••• ••• 2230')
  expect(before.body).not.toMatch(/5500002230|Calle 5/)
  const sent = await ask({ telefono: '55 1111 9999', correo: 'nueva@correo.mx', direccion: '' })
  expect([sent.statusCode, sent.headers['location']]).toEqual([303, own.path])
  expect((await own.get()).body).toContain('La escuela revisa tu cambio de teléfono, correo')
  expect(await parent()).toMatchObject({ telefono: '5500002230', correo: null })
  const [correction] = await listed()
  expect(correction).toMatchObject({
    estado: 'PROPUESTA',
    usuario: null,
    cambios: [
      { campo: 'telefono', actual: '5500002230', propuesto: '55 1111 9999' },
      { campo: 'correo', actual: null, propuesto: 'nueva@correo.mx' },
    ],
  })
  const { status, body } = await school.caller.post(`/correcciones/${correction.id}/aceptar`)
  expect([status, body.correccion.estado]).toEqual([200, 'ACEPTADA'])
  expect(await parent()).toMatchObject({
    telefono: '5511119999',
    correo: 'nueva@correo.mx',
    direccion: 'Calle 5',
  })
  const { bitacora } = (await school.caller.get(`/bitacora?tipo=PADRE&id=${padreId}`)).body
  expect(bitacora[0]).toMatchObject({ accion: 'UPDATE', usuario: { name: 'directora' } })
  const again = await school.caller.post(`/correcciones/${correction.id}/aceptar`)
  expect([again.status, again.body.message]).toEqual([409, 'Esta corrección ya fue aceptada.'])
  expect(await listed()).toEqual([])
})

test('rejected with a reason, and nothing is written; an unknown one is 404', async () => {
  await ask({ direccion: 'Otra calle 9' })
  const [{ id }] = await listed()
  expect(refusalOf(await school.caller.post(`/correcciones/${id}/rechazar`, { motivo: ' ' }))).toEqual([
    400,
    { motivo: 'No puede quedar vacío ni llevar caracteres invisibles.' },
  ])
  const { body } = await school.caller.post(`/correcciones/${id}/rechazar`, { motivo: 'No coincide' })
  expect(body.correccion).toMatchObject({ estado: 'RECHAZADA', motivo: 'No coincide', usuario: 'directora' })
  expect((await parent()).direccion).toBe('Calle 5')
  expect((await listed('RECHAZADA'))[0].id).toBe(id)
  expect((await school.caller.post('/correcciones/999999/aceptar')).status).toBe(404)
  expect((await school.caller.post('/correcciones/999999/rechazar', { motivo: 'x' })).status).toBe(404)
})

test('what is wrong is said beside its field, and what was typed is still there', async () => {
  const refused = await ask({ telefono: '123', correo: 'rosa"><b>@', direccion: 'Calle 7' })
  expect([refused.statusCode, htmlFaults(refused.body)]).toEqual([400, []])
  expect(refused.body).toContain('El teléfono debe tener 10 dígitos')
  expect(refused.body).toContain('value="Calle 7"')
  expect(refused.body).toContain('value="rosa&quot;&gt;&lt;b&gt;@"')
  const said = ({ statusCode, body }: { statusCode: number; body: string }) => [
    statusCode,
    /role="alert">([^<]*)|<\/h1>\s*<p>([^<]*)/.exec(body)?.slice(1).join(''),
  ]
  expect(said(await ask({}))).toEqual([400, 'Escribe lo que cambió'])
  expect(said(await ask({ otra: 'cosa' }))).toEqual([400, 'Escribe lo que cambió'])
  expect(said(await ask({ direccion: 'con \u202E vuelta' }))).toEqual([
    400,
    'Revisa «dirección»: No puede quedar vacío ni llevar caracteres invisibles.',
  ])
  expect(said(await own.post('/datos', 'direccion=%FF%FE'))).toEqual([
    400,
    'El texto no llegó como UTF-8 válido.',
  ])
  expect((await own.post('/datos', '{}', { 'content-type': 'application/json' })).statusCode).toBe(415)
  expect((await own.post('/datos', `direccion=${'a'.repeat(30_000)}`)).statusCode).toBe(413)
  expect((await own.post('/datos', 'direccion=Calle', { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(
    403,
  )
  expect(await listed()).toEqual([])
})

test('five wait at most, also when ten come at once; the same one twice is one', async () => {
  await ask({ direccion: 'Calle 0' })
  await ask({ direccion: 'Calle 0' })
  expect((await listed()).length).toBe(1)
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) => ask({ direccion: `Calle ${at + 1}` })),
  )
  expect(answers.filter(({ statusCode }) => statusCode === 303).length).toBe(4)
  expect(answers.filter(({ statusCode }) => statusCode === 409).length).toBe(6)
  expect((await listed()).length).toBe(5)
})

test('the home of who decides counts them, with their page', async () => {
  await ask({ direccion: 'Calle 77' })
  const line = async (caller = school.caller) =>
    (await caller.get('/tablero')).body.tablero.pendientes.find(
      ({ ruta }: { ruta: string }) => ruta === '/correcciones',
    )
  const { correcciones } = (await school.caller.get('/correcciones?estado=PROPUESTA')).body
  expect((await line()).cuantos).toBe(correcciones.length)
  expect(await line(await school.server.userWith([['PADRES', 'READ']]))).toBeUndefined()
})

test('a form of the page writes its own table alone, never the ledger', async () => {
  const touches = await countTouches(school.server.db)
  const before = await touches()
  expect((await ask({ direccion: 'Calle 1000' })).statusCode).toBe(303)
  const after = await touches()
  const changed = [...after].filter(([name, count]) => count !== before.get(name)).map(([name]) => name)
  expect(changed.sort()).toEqual(['corrections', 'family_links', 'tag_changes'])
})
