import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { HttpProblem } from '@server/shared/problem'
import { MAX_FILE_BYTES, type FileKind } from '@contract/domain/files'
import { aPdf, aWebPage, aZip, SCRIPT } from '@test/support/fixtures/documents'
import { aJpeg, aPng } from '@test/support/fixtures/pictures'
import { aVideo, aWebm, PLACE, videoHead } from '@test/support/fixtures/videos'
import { openInbox, type Inbox } from './inbox'

let inbox: Inbox
beforeAll(async () => {
  inbox = await openInbox()
})
afterAll(() => inbox.close())

const refusal = async (content: Buffer | Readable, kinds?: readonly FileKind[]): Promise<HttpProblem> => {
  const problem = await inbox.receive(content, kinds).then(
    () => null,
    (error: unknown) => error as HttpProblem,
  )
  expect(await inbox.leftovers()).toEqual([])
  if (!problem) throw new Error('it was taken')
  return problem
}

describe('what a file is', () => {
  const files = async (): Promise<[string, FileKind, Buffer][]> => [
    ['image/jpeg', 'image', await aJpeg()],
    ['image/png', 'image', await aPng()],
    ['application/pdf', 'pdf', aPdf()],
    ['video/mp4', 'video', aVideo('mp42')],
    ['video/quicktime', 'video', aVideo('qt  ')],
    ['video/webm', 'video', aWebm()],
  ]

  it('is read from its bytes', async () => {
    for (const [mime, kind, content] of await files()) {
      const file = await inbox.receive(content)
      expect(file).toMatchObject({ kind, mime })
      expect((await readFile(file.tempPath)).length).toBe(file.bytes)
      await inbox.forget(file)
    }
  })

  it.each([
    ['a web page named foto.jpg', aWebPage(), /no es de un tipo permitido/],
    ['an archive named tarea.pdf', aZip(), /no es de un tipo permitido/],
    ['a letter', Buffer.from('a'), /no es de un tipo permitido/],
    ['a gif', Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1'), /no es de un tipo permitido/],
    ['an audio book', aVideo('M4B '), /no es de un tipo permitido/],
    ['an svg', Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`), /tipo permitido/],
    [
      'a web page behind the mark of a pdf',
      Buffer.concat([Buffer.from('%PDF-1.7\n'), aWebPage()]),
      /PDF está dañado/,
    ],
    [
      'an archive behind the mark of a pdf',
      Buffer.concat([Buffer.from('%PDF-1.7\n'), aZip()]),
      /PDF está dañado/,
    ],
    ['a pdf cut short', aPdf().subarray(0, 200), /PDF está dañado/],
    ['a pdf with a far longer tail', Buffer.concat([aPdf(), Buffer.alloc(4096, SCRIPT)]), /PDF está dañado/],
    [
      'a web page behind the mark of a jpeg',
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), aWebPage()]),
      /imagen está dañada/,
    ],
    ['a video cut short', aVideo().subarray(0, -100), /video está dañado/],
    ['a video that describes no tracks', aVideo().subarray(0, 24), /video está dañado/],
    [
      'a web page behind the mark of an mp4',
      Buffer.concat([aVideo().subarray(0, 24), aWebPage()]),
      /video está dañado/,
    ],
  ])('415 for %s', async (_name, content, message) => {
    const problem = await refusal(content)
    expect(problem.status).toBe(415)
    expect(problem.message).toMatch(message)
  })

  it('415 for a kind that is not taken here, naming what is', async () => {
    expect((await refusal(aPdf(), ['image'])).message).toBe(
      'El archivo no es de un tipo permitido. Se aceptan imágenes JPG o PNG.',
    )
    expect((await refusal(aVideo(), ['image', 'pdf'])).message).toContain(
      'imágenes JPG o PNG y documentos PDF',
    )
  })

  it('400 for nothing', async () => {
    expect((await refusal(Buffer.alloc(0))).status).toBe(400)
  })
})

describe('how large a file may be', () => {
  /** Counts the bytes read from the sender. */
  const endless = (head: Buffer) => {
    const sent = { bytes: head.length }
    async function* chunks() {
      yield head
      for (;;) {
        sent.bytes += 65_536
        yield Buffer.alloc(65_536, 'x')
      }
    }
    return { sent, stream: Readable.from(chunks(), { objectMode: false }) }
  }

  it.each<[FileKind, string, () => Promise<Buffer>]>([
    ['image', '10 MB', () => aJpeg()],
    ['pdf', '10 MB', async () => aPdf()],
    ['video', '100 MB', async () => videoHead()],
  ])('413 for more of %s than %s, without reading on', async (kind, limit, head) => {
    const { sent, stream } = endless(await head())
    const problem = await refusal(stream)
    expect(problem.status).toBe(413)
    expect(problem.message).toContain(limit)
    expect(sent.bytes).toBeLessThan(MAX_FILE_BYTES[kind] + 1_000_000)
  })

  it('takes a pdf of exactly the limit and refuses one byte more', async () => {
    // Offsets of a longer pdf have more digits, which takes a byte or two of the note.
    const near = 'x'.repeat(MAX_FILE_BYTES.pdf - aPdf().length)
    const note = near.slice(aPdf(near).length - MAX_FILE_BYTES.pdf)
    const file = await inbox.receive(aPdf(note))
    expect(file.bytes).toBe(MAX_FILE_BYTES.pdf)
    await inbox.forget(file)
    expect((await refusal(aPdf(`${note}x`))).status).toBe(413)
  })

  it('refuses another type at once, however long it is', async () => {
    const { sent, stream } = endless(aWebPage())
    expect((await refusal(stream)).status).toBe(415)
    expect(sent.bytes).toBeLessThan(1_000_000)
  })
})

describe('what a video says of itself', () => {
  it.each(['mp42', 'isom', 'qt  '])(
    'is wiped in place where it names people and places (%s)',
    async (brand) => {
      const before = aVideo(brand)
      expect(before.includes(PLACE)).toBe(true)
      const file = await inbox.receive(before)
      const after = await readFile(file.tempPath)
      expect(after.includes(PLACE)).toBe(false)
      expect(after.includes('location')).toBe(false)
      expect(after.length).toBe(before.length)
      const pictures = before.indexOf('mdat')
      expect(after.subarray(pictures).equals(before.subarray(pictures))).toBe(true)
      expect(after.includes('tkhd')).toBe(true)
      await inbox.forget(file)
    },
  )
})
