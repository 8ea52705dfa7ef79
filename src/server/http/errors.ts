import type { ErrorObject } from 'ajv'
import type { FastifyError, FastifyInstance } from 'fastify'
import { isDatabaseAway } from '../db/retry'
import { constraintProblem } from './constraints'
import { badRequest, HttpProblem, notFound } from './problem'
import { opensPage, refusalPage } from './refusalPage'
import { fieldProblems, problemsMessage } from './validation'

/** Fastify's own refusals, said to a person. */
const FASTIFY: Record<string, [number, string]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'Lo que enviaste es demasiado grande.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'El servidor no recibe este tipo de contenido.'],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'Los datos no llegaron como JSON válido.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'Los datos llegaron incompletos.'],
}

const toProblem = (error: FastifyError & { validation?: unknown }): HttpProblem | null => {
  if (error instanceof HttpProblem) return error
  if (error.validation) {
    const campos = fieldProblems(error.validation as ErrorObject[])
    return badRequest(problemsMessage(campos), campos)
  }
  const known = FASTIFY[error.code]
  if (known) return new HttpProblem(...known)
  if (error instanceof SyntaxError && error.statusCode === 400)
    return badRequest('Los datos no llegaron como JSON válido.')
  if (isDatabaseAway(error))
    return new HttpProblem(503, 'La base de datos no responde. Intenta de nuevo en un momento.')
  const fromDatabase = constraintProblem(error)
  if (fromDatabase) return fromDatabase
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500)
    return new HttpProblem(error.statusCode, 'La solicitud no es válida.')
  return null
}

/** Every failure leaves as `{ ok: false, message, campos? }`, or as a page where a person opened a file; what is unexpected is logged whole and told in one sentence. */
export const installErrors = (app: FastifyInstance): void => {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const problem = toProblem(error)
    if (!problem) request.log.error({ err: error }, 'unexpected failure')
    const told = problem ?? new HttpProblem(500, 'Ocurrió un error inesperado. Intenta de nuevo.')
    void reply.code(told.status).headers(told.headers)
    return opensPage(request)
      ? reply.type('text/html; charset=utf-8').send(refusalPage(told))
      : reply.send(told.body())
  })
}

/** An address that cannot even be read (`/api/%`): refused before any route or handler of ours sees it. */
export const unreadableAddress = () => ({ status: 404, body: unknownAddress().body() })

export const unknownAddress = (): HttpProblem => notFound('No existe esta dirección.')
