import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, symlink, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { type ServerUser, userNamed } from '../db/embedded/serverUser'
import { StartError } from '../startError'
import { syncFolder } from '../shared/syncFolder'

export const RELEASE = path.resolve(__dirname, '../../..')

interface Written {
  dataDir: string
  /** Null when the installation made no user: any may start the school. */
  user: string | null
  unit: string | null
}

export interface InstalledSchool extends Written {
  /** Holds the versions and two links: to the current one, and to the one an update may go back to. */
  program: string
}

export const versionsOf = (program: string): string => path.join(program, 'versiones')
export const currentOf = (program: string): string => path.join(program, 'actual')
/** A link to the former version, which an update makes before it changes the data and removes when the new version works. A start that finds it goes back. */
export const formerOf = (program: string): string => path.join(program, 'anterior')
const recordOf = (program: string): string => path.join(program, 'instalacion.json')
export const settingsFile = (dataDir: string): string => path.join(dataDir, 'escuela.env')

export const asRoot = (): boolean => process.getuid?.() === 0

export const usualProgram = (): string => (asRoot() ? '/opt/escuela' : path.join(homedir(), 'escuela'))

/** In one step: a reader finds the old place or the new one. */
export const pointTo = async (link: string, target: string): Promise<void> => {
  const aside = `${link}.${process.pid}.nueva`
  await symlink(path.relative(path.dirname(link), target), aside)
  await rename(aside, link)
  await syncFolder(path.dirname(link))
}

export const readSchool = async (program: string): Promise<InstalledSchool | null> => {
  const text = await readFile(recordOf(program), 'utf8').catch(() => null)
  return text === null ? null : { ...(JSON.parse(text) as Written), program }
}

/** The last step of an installation: without this file it is half done and can be begun again. */
export const writeSchool = async ({ program, ...written }: InstalledSchool): Promise<void> => {
  const aside = `${recordOf(program)}.parcial`
  await writeFile(aside, `${JSON.stringify(written, null, 2)}\n`, { mode: 0o644, flush: true })
  await rename(aside, recordOf(program))
  await syncFolder(program)
}

export const findSchool = async (named: string | undefined): Promise<InstalledSchool> => {
  const ours = path.resolve(RELEASE, '../..')
  const program = named ?? (existsSync(recordOf(ours)) ? ours : usualProgram())
  const school = await readSchool(program)
  if (!school)
    throw new StartError(`No hay una escuela instalada en ${program}: indique la carpeta con --programa.`)
  return school
}

/** systemd and Node read a value in double quotes alike only without these characters. */
export const isPlain = (value: string): boolean => !/["\\`\p{Cc}]/u.test(value)

export const writeSettings = async (file: string, settings: Record<string, string>): Promise<void> => {
  const lines = Object.entries(settings).map(([name, value]) => `${name}="${value}"\n`)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, lines.join(''), { mode: 0o600, flush: true })
}

export const readSettings = async (dataDir: string): Promise<Record<string, string>> => {
  const text = await readFile(settingsFile(dataDir), 'utf8').catch((cause: unknown) => {
    throw new StartError(
      `No se puede leer ${settingsFile(dataDir)}: inicie con el usuario que instaló, o como root.`,
      {
        cause,
      },
    )
  })
  return parseEnv(text) as Record<string, string>
}

export const userOf = async ({ user }: Pick<InstalledSchool, 'user'>): Promise<ServerUser | undefined> => {
  if (user === null || !asRoot()) return undefined
  const account = await userNamed(user)
  if (!account) throw new StartError(`El usuario «${user}» de la escuela ya no existe en esta computadora.`)
  return account
}
