import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Channel } from './announce'

const FIRST_PAUSE_MS = 100
const MAX_PAUSE_MS = 5_000
/** Milliseconds without an answer until a connection counts as lost. */
const PATIENCE_MS = 10_000

interface ListenerOptions {
  connection: pg.PoolConfig
  channels: readonly Channel[]
  heard: (channel: string, payload: string) => void
  back: () => void
  log: { warn: (what: object, message: string) => void }
}

interface Listener {
  ready(): Promise<void>
  check(): Promise<void>
  close(): Promise<void>
}

/** The one connection that LISTENs, outside the pool. Opens at its first use and reconnects by itself. */
export const createListener = ({ connection, channels, heard, back, log }: ListenerOptions): Listener => {
  const ending = new AbortController()
  let current: { client: pg.Client; listening: Promise<void> } | null = null

  const reconnect = async (client: pg.Client): Promise<void> => {
    if (current?.client !== client) return
    current = null
    log.warn({}, 'the connection that listens for changes was lost')
    for (let pause = FIRST_PAUSE_MS; !ending.signal.aborted; pause = Math.min(pause * 2, MAX_PAUSE_MS)) {
      await sleep(pause / 2 + Math.random() * (pause / 2), null, { signal: ending.signal }).catch(() => null)
      if (ending.signal.aborted) return
      try {
        await whenListening()
        return back()
      } catch (error) {
        log.warn({ err: error }, 'no connection to listen for changes yet')
      }
    }
  }

  const connect = async (client: pg.Client): Promise<void> => {
    let listens = false
    // `end` handles the loss; but without a listener for `error` the process would end.
    client.on('error', () => undefined)
    client.on('notification', ({ channel, payload = '' }) => heard(channel, payload))
    client.once('end', () => {
      if (listens) void reconnect(client)
    })
    try {
      await client.connect()
      await client.query(channels.map((channel) => `LISTEN ${channel}`).join(';'))
      listens = true
    } catch (error) {
      if (current?.client === client) current = null
      await client.end().catch(() => undefined)
      throw error
    }
  }

  const open = () => {
    const client = new pg.Client({
      ...connection,
      application_name: 'escuela cambios',
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
      keepAlive: true,
    })
    const listening = connect(client)
    return { client, listening }
  }

  const whenListening = (): Promise<void> => {
    if (ending.signal.aborted) return Promise.reject(new Error('the listener is closed'))
    current ??= open()
    return current.listening
  }

  return {
    ready: whenListening,
    check: async () => {
      const { client } = current ?? {}
      // With a query in progress, `end` closes the socket instead of waiting for an answer.
      await client?.query('SELECT 1').catch(() => client.end().catch(() => undefined))
    },
    close: async () => {
      ending.abort()
      const last = current
      current = null
      await last?.listening.catch(() => undefined)
      await last?.client.end().catch(() => undefined)
    },
  }
}
