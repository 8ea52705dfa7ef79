import type { ChildProcess } from 'node:child_process'
import type { Config } from '../config'
import { endOf, startChild } from './children'
import type { RunKind } from './drill/runs'

const COMMANDS = {
  RESPALDO: ['respaldo', '--nocturno'],
  ENSAYO: ['ensayo'],
} as const satisfies Record<RunKind, readonly [string, ...string[]]>

const WHAT = { RESPALDO: 'El respaldo pedido', ENSAYO: 'El ensayo pedido' } as const

export const createBackupJobs = (config: Config, tell: (line: string) => void) => {
  const children = new Set<ChildProcess>()
  return {
    start: (kind: RunKind, runId: number): void => {
      const [command, ...args] = COMMANDS[kind]
      const child = startChild(config, command, [...args, `--fila=${runId}`])
      children.add(child)
      void endOf(child).then((problem) => {
        children.delete(child)
        if (problem !== null) tell(`${WHAT[kind]} falló: ${problem}`)
      })
    },
    stop: (): void => {
      for (const child of children) child.kill('SIGTERM')
    },
  }
}
export type BackupJobs = Pick<ReturnType<typeof createBackupJobs>, 'start'>
