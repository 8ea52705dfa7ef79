import { setPriority } from 'node:os'
import { runCommand } from '../command'
import { runDrill } from './drill/runDrill'
import { rowOf } from './passphrase'

const LOW_PRIORITY = 10

const ending = new AbortController()
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => ending.abort())

runCommand(async ({ config, args, tell }) => {
  try {
    setPriority(LOW_PRIORITY)
  } catch {
    // Some systems refuse a priority.
  }
  await runDrill({ config, runId: rowOf(args), tell, signal: ending.signal })
})
