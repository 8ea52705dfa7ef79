import { calendarApi } from '@client/state/calendar/calendar.api'
import { isApiError } from '@client/state/core/errors'
import { mentionsApi } from '@client/state/mentions/mentions.api'
import { sessionApi } from '@client/state/session/session.api'
import type { AppStore } from '@client/state/store'
import { aPdf } from '@test/support/fixtures/documents'
import { aJpeg, aPng } from '@test/support/fixtures/pictures'
import { eventually } from '@test/support/eventually'
import { joinStore } from '@test/support/journeys/through'
import { ADMIN, startServer, type TestServer } from '@test/support/server/harness'
import { openLink, storedFiles } from '@test/support/server/storedFiles'

const { listCalendar, createCalendarEntry, updateCalendarEntry, replaceCalendarFile, deleteCalendarEntry } =
  calendarApi.endpoints
const { listMentions, getMention, createMention, updateMention, replaceMentionImage, deleteMention } =
  mentionsApi.endpoints

let server: TestServer
let secretary: AppStore
let director: AppStore

beforeAll(async () => {
  server = await startServer()
  secretary = joinStore(server)
  director = joinStore(server)
  for (const store of [secretary, director]) {
    await store.dispatch(sessionApi.endpoints.login.initiate(ADMIN)).unwrap()
    await store.dispatch(listCalendar.initiate())
    await store.dispatch(listMentions.initiate())
  }
})
afterAll(() => server.close())

const fileOf = (name: string, content: Buffer) => new File([new Uint8Array(content)], name)
const shown = () => listCalendar.select()(secretary.getState()).data ?? []
const mentions = () => listMentions.select()(secretary.getState()).data ?? []
const mention = () => mentions()[0]
const status = async (link: string) => (await openLink(server, link)).statusCode

// Each test continues from the state of the one before.
test('a pdf and a picture show up in the order of the year, their links open', async () => {
  const register = (mes: 'MAYO' | 'ENERO', file: File) =>
    secretary.dispatch(createCalendarEntry.initiate({ mes, file })).unwrap()
  await register('MAYO', fileOf('mayo.pdf', aPdf()))
  await register('ENERO', fileOf('enero.jpg', await aJpeg()))
  await eventually(() =>
    expect(shown().map(({ mes, tipo }) => [mes, tipo])).toEqual([
      ['ENERO', 'image'],
      ['MAYO', 'pdf'],
    ]),
  )
  for (const { urlFoto } of shown()) expect(await status(urlFoto)).toBe(200)
})

test('another month and another file: the list follows, the old file is gone', async () => {
  const { id, urlFoto } = shown()[1]!
  await secretary.dispatch(updateCalendarEntry.initiate({ id, mes: 'JUNIO' })).unwrap()
  await secretary
    .dispatch(replaceCalendarFile.initiate({ id, urlFoto, file: fileOf('junio.png', await aPng()) }))
    .unwrap()
  await eventually(() => expect(shown()[1]).toMatchObject({ id, mes: 'JUNIO', tipo: 'image' }))
  expect(await status(urlFoto)).toBe(404)
  // The director's page still shows the file that went.
  const late = await director
    .dispatch(replaceCalendarFile.initiate({ id, urlFoto, file: fileOf('otro.pdf', aPdf()) }))
    .unwrap()
    .catch((error: unknown) => error)
  expect(isApiError(late) && late.status).toBe(409)
})

test('a page dressed as a picture is refused and changes nothing', async () => {
  const before = shown()
  const refused = await secretary
    .dispatch(createCalendarEntry.initiate({ mes: 'MAYO', file: fileOf('a.jpg', Buffer.from('<html>')) }))
    .unwrap()
    .catch((error: unknown) => error)
  expect(refused).toMatchObject({ status: 415, campos: { file: expect.any(String) } })
  expect(shown()).toEqual(before)
})

test('a mention with several lines, changed in text and image', async () => {
  const text = { titulo: 'olimpiada', fecha: '2026-09-15', descripcion: 'primer lugar:\nana núñez' }
  const { mencion } = await secretary
    .dispatch(createMention.initiate({ ...text, file: fileOf('a.jpg', await aJpeg()) }))
    .unwrap()
  await eventually(() => expect(mention()?.descripcion).toBe('PRIMER LUGAR:\nANA NÚÑEZ'))
  const { id, urlFoto } = mencion
  await secretary.dispatch(updateMention.initiate({ id, ...text, titulo: 'final' })).unwrap()
  await secretary
    .dispatch(replaceMentionImage.initiate({ id, urlFoto, file: fileOf('b.png', await aPng(90, 60)) }))
    .unwrap()
  await eventually(() => expect(mention()).toMatchObject({ titulo: 'FINAL', ancho: 90, nombre: ADMIN.user }))
  const { data } = await secretary.dispatch(getMention.initiate({ id }))
  expect(data).toEqual(mention())
})

test('everything deleted: the lists are empty and nothing is left on the disk', async () => {
  await secretary.dispatch(deleteMention.initiate({ id: mention()!.id })).unwrap()
  for (const { id } of shown()) await secretary.dispatch(deleteCalendarEntry.initiate({ id })).unwrap()
  await eventually(() => expect([shown(), mentions()]).toEqual([[], []]))
  await eventually(async () => expect(await storedFiles(server)).toEqual({ contents: [], leftovers: [] }))
})
