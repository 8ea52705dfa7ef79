import { runCommand } from '../command'
import { backupFile } from './backupFile'
import { runBackup } from './runBackup'

const ending = new AbortController()
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => ending.abort())

/** `npm run respaldo -- ARCHIVO`, also while the product runs; the server calls it with `--nocturno` once a night. */
runCommand(({ config, args, tell }) =>
  runBackup({
    config,
    file: args.includes('--nocturno') ? null : backupFile(args, 'respaldo'),
    passphrase: config.backupPassphrase,
    tell,
    signal: ending.signal,
  }),
)
