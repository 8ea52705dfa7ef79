import { Writable } from 'node:stream'
import { buildApp } from '@server/app'
import { loggerOptions } from '@server/start'
import type { TestServer } from './harness'

/** The same database behind an app that logs everything it can, and what it wrote. */
export const loggingApp = async ({ db, connection, files, clock }: TestServer) => {
  const lines: string[] = []
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk))
      done()
    },
  })
  const app = await buildApp({
    db,
    connection,
    files,
    now: () => clock.now,
    schoolName: 'X',
    timeZone: 'America/Mexico_City',
    secret: 's'.repeat(32),
    sharedSecret: 's'.repeat(32),
    logger: { ...(loggerOptions('trace') as object), stream },
  })
  return { app, lines }
}
