/** One event as it came. */
export interface Heard {
  event: string
  data: Record<string, unknown>
}

export interface TestStream {
  status: number
  headers: Headers
  /** Events so far, in order; comments are not among them. */
  heard: Heard[]
  /** True once the server closed it. */
  ended: () => boolean
  /** `origen` of the first event. */
  origin: () => string
  leave: () => void
}

const eventIn = (block: string): Heard[] => {
  const [, event, data] = /^event: (.*)\ndata: (.*)$/.exec(block) ?? []
  return event === undefined ? [] : [{ event, data: JSON.parse(data ?? '{}') as Heard['data'] }]
}

/**
 * `GET /cambios` over a socket, read on its own apart from the client's parser.
 * @param address such as http://127.0.0.1:3000
 */
export const streamOf = async (address: string, token: string): Promise<TestStream> => {
  const leaving = new AbortController()
  const response = await fetch(`${address}/api/cambios`, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
    signal: leaving.signal,
  })
  const stream = { rest: '', ended: false }
  const heard: Heard[] = []
  const read = async () => {
    const decoder = new TextDecoder()
    try {
      for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
        const blocks = (stream.rest + decoder.decode(chunk, { stream: true })).split('\n\n')
        stream.rest = blocks.pop() ?? ''
        heard.push(...blocks.flatMap(eventIn))
      }
    } finally {
      stream.ended = true
    }
  }
  void read().catch(() => undefined)
  return {
    status: response.status,
    headers: response.headers,
    heard,
    ended: () => stream.ended,
    origin: () => String(heard[0]?.data['origen']),
    leave: () => leaving.abort(),
  }
}
