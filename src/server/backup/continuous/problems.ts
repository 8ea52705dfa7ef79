import type { FastifyBaseLogger } from 'fastify'
import { codeOf } from '../../shared/errorCode'
import { StartError } from '../../startError'
import { OtherDatabase } from './segments'

const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])
const GONE = new Set(['ENOENT', 'ENOTDIR', 'ENODEV', 'ENXIO', 'ESTALE', 'EHOSTDOWN', 'ENOTCONN'])
const CLOSED = new Set(['EACCES', 'EPERM', 'EROFS'])

const problemOf = (error: unknown, folder: string): string => {
  const code = String(codeOf(error))
  if (error instanceof StartError) return error.message
  if (error instanceof OtherDatabase)
    return `En ${folder} hay otra copia de esta base: la copia continua empieza de nuevo en una carpeta aparte.`
  if (FULL.has(code)) return `La copia continua no cabe en el disco: libera espacio en ${folder}.`
  if (GONE.has(code))
    return `La carpeta de la copia continua no está: conecta el disco de ${folder} o revisa BACKUP_DIR.`
  if (CLOSED.has(code))
    return `En la carpeta de la copia continua no se puede escribir: revisa los permisos de ${folder} y si el disco quedó solo de lectura.`
  return `La copia continua no se pudo escribir en ${folder}; el motivo está en el registro.`
}

const KINDS = ['stuck', 'carry', 'backlog', 'base', 'files'] as const

/** A sentence for each kind of failure that lasts. */
export const createProblems = (cluster: () => string, log: Pick<FastifyBaseLogger, 'error'>) => {
  const now: { [Kind in (typeof KINDS)[number]]?: string | null } = {}
  return {
    now,
    fail: (kind: keyof typeof now, error: unknown): void => {
      const sentence = problemOf(error, cluster())
      if (now[kind] !== sentence) log.error({ err: error }, 'the continuous copy failed')
      now[kind] = sentence
    },
    /** The gravest problem at present. */
    first: (): string | null => KINDS.map((kind) => now[kind]).find((each) => each != null) ?? null,
  }
}

export type Problems = ReturnType<typeof createProblems>
