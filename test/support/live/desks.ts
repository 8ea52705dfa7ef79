import type { FastifyInstance } from 'fastify'
import { HEARTBEAT_MS } from '@contract/live/live.rules'
import { buildApp } from '@server/app'
import { announce, CHANNELS } from '@server/db/announce'
import { createDb } from '@server/db/database'
import { createPool } from '@server/db/pool'
import { startServer, type Caller, type TestServer } from '../server/harness'
import { eventually } from '../eventually'
import { streamOf, type TestStream } from './streamOf'

const listen = (app: FastifyInstance): Promise<string> => app.listen({ port: 0, host: '127.0.0.1' })

/**
 * The heartbeat also checks the sessions, so in a test that waits long enough it would hide a message that was never sent. Here
 * it does nothing.
 */
const withoutHeartbeat = () => {
  const real = globalThis.setInterval
  const quiet = (work: () => void, ms?: number) => real(ms === HEARTBEAT_MS ? () => undefined : work, ms)
  return jest.spyOn(globalThis, 'setInterval').mockImplementation(quiet as typeof setInterval)
}

/** The real server on a socket, with its listening clients. */
export const startLiveServer = async () => {
  const timers = withoutHeartbeat()
  const server = await startServer()
  const address = await listen(server.app)
  const streams: TestStream[] = []
  /** A desk whose stream is open. */
  const desk = async (caller: Caller, at: string = address): Promise<TestStream> => {
    const stream = await streamOf(at, caller.token)
    streams.push(stream)
    await eventually(() => expect(stream.heard.map(({ event }) => event)).toEqual(['inicio']))
    return stream
  }
  /** Another process on the same database, as far as the database can tell. */
  const another = async () => {
    const { files, clock, connection, direct } = server
    const db = createDb(createPool(connection))
    const app = await buildApp({
      db,
      connection: direct,
      files,
      now: () => clock.now,
      schoolName: 'Colegio de Prueba',
      timeZone: 'America/Mexico_City',
      secret: 's'.repeat(32),
      sharedSecret: 's'.repeat(32),
    })
    /** For the end of a test: what Node's fetch keeps ready is cut, as below. */
    const stop = async () => {
      app.server.closeAllConnections()
      await app.close()
      await db.destroy()
    }
    return { address: await listen(app), app, stop }
  }
  const close = async () => {
    for (const stream of streams) stream.leave()
    // Node's fetch keeps a connection ready on which it never asked anything; the server would wait for its question.
    server.app.server.closeAllConnections()
    await server.close()
    timers.mockRestore()
  }
  return { ...server, address, desk, another, close }
}
export type LiveServer = Awaited<ReturnType<typeof startLiveServer>>

/** Tags a stream was told of, one list per event. */
export const told = ({ heard }: TestStream): unknown[] =>
  heard.filter(({ event }) => event === 'cambios').map(({ data }) => data['tags'])

let marks = 0

/**
 * Tells the streams a word of its own and waits for it, so that whatever was told before has come too: silence is then a fact and
 * not haste.
 */
export const marker = async ({ db }: Pick<TestServer, 'db'>, ...streams: TestStream[]): Promise<void> => {
  const tags = [`MARCA ${++marks}`]
  await announce(db, CHANNELS.changes, JSON.stringify({ tags }))
  for (const stream of streams) await eventually(() => expect(told(stream)).toContainEqual(tags))
}
