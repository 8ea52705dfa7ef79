import sharp from 'sharp'
import { createLetterhead } from '@server/modules/school/letterhead'
import { readPdf } from '@test/support/pdf/textOf'
import { startServer, type TestServer } from '@test/support/server/harness'
import { openOffice } from '@test/support/server/office'

let server: TestServer
let pupil: number
let payment: number
beforeAll(async () => {
  server = await startServer()
  const office = openOffice(server)
  const cycle = await office.addCycle()
  ;[pupil = 0] = await office.addPupils(1)
  payment = (await office.pay(await office.addCharge(cycle, pupil, 100))).body.pago.id
})
afterAll(() => server.close())

const HEAD = [
  'Colegio Niños Héroes',
  'Av. Hidalgo 123',
  'Col. Centro, Oaxaca',
  'Tel. 55 1234 5678 · oficina@heroes.mx',
  'COLEGIO NIÑOS HÉROES AC · RFC CNH010203AB1',
  'Primaria: CCT 20PPR0001B, RVOE 5/2009',
]
const save = () =>
  server.admin.patch('/escuela', {
    nombre: HEAD[0],
    direccion: 'Av. Hidalgo 123\nCol. Centro, Oaxaca',
    telefono: '5512345678',
    correo: 'oficina@heroes.mx',
    razon_social: 'COLEGIO NIÑOS HÉROES AC',
    rfc: 'CNH010203AB1',
    niveles: [{ grado: 'PRIMARIA', cct: '20PPR0001B', rvoe: '5/2009' }],
  })

const textOf = async (url: string) => {
  const { statusCode, rawPayload } = await server.app.inject({ url, headers: { host: 'caja.local' } })
  expect(statusCode).toBe(200)
  return (await readPdf(rawPayload)).pages.join('\n')
}

const PAPERS: Record<string, () => Promise<string>> = {
  'a receipt': async () => (await server.admin.post(`/pagos/${payment}/recibo`, {})).body.recibo.url,
  'a receipt sent to a family': async () => {
    const { url } = (await server.admin.post(`/pagos/${payment}/enlace`, {})).body.enlace
    return new URL(url).pathname
  },
  'a statement': async () => (await server.admin.get(`/estados/alumno/${pupil}`)).body.estado.ciclos[0].pdf,
  'a cut': async () => {
    const conteo = [{ tipo: 'BILLETE', denominacion: 100, cantidad: 1 }]
    const { corte } = (await server.admin.post('/cortes', { dia: '2026-09-15', conteo })).body
    return (await server.admin.get(`/cortes/${corte.id}/documento`)).body.documento.url
  },
}

test.each(Object.keys(PAPERS))('%s has the head that was saved', async (name) => {
  expect((await save()).status).toBe(200)
  const text = await textOf(await PAPERS[name]!())
  for (const line of HEAD) expect(text).toContain(line)
  expect(text).not.toContain('Colegio de Prueba')
})

test('reminders and the description of the API have the saved name, also after another', async () => {
  const title = async () => (await server.admin.get('/docs/json')).body.info.title as string
  for (const nombre of ['Colegio Uno', 'Colegio Dos']) {
    await server.admin.patch('/escuela', { nombre })
    expect((await server.admin.get('/morosos')).body.escuela).toBe(nombre)
    expect(await title()).toBe(`API de ${nombre}`)
  }
})

describe('until it is saved, the environment stands', () => {
  const png = () =>
    sharp({ create: { width: 40, height: 30, channels: 3, background: '#07435a' } })
      .png()
      .toBuffer()

  test('a field that was saved never falls back, also when it was emptied', async () => {
    const other = await startServer()
    const logo = await png()
    const environment = { nombre: 'Del entorno', direccion: 'Calle 1', logo }
    const head = createLetterhead({ db: other.db, files: other.files, environment })
    expect(await head.school()).toMatchObject({ name: 'Del entorno', lines: ['Calle 1'], logo })
    expect(await head.mark()).toEqual({
      nombre: null,
      logo: expect.stringMatching(/^\/files\/escuela\/logo\?v=[0-9a-f]{16}$/),
    })
    await other.admin.patch('/escuela', { direccion: null })
    expect(await head.school()).toMatchObject({ name: 'Del entorno', lines: [], logo })
    await other.admin.form('POST', '/escuela/imagen/logo', {}, [{ name: 'logo.png', content: await png() }])
    await other.admin.delete('/escuela/imagen/logo')
    expect(await head.school()).toMatchObject({ name: 'Del entorno', lines: [], logo: null })
    expect(await head.mark()).toEqual({ nombre: null, logo: '' })
    await other.close()
  })
})

test('a second process shows what the first saved, without a restart', async () => {
  const environment = { nombre: 'Otro proceso', direccion: null, logo: null }
  const second = createLetterhead({ db: server.db, files: server.files, environment })
  for (const nombre of ['Colegio Tres', 'Colegio Cuatro']) {
    await server.admin.patch('/escuela', { nombre })
    expect([await second.name(), (await second.school()).name]).toEqual([nombre, nombre])
  }
})
