import { rm } from 'node:fs/promises'
import { stopHosts } from './hosted'

export default async (): Promise<void> => {
  await stopHosts()
  const folder = process.env['TEST_CHROMIUM_FOLDER']
  if (folder) await rm(folder, { recursive: true, force: true })
}
