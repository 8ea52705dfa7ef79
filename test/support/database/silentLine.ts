import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import type pg from 'pg'

export interface SilentLine {
  /** The same database, by way of this line. */
  connection: pg.PoolConfig
  /** What is connected now hears nothing any more and is not told; new connections work. */
  fallSilent(): void
  close(): Promise<void>
}

/** A network between us and a database that may lose connections without a word, as a switched off firewall does. */
export const silentLine = async (to: pg.PoolConfig): Promise<SilentLine> => {
  const pairs = new Set<[Socket, Socket]>()
  const server = createServer((near) => {
    const far = connect(to.port as number, to.host as string)
    pairs.add([near, far])
    near.pipe(far)
    far.pipe(near)
    for (const socket of [near, far]) socket.on('error', () => undefined)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    connection: { ...to, host: '127.0.0.1', port: (server.address() as AddressInfo).port },
    fallSilent: () => {
      for (const [near, far] of pairs) {
        near.unpipe(far)
        far.unpipe(near)
        near.resume()
      }
    },
    close: async () => {
      for (const pair of pairs) for (const socket of pair) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
