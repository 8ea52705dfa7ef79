import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { createRandom } from '@demo/random'

/**
 * late: an answer comes later · unasked: the line is cut before a statement arrives · unanswered: cut when its answer comes, so it
 * was done · abandoned: cut as soon as it has arrived · mute: its answer is swallowed, and the line cut seconds later
 */
const KINDS = [
  ['late', 4],
  ['unasked', 1],
  ['unanswered', 3],
  ['abandoned', 2],
  ['mute', 1],
] as const
type Kind = (typeof KINDS)[number][0]

interface Fault {
  kind: Kind
  /** Statements of its connection before it. */
  after: number
  /** Only a COMMIT: whether it happened is then what nobody knows. */
  atCommit: boolean
  /** How late, or how long mute. */
  ms: number
}

/** What befalls the connections: the same for the same seed, connection by connection. @param between statements from one fault to the next, at the most */
export const faultsOf = (seed: number, connection: number, between: number) => {
  const random = createRandom(seed + connection * 7919)
  return (): Fault => {
    const kind = random.weighted<Kind>(KINDS)
    return {
      kind,
      after: random.between(1, between),
      atCommit: random.chance(0.5),
      ms: random.between(5, kind === 'mute' ? 2_000 : 300),
    }
  }
}

/** Length of the whole first message of a buffer, 0 where it is not whole yet (PostgreSQL's protocol, 55.7). */
const firstLength = (bytes: Buffer, hasType: boolean): number => {
  const head = hasType ? 1 : 0
  if (bytes.length < head + 4) return 0
  const length = head + bytes.readInt32BE(head)
  return bytes.length < length ? 0 : length
}

const isEndOfStatement = (message: Buffer): boolean => 'QS'.includes(String.fromCharCode(message[0] ?? 0))
const isCommit = (message: Buffer): boolean => /^Q.{4}commit/is.test(message.toString('latin1', 0, 16))

/** A network between the product and its database that delays, cuts and loses, at points that a seed chooses. */
export const faultyLine = async (to: { host: string; port: number }, seed: number, between: number) => {
  const sockets = new Set<Socket>()
  const happened: Record<Kind, number> = { late: 0, unasked: 0, unanswered: 0, abandoned: 0, mute: 0 }
  let isFaulty = false
  let connections = 0

  const carry = (near: Socket): void => {
    const far = connect(to.port, to.host)
    const cut = () => [near, far].forEach((socket) => socket.destroy())
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.setNoDelay(true)
      socket.on('error', cut)
      socket.on('close', () => {
        sockets.delete(socket)
        cut()
      })
    }
    const next = faultsOf(seed, ++connections, between)
    let [fault, statements, hasBegun] = [next(), 0, false]
    let waiting = Buffer.alloc(0)
    /** Of the statement that is under way. */
    let fate: Fault | null = null
    let answering: Promise<unknown> = Promise.resolve()

    const ask = (message: Buffer): void => {
      if (isFaulty && isEndOfStatement(message) && ++statements >= fault.after)
        if (!fault.atCommit || isCommit(message)) {
          fate = fault
          happened[fate.kind]++
          ;[fault, statements] = [next(), 0]
          if (fate.kind === 'unasked') return cut()
        }
      far.write(message)
      if (fate?.kind === 'abandoned') far.end(cut)
      if (fate?.kind === 'mute') setTimeout(cut, fate.ms).unref()
    }
    near.on('data', (bytes) => {
      waiting = Buffer.concat([waiting, bytes])
      for (let length = firstLength(waiting, hasBegun); length > 0; length = firstLength(waiting, hasBegun)) {
        const message = waiting.subarray(0, length)
        waiting = waiting.subarray(length)
        if (hasBegun) ask(message)
        else far.write(message)
        hasBegun = true
      }
    })
    far.on('data', (bytes) => {
      if (fate?.kind === 'mute' || fate?.kind === 'abandoned') return
      if (fate?.kind === 'unanswered') return cut()
      const late = fate?.kind === 'late' ? fate.ms : 0
      fate = null
      // One after the other: what comes behind a late answer waits for it.
      answering = answering.then(() => (late > 0 ? pause(late) : null)).then(() => near.write(bytes))
    })
  }
  const server = createServer(carry)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    happened,
    begin: () => void (isFaulty = true),
    end: () => void (isFaulty = false),
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
