import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { HttpProblem } from './problem'

const WORDS: Record<number, [phrase: string, message: string]> = {
  400: ['Bad Request', 'La solicitud no es válida.'],
  408: ['Request Timeout', 'La solicitud tardó demasiado en llegar.'],
  431: ['Request Header Fields Too Large', 'La dirección o los encabezados son demasiado largos.'],
}

const statusOf = (code: string | undefined): number => {
  if (code === 'HPE_HEADER_OVERFLOW') return 431
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400
}

/** What Node refuses before there is a request, in the words and the shape of every other refusal. */
export const refuseRaw = (error: NodeJS.ErrnoException, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const status = statusOf(error.code)
  const [phrase, message] = WORDS[status] as [string, string]
  const body = JSON.stringify(new HttpProblem(status, message).body())
  socket.end(
    `HTTP/1.1 ${status} ${phrase}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
    () => socket.destroy(),
  )
}

/** While the server ends: calls under way finish, new ones on a kept connection are told to come back. */
export const refuseWhenClosing = (app: FastifyInstance): void => {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onRequest', async () => {
    if (!closing) return
    throw new HttpProblem(503, 'El servidor se está cerrando. Intenta de nuevo en un momento.', undefined, {
      'retry-after': '5',
      connection: 'close',
    })
  })
}
