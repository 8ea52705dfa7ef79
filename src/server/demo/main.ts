import { runProduct } from '../run'
import { accountLines, openAccounts } from './staff'
import { demoConfig } from './demoConfig'
import { openDemo } from './openDemo'

/** `npm run demo`: the product in ./data-demo, filled with a plausible school. */
runProduct({
  config: () => demoConfig(process.env),
  prepare: async (opened, config, signal) => {
    await openDemo(opened, { config, now: new Date(), out: process.stdout, signal })
  },
  announce: async ({ address, db }, config, tell) => {
    tell(`\nLista en ${address}`)
    for (const line of accountLines(await openAccounts(db, config), config.adminPassword)) tell(line)
  },
})
