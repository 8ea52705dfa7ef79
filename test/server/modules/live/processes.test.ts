import { connect } from 'node:net'
import { sql } from 'kysely'
import { eventually } from '@test/support/eventually'
import { marker, startLiveServer, told, type LiveServer } from '@test/support/live/desks'
import { streamOf } from '@test/support/live/streamOf'
import { until } from '@test/support/state/fakeNetwork'

let server: LiveServer
beforeAll(async () => {
  server = await startLiveServer()
})
afterAll(() => server.close())

const role = (nameRol: string) => ({ nameRol, permissions: [{ moduleId: 6, permissionId: 2 }] })
const listeners = async (): Promise<number[]> => {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity
    where datname = current_database() and application_name = 'escuela cambios'`.execute(server.db)
  return rows.map(({ pid }) => pid)
}

test('two processes on one database tell each other, and end each other’s streams', async () => {
  const second = await server.another()
  const clerk = await server.userWith([])
  const here = await server.desk(server.admin)
  const there = await server.desk(clerk, second.address)
  await server.admin.post('/auth/rol', role('DE AQUÍ'))
  await eventually(() => expect([told(here), told(there)]).toEqual([[['Role']], [['Role']]]))
  const headers = { authorization: `Bearer ${server.admin.token}`, 'content-type': 'application/json' }
  const body = JSON.stringify(role('DE ALLÁ'))
  await fetch(`${second.address}/api/auth/rol`, { method: 'POST', headers, body })
  await eventually(() => expect([told(here).length, told(there).length]).toEqual([2, 2]))
  await clerk.post('/auth/logout')
  await eventually(() => expect([here.ended(), there.ended()]).toEqual([false, true]))
  await second.stop()
})

test('a process without streams holds no connection, and one with many holds one', async () => {
  await server.desk(server.admin)
  const second = await server.another()
  // PostgreSQL lists a connection a moment longer than it lasts: the one of the process that ended before, too.
  await eventually(async () => expect(await listeners()).toHaveLength(1))
  const before = await listeners()
  const streams = await Promise.all([1, 2, 3].map(() => server.desk(server.admin, second.address)))
  expect(await listeners()).toHaveLength(2)
  streams.forEach((stream) => stream.leave())
  await second.stop()
  await eventually(async () => expect(await listeners()).toEqual(before))
})

test('the lost connection comes back, everybody is told to fetch everything, and hears again', async () => {
  const stream = await server.desk(server.admin)
  const [pid] = await listeners()
  await sql`select pg_terminate_backend(${pid})`.execute(server.db)
  await eventually(() => expect(stream.heard.map(({ event }) => event)).toEqual(['inicio', 'todo']))
  await eventually(async () => expect(await listeners()).not.toContain(pid))
  await marker(server, stream)
  expect(stream.ended()).toBe(false)
})

test('a session that ended while nobody listened loses its stream when the connection is back', async () => {
  const clerk = await server.userWith([])
  const stream = await server.desk(clerk)
  const { user } = (await clerk.get('/auth/verify')).body
  // Without a notification, like a change while the connection is lost; a real one might be back too early.
  await server.db.deleteFrom('sessions').where('user_id', '=', user.id).execute()
  await marker(server, stream)
  expect(stream.ended()).toBe(false)
  const [pid] = await listeners()
  await sql`select pg_terminate_backend(${pid})`.execute(server.db)
  await eventually(() => expect(stream.ended()).toBe(true))
})

/** A stream on a connection of its own that was asked nothing else; undici's may keep more ready than the test knows of. */
const bareStream = async (address: string) => {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname)
  const seen = { text: '', closed: false }
  socket.on('data', (piece) => (seen.text += String(piece)))
  socket.on('close', () => (seen.closed = true))
  socket.on('error', () => undefined)
  socket.write(`GET /api/cambios HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${server.admin.token}\r\n\r\n`)
  await eventually(() => expect(seen.text).toContain('inicio'))
  return { socket, closed: () => seen.closed }
}

test('a reader that takes nothing is dropped, and the others go on', async () => {
  const stream = await server.desk(server.admin)
  const { socket, closed } = await bareStream(server.address)
  socket.pause()
  // Far more than a socket buffers, in the longest messages that NOTIFY allows. A few at a time, each after the reading stream got
  // the ones before, so that only the stalled stream is dropped.
  const tags = Array.from({ length: 500 }, () => 'Scholarship')
  for (let sent = 0; sent < 2000; sent += 8) {
    await sql`select pg_notify('cambios', json_build_object('tags', ${JSON.stringify(tags)}::json, 'n', n)::text)
      from generate_series(1, 8) n`.execute(server.db)
    await until(() => told(stream).length === sent + 8)
  }
  socket.resume()
  await eventually(() => expect(closed()).toBe(true))
  await marker(server, stream)
  expect(told(stream)).toHaveLength(2001)
})

test('a server with open streams closes, without waiting for their readers to leave', async () => {
  const second = await server.another()
  const streams = await Promise.all([1, 2, 3].map(() => bareStream(second.address)))
  // The streams stay open: a server that waited for their end would never close.
  await second.app.close()
  await eventually(() => expect(streams.map(({ closed }) => closed())).toEqual([true, true, true]))
  await expect(streamOf(second.address, server.admin.token)).rejects.toThrow()
  await second.stop()
})
