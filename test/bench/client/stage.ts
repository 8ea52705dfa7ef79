import path from 'node:path'
import { chromium, type Browser, type BrowserContext } from 'playwright-core'
import { ensureClientBuilt } from '../../../src/server/build/clientBuild'
import { createDb } from '../../../src/server/db/database'
import { createPool } from '../../../src/server/db/pool'
import { fillSchool } from '../../support/bench/bigSchool'
import { findChromium, installedChromium } from '../../support/browser/chromium'
import setUp from '../../support/database/embedded.setup'
import tearDown from '../../support/database/embedded.teardown'
import { freshDatabase } from '../../support/database/fresh'
import { PRODUCT_ADMIN, spawnProduct, temporaryDataDir } from '../../support/product/spawnProduct'
import { bareScript, packagesScript, serveBarePage } from './bareServer'

/** A whole browser where there is one: the pinned one is a shell without a window. */
export const browserPath = async () =>
  process.env['CHROMIUM_PATH'] ?? installedChromium() ?? (await findChromium())

/** One of the pages that are compared: where it is, and the session a browser keeps for it. */
export interface Side {
  address: string
  storageState: Awaited<ReturnType<BrowserContext['storageState']>>
}

interface Stage {
  browser: Browser
  executablePath: string
  ours: Side
  /** The bare React page, whose calls go to the same product. */
  theirs: Side
  /** The same page, whose answers are files from the second time on. */
  still: Side
  /** The customer's packages with nothing of the product, over the same files. */
  packages: Side
}

/** Puts up the built product with a school and the bare page beside it, and takes both down after `run`. */
export const onStage = async (
  school: Parameters<typeof fillSchool>[1],
  run: (stage: Stage) => Promise<void>,
): Promise<void> => {
  await ensureClientBuilt(path.resolve(__dirname, '../../..'), console.log)
  Object.assign(globalThis, { TEST_DATABASE: 'embedded' })
  await setUp()
  const database = await freshDatabase()
  const folder = await temporaryDataDir()
  const product = await spawnProduct({
    dataDir: folder.dataDir,
    env: { DATABASE_URL: database.url, LOG_LEVEL: 'silent' },
  })
  const db = createDb(createPool(database.connection))
  const script = await bareScript()
  const bare = await serveBarePage(script, product.address)
  const still = await serveBarePage(script, product.address, true)
  const packages = await serveBarePage(await packagesScript(), product.address, true)
  const executablePath = await browserPath()
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    await fillSchool(db as never, school)
    const context = await browser.newContext({ baseURL: product.address })
    const login = await context.newPage()
    await login.goto('/login')
    await login.getByLabel('Usuario').fill(PRODUCT_ADMIN.user)
    await login.getByLabel('Contraseña', { exact: true }).fill(PRODUCT_ADMIN.password)
    await login.keyboard.press('Enter')
    await login.getByRole('navigation').first().waitFor()
    const { cookies, origins } = await context.storageState()
    await context.close()
    const ours = { address: product.address, storageState: { cookies, origins } }
    const at = ({ address }: { address: string }): Side => ({
      address,
      storageState: { cookies: [], origins: origins.map((each) => ({ ...each, origin: address })) },
    })
    await run({ browser, executablePath, ours, theirs: at(bare), still: at(still), packages: at(packages) })
  } finally {
    await browser.close()
    bare.close()
    still.close()
    packages.close()
    await product.stop()
    await db.destroy()
    await database.drop()
    await folder.remove()
    await tearDown()
  }
}
