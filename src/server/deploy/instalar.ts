import { existsSync } from 'node:fs'
import { cp, readdir, rm, writeFile } from 'node:fs/promises'
import { networkInterfaces } from 'node:os'
import path from 'node:path'
import { version } from '../../../package.json'
import { assertListens } from '../listening'
import { StartError } from '../startError'
import { userNamed } from '../db/embedded/serverUser'
import { askAnswers, type Answers } from './answers'
import { copyRelease } from './copyRelease'
import { runSystem, tryVersion } from './programs'
import { assertRoom, makeFolder, sizeOf } from './room'
import { runScript, type Options, type Tell } from './script'
import { enableService, hasSystemd, removeService, UNIT } from './service'
import {
  asRoot,
  currentOf,
  pointTo,
  readSchool,
  RELEASE,
  settingsFile,
  userOf,
  usualProgram,
  versionsOf,
  writeSchool,
  writeSettings,
  type InstalledSchool,
} from './school'

/** Bytes for a new school's database and first papers. */
const FOR_DATA = 400_000_000
const FIRST_START_MS = 180_000

type Undo = (() => Promise<unknown>)[]

/** Exists until the first start went well: until then what is in the data folder belongs to no school. */
const beginningFile = (dataDir: string): string => path.join(dataDir, 'instalando')

const removeContents = async (folder: string): Promise<void> => {
  for (const name of await readdir(folder))
    if (name !== 'lost+found') await rm(path.join(folder, name), { recursive: true, force: true })
}

/** @returns whether the folder holds a school already, left by an uninstall or restored from a backup */
const prepareData = async ({ dataDir }: Answers, undo: Undo): Promise<boolean> => {
  const made = await makeFolder(dataDir, 0o700)
  if (made) undo.push(() => rm(made, { recursive: true, force: true }))
  if (existsSync(beginningFile(dataDir))) await removeContents(dataDir)
  if (existsSync(path.join(dataDir, 'postgres', 'PG_VERSION'))) return true
  if ((await readdir(dataDir)).some((name) => name !== 'lost+found'))
    throw new StartError(
      `La carpeta ${dataDir} tiene otras cosas y ninguna escuela: elija una vacía. No se cambió nada.`,
    )
  if (!made) undo.push(() => removeContents(dataDir))
  await writeFile(beginningFile(dataDir), '', { flush: true })
  return false
}

const makeUser = async (name: string, dataDir: string, undo: Undo, tell: Tell): Promise<void> => {
  if (await userNamed(name)) return
  const home = ['--no-create-home', '--home-dir', dataDir, '--shell', '/usr/sbin/nologin']
  await runSystem('useradd', ['--system', '--user-group', ...home, name])
  undo.push(() => runSystem('userdel', [name]))
  tell(`Se creó el usuario «${name}» del sistema, que no puede iniciar sesión.`)
}

const giveData = async (school: InstalledSchool): Promise<void> => {
  const user = await userOf(school)
  if (user) await runSystem('chown', ['-R', `${user.uid}:${user.gid}`, school.dataDir])
}

const setUp = async (
  answers: Answers,
  school: InstalledSchool,
  undo: Undo,
  tell: Tell,
  signal: AbortSignal,
) => {
  const { program, dataDir } = school
  const hasSchool = await prepareData(answers, undo)
  if (school.user !== null) await makeUser(school.user, dataDir, undo, tell)
  const release = await copyRelease(program, signal)
  signal.throwIfAborted()
  await pointTo(currentOf(program), release)
  await cp(path.join(RELEASE, 'src/server/deploy/archive/puerta.sh'), path.join(program, 'escuela'))
  const settings = settingsFile(dataDir)
  if (!hasSchool || !existsSync(settings)) {
    const { schoolName, port, open } = answers
    const host = open ? '0.0.0.0' : '127.0.0.1'
    await writeSettings(settings, { SCHOOL_NAME: schoolName, PORT: String(port), HOST: host })
  }
  await giveData(school)
  tell(hasSchool ? `Se abre la escuela que ya está en ${dataDir}…` : 'Se crea la base de datos…')
  const output = await tryVersion(school, release, FIRST_START_MS, signal)
  signal.throwIfAborted()
  // From here on desks may be using it, so a later try must keep the data.
  await rm(beginningFile(dataDir), { force: true })
  if (school.unit !== null) {
    undo.push(() => removeService(school))
    await enableService(school)
  }
  await writeSchool(school)
  return output
}

const refuseSecond = async (program: string, unit: string | null): Promise<void> => {
  if (await readSchool(program))
    throw new StartError(
      `Ya hay una escuela instalada en ${program}: para cambiar de versión use ./actualizar.sh. No se cambió nada.`,
    )
  const half = existsSync(versionsOf(program))
  if (!half && existsSync(program) && (await readdir(program)).length > 0)
    throw new StartError(
      `La carpeta ${program} tiene otras cosas: indique otra con --programa. No se cambió nada.`,
    )
  if (!half && unit !== null && existsSync(unit))
    throw new StartError(`Ya hay un servicio «escuela» en esta computadora (${unit}): no se cambió nada.`)
}

const addresses = ({ port, open }: Answers): string[] => {
  const others = Object.values(networkInterfaces())
    .flat()
    .flatMap((each) => (each && !each.internal && each.family === 'IPv4' ? [each.address] : []))
  return [`http://127.0.0.1:${port}`, ...(open ? others.map((address) => `http://${address}:${port}`) : [])]
}

const report = (answers: Answers, school: InstalledSchool, said: string, tell: Tell): void => {
  const { program, dataDir, unit } = school
  tell(`\nListo. El programa está en ${program} y los datos en ${dataDir}.`)
  if (unit !== null)
    tell('Quedó abierto, y se abre solo cuando se enciende la computadora (systemd, servicio «escuela»).')
  else {
    const why = asRoot() ? 'Esta computadora no usa systemd' : 'Sin permisos de administrador'
    tell(`${why}: el programa no se abre solo. Para abrirlo: ${program}/escuela iniciar`)
  }
  tell(`Dirección: ${addresses(answers).join('  o, desde otra computadora de la escuela,  ')}`)
  for (const line of said.split('\n').filter((each) => /^(Primer usuario|Contraseña)/.test(each))) tell(line)
}

const askWhere = (given: Options): Pick<InstalledSchool, 'program' | 'user' | 'unit'> => ({
  program: given.folder('programa') ?? usualProgram(),
  user: asRoot() ? (given.value('usuario') ?? 'escuela') : null,
  unit: hasSystemd() && !given.has('sin-servicio') ? UNIT : null,
})

const install = async (given: Options, tell: Tell, signal: AbortSignal): Promise<void> => {
  const where = askWhere(given)
  await refuseSecond(where.program, where.unit)
  tell(`Administración escolar ${version}. Cuatro preguntas; Enter toma lo que está entre corchetes.`)
  const answers = await askAnswers(given, (text) => void process.stdout.write(text))
  await assertListens({ port: answers.port, host: answers.open ? '0.0.0.0' : '127.0.0.1' })
  const size = await sizeOf(RELEASE)
  await assertRoom(where.program, size * 1.1)
  await assertRoom(answers.dataDir, FOR_DATA)
  const school = { ...where, dataDir: answers.dataDir }
  const undo: Undo = []
  try {
    const made = await makeFolder(school.program, 0o755)
    undo.push(() => (made ? rm(made, { recursive: true, force: true }) : removeContents(school.program)))
    tell(`Se copia el programa a ${school.program}…`)
    const output = await setUp(answers, school, undo, tell, signal)
    report(answers, school, output, tell)
  } catch (error) {
    for (const step of undo.reverse()) await step().catch(() => undefined)
    throw error
  }
}

runScript(
  { values: ['escuela', 'datos', 'puerto', 'red', 'programa', 'usuario'], flags: ['sin-servicio'] },
  install,
)
