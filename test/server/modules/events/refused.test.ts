import { FIRST_NOT_IMAGE } from '@contract/events/events.rules'
import { NO_IMAGE } from '@contract/domain/messages'
import { aPdf, SCRIPT } from '@test/support/fixtures/documents'
import { aJpeg, aPhonePhoto, SECRET_PLACE } from '@test/support/fixtures/pictures'
import { PLACE } from '@test/support/fixtures/videos'
import { startServer, type TestFile, type TestServer } from '@test/support/server/harness'
import { asFile, onDisk, photos, register, video } from './album'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

/** Refused with this status, and neither an event nor a byte of it stays. */
const refused = async (files: TestFile[], status: number, over = {}) => {
  const answer = await register(server.admin, files, over)
  expect([answer.status, answer.body.ok]).toEqual([status, false])
  expect(await onDisk(server)).toEqual([])
  expect((await server.admin.get('/eventos')).body.eventos).toEqual([])
  return answer.body
}

test('without a file: 400, in the customer’s words', async () => {
  expect(await refused([], 400)).toMatchObject({ message: NO_IMAGE, campos: { files: NO_IMAGE } })
  await refused([asFile(Buffer.alloc(0))], 400)
})

test('seven files: 400', async () => {
  expect((await refused(await photos(7), 400)).message).toBe('Se aceptan hasta 6 archivos.')
})

test('a video first, or two: 400', async () => {
  expect((await refused([video(), ...(await photos(1))], 400)).message).toBe(FIRST_NOT_IMAGE)
  const told = await refused([...(await photos(1)), video(5000), video(6000)], 400)
  expect(told.message).toBe('Se acepta un solo video.')
})

test('a blank title, or a field that is not ours for files: 400', async () => {
  expect(Object.keys((await refused(await photos(1), 400, { titulo: ' ' })).campos)).toEqual(['titulo'])
  await refused([{ ...(await photos(1))[0]!, field: 'fotos' }], 400)
})

test('a pdf, which events have not: 415, also after a good picture', async () => {
  const paper = asFile(aPdf(), 'programa.pdf')
  await refused([paper], 415)
  await refused([...(await photos(1)), paper], 415)
})

test('a phone’s photo and video come back without the place, a picture without what hid behind it', async () => {
  const hidden = Buffer.concat([await aJpeg(), Buffer.from(SCRIPT)])
  const { body } = await register(server.admin, [asFile(await aPhonePhoto()), asFile(hidden), video()])
  const contents = await Promise.all(
    body.evento.urlFoto.map(async (url: string) => (await server.app.inject({ url })).rawPayload),
  )
  const [photo, picture, film] = contents as Buffer[]
  expect(photo!.includes(SECRET_PLACE)).toBe(false)
  expect(picture!.includes('<script')).toBe(false)
  expect(film!.includes(PLACE)).toBe(false)
  await server.admin.delete(`/eventos/${body.evento.id}`)
})
