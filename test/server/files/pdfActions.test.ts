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
/** The same objects as readers find them: each with its number. */
const packedAs = (number: number, inside: string): string => {
  const index = `${number} 0 `
  const content = deflateSync(Buffer.from(index + inside, 'latin1'))
  return `<< /Type /ObjStm /N 1 /First ${index.length} /Filter /FlateDecode /Length ${content.length} >>\nstream\n${content.toString('latin1')}\nendstream`
}
const GO_TO = '<< /Type /Action /S /GoTo /D [3 0 R /XYZ null 792 0] >>'
const link = (action: string): string => `<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A ${action} >>`
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
  ['an action of a page', aPdf('', ['<< /Type /Page /AA << /O << /S /URI /URI (https://otra.mx) >> >> >>'])],
  ['an action of a page by reference', aPdf('', ['<< /Type /Page /AA 5 0 R >>'])],
  ['an action of the catalog behind a comment', aPdf('', [], ' /AA % nada\n<< /WC 4 0 R >>')],
  ['an action of the catalog in code', aPdf('', [], ' /A#41<</WC 4 0 R>>')],
  ['a packed page with an action', aPdf('', [packedAs(9, '<< /Type /Page /AA << /O 5 0 R >> >>')])],
  ['another paper, from a share of the network', aPdf('', [link('<< /S /GoToR /F (//otra/x.pdf) >>')])],
  [
    'a page of the web by reference',
    aPdf('', ['<< /S /URI /URI (https://otra.mx) >>'], ' /OpenAction 4 0 R'),
  ],
  ['a button when it opens', aPdf('', ['<< /S /Named /N /NextPage >>'], ' /OpenAction 4 0 R')],
  ['a film when it opens', aPdf('', ['<< /S /Movie /T (x) >>'], ' /OpenAction 4 0 R')],
  ['a page, then the web', aPdf('', [], ` /OpenAction ${GO_TO.replace(' >>', ' /Next 4 0 R >>')}`)],
  [
    'a page, then the web, by reference',
    aPdf('', [GO_TO.replace(' >>', ' /Next 5 0 R >>')], ' /OpenAction 4 0 R'),
  ],
  ['two kinds in one action', aPdf('', [], ` /OpenAction ${GO_TO.replace('/D', '/S /URI /D')}`)],
  ['a packed action', aPdf('', [packedAs(9, '<< /S /Movie /T (x) >>')], ' /OpenAction 9 0 R')],
  [
    'an action that a later part of the file replaces',
    aPdf('', [GO_TO, padding, `(x)\nendobj\n4 0 obj\n<< /S /Movie /T (x) >>`], ' /OpenAction 4 0 R'),
  ],
  ['a packed catalog', aPdf('', [packedAs(9, '<< /Type /Catalog /OpenAction << /S /Movie >> >>')])],
  ['a link to a file', aPdf('', [link('<< /S /URI /URI (file://otra/x.exe) >>')])],
  ['a link to a share', aPdf('', [link('<< /S /URI /URI (\\\\\\\\otra\\\\x) >>')])],
  ['a link to a file in digits', aPdf('', [link('<< /S /URI /URI <66696C653A2F2F78> >>')])],
  ['a link to a file in code', aPdf('', [link('<< /S /URI /URI (\\146ile://x) >>')])],
  ['a link whose address is elsewhere', aPdf('', [link('<< /S /URI /URI 5 0 R >>'), '(file://x)'])],
  ['a base of all links', aPdf('', [], ' /URI << /Base (file://x) >>')],
  ['a button that prints', aPdf('', [link('<< /S /Named /N /Print >>')])],
  ['a button whose name is elsewhere', aPdf('', [link('<< /S /Named /N 5 0 R >>'), '/Quit'])],
  [
    'an action over the edge of two pieces',
    aPdf('', [padding.slice(0, 262_144 - 270) + ')', '<< /AA << /O 5 0 R >> >>']),
  ],
  ['a page of the web when it opens', aPdf('', [], ' /OpenAction << /S /URI /URI (https://otra.mx) >>')],
])('%s is refused, with what to do instead', async (_what, content) => {
  expect(await outcome(content)).toMatch(/^400 El PDF trae programas.*Guardar como PDF/)
  expect(await inbox.leftovers()).toEqual([])
})

it.each<[string, Buffer]>([
  ['encrypted', aPdf('', ['<< /Encrypt 5 0 R >>'])],
  ['packed twice', aPdf('', [packed(SCRIPT, '/Filter [/ASCIIHexDecode /FlateDecode]')])],
  [
    'packed by two filters, the known one first',
    aPdf('', [packed(SCRIPT, '/Filter [/FlateDecode /ASCIIHexDecode]')]),
  ],
  ['opened by an object that is not there', aPdf('', [], ' /OpenAction 99 0 R')],
  ['with more actions than a book', aPdf('', ['/AA '.repeat(20_001)])],
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
  ['two packed pieces', aPdf('', [packed('<< /A 1 >>'), packedAs(9, '<< /B 1 >>')])],
  ['a view by reference', aPdf('', [GO_TO], ' /OpenAction 4 0 R')],
  ['a place by reference', aPdf('', ['[3 0 R /Fit]'], ' /OpenAction 4 0 R')],
  ['a packed view', aPdf('', [packedAs(9, GO_TO)], ' /OpenAction 9 0 R')],
  ['a named place', aPdf('', [], ' /OpenAction<</S/GoTo/D(cap\\)1)>>')],
  [
    'links to the web and mail',
    aPdf('', [
      link('<< /S /URI /URI (https://es.wikipedia.org/wiki/Sol_(estrella)) >>'),
      link('<</Type/Action/S/URI/URI(mailto:caja@escuela.mx)>>'),
      link('<</S/URI/URI(HTTP://escuela.mx)>>'),
      link('<</S/URI/URI(www.escuela.mx)>>'),
    ]),
  ],
  [
    'buttons that turn pages',
    aPdf('', [link('<< /S /Named /N /NextPage >>'), link('<</N/LastPage/S/Named/Type/Action>>')]),
  ],
  ['letters that a picture may have', aPdf('', ['(/AA x /AA\\) /URI z)'])],
  ['words about scripts', aPdf('', ['(Clase de JavaScript: Launch, XFA)'])],
])('%s is taken', async (_what, content) => expect(await outcome(content)).toBe('taken'))
