import { existsSync } from 'node:fs'

const PROGRAMS = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/usr/local/bin/pgbouncer']

/** Undefined where nobody installed it. */
export const bouncerProgram = (): string | undefined => PROGRAMS.find((program) => existsSync(program))
