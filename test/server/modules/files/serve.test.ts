import { appendFile, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'
import compress from '@fastify/compress'
import etag from '@fastify/etag'
import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify'
import { installErrors } from '@server/http/errors'
import { installHeaders } from '@server/http/headers'
import { filesPlugin } from '@server/modules/files/files.plugin'
import { aPdf } from '@test/support/fixtures/documents'
import { aJpeg } from '@test/support/fixtures/pictures'
import { aVideo } from '@test/support/fixtures/videos'
import { NOON, openStore, type OpenStore } from '@test/server/files/storeFixture'

let files: OpenStore
let app: FastifyInstance
let photo: { original: string; thumb: string; sha: string }
let pdf: string
let video: { link: string; content: Buffer }

const linkOf = async (id: number) =>
  files.store.links(
    await files.db.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  )

beforeAll(async () => {
  files = await openStore()
  app = Fastify()
  installErrors(app)
  await installHeaders(app, null)
  await app.register(etag, { weak: true })
  await app.register(compress, { threshold: 0 })
  filesPlugin(app, files.db, files.store, () => new Date())
  app.setNotFoundHandler(async (_request, reply) =>
    reply.type('text/html').send('<h1>La página de la aplicación</h1>'),
  )
  const kept = await files.keep(await aJpeg(400, 300))
  const { urlFoto, urlMiniatura } = await linkOf(kept.id)
  photo = { original: urlFoto as string, thumb: urlMiniatura as string, sha: kept.file.sha256 }
  pdf = (await linkOf((await files.keep(aPdf())).id)).urlFoto as string
  const content = aVideo('mp42', 300_000, false)
  video = { link: (await linkOf((await files.keep(content)).id)).urlFoto as string, content }
})
afterAll(async () => {
  await app.close()
  await files.close()
})
afterEach(() => {
  files.clock.now = NOON
})

const get = (url: string, headers: Record<string, string> = {}, method: InjectOptions['method'] = 'GET') =>
  app.inject({ method: method as 'GET', url, headers: { 'accept-encoding': 'br, gzip', ...headers } })

const refused = async (url: string, status: number, headers?: Record<string, string>) => {
  const answer = await get(url, { 'accept-encoding': 'identity', ...headers })
  expect(answer.statusCode).toBe(status)
  expect(answer.headers['content-type']).toMatch(/^application\/json/)
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.json()).toEqual({ ok: false, message: expect.stringMatching(/^[A-ZÉ].*\.$/) })
  return answer
}

describe('a file by its link', () => {
  it('is what it is, for its reader alone, until the link ends', async () => {
    const answer = await get(photo.original)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
      'accept-ranges': 'bytes',
      'content-length': String(answer.rawPayload.length),
      'x-frame-options': 'DENY',
      etag: `"${photo.sha}"`,
    })
    expect(answer.headers['content-encoding']).toBeUndefined()
    expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none';.*; sandbox$/)
    files.clock.now = new Date(NOON.getTime() + 59 * 60_000)
    expect((await get(photo.original)).statusCode).toBe(200)
  })

  it('has a small picture as webp', async () => {
    const { statusCode, headers, rawPayload } = await get(photo.thumb)
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp'])
    expect(rawPayload.toString('latin1', 8, 12)).toBe('WEBP')
  })

  it('a pdf can be shown in our own pages and nowhere else', async () => {
    const { headers, rawPayload } = await get(pdf)
    expect(rawPayload.equals(aPdf())).toBe(true)
    expect(headers).toMatchObject({ 'content-type': 'application/pdf', 'x-frame-options': 'SAMEORIGIN' })
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
    // Both would stop the browser's viewer.
    expect(headers['content-security-policy']).not.toMatch(/sandbox|default-src/)
  })

  it('answers 304 to who has it', async () => {
    for (const tag of [`"${photo.sha}"`, `W/"${photo.sha}"`, `"otro", "${photo.sha}"`, '*']) {
      const { statusCode, rawPayload, headers } = await get(photo.original, { 'if-none-match': tag })
      expect([statusCode, rawPayload.length, headers['etag']]).toEqual([304, 0, `"${photo.sha}"`])
    }
    expect((await get(photo.original, { 'if-none-match': '"otro"' })).statusCode).toBe(200)
  })

  it('answers HEAD with the headers alone', async () => {
    const { statusCode, rawPayload, headers } = await get(video.link, {}, 'HEAD')
    expect([statusCode, rawPayload.length, headers['content-length']]).toEqual([
      200,
      0,
      String(video.content.length),
    ])
  })
})

describe('a part of a file', () => {
  const SIZE = 300_000 // pictures; the whole is a little more
  it.each<[string, (size: number) => [number, number]]>([
    ['bytes=0-0', () => [0, 0]],
    ['bytes=100-199', () => [100, 199]],
    [`bytes=${SIZE}-`, (size) => [SIZE, size - 1]],
    ['bytes=-50', (size) => [size - 50, size - 1]],
    ['bytes=200000-99999999', (size) => [200_000, size - 1]],
    ['bytes=-99999999', (size) => [0, size - 1]],
  ])('206 for %s', async (range, expected) => {
    const size = video.content.length
    const [start, end] = expected(size)
    const { statusCode, headers, rawPayload } = await get(video.link, { range })
    expect([statusCode, headers['content-range']]).toEqual([206, `bytes ${start}-${end}/${size}`])
    expect(headers['content-length']).toBe(String(end - start + 1))
    expect(rawPayload.equals(video.content.subarray(start, end + 1))).toBe(true)
  })

  it.each(['bytes=99999999-', 'bytes=-0'])('416 for %s', async (range) => {
    const { headers } = await refused(video.link, 416, { range })
    expect(headers['content-range']).toBe(`bytes */${video.content.length}`)
  })

  it.each(['bytes=0-1,5-6', 'bytes=-', 'bytes=9-3', 'lines=1-2', 'bytes=a-b'])(
    'the whole for %s',
    async (range) => {
      const { statusCode, rawPayload } = await get(video.link, { range })
      expect([statusCode, rawPayload.length]).toEqual([200, video.content.length])
    },
  )

  it('the whole for who holds a part of another file', async () => {
    const part = (tag: string) => get(photo.original, { range: 'bytes=0-9', 'if-range': tag })
    expect((await part('"otro"')).statusCode).toBe(200)
    expect((await part(`"${photo.sha}"`)).statusCode).toBe(206)
  })
})

describe('no file', () => {
  it('a page says it to whoever opened the link in a tab', async () => {
    const accept = 'text/html,application/xhtml+xml,*/*;q=0.8'
    for (const [url, status] of [
      [`${photo.original}&descargar=1`, 403],
      ['/files/no/existe/<b>', 404],
    ] as const) {
      const answer = await get(url, { 'accept-encoding': 'identity', accept })
      expect(answer.statusCode).toBe(status)
      expect(answer.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'x-frame-options': 'DENY',
      })
      expect(answer.body).toMatch(/<html lang="es">[^]*<h1>No se puede abrir<\/h1>\n<p>[A-ZÉ][^<]*\.<\/p>/)
    }
    await refused(`${photo.original}&descargar=1`, 403, { accept: 'image/avif,image/webp,*/*;q=0.8' })
  })

  it('403 for a link that is altered, over or not signed', async () => {
    await refused(photo.original.replace(/\/\d+\//, '/999/'), 403)
    await refused(`${photo.original}&descargar=1`, 403)
    await refused(`${photo.original}&firma=${photo.original.slice(-43)}`, 403)
    await refused(photo.original.replace('/files', '/%66iles'), 403)
    await refused('/files/1/original', 403)
    await refused('/files/abc/original', 403)
    files.clock.now = new Date(NOON.getTime() + 60 * 60_000)
    await refused(photo.original, 403)
  })

  it('404 for a file that is gone, never there, or has no such picture', async () => {
    const { id } = await files.keep(aPdf('otro'))
    const { urlFoto } = await linkOf(id)
    await files.release(id)
    await refused(urlFoto as string, 404)
    const made = files.store.links({ id: 2_147_483_648, mime: '', thumb_sha256: null })
    await refused(made.urlFoto as string, 404)
    const noThumb = files.store.links({ id: Number(pdf.split('/')[2]), mime: '', thumb_sha256: 'x' })
    await refused(noThumb.urlMiniatura as string, 404)
  })

  it('404 when the disk has lost it', async () => {
    const { id, file } = await files.keep(aPdf('perdido'))
    await rm(path.join(files.folder, file.sha256.slice(0, 2), file.sha256))
    await refused((await linkOf(id)).urlFoto as string, 404)
  })

  describe('when its bytes on the disk are others', () => {
    const contentOf = (sha: string): string => path.join(files.folder, sha.slice(0, 2), sha)
    const flip = async (file: string): Promise<void> => {
      const bytes = await readFile(file)
      bytes[bytes.length >> 1]! ^= 1
      await writeFile(file, bytes)
    }

    it.each<[string, (file: string) => Promise<void>]>([
      ['one bit', flip],
      ['nothing left', (file) => truncate(file, 0)],
      ['cut short', (file) => truncate(file, 100)],
      ['something behind', (file) => appendFile(file, 'x')],
    ])(
      '%s: 404 that says so, for the whole and for a part, and the same picture again heals it',
      async (_case, damage) => {
        const content = await aJpeg(60, 50)
        const { id, file } = await files.keep(content)
        const { urlFoto, urlMiniatura } = await linkOf(id)
        const links = [urlFoto as string, urlMiniatura as string]
        for (const link of links) expect((await get(link)).statusCode).toBe(200)
        for (const sha of [file.sha256, file.thumbSha256 as string]) await damage(contentOf(sha))
        for (const link of links) {
          const { body } = await refused(link, 404)
          expect(body).toContain('se dañó en el disco')
          await refused(link, 404, { range: 'bytes=0-5' })
        }
        const again = await files.keep(content)
        expect(again.file.sha256).toBe(file.sha256)
        for (const link of links) expect((await get(link)).statusCode).toBe(200)
        await files.release(again.id)
        await files.release(id)
      },
    )
  })

  it.each([
    '/files',
    '/files/',
    '/files/tmp',
    '/files/1/original/x',
    '/%66iles/x',
    '/files/..%2f..%2fsecreto',
    `/files/${'9'.repeat(300)}/original`,
  ])('404 and not the page for %s', async (url) => {
    await refused(url, 404)
  })
})
