import { spawn } from 'node:child_process'
import type { Socket } from 'node:net'
import path from 'node:path'
import { createInterface } from 'node:readline'

export interface ReadPdf {
  /** The words of each page, lines and blanks as single blanks. */
  pages: string[]
  title: string
  /** `es-MX` */
  lang: string
}

interface Reader {
  ask(pdf: Buffer): Promise<ReadPdf>
}

/**
 * Kept beside the test files, which each have modules of their own: a process that starts and loads the library for one paper takes
 * several times what the paper does.
 */
const KEY = Symbol.for('escuela.prueba.lector')
const kept = process as unknown as Record<symbol, Reader | undefined>

/** The library is an ES module that Jest does not load: it runs in a process of its own, which ends with this one. */
const openReader = (): Reader => {
  const child = spawn(process.execPath, [path.join(__dirname, 'reader.mjs')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const waiting: { done: (read: ReadPdf) => void; failed: (error: Error) => void }[] = []
  const holds = (holds: boolean): void => {
    for (const each of [child, child.stdin as Socket, child.stdout as Socket])
      if (holds) each.ref()
      else each.unref()
  }
  createInterface({ input: child.stdout }).on('line', (line) => {
    const { error, ...read } = JSON.parse(line) as ReadPdf & { error?: string }
    const asked = waiting.shift()
    if (waiting.length === 0) holds(false)
    if (error === undefined)
      asked?.done({ ...read, pages: read.pages.map((page) => page.replace(/\s+/g, ' ')) })
    else asked?.failed(new Error(error))
  })
  child.on('exit', (code) => {
    kept[KEY] = undefined
    for (const { failed } of waiting.splice(0)) failed(new Error(`The reader ended with ${String(code)}.`))
  })
  child.stdin.on('error', () => undefined)
  return {
    ask: (pdf) =>
      new Promise((done, failed) => {
        waiting.push({ done, failed })
        holds(true)
        const length = Buffer.alloc(4)
        length.writeUInt32BE(pdf.length)
        child.stdin.write(Buffer.concat([length, pdf]))
      }),
  }
}

/** The text copied from a PDF, extracted by another program than the one that wrote it. */
export const readPdf = (pdf: Buffer): Promise<ReadPdf> => (kept[KEY] ??= openReader()).ask(pdf)
