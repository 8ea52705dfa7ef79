import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A file of the tree: what it imports and the rules that it breaks; none for what must stay allowed. */
export interface TreeFile {
  file: string
  code: string
  breaks: readonly string[]
}

const PACKAGES = {
  dependencies: ['@sinclair/typebox', 'date-fns', 'react', 'react-redux', '@mui/material', 'fastify'],
  devDependencies: ['only-for-development'],
}
/** Lies in node_modules as if another package had brought it along. */
const UNDECLARED = 'brought-along'

const TSCONFIG = {
  compilerOptions: {
    module: 'ESNext',
    moduleResolution: 'Bundler',
    jsx: 'react-jsx',
    paths: { '@contract/*': ['./src/contract/*'], '@client/*': ['./src/client/*'], '@test/*': ['./test/*'] },
  },
  include: ['src', 'test'],
}

const versions = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, '1.0.0']))

/** Writes the files with a package.json, a tsconfig and empty packages. @returns the folder and how to remove it */
export const plantTree = async (files: readonly TreeFile[]) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'escuela-reglas-'))
  const put = async (file: string, text: string) => {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
    await writeFile(path.join(folder, file), text)
  }
  const { dependencies, devDependencies } = PACKAGES
  const manifest = {
    name: 'arbol',
    dependencies: versions(dependencies),
    devDependencies: versions(devDependencies),
  }
  await put('package.json', JSON.stringify(manifest))
  await put('tsconfig.json', JSON.stringify(TSCONFIG))
  for (const name of [...dependencies, ...devDependencies, UNDECLARED]) {
    await put(
      `node_modules/${name}/package.json`,
      JSON.stringify({ name, version: '1.0.0', main: 'index.js' }),
    )
    await put(`node_modules/${name}/index.js`, 'module.exports = {}\n')
  }
  await mkdir(path.join(folder, 'test'), { recursive: true })
  for (const { file, code } of files) await put(file, `${code}\n`)
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}
