import type { FastifyInstance, FastifyRequest } from 'fastify'
import { badRequest, HttpProblem } from '../shared/problem'

/** Milliseconds: a JSON body is a few kilobytes, so a slower one keeps a connection busy on purpose. */
const BODY_WITHIN_MS = 20_000

const utf8 = new TextDecoder('utf-8', { fatal: true })

const NOT_UTF8 = 'El texto no llegó como UTF-8 válido.'

/** @throws 400 when the bytes are not UTF-8: an unreadable letter must not be stored as another one */
const textOf = (body: Buffer): string => {
  try {
    return utf8.decode(body)
  } catch {
    throw badRequest(NOT_UTF8)
  }
}

/** The parser of forms replaces bytes that it cannot read by U+FFFD. @throws 400 */
export const assertReadable = (text: string): void => {
  if (text.includes('\uFFFD')) throw badRequest(NOT_UTF8)
}

const assertReadableQuery = async ({ url }: FastifyRequest): Promise<void> => {
  const at = url.indexOf('?')
  if (at < 0 || !url.includes('%', at)) return
  try {
    decodeURIComponent(url.slice(at + 1))
  } catch {
    throw badRequest(NOT_UTF8)
  }
}

export const installBodies = (app: FastifyInstance, within = BODY_WITHIN_MS): void => {
  app.addHook('onRequest', assertReadableQuery)
  app.addHook('preParsing', async (request, reply, payload) => {
    const { 'content-length': length = '0', 'transfer-encoding': coding } = request.headers
    if (request.isMultipart() || (length === '0' && coding === undefined)) return payload
    const timer = setTimeout(() => {
      reply.header('connection', 'close')
      reply.raw.once('finish', () => request.raw.destroy())
      if (payload.listenerCount('error') === 0) return void request.raw.destroy()
      payload.emit('error', new HttpProblem(408, 'La solicitud tardó demasiado en llegar.'))
    }, within)
    const inTime = (): void => clearTimeout(timer)
    payload.once('end', inTime)
    reply.raw.once('close', inTime)
    return payload
  })
  const json = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    // A proxy may drop the body of a DELETE and keep its content type. An empty body is no body, not a syntax error.
    if (body.length === 0) return done(null, undefined)
    try {
      json(request, textOf(body), done)
    } catch (error) {
      done(error as Error, undefined)
    }
  })
}
