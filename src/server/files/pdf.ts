import { open, type FileHandle } from 'node:fs/promises'
import { damaged } from './kinds'

/** The end mark of a pdf stands within its last 1024 bytes (ISO 32000-1, annex H.3, note 18); the rest is for the offset before it. */
const TAIL_BYTES = 1024 + 64
/** Some writers give an offset that is wrong by a line end or two. */
const SLACK = 16

const slice = async (handle: FileHandle, from: number, length: number): Promise<string> => {
  const buffer = Buffer.alloc(length)
  const { bytesRead } = await handle.read(buffer, 0, length, Math.max(0, from))
  return buffer.toString('latin1', 0, bytesRead)
}

/**
 * Refuses what only begins like a pdf: its header, its end and the cross-reference table or stream the end points at must
 * all be there.
 * @throws HttpProblem 415
 */
export const assertPdf = async (file: string): Promise<void> => {
  const handle = await open(file, 'r')
  try {
    const { size } = await handle.stat()
    const tail = await slice(handle, size - TAIL_BYTES, TAIL_BYTES)
    const end = /startxref\s+(\d{1,10})\s+%%EOF(?![\s\S]*startxref)/.exec(tail)
    const table = end ? await slice(handle, Number(end[1]) - SLACK, SLACK * 4) : ''
    const whole = /^%PDF-\d\.\d/.test(await slice(handle, 0, 8)) && /\bxref\b|\d+\s+\d+\s+obj\b/.test(table)
    if (!whole) throw damaged('pdf')
  } finally {
    await handle.close()
  }
}
