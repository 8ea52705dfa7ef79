import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { createLinkOf } from '@server/modules/familyPage/links'
import { createMailer } from '@server/modules/mail/mailer'
import { createSealer } from '@server/security/sealer'
import { startServer, type TestServer } from '@test/support/server/harness'
import { parentOf } from '../familyPage/page'
import { openFamilies, type Families } from './families'
import { senderOf } from './mailbox'

let server: TestServer
let school: Families
let smtp: SMTPServer
const [taken, signedIn]: [string[], string[]] = [[], []]

beforeAll(async () => {
  server = await startServer({ papers: { publicUrl: 'https://escuela.mx' } as never })
  school = await openFamilies(server)
  smtp = new SMTPServer({
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    logger: false,
    onAuth: ({ username, password }, _session, done) => {
      signedIn.push(`${username}:${password}`)
      done(null, { user: username })
    },
    onRcptTo: ({ address }, _session, done) =>
      address === 'nadie@correo.mx'
        ? done(Object.assign(new Error('no such user'), { responseCode: 550 }))
        : done(),
    onData: (stream, _session, done) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        taken.push(Buffer.concat(parts).toString())
        done()
      })
    },
  })
  await new Promise<void>((done) => void smtp.listen(0, '127.0.0.1', done))
})
afterAll(async () => {
  await new Promise<void>((done) => smtp.close(() => done()))
  await server.close()
})

/** The text part as a reader shows it. */
const textOf = (mail: string): string =>
  mail
    .replace(/=\r\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replace(/=/g, ''), 'hex').toString())

// What would be lost without it: each piece works alone against what a test says of the next one.
test('from the settings to a mail server: each family gets its own link, which opens its page; who paid and whose address is none get nothing', async () => {
  const { port } = smtp.server.address() as AddressInfo
  const saved = await server.admin.patch('/correo', {
    servidor: '127.0.0.1',
    puerto: port,
    seguridad: 'NINGUNA',
    usuario: 'cobranza',
    contrasena: 'peñasco 42',
    remitente: { nombre: 'Colegio Ñandú', correo: 'cobranza@escuela.mx' },
    desde_hora: 0,
    hasta_hora: 24,
    activo: true,
  })
  expect(saved.status).toBe(200)
  const [one, two, paying] = [await school.addFamily(), await school.addFamily(), await school.addFamily()]
  await school.addFamily({ correo: 'nadie@correo.mx' })
  const { body } = await school.press({
    audiencia: { tipo: 'ADEUDO' },
    descripcion: 'Hola, {padre}: aquí ve su cuenta {liga}',
  })
  await school.settle(paying)
  server.clock.now = new Date(server.clock.now.getTime() + 30_000)
  const { db, clock, services } = server
  const zone = { now: () => clock.now, timeZone: 'America/Mexico_City' }
  const linkOf = createLinkOf({ cycles: services.cycles, publicUrl: 'https://escuela.mx', ...zone })
  const mailer = createMailer({
    sealer: createSealer('s'.repeat(32)),
    letterhead: { school: async () => ({ name: 'Colegio Ñandú', logo: null }) as never },
    environment: null,
  })
  await senderOf(server, mailer, { linkOf }).run()

  const rows = await school.rows(body.aviso.id)
  expect(rows.map(({ estado }) => estado)).toEqual(['ENVIADO', 'ENVIADO', 'OMITIDO', 'FALLO'])
  expect(new Set(signedIn)).toEqual(new Set(['cobranza:peñasco 42']))
  expect(taken).toHaveLength(2)
  const links = taken.map((mail) => /https:\/\/escuela\.mx\/f\/[\w-]{43}/.exec(textOf(mail))![0])
  for (const [at, family] of [one, two].entries()) {
    const { referencia } = (await server.admin.get(`/padres/one/${family.id}`)).body.padre
    const page = await parentOf(server, links[at] as string).get()
    expect([page.statusCode, page.body.includes(referencia)]).toEqual([200, true])
  }
  for (const link of links) expect(JSON.stringify(rows)).not.toContain(new URL(link).pathname)
  expect(
    await db.selectFrom('parents').select('correo').where('correo_falla', 'is not', null).execute(),
  ).toEqual([{ correo: 'nadie@correo.mx' }])
})
