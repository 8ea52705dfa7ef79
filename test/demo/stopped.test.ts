import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readPostmaster } from '@server/db/embedded/postmasterFile'
import { processesBelow } from '@test/support/product/processes'
import { eventually } from '@test/support/eventually'
import { sampled } from '@test/support/runs'
import { onConsole, runScript } from '@test/support/product/console'
import { temporaryDataDir } from '@test/support/product/spawnProduct'

/** Longer than a connection of the product may be silent, ms. */
const STOPPED_MS = 45_000
const FILLED_WITHIN_MS = 240_000

type Program = ReturnType<typeof runScript>

/** `npm run demo -- 24` without the client, half filled. */
const halfFilled = async (dataDir: string, env: Record<string, string> = {}): Promise<Program> => {
  const program = runScript('src/demo/main.ts', ['--solo-api', '24'], {
    DATA_DIR: dataDir,
    PORT: '0',
    ...env,
  })
  await eventually(() => expect(program.output()).toMatch(/ 50 %/), FILLED_WITHIN_MS)
  return program
}

const engineOf = async (dataDir: string): Promise<number[]> => {
  const pid = (await readPostmaster(path.join(dataDir, 'postgres')))?.pid as number
  return [pid, ...processesBelow(pid)]
}

const signalAll = (pids: readonly number[], signal: NodeJS.Signals): void => {
  for (const pid of pids) process.kill(pid, signal)
}

/** Stops processes for 45 seconds in the middle of the filling, then lets them go on. */
const assertOutlives = async (stopped: (program: Program, dataDir: string) => Promise<number[]>) => {
  const folder = await temporaryDataDir()
  const program = await halfFilled(folder.dataDir)
  const pids = await stopped(program, folder.dataDir)
  signalAll(pids, 'SIGSTOP')
  await sleep(STOPPED_MS)
  expect(program.output()).not.toMatch(/Lista en/)
  signalAll(pids, 'SIGCONT')
  await eventually(() => expect(program.output()).toMatch(/Lista en http:|no se terminó/), FILLED_WITHIN_MS)
  expect(program.output()).toMatch(/Lista en http:/)
  program.child.kill('SIGTERM')
  expect((await program.ended).error).toBe('')
  const { out } = await onConsole('npm', ['run', '--silent', 'revisar'], { DATA_DIR: folder.dataDir }).ended
  expect(out).toMatch(/^Todo está en orden/m)
  await folder.remove()
}

const STOPPED: Record<string, Parameters<typeof assertOutlives>[0]> = {
  process: ({ child }) => Promise.resolve([child.pid as number]),
  database: (_program, dataDir) => engineOf(dataDir),
}
test.concurrent.each(sampled('of a demo is stopped', Object.keys(STOPPED), 1))(
  'a demo whose %s was stopped for 45 seconds goes on and is filled',
  (which) => assertOutlives(STOPPED[which]!),
  600_000,
)

test.concurrent(
  'a demo whose database is killed says one sentence, and the next start fills it',
  async () => {
    const folder = await temporaryDataDir()
    const program = await halfFilled(folder.dataDir)
    signalAll(await engineOf(folder.dataDir), 'SIGKILL')
    const { code, error } = await program.ended
    expect(code).toBe(1)
    expect(error.split('\n').filter((line) => !line.startsWith('{'))).toEqual([
      'La demostración no se terminó de crear porque se perdió la conexión con la base de datos. No quedó nada a medias: puedes intentarlo otra vez.',
    ])
    const again = await halfFilled(folder.dataDir)
    again.child.kill('SIGTERM')
    await again.ended
    await folder.remove()
  },
  600_000,
)
