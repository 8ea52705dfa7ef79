import { createServer, type AddressInfo, type Socket } from 'node:net'

/** A reply, or what no good server does: to say nothing, to hang up, or to begin an answer and never end it. */
export type Step = string | 'SILENCE' | 'CLOSE' | 'TRICKLE'

export interface Script {
  readonly greeting?: Step
  readonly ehlo?: Step
  readonly auth?: Step
  readonly mail?: Step
  readonly rcpt?: Step
  readonly data?: Step
  /** After the text. */
  readonly text?: Step
  /** What EHLO offers. */
  readonly offers?: readonly string[]
}

export interface ScriptedServer {
  readonly port: number
  /** Commands as they came. */
  readonly heard: string[]
  /** Texts that came whole, also those that were refused afterwards. */
  readonly texts: string[]
  play(script: Script): void
  close(): Promise<void>
}

const VERBS = { EHLO: 'ehlo', AUTH: 'auth', MAIL: 'mail', RCPT: 'rcpt', DATA: 'data' } as const
type Place = Exclude<keyof Script, 'offers'>

const USUAL: Record<Place, string> = {
  greeting: '220 correo de prueba',
  ehlo: '',
  auth: '235 2.7.0 ok',
  mail: '250 2.1.0 ok',
  rcpt: '250 2.1.5 ok',
  data: '354 adelante',
  text: '250 2.0.0 aceptado',
}

/** To a pipelined DATA after a refusal. */
const NO_RECIPIENT = '503 5.5.1 no recipients'

const ehloOf = ({ offers = [] }: Script): string =>
  ['correo.prueba', 'AUTH PLAIN LOGIN', ...offers]
    .map((line, at, all) => `250${at + 1 < all.length ? '-' : ' '}${line}`)
    .join('\r\n')

const answer = (socket: Socket, step: Step): void => {
  if (step === 'SILENCE') return
  if (step === 'CLOSE') return void socket.destroy()
  if (step !== 'TRICKLE') return void socket.write(`${step}\r\n`)
  const timer = setInterval(() => socket.write('250-espera\r\n'), 30)
  socket.on('close', () => clearInterval(timer))
}

/** A mail server that says what a test tells it to, as `smtp-server` would never do. */
export const startScriptedServer = async (): Promise<ScriptedServer> => {
  let script: Script = {}
  const [heard, texts]: [string[], string[]] = [[], []]
  const sockets = new Set<Socket>()
  const stepOf = (place: Place): Step => script[place] ?? (place === 'ehlo' ? ehloOf(script) : USUAL[place])

  const hear = (socket: Socket, line: string): 'text' | 'commands' => {
    heard.push(line)
    const verb = line.slice(0, 4).toUpperCase()
    if (verb === 'QUIT') socket.end('221 adios\r\n')
    else if (verb in VERBS) {
      const isRefused = (['mail', 'rcpt'] as const).some((place) => /^[45]/.test(stepOf(place)))
      const step = verb === 'DATA' && isRefused ? NO_RECIPIENT : stepOf(VERBS[verb as keyof typeof VERBS])
      answer(socket, step)
      if (verb === 'DATA' && /^[23]/.test(step)) return 'text'
    } else answer(socket, '502 5.5.1 no')
    return 'commands'
  }

  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined)
    answer(socket, stepOf('greeting'))
    let [waiting, reads]: [string, 'text' | 'commands'] = ['', 'commands']
    socket.on('data', (chunk) => {
      waiting += chunk.toString('utf8')
      for (;;) {
        const end = reads === 'text' ? '\r\n.\r\n' : '\r\n'
        const at = waiting.indexOf(end)
        if (at < 0) return
        const line = waiting.slice(0, at)
        waiting = waiting.slice(at + end.length)
        if (reads === 'commands') reads = hear(socket, line)
        else {
          texts.push(line)
          reads = 'commands'
          answer(socket, stepOf('text'))
        }
      }
    })
  })
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
  return {
    port: (server.address() as AddressInfo).port,
    heard,
    texts,
    play: (next) => {
      script = next
      heard.length = 0
      texts.length = 0
    },
    close: () => {
      sockets.forEach((socket) => socket.destroy())
      return new Promise((done) => void server.close(() => done()))
    },
  }
}
