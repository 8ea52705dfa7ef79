import { rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { complain } from '../startError'
import { makeRelease, packRelease } from './release'

const ROOT = path.resolve(__dirname, '../../..')
const BEST = 9

const tell = (line: string): void => void process.stdout.write(`${line}\n`)

const publish = async (): Promise<void> => {
  const folder = await makeRelease(ROOT, path.join(ROOT, 'release'), tell)
  tell('Empacando…')
  const archive = await packRelease(folder, BEST)
  await rm(folder, { recursive: true })
  tell(
    `${archive} (${Math.round((await stat(archive)).size / 1e6)} MB) y su suma, ${path.basename(archive)}.sha256`,
  )
}

publish().catch((error: unknown) => {
  complain(error)
  process.exitCode = 1
})
