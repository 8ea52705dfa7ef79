import { deflateSync } from 'node:zlib'
import type { HttpProblem } from '@server/shared/problem'
import { aPdf } from '@test/support/fixtures/documents'
import { openInbox, type Inbox } from './inbox'

let inbox: Inbox
beforeAll(async () => {
  inbox = await openInbox()
})
afterAll(() => inbox.close())

const outcome = (content: Buffer): Promise<string> =>
  inbox.receive(content).then(
    async (file) => {
      await inbox.forget(file)
      return 'taken'
    },
    ({ status, message }: HttpProblem) => `${status} ${message}`,
  )

/** Objects packed into a compressed stream, as writers of today pack them. */
const packed = (inside: string, head = '/Filter /FlateDecode'): string => {
  const index = '7 0 '
  const content = deflateSync(Buffer.from(index + inside, 'latin1'))
  return `<< /Type /ObjStm /N 1 /First ${index.length} ${head} /Length ${content.length} >>\nstream\n${content.toString('latin1')}\nendstream`
}
const SCRIPT = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>'
const padding = `(${'relleno '.repeat(50_000)})`

it.each<[string, Buffer]>([
  ['a script', aPdf('', [SCRIPT], ' /OpenAction 4 0 R')],
  ['a script whose name is written in code', aPdf('', [SCRIPT.replace('JavaScript', 'J#61vaScr#69pt')])],
  ['a script in a packed object', aPdf('', [packed(SCRIPT)])],
  [
    'a script in a packed object whose kind is written in code',
    aPdf('', [packed(SCRIPT).replace('ObjStm', 'Obj#53tm')]),
  ],
  ['a script behind a comment that looks like a stream', aPdf('', ['(x) % stream', SCRIPT])],
  ['a script far into a long file', aPdf('', [padding, SCRIPT])],
  ['a program to start', aPdf('', ['<< /S /Launch /F (calc.exe) >>'])],
  ['a form to send', aPdf('', ['<< /S /SubmitForm /F (https://otra.mx) >>'])],
  ['a file inside', aPdf('', ['<< /Type /EmbeddedFile /Length 0 >>'])],
  ['a page of the web when it opens', aPdf('', [], ' /OpenAction << /S /URI /URI (https://otra.mx) >>')],
])('%s is refused, with what to do instead', async (_what, content) => {
  expect(await outcome(content)).toMatch(/^400 El PDF trae programas.*Guardar como PDF/)
  expect(await inbox.leftovers()).toEqual([])
})

it.each<[string, Buffer]>([
  ['encrypted', aPdf('', ['<< /Encrypt 5 0 R >>'])],
  ['packed twice', aPdf('', [packed(SCRIPT, '/Filter [/ASCIIHexDecode /FlateDecode]')])],
  ['packed and broken', aPdf('', [packed(SCRIPT).replace(/stream\n../, 'stream\n??')])],
  ['packed in an object that is no stream', aPdf('', ['/ObjStm', '<< /Length 0 >>\nstream\n\nendstream'])],
])('what cannot be looked into is refused: %s', async (_what, content) => {
  expect(await outcome(content)).toMatch(/^400 El PDF está cifrado o guardado/)
})

it('opened, a packed piece may not be without end', async () => {
  expect(await outcome(aPdf('', [packed(`(${' '.repeat(17 * 1024 * 1024)})`)]))).toMatch(
    /^400 El PDF está cifrado o/,
  )
})

it.each<[string, Buffer]>([
  ['a plain paper', aPdf()],
  [
    'links, a first page and packed objects',
    aPdf('', [packed('<< /S /URI /URI (https://escuela.mx) >>')], ' /OpenAction [3 0 R /Fit]'),
  ],
  ['a view that it opens with', aPdf('', [], ' /OpenAction << /S /GoTo /D [3 0 R /Fit] >>')],
  ['words about scripts', aPdf('', ['(Clase de JavaScript: Launch, XFA)'])],
])('%s is taken', async (_what, content) => expect(await outcome(content)).toBe('taken'))
