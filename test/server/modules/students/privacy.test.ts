import { sql } from 'kysely'
import { aStudent } from '@test/support/builders'
import { startServer, type TestServer } from '@test/support/server/harness'
import { loggingApp } from '@test/support/server/loggingApp'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const SECRETS = /CACAHUATE|EPILEPSIA|VALPROATO|SERVICIO PRIVADO|LLAMAR AL 911/i
const BOUNDARY = 'limite'
const form = (fields: Record<string, string>) =>
  Object.entries(fields)
    .map(
      ([name, value]) =>
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
    .join('')
    .concat(`--${BOUNDARY}--\r\n`)

it('health data and tokens are never logged, whether a call succeeds, is refused or breaks', async () => {
  const { app, lines } = await loggingApp(server)
  const send = async (method: 'POST' | 'PATCH', url: string, fields: Record<string, string>) =>
    (
      await app.inject({
        method,
        url: `/api${url}`,
        headers: {
          authorization: `Bearer ${server.admin.token}`,
          'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
        },
        payload: form(fields),
      })
    ).statusCode
  const health = {
    alergias: '[{"descripcion":"CACAHUATE"}]',
    enfermedades: '[{"descripcion":"EPILEPSIA"}]',
    medicamentos: '[{"nombre":"VALPROATO"}]',
    tipo_sangre: 'AB-',
    servicio_medico: 'SERVICIO PRIVADO',
    indicaciones: 'LLAMAR AL 911',
  }
  expect(await send('POST', '/alumnos', aStudent(1, health))).toBe(200)
  expect(await send('POST', '/alumnos', aStudent(1, health))).toBe(409)
  expect(await send('POST', '/alumnos', aStudent(2, { ...health, curp: 'X' }))).toBe(400)
  expect(await send('POST', '/alumnos', aStudent(2, { alergias: 'CACAHUATE' }))).toBe(400)
  expect(await send('POST', '/alumnos', aStudent(2, { ...health, tipo_sangre: 'VALPROATO' }))).toBe(400)
  const { id } = await server.db.selectFrom('students').select('id').executeTakeFirstOrThrow()
  // A column without a value breaks the insert, and PostgreSQL's own message would quote the whole row.
  await sql`alter table student_health add column unfilled integer not null default 0`.execute(server.db)
  await sql`alter table student_health alter column unfilled drop default`.execute(server.db)
  expect(await send('PATCH', `/alumnos/${id}`, health)).toBe(500)
  await app.close()
  const log = lines.join('')
  expect(log).toContain('/api/alumnos')
  expect(log).toContain('unexpected failure')
  expect(log).not.toMatch(SECRETS)
  // In capitals: the number of a call may have `ab-` in it.
  expect(log).not.toContain('AB-')
  expect(log).not.toContain(server.admin.token)
})
