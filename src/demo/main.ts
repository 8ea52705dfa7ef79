import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { todayIn } from '@contract/domain/dates'
import type { Db } from '@server/db/database'
import type { DemoUsers } from '@server/http/assets'
import { runProduct } from '@server/run'
import type { Prepared, Running } from '@server/start'
import { bringIn, openNewSchool } from './comingIn'
import { schoolYearOf } from './days'
import { accountLines, openAccounts } from './staff'
import { demoConfig, type DemoConfig } from './demoConfig'
import { openDemo } from './openDemo'
import { openingFiles } from './openingFile'
import type { DemoSize } from './plan'
import { sampleList } from './sampleList'

type Tell = (line: string) => void

const ARGS = process.argv.slice(2)

const fileIn = ({ dataDir }: { dataDir: string }, name: string): string => path.join(dataDir, name)
const LIST = 'lista-para-importar.csv'
const OPENING = 'apertura.xlsx'
const MISTAKEN = 'apertura-con-errores.xlsx'

const tellAddress = async ({ address, db }: Running, config: DemoConfig, tell: Tell): Promise<void> => {
  tell(`\nLista en ${address}`)
  for (const line of accountLines(await openAccounts(db, config), config.adminPassword)) tell(line)
}

const writeOpeningFiles = async (config: DemoConfig): Promise<void> => {
  // The file is kept: made on another day it would differ from the one that the school was opened with.
  if (existsSync(fileIn(config, OPENING))) return
  const { whole, mistaken } = await openingFiles(todayIn(config.timeZone, new Date()))
  await writeFile(fileIn(config, MISTAKEN), mistaken)
  await writeFile(fileIn(config, OPENING), whole)
}

const prepareOpening = async (opened: Prepared, config: DemoConfig): Promise<void> => {
  await writeOpeningFiles(config)
  await openNewSchool(opened, config, new Date())
}

const announceOpening = async (running: Running, config: DemoConfig, tell: Tell): Promise<void> => {
  if (!ARGS.includes('antes')) {
    tell('La escuela entra con su apertura…')
    await bringIn(running, config, fileIn(config, OPENING))
  }
  await tellAddress(running, config, tell)
  tell(`Para probar la apertura: ${fileIn(config, OPENING)} y ${fileIn(config, MISTAKEN)}`)
}

const prepareSchool = async (
  opened: Prepared,
  config: DemoConfig,
  size: DemoSize,
  signal: AbortSignal,
): Promise<void> => {
  await openDemo(opened, { config, now: new Date(), out: process.stdout, size, signal })
  await writeFile(fileIn(config, LIST), sampleList(schoolYearOf(todayIn(config.timeZone, new Date()))))
}

const announceSchool = async (running: Running, config: DemoConfig, tell: Tell): Promise<void> => {
  await tellAddress(running, config, tell)
  tell(`Una lista para probar Importar alumnos: ${fileIn(config, LIST)}`)
}

/** Users whose password was changed are left out. */
const demoUsers = async (db: Db, config: DemoConfig): Promise<DemoUsers | null> => {
  const accounts = await openAccounts(db, config)
  const usuarios = accounts.map(({ name, label }) => ({ usuario: name, nombre: label }))
  return usuarios.length > 0 ? { usuarios, password: config.adminPassword } : null
}

runProduct({
  config: () => demoConfig(process.env, ARGS),
  prepare: (opened, config, signal) =>
    config.size ? prepareSchool(opened, config, config.size, signal) : prepareOpening(opened, config),
  demoUsers,
  announce: (running, config, tell) =>
    config.size ? announceSchool(running, config, tell) : announceOpening(running, config, tell),
})
