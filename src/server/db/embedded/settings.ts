import { platform } from 'node:os'

/**
 * Given on the command line, which wins over postgresql.conf and ALTER SYSTEM: no file can switch fsync, full_page_writes or
 * synchronous_commit off. The log is terse and shows no statements, so names and CURPs stay out of it.
 */
export const settings = (port: number): string[] => {
  const values = [
    ...['listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories=', 'max_connections=60'],
    ...['fsync=on', 'full_page_writes=on', 'synchronous_commit=on', 'restart_after_crash=on'],
    ...['log_error_verbosity=terse', 'log_min_error_statement=panic', 'log_destination=stderr'],
    ...['logging_collector=off', 'timezone=UTC', 'log_timezone=UTC'],
    // On a Mac fsync alone leaves the data in the drive's cache.
    ...(platform() === 'darwin' ? ['wal_sync_method=fsync_writethrough'] : []),
  ]
  return values.flatMap((value) => ['-c', value])
}
