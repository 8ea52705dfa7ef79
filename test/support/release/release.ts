import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { writeContents } from '@server/deploy/contents'
import { makeRelease } from '@server/deploy/release'

const ROOT = path.resolve(__dirname, '../../..')

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
