import { constants, cpSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { newDataFolder } from '../database/testFolder'
import { spawnProduct } from './spawnProduct'

/** Where the set-up leaves the folder for the test files. */
const NAME = 'TEST_READY_DATA'

/**
 * A data folder of a product that was started once and ended: its database is there and migrated, its first user registered.
 * A test that starts on a copy spares what takes longest of a first start.
 */
export const makeReadyData = async (): Promise<void> => {
  const dataDir = newDataFolder()
  process.env[NAME] = dataDir
  const product = await spawnProduct({ dataDir, args: ['--solo-api'] })
  await product.stop()
}

export const removeReadyData = async (): Promise<void> => {
  const folder = process.env[NAME]
  if (folder) await rm(folder, { recursive: true, force: true })
}

/** Fills an empty data folder with the ready one. It has 1,800 files: one by one through promises they cost three times the work. */
export const copyReadyData = (dataDir: string): void => {
  const ready = process.env[NAME]
  if (!ready) throw new Error('The global set-up left no ready data folder.')
  cpSync(ready, dataDir, { recursive: true, verbatimSymlinks: true, mode: constants.COPYFILE_FICLONE })
}
