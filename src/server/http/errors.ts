import type { Socket } from 'node:net'
import type { ErrorObject } from 'ajv'
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import { isDatabaseAway, isDiskFull } from '../db/retry'
import { escapeHtml } from '../shared/html'
import { badRequest, conflict, DISK_FULL, HttpProblem, notFound } from '../shared/problem'
import { fieldProblems, problemsMessage } from './validation'

const MEANINGS: Record<string, { campo?: string; message: string }> = {
  roles_name_key: { campo: 'nameRol', message: 'Ya hay un rol con ese nombre.' },
  users_name_key: { campo: 'name', message: 'Ya hay un usuario con ese nombre.' },
  students_curp_key: { campo: 'curp', message: 'Ya hay un alumno con esa CURP.' },
  students_control_key: { campo: 'numero_control', message: 'Ya hay un alumno con ese número de control.' },
  cycles_do_not_overlap: { campo: 'fecha_inicio', message: 'Las fechas se cruzan con otro ciclo escolar.' },
  departments_name_key: { campo: 'nombre', message: 'Ya hay un departamento con ese nombre.' },
  employees_department_fkey: { message: 'Este departamento tiene colaboradores.' },
  concepts_name_key: { campo: 'nombre', message: 'Ya hay un concepto con ese nombre.' },
  services_name_key: { campo: 'nombre', message: 'Ya hay un servicio con ese nombre en el ciclo.' },
  charges_once_per_service_month: { message: 'Uno de los alumnos ya tiene el cargo de ese mes.' },
  document_kinds_name_key: { campo: 'nombre', message: 'Ya hay un documento con ese nombre.' },
  guardians_name_key: { campo: 'nombre', message: 'El alumno ya tiene un responsable con ese nombre.' },
  fiscals_rfc_key: { campo: 'rfc', message: 'La familia ya tiene ese RFC.' },
  bank_accounts_name_key: { campo: 'nombre', message: 'Ya hay una cuenta del banco con ese nombre.' },
  bank_movements_payment_key: { message: 'Ese pago ya tiene su depósito.' },
  reminder_rules_dias_key: { campo: 'dias', message: 'Ya hay un recordatorio para ese día.' },
  groups_name_key: { campo: 'nombre', message: 'Ya hay un grupo con ese nombre en el ciclo.' },
  enrolments_once_per_cycle: { message: 'Uno de los alumnos ya está inscrito en este ciclo.' },
  charges_never_overpaid: { message: 'El pago rebasa lo que falta por pagar.' },
  credits_never_negative: { message: 'La familia ya no tiene ese saldo a favor.' },
  tuition_never_overpaid: { message: 'El pago rebasa lo que falta por pagar de una colegiatura.' },
}

const FOREIGN_KEY = '23503'
const HANGS = 'Otros datos dependen de este registro: vuelve a intentar.'

/** 409 for a constraint that two users broke at the same moment; null for any other error. */
const constraintProblem = (error: unknown): HttpProblem | null => {
  const name = (error as { constraint?: unknown } | null)?.constraint
  const meaning = typeof name === 'string' ? MEANINGS[name] : undefined
  if (!meaning) return (error as { code?: unknown } | null)?.code === FOREIGN_KEY ? conflict(HANGS) : null
  return conflict(meaning.message, meaning.campo ? { [meaning.campo]: meaning.message } : undefined)
}

const FASTIFY: Record<string, [number, string]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'Lo que enviaste es demasiado grande.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'El servidor no recibe este tipo de contenido.'],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'Los datos no llegaron como JSON válido.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'Los datos llegaron incompletos.'],
}

export const serviceProblem = (error: unknown): HttpProblem | null => {
  if (error instanceof HttpProblem) return error
  if (isDiskFull(error)) return new HttpProblem(507, DISK_FULL)
  if (isDatabaseAway(error))
    return new HttpProblem(503, 'La base de datos no responde. Intenta de nuevo en un momento.')
  return constraintProblem(error)
}

export const requestProblem = (error: FastifyError & { validation?: unknown }): HttpProblem | null => {
  if (error.validation) {
    const campos = fieldProblems(error.validation as ErrorObject[])
    return badRequest(problemsMessage(campos), campos)
  }
  const refusal = FASTIFY[error.code]
  if (refusal) return new HttpProblem(...refusal)
  if (error instanceof SyntaxError && error.statusCode === 400)
    return badRequest('Los datos no llegaron como JSON válido.')
  const problem = serviceProblem(error)
  if (problem) return problem
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500)
    return new HttpProblem(error.statusCode, 'La solicitud no es válida.')
  return null
}

const STYLE = `:root{color-scheme:light dark}
body{margin:0;min-height:100dvh;display:grid;place-content:center;padding:24px;box-sizing:border-box;font:1rem/1.5 system-ui,sans-serif;text-align:center}
h1{font-size:1.375rem}`

const opensPage = ({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): boolean =>
  url.startsWith('/files/') && (headers.accept?.includes('text/html') ?? false)

const refusalPage = ({ message }: HttpProblem): string => `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>No se puede abrir</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>No se puede abrir</h1>
<p>${escapeHtml(message)}</p>
<p><a href="/">Ir al inicio</a></p>
</main>
</body>
</html>
`

/** Errors as `{ ok: false, message, campos? }`, or as a page when opened in a tab. @param onDiskFull a write failed for lack of space */
export const installErrors = (app: FastifyInstance, onDiskFull: () => void = () => undefined): void => {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const problem = requestProblem(error)
    if (problem?.status === 507) {
      onDiskFull()
      request.log.error({ err: error }, 'a disk is full')
    }
    if (!problem) request.log.error({ err: error }, 'unexpected failure')
    const answer = problem ?? new HttpProblem(500, 'Ocurrió un error inesperado. Intenta de nuevo.')
    void reply.code(answer.status).headers(answer.headers)
    return opensPage(request)
      ? reply.type('text/html; charset=utf-8').send(refusalPage(answer))
      : reply.send(answer.body())
  })
}

/** Such as `/api/%`, which Fastify refuses before any of our routes. */
export const unreadableAddress = () => ({ status: 404, body: unknownAddress().body() })

export const unknownAddress = (): HttpProblem => notFound('No existe esta dirección.')

const WORDS: Record<400 | 408 | 431, [phrase: string, message: string]> = {
  400: ['Bad Request', 'La solicitud no es válida.'],
  408: ['Request Timeout', 'La solicitud tardó demasiado en llegar.'],
  431: ['Request Header Fields Too Large', 'La dirección o los encabezados son demasiado largos.'],
}

const STATUSES: Record<string, 408 | 431> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

export const refuseRaw = (error: NodeJS.ErrnoException, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const status = STATUSES[error.code ?? ''] ?? 400
  const [phrase, message] = WORDS[status]
  const body = JSON.stringify(new HttpProblem(status, message).body())
  socket.end(
    `HTTP/1.1 ${status} ${phrase}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
    () => socket.destroy(),
  )
}
