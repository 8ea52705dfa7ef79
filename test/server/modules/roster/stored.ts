import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import type { TestServer } from '@test/support/server/harness'

/** Files on the disk and rows of `files`, and which of those rows nothing of the staff points at. */
export const storedFiles = async ({ folder, db }: TestServer) => {
  const entries = existsSync(folder) ? await readdir(folder, { recursive: true, withFileTypes: true }) : []
  const rows = await db.selectFrom('files').select('id').orderBy('id').execute()
  const photos = await db.selectFrom('employees').select('photo_id').execute()
  const logos = await db.selectFrom('departments').select('logo_id').execute()
  const used = [...photos.map(({ photo_id }) => photo_id), ...logos.map(({ logo_id }) => logo_id)]
  return {
    onDisk: entries.filter((entry) => entry.isFile()).length,
    rows: rows.length,
    unused: rows.filter(({ id }) => !used.includes(id)).length,
  }
}
