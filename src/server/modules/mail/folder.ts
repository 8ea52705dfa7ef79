import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ComposedMail } from './compose'
import type { Delivery } from './transport'

/** The file appears whole: another program may look at the folder. */
export const writeEml = async (folder: string, { bytes }: ComposedMail): Promise<Delivery> => {
  await mkdir(folder, { recursive: true })
  const name = `${new Date().toISOString().replace(/\D/g, '').slice(0, 17)}-${randomUUID().slice(0, 8)}`
  const half = path.join(folder, `.${name}`)
  await writeFile(half, bytes)
  await rename(half, path.join(folder, `${name}.eml`))
  return { outcome: 'sent' }
}
