import { spawnSync } from 'node:child_process'
import { chmodSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { writeContents } from '@server/deploy/contents'
import { makeRelease } from '@server/deploy/release'
import { newDataFolder } from '../database/testFolder'

const ROOT = path.resolve(__dirname, '../../..')

/** A release has 400 MB, of which an update keeps three, beside what other tests have in memory. */
const ENOUGH = 8e9

/**
 * A folder for releases and their schools, reached by the user that the database runs as; in memory where there is plenty. Each
 * update copies a release and waits until the disk has it, and the cuts that are tried end processes, not the machine.
 */
export const releaseFolder = (): string => {
  const folder = newDataFolder(ENOUGH)
  chmodSync(folder, 0o755)
  return folder
}

/** The release of this very tree, in a folder. */
export const releaseIn = (into: string): Promise<string> => makeRelease(ROOT, into, () => undefined)

/** Another version of a release: its files are links to those of the first, but for the ones that are written anew. */
export const variantOf = async (
  release: string,
  folder: string,
  version: string,
  files: Record<string, string> = {},
): Promise<string> => {
  spawnSync('cp', ['-al', release, folder])
  const about = JSON.parse(readFileSync(path.join(release, 'package.json'), 'utf8')) as object
  const written = { 'package.json': JSON.stringify({ ...about, version }), ...files }
  for (const [name, text] of Object.entries(written)) {
    // Written in place, the first release would change too.
    rmSync(path.join(folder, name), { force: true })
    writeFileSync(path.join(folder, name), text)
  }
  rmSync(path.join(folder, 'CONTENIDO.sha256'))
  await writeContents(folder)
  return folder
}
