import { rm } from 'node:fs/promises'
import { removeReadyData } from '../product/readyData'

export default async (): Promise<void> => {
  const folder = process.env['TEST_CHROMIUM_FOLDER']
  if (folder) await rm(folder, { recursive: true, force: true })
  await removeReadyData()
}
