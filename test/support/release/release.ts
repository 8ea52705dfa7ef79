import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeRelease, releaseName } from '@server/deploy/release'
import { RELEASES } from './setup'

const ROOT = path.resolve(__dirname, '../../..')

const isNewFolder = (folder: string): boolean => {
  try {
    mkdirSync(folder)
    return true
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'EEXIST') throw error
    return false
  }
}

/** Made by the test that asks first: it installs the packages anew, which takes a minute. The others wait for it. */
const madeOnce = async (): Promise<string> => {
  const place = process.env[RELEASES] as string
  const [half, made, failed] = ['parcial', 'hecha', 'fallo'].map((name) => path.join(place, name)) as [
    string,
    string,
    string,
  ]
  if (isNewFolder(path.join(place, 'turno')))
    await makeRelease(ROOT, half, () => undefined).then(
      () => renameSync(half, made),
      (error: unknown) => writeFileSync(failed, String(error)),
    )
  while (!existsSync(made)) {
    if (existsSync(failed)) throw new Error(readFileSync(failed, 'utf8'))
    await sleep(200)
  }
  return path.join(made, await releaseName(ROOT))
}

/**
 * The release of this very tree, in a folder: links to the files of the one that the run made. `own` copies them, for who packs it:
 * a link made by another test changes the file's times, and tar says «file changed as we read it».
 */
export const releaseIn = async (into: string, files: 'links' | 'own' = 'links'): Promise<string> => {
  const made = await madeOnce()
  const release = path.join(into, path.basename(made))
  mkdirSync(into, { recursive: true })
  const { status, stderr } = spawnSync('cp', [files === 'own' ? '-a' : '-al', made, release], { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  return release
}

/** What `writeContents` would write, with the sums of only those files that are not links. */
const listAnew = (folder: string, written: Record<string, string>): void => {
  const file = path.join(folder, 'CONTENIDO.sha256')
  const sums = new Map(
    readFileSync(file, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => [line.slice(66), line.slice(0, 64)]),
  )
  for (const [name, text] of Object.entries(written))
    sums.set(name, createHash('sha256').update(text).digest('hex'))
  rmSync(file)
  const inOrder = [...sums].sort(([a], [b]) => (a < b ? -1 : 1))
  writeFileSync(file, inOrder.map(([name, sum]) => `${sum}  ${name}\n`).join(''))
}

/** Another version of a release: its files are links to those of the first, but for the ones that are written anew. */
export const variantOf = (
  release: string,
  folder: string,
  version: string,
  files: Record<string, string> = {},
): string => {
  spawnSync('cp', ['-al', release, folder])
  const about = JSON.parse(readFileSync(path.join(release, 'package.json'), 'utf8')) as object
  const written = { 'package.json': JSON.stringify({ ...about, version }), ...files }
  for (const [name, text] of Object.entries(written)) {
    // Written in place, the first release would change too.
    rmSync(path.join(folder, name), { force: true })
    writeFileSync(path.join(folder, name), text)
  }
  listAnew(folder, written)
  return folder
}
