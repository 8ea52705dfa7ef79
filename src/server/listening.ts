import { createServer } from 'node:net'
import type { Config } from './config'
import { StartError } from './startError'

type Where = Pick<Config, 'port' | 'host'>

export const listenProblem = (error: unknown, { port, host }: Where): StartError | null => {
  const { code } = error as { code?: unknown }
  const why: Record<string, string> = {
    EADDRINUSE: `El puerto ${port} ya está en uso: cierre el otro programa o elija otro en PORT.`,
    EACCES: `No se permite usar el puerto ${port}: elija en PORT uno a partir de 1024.`,
    EADDRNOTAVAIL: `Esta máquina no tiene la dirección ${host}: revise HOST.`,
    ENOTFOUND: `No se encuentra la dirección ${host}: revise HOST.`,
  }
  const message = why[String(code)]
  return message === undefined ? null : new StartError(message, { cause: error })
}

/** Checked before a database is made, so that a busy port leaves nothing behind. @throws StartError */
export const assertListens = (where: Where): Promise<void> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error) => reject(listenProblem(error, where) ?? error))
    server.listen(where.port, where.host, () => server.close(() => resolve()))
  })
