import { Buffer } from 'node:buffer'
import process from 'node:process'
import { extractText, getDocumentProxy, getMeta } from 'unpdf'

/** Each question is the length of a PDF, four bytes, and the PDF; each answer one line of JSON, in their order. */
let waiting = Buffer.alloc(0)
let last = Promise.resolve()

const answerTo = async (bytes) => {
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const [{ text }, { info }] = [await extractText(pdf), await getMeta(pdf)]
  return { pages: text, title: info.Title, lang: info.Language }
}

const answer = async (bytes) => {
  const said = await answerTo(bytes).catch((error) => ({ error: String(error) }))
  process.stdout.write(`${JSON.stringify(said)}\n`)
}

process.stdin.on('data', (piece) => {
  waiting = Buffer.concat([waiting, piece])
  while (waiting.length >= 4 && waiting.length >= 4 + waiting.readUInt32BE()) {
    const end = 4 + waiting.readUInt32BE()
    const bytes = waiting.subarray(4, end)
    waiting = waiting.subarray(end)
    last = last.then(() => answer(bytes))
  }
})
