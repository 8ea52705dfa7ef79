import { readdir } from 'node:fs/promises'
import { aWebPage, aZip, SCRIPT } from '../fixtures/documents'
import { aJpeg } from '../fixtures/pictures'
import type { Answer, TestFile, TestServer } from './harness'

const MB = 1024 * 1024

/** Files in a server's folder: contents by their sha-256, and leftovers of uploads in `tmp`. */
export const storedFiles = async ({ folder }: Pick<TestServer, 'folder'>) => {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = found.filter((entry) => entry.isFile())
  return {
    contents: files.filter(({ parentPath }) => !parentPath.endsWith('tmp')).map(({ name }) => name),
    leftovers: files.filter(({ parentPath }) => parentPath.endsWith('tmp')).map(({ name }) => name),
  }
}

/** The bytes a signed link leads to. */
export const openLink = async ({ app }: Pick<TestServer, 'app'>, link: string): Promise<Answer['raw']> =>
  app.inject({ method: 'GET', url: link })

/** A file of a call that takes one. */
export const fileNamed = (name: string, content: Buffer): TestFile => ({ field: 'file', name, content })

/** What no call that takes images or pdfs keeps: name, bytes, status and part of the sentence. */
export const WRONG_FILES: readonly (readonly [string, () => Promise<Buffer>, number, RegExp])[] = [
  ['foto.jpg', async () => aWebPage(), 415, /no es de un tipo permitido/],
  ['aviso.pdf', async () => aZip(), 415, /no es de un tipo permitido/],
  ['foto.svg', async () => Buffer.from(`<svg xmlns="x">${SCRIPT}</svg>`), 415, /no es de un tipo permitido/],
  [
    'roto.pdf',
    async () => Buffer.concat([Buffer.from('%PDF-1.7\n'), aWebPage()]),
    415,
    /no es de un tipo permitido|PDF está dañado/,
  ],
  ['rota.jpg', async () => (await aJpeg()).subarray(0, 400), 415, /imagen está dañada/],
  [
    'enorme.jpg',
    async () => Buffer.concat([await aJpeg(), Buffer.alloc(11 * MB)]),
    413,
    /rebasa el límite de 10 MB/,
  ],
]
