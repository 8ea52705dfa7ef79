import { chown, lstat, mkdir, readdir, readFile, realpath, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { version } from '../../../package.json'
import { syncFolder } from '../shared/syncFolder'
import { readConfig, type Config } from '../config'
import { tryLockFolder } from '../db/folderLock'
import { StartError } from '../startError'
import { copyRelease } from './copyRelease'
import { dryRun } from './dryRun'
import { copyOfData, goBack, halfCopyOfData, isUnfinished, removeCopies } from './goBack'
import { endOf, runSystem, startProgram, tryVersion } from './programs'
import { assertRoom, sizeOf } from './room'
import { runScript, type Options, type Tell } from './script'
import { startService, stopService } from './service'
import {
  currentOf,
  findSchool,
  formerOf,
  pointTo,
  readSettings,
  RELEASE,
  versionsOf,
  type InstalledSchool,
} from './school'

const WITHIN_S = 60

const partsOf = (text: string): number[] => text.split('.').map(Number)

const isNewer = (first: string, second: string): boolean => {
  const [a, b] = [partsOf(first), partsOf(second)]
  const at = a.findIndex((part, index) => part !== b[index])
  return at >= 0 && (a[at] as number) > (b[at] ?? 0)
}

const versionOf = async (release: string): Promise<string> =>
  (JSON.parse(await readFile(path.join(release, 'package.json'), 'utf8')) as { version: string }).version

const assertFits = async (school: InstalledSchool, installed: string): Promise<void> => {
  const { program, dataDir } = school
  if (!isNewer(version, installed))
    throw new StartError(
      version === installed
        ? `La escuela ya tiene la versión ${version}: no se cambió nada.`
        : `La escuela ya tiene la versión ${installed}, más nueva que esta (${version}): no se cambió nada.`,
    )
  const data = path.join(dataDir, 'postgres')
  const { DATABASE_URL } = await readSettings(dataDir)
  if (DATABASE_URL || (await lstat(data)).isSymbolicLink())
    throw new StartError(
      'La base de datos de esta escuela está en otro lugar (DATABASE_URL, o una liga a otro disco): la actualiza quien cuida ese servidor. No se cambió nada.',
    )
  const [release, database, files] = await Promise.all(
    [RELEASE, data, path.join(dataDir, 'files')].map(sizeOf),
  )
  await assertRoom(program, (release as number) * 1.1)
  await assertRoom(dataDir, 2 * (database as number) + (files as number) + 100_000_000)
}

const stamp = (): string => new Date().toISOString().replace(/\D/g, '').slice(0, 14)

/** The installed version makes the backup, as it knows its own data, and reads it back before the file gets its name. */
const makeBackup = async (school: InstalledSchool, release: string): Promise<void> => {
  const { dataDir } = school
  const folder = (await readSettings(dataDir))['BACKUP_DIR'] ?? path.join(dataDir, 'respaldos')
  if (await mkdir(folder, { recursive: true, mode: 0o700 })) {
    const { uid, gid } = await stat(dataDir)
    await chown(folder, uid, gid)
  }
  const file = path.join(folder, `antes-de-${version}-${stamp()}.tar`)
  const child = await startProgram(school, release, ['backup/respaldo.ts', file], {}, [
    'ignore',
    'inherit',
    'inherit',
  ])
  if ((await endOf(child)) !== 0) throw new StartError('No se pudo hacer el respaldo: no se cambió nada.')
}

/** Copies with owners, while no program has the data open; the copy gets its name once complete. */
const copyData = async (dataDir: string): Promise<void> => {
  await runSystem('cp', ['-a', '--reflink=auto', path.join(dataDir, 'postgres'), halfCopyOfData(dataDir)])
  await runSystem('sync', ['-f', halfCopyOfData(dataDir)])
  await rename(halfCopyOfData(dataDir), copyOfData(dataDir))
  await syncFolder(dataDir)
}

const lockStopped = async (dataDir: string): Promise<() => Promise<void>> => {
  const release = await tryLockFolder(dataDir)
  if (!release)
    throw new StartError(
      'El programa está abierto: ciérrelo (Ctrl+C donde se abrió) y repita. No se cambió nada.',
    )
  return release
}

const removeOldReleases = async ({ program, dataDir }: InstalledSchool): Promise<void> => {
  await removeCopies(dataDir)
  const current = path.basename(await realpath(currentOf(program)))
  for (const name of await readdir(versionsOf(program)))
    if (name !== current) await rm(path.join(versionsOf(program), name), { recursive: true, force: true })
}

interface Change {
  school: InstalledSchool
  former: string
  next: string
  withinMs: number
  tell: Tell
  signal: AbortSignal
}

/** While the link `formerOf` exists, a cut or a failure goes back to the former version; once it is removed the new one stays. */
const change = async ({ school, former, next, withinMs, tell, signal }: Change): Promise<void> => {
  const { program, dataDir } = school
  const unlock = await lockStopped(dataDir)
  try {
    await pointTo(formerOf(program), former)
    tell('4/6 Se aparta una copia de la base de datos.')
    await copyData(dataDir)
  } finally {
    await unlock()
  }
  signal.throwIfAborted()
  tell(`5/6 Se cambia a la versión ${version}.`)
  await pointTo(currentOf(program), next)
  tell(`6/6 Se prueba la versión ${version}.`)
  await tryVersion(school, next, withinMs, signal)
  await rm(formerOf(program))
  await syncFolder(program)
}

const changeOrGoBack = async (work: Change): Promise<void> => {
  const installed = await versionOf(work.former)
  try {
    await change(work)
  } catch (error) {
    const why = error instanceof StartError ? error.message : String(error)
    if (await isUnfinished(work.school.program)) await goBack(work.school)
    throw new StartError(
      `La versión ${version} no quedó y la escuela sigue con la ${installed} y sus datos de antes. El motivo: ${why}`,
      { cause: error },
    )
  }
}

const update = async (school: InstalledSchool, withinMs: number, tell: Tell, signal: AbortSignal) => {
  if (await isUnfinished(school.program)) {
    tell('La última actualización se cortó: se regresa primero a la versión anterior con sus datos.')
    await goBack(school)
  }
  const former = await realpath(currentOf(school.program))
  await assertFits(school, await versionOf(former))
  tell('1/6 Se pone la versión nueva junto a la que está.')
  await removeCopies(school.dataDir)
  const next = await copyRelease(school.program, signal)
  tell('2/6 Se cierra el programa.')
  await stopService(school)
  try {
    await (
      await lockStopped(school.dataDir)
    )()
    signal.throwIfAborted()
    tell('3/6 Se hace un respaldo y se lee completo.')
    await makeBackup(school, former)
    await changeOrGoBack({ school, former, next, withinMs, tell, signal })
  } finally {
    await startService(school)
  }
  await removeOldReleases(school)
  const { program, unit } = school
  tell(`Listo: la escuela tiene la versión ${version}.`)
  tell(unit === null ? `Para abrirla: ${program}/escuela iniciar` : 'Ya está abierta.')
}

/** Settings of the installed school; of the environment where `npm run actualizar` names none. */
const settingsOf = async (program: string | undefined): Promise<Config> => {
  if (program === undefined && process.env['npm_lifecycle_event'] === 'actualizar')
    return readConfig(process.env)
  const { dataDir } = await findSchool(program)
  return readConfig({ ...(await readSettings(dataDir)), DATA_DIR: dataDir })
}

const run = async (given: Options, tell: Tell, signal: AbortSignal): Promise<void> => {
  const within = Number(given.value('espera') ?? WITHIN_S)
  if (!(within >= 1 && within <= 3600))
    throw new StartError('--espera lleva los segundos que se espera, de 1 a 3600.')
  if (given.has('ensayo')) return dryRun(await settingsOf(given.folder('programa')), tell, signal)
  const school = await findSchool(given.folder('programa'))
  const release = await tryLockFolder(school.program)
  if (!release) throw new StartError('Otra actualización está en curso: espere a que termine.')
  await update(school, within * 1000, tell, signal).finally(release)
}

runScript({ values: ['programa', 'espera'], flags: ['ensayo'] }, run)
