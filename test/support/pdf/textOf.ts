import { execFile } from 'node:child_process'
import path from 'node:path'

const ROOT = path.resolve(__dirname, '../../..')

/** The reader is an ES module that Jest does not load: it runs in a process of its own. */
const READ = `
  import { extractText, getDocumentProxy, getMeta } from 'unpdf'
  const parts = []
  for await (const part of process.stdin) parts.push(part)
  const pdf = await getDocumentProxy(new Uint8Array(Buffer.concat(parts)))
  const [{ text }, { info }] = [await extractText(pdf), await getMeta(pdf)]
  process.stdout.write(JSON.stringify({ pages: text, title: info.Title, lang: info.Language }))`

export interface ReadPdf {
  /** The words of each page, lines and blanks as single blanks. */
  pages: string[]
  title: string
  /** `es-MX` */
  lang: string
}

/** The text copied from a PDF, extracted by another program than the one that wrote it. */
export const readPdf = (pdf: Buffer): Promise<ReadPdf> =>
  new Promise((resolve, reject) => {
    const reader = execFile(
      process.execPath,
      ['--input-type=module', '-e', READ],
      { cwd: ROOT, maxBuffer: 20_000_000 },
      (error, out) => {
        if (error) return reject(error)
        const read = JSON.parse(out) as ReadPdf
        resolve({ ...read, pages: read.pages.map((page) => page.replace(/\s+/g, ' ')) })
      },
    )
    reader.stdin?.end(pdf)
  })
