import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readConfig } from '@server/config'
import { eventually } from '@test/support/eventually'
import { openReminders } from './remindable'

/** The whole way, without a press: the run of the day, the queue, the sender, a file. */
test('a server that serves a school reminds by itself, once, signed by a person; a family muted meanwhile gets nothing', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'escuela-recordatorios-'))
  const { mail } = readConfig({ SMTP_URL: `carpeta:${folder}` })
  const school = await openReminders('2026-10-12', { sends: true, mail: { environment: mail ?? null } })
  await school.turn(true)
  await school.addDebtor('2026-10-12')
  const { id: muted } = await school.addDebtor('2026-10-12')
  await school.at('2026-10-13')
  await eventually(async () => expect(await school.doneOn('2026-10-13')).toHaveLength(2))
  const mute = { padreId: muted, hasta: '2026-10-20', motivo: 'ESTÁ EN EL HOSPITAL' }
  expect((await school.caller().post('/recordatorios/callar', mute)).status).toBe(200)
  school.server.clock.now = new Date(school.server.clock.now.getTime() + 21_000)
  await eventually(async () => expect(await readdir(folder)).toHaveLength(1))
  const [file] = await readdir(folder)
  const eml = await readFile(path.join(folder, file as string), 'utf8')
  expect(eml).toContain('ROSA RUIZ')
  expect(eml).toMatch(/^To: .*madre0001@correo\.mx/m)
  const left = async () =>
    (
      await school.server.db.selectFrom('mensajes').select('estado').where('parent_id', '=', muted).execute()
    ).map(({ estado }) => estado)
  await eventually(async () => expect(await left()).toEqual(['OMITIDO']))
  await school.server.close()
  await rm(folder, { recursive: true, force: true })
})
