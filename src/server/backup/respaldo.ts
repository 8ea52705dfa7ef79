import { runCommand } from '../command'
import { backupFile, passphraseToMake, rowOf } from './passphrase'
import { runBackup } from './runBackup'

const ending = new AbortController()
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => ending.abort())

runCommand(async ({ config, args, tell }) =>
  runBackup({
    config,
    file: args.includes('--nocturno') ? null : backupFile(args, 'respaldo'),
    runId: rowOf(args),
    passphrase: await passphraseToMake(config, args),
    tell,
    signal: ending.signal,
  }),
)
