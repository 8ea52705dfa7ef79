import { Readable } from 'node:stream'

/** Events are some forty bytes: whoever lets this much lie, in bytes, has stopped reading and fetches anew when back. */
const MOST_WAITING = 64 * 1024

export const HEARTBEAT = ': latido\n\n'

/** One event as it travels (WHATWG, server-sent events). */
export const eventText = (event: string, data: object): string =>
  `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`

export interface EventStream {
  readonly readable: Readable
  /** A reader that is too slow is dropped: it comes back and catches up. */
  send(text: string): void
  /** Lets what was sent arrive, then closes. */
  end(): void
}

/** @param gone runs once, whoever closed it */
export const createEventStream = (gone: () => void): EventStream => {
  // Pulled by the response; what the socket does not take waits here.
  const readable = new Readable({ read: () => undefined, encoding: 'utf8' })
  readable.once('close', gone)
  let ended = false
  return {
    readable,
    send: (text) => {
      if (ended || readable.destroyed) return
      readable.push(text)
      if (readable.readableLength > MOST_WAITING) readable.destroy()
    },
    end: () => {
      if (ended || readable.destroyed) return
      ended = true
      readable.push(null)
    },
  }
}
