import { type FakeNetwork, until } from '../state/fakeNetwork'

const CALL = 'GET /cambios'

/** A server's end of one stream. */
export interface FakeStream {
  say: (event: string, data: object) => void
  raw: (text: string) => void
  end: () => void
  /** Whether the client has left. */
  left: () => boolean
}

const openOne = () => {
  let controller!: ReadableStreamDefaultController<Uint8Array>
  let left = false
  const body = new ReadableStream<Uint8Array>({ start: (given) => void (controller = given) })
  const raw = (text: string) => {
    if (!left) controller.enqueue(new TextEncoder().encode(text))
  }
  const stream: FakeStream = {
    raw,
    say: (event, data) => raw(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    end: () => controller.close(),
    left: () => left,
  }
  /** As fetch does when its request is given up: the body breaks off. */
  const leave = () => {
    left = true
    controller.error(new DOMException('Aborted', 'AbortError'))
  }
  const response = new Response(body, { headers: { 'content-type': 'text/event-stream' } })
  return { stream, leave, response }
}

/** A server that streams: each call opens one more, which leaves with its request. */
export const fakeStreams = (network: FakeNetwork) => {
  const streams: FakeStream[] = []
  const leaving: (() => void)[] = []
  const accept = () =>
    network.on(CALL, () => {
      const { stream, leave, response } = openOne()
      streams.push(stream)
      leaving.push(leave)
      return response
    })
  accept()
  /** The network's, with bodies that end with their request. */
  const fetch = (async (request: Request) => {
    const response = await network.fetch(request)
    const leave = response.headers.get('content-type') === 'text/event-stream' ? leaving.shift() : undefined
    if (leave) request.signal.addEventListener('abort', leave)
    return response
  }) as typeof network.fetch
  return {
    fetch,
    accept,
    count: () => streams.length,
    calls: () => network.count(CALL),
    tokens: () =>
      network.sent
        .filter(({ path }) => path === '/cambios')
        .map(({ headers }) => headers.get('authorization')),
    /** The n-th stream, once it is open and the client has been told so. */
    opened: async (
      n: number,
      { origen = `origen-de-prueba-${n}`, recientes = undefined as string[] | undefined } = {},
    ) => {
      await until(() => streams.length >= n)
      const stream = streams[n - 1] as FakeStream
      stream.say('inicio', { origen, recientes })
      return stream
    },
  }
}
