import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { todayIn } from '@contract/domain/dates'
import { runProduct } from '@server/run'
import { schoolYearOf } from './days'
import { accountLines, openAccounts } from './staff'
import { demoConfig } from './demoConfig'
import { openDemo } from './openDemo'
import { sampleList } from './sampleList'

const listFile = ({ dataDir }: { dataDir: string }): string => path.join(dataDir, 'lista-para-importar.csv')

/** `npm run demo`: the product in ./data-demo, filled with a plausible school. */
runProduct({
  config: () => demoConfig(process.env),
  prepare: async (opened, config, signal) => {
    await openDemo(opened, { config, now: new Date(), out: process.stdout, signal })
    await writeFile(listFile(config), sampleList(schoolYearOf(todayIn(config.timeZone, new Date()))))
  },
  announce: async ({ address, db }, config, tell) => {
    tell(`\nLista en ${address}`)
    for (const line of accountLines(await openAccounts(db, config), config.adminPassword)) tell(line)
    tell(`Una lista para probar Importar alumnos: ${listFile(config)}`)
  },
})
