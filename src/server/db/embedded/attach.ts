import { readlink, realpath, rm } from 'node:fs/promises'
import { platform } from 'node:os'
import { accepts } from './access'
import type { Cluster } from './cluster'
import { endOf, stopPostmaster, untilReady, type Running } from './postmaster'
import { isAlive, isKnown, isServerOf, pidFile, readPostmaster } from './postmasterFile'

/** After an update or a fresh `npm ci` the old server runs from files that are gone; it must not be kept. */
const runsOurProgram = async ({ binaries }: Cluster, pid: number): Promise<boolean> =>
  platform() !== 'linux' || (await readlink(`/proc/${pid}/exe`)) === (await realpath(binaries.postgres))

const isFit = async (cluster: Cluster, pid: number): Promise<number | undefined> => {
  if (!(await runsOurProgram(cluster, pid))) return undefined
  const { port = 0 } = (await readPostmaster(cluster.folder)) ?? {}
  return (await accepts(cluster, port)) ? port : undefined
}

/**
 * The server that a killed product left behind, if there is one that lives and is ours. Also puts postmaster.pid
 * right: a number that now belongs to another program, or no number at all, would keep PostgreSQL from starting. The
 * file of a dead server stays: PostgreSQL removes it after asking whether processes of that server survive.
 * Only called under the lock of DATA_DIR.
 * @param wanted the only port that is of use, when there is one already
 */
export const attach = async (cluster: Cluster, wanted?: number): Promise<Running | undefined> => {
  const { folder, log } = cluster
  const found = await readPostmaster(folder)
  if (found && !isKnown(found.pid)) return undefined
  if (!found || !(await isServerOf(folder, found.pid))) {
    await rm(pidFile(folder), { force: true })
    return undefined
  }
  const { pid } = found
  const ended = endOf(cluster, pid)
  if (!(await untilReady(cluster, pid, () => isAlive(pid)))) return undefined
  const port = await isFit(cluster, pid).catch(() => undefined)
  if (port !== undefined && (wanted === undefined || wanted === port)) {
    log('Se retoma la base de datos que quedó abierta de la vez anterior.')
    return { pid, port, ended }
  }
  await stopPostmaster(cluster, { pid, port: 0, ended })
  return undefined
}
