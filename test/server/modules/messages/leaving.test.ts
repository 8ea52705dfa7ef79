import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readConfig } from '@server/config'
import { startServer, type TestServer } from '@test/support/server/harness'
import { eventually } from '@test/support/eventually'
import { openFamilies } from './families'

let server: TestServer
let folder: string

afterEach(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

/** The whole way: the press, the sender of a server that serves a school, the mail’s own composer, a file. */
it('a server that serves a school sends what waits, with the family’s statement, and stops with it', async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'escuela-correos-'))
  const { mail } = readConfig({ SMTP_URL: `carpeta:${folder}` })
  server = await startServer({ sends: true, mail: { environment: mail ?? null } })
  const school = await openFamilies(server)
  await school.addFamily({ nombre: 'Rosa <b>Ríos</b>' })
  const { body } = await school.press({ adjuntar_estado: true, descripcion: 'Hola, {padre}: {por_pagar}' })
  server.clock.now = new Date(server.clock.now.getTime() + 21_000)
  await eventually(async () => {
    const { aviso } = (await server.admin.get(`/avisos/${body.aviso.id}`)).body
    expect(aviso.cuentas).toMatchObject({ ENVIADO: 1, PENDIENTE: 0 })
  })
  const [file] = await readdir(folder)
  const eml = await readFile(path.join(folder, file as string), 'utf8')
  expect(eml).toMatch(/^To: .*rosa0001@correo\.mx/m)
  expect(eml).toMatch(/^Subject: Junta de Padres/m)
  expect(eml).toMatch(/^List-Unsubscribe: <mailto:/m)
  expect(eml).toMatch(/application\/pdf;\s+name=estado-de-cuenta\.pdf/)
  expect(eml).not.toMatch(/<b>R/)
})
