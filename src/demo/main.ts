import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { todayIn } from '@contract/domain/dates'
import { runProduct } from '@server/run'
import type { Running } from '@server/start'
import { bringIn, openNewSchool } from './comingIn'
import { schoolYearOf } from './days'
import { accountLines, openAccounts } from './staff'
import { demoConfig, type DemoConfig } from './demoConfig'
import { openDemo } from './openDemo'
import { openingFiles } from './openingFile'
import { sampleList } from './sampleList'

type Tell = (line: string) => void

const ARGS = process.argv.slice(2)
const config = (): DemoConfig => demoConfig(process.env, ARGS)

const fileIn = ({ dataDir }: { dataDir: string }, name: string): string => path.join(dataDir, name)
const LIST = 'lista-para-importar.csv'
const OPENING = 'apertura.xlsx'
const MISTAKEN = 'apertura-con-errores.xlsx'

const tellAddress = async ({ address, db }: Running, config: DemoConfig, tell: Tell): Promise<void> => {
  tell(`\nLista en ${address}`)
  for (const line of accountLines(await openAccounts(db, config), config.adminPassword)) tell(line)
}

/** `npm run demo`: a plausible school in its third year. */
const runSchool = (): void =>
  runProduct({
    config,
    prepare: async (opened, config, signal) => {
      await openDemo(opened, { config, now: new Date(), out: process.stdout, signal })
      await writeFile(fileIn(config, LIST), sampleList(schoolYearOf(todayIn(config.timeZone, new Date()))))
    },
    announce: async (running, config, tell) => {
      await tellAddress(running, config, tell)
      tell(`Una lista para probar Importar alumnos: ${fileIn(config, LIST)}`)
    },
  })

const writeOpeningFiles = async (config: DemoConfig): Promise<void> => {
  // A file made on a later day would differ from the one that the school was opened with.
  if (existsSync(fileIn(config, OPENING))) return
  const { whole, mistaken } = await openingFiles(todayIn(config.timeZone, new Date()))
  await writeFile(fileIn(config, MISTAKEN), mistaken)
  await writeFile(fileIn(config, OPENING), whole)
}

/** `npm run demo -- apertura`: a school that has just come in with its balances; with `antes`, one that is about to. */
const runOpening = (): void =>
  runProduct({
    config,
    prepare: async (opened, config) => {
      await writeOpeningFiles(config)
      await openNewSchool(opened, config, new Date())
    },
    announce: async (running, config, tell) => {
      if (!ARGS.includes('antes')) {
        tell('La escuela entra con su apertura…')
        await bringIn(running, config, fileIn(config, OPENING))
      }
      await tellAddress(running, config, tell)
      tell(`Para probar la apertura: ${fileIn(config, OPENING)} y ${fileIn(config, MISTAKEN)}`)
    },
  })

if (ARGS.includes('apertura')) runOpening()
else runSchool()
