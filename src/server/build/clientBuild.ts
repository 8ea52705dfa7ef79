import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { StartError } from '../startError'

const SOURCES = [
  'src/client',
  'src/contract',
  'src/guias',
  '.github/CHANGELOG.md',
  'public',
  'src/server/build',
  'webpack.config.js',
  'tsconfig.json',
  'package-lock.json',
]
const STAMP = '.sources'

const filesBelow = async (place: string): Promise<string[]> => {
  const entries = await readdir(place, { withFileTypes: true, recursive: true }).catch(() => null)
  if (!entries) return [place]
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
}

/** A hash of names and contents, so new file times alone cause no build. Synchronous: for so many small files asynchronous reading takes eight times the processor. */
const hashSources = async (root: string): Promise<string> => {
  const hash = createHash('sha256')
  const files = (await Promise.all(SOURCES.map((source) => filesBelow(path.join(root, source))))).flat()
  for (const file of files.sort()) {
    hash.update(path.relative(root, file))
    hash.update(readFileSync(file))
  }
  return hash.digest('hex')
}

/** Shows webpack's output only when it fails, because a progress bar may be drawn meanwhile. */
const runWebpack = (root: string, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const webpack = createRequire(path.join(root, 'package.json')).resolve('webpack/bin/webpack.js')
    const child = spawn(process.execPath, [webpack, '--mode', 'production'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(signal && { signal }),
    })
    const output: Buffer[] = []
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => output.push(chunk))
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) return resolve()
      process.stderr.write(Buffer.concat(output))
      reject(new StartError('No se pudo construir la aplicación: revisa los errores de arriba.'))
    })
  })

/** @param tell called before a build, which takes about half a minute @param signal aborts a build @returns the folder to serve */
export const ensureClientBuilt = async (
  root: string,
  tell: (line: string) => void,
  signal?: AbortSignal,
): Promise<string> => {
  const folder = path.join(root, 'dist')
  if (!existsSync(path.join(root, 'src/client'))) return folder
  const stamp = path.join(folder, STAMP)
  const wanted = await hashSources(root)
  const built = await readFile(stamp, 'utf8').catch(() => '')
  if (built === wanted) return folder
  tell('Construyendo la aplicación (solo cuando cambió)…')
  await runWebpack(root, signal)
  await writeFile(stamp, wanted)
  return folder
}
