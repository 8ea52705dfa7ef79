import { calendarApi } from '@client/state/calendar/calendar.api'
import { mentionsApi } from '@client/state/mentions/mentions.api'
import { failure, settle, until } from '../../../support/state/fakeNetwork'
import { startClient } from '../../../support/state/client'
import { aMentionRow, anEntryRow } from '../../../support/state/schoolLife'

const CALENDAR = ['GET /actividades', 'GET /actividades/3']
const MENTIONS = ['GET /menciones', 'GET /menciones/3']
const ALL = [...CALENDAR, ...MENTIONS]
const { endpoints: calendar } = calendarApi
const { endpoints: mentions } = mentionsApi

/** A store with both lists and one row of each on screen. */
const onScreen = async () => {
  const client = startClient()
  const { network, store } = client
  const answer = { ok: true, actividades: [anEntryRow(3)], actividad: anEntryRow(3) }
  for (const call of CALENDAR) network.on(call, answer)
  for (const call of MENTIONS)
    network.on(call, { ok: true, menciones: [aMentionRow(3)], mencion: aMentionRow(3) })
  await Promise.all([
    store.dispatch(calendar.listCalendar.initiate()),
    store.dispatch(calendar.getCalendarEntry.initiate({ id: 3 })),
    store.dispatch(mentions.listMentions.initiate()),
    store.dispatch(mentions.getMention.initiate({ id: 3 })),
  ])
  expect(ALL.map((call) => network.count(call))).toEqual([1, 1, 1, 1])
  return client
}
type Store = Awaited<ReturnType<typeof onScreen>>['store']

const file = new File(['x'], 'mayo.pdf')
const text = { titulo: 'X', fecha: '2026-09-15', descripcion: 'X' }

const WRITES: [string, (store: Store) => Promise<unknown>, string[]][] = [
  [
    'POST /actividades',
    (s) => s.dispatch(calendar.registerCalendarEntry.initiate({ mes: 'MAYO', file })),
    CALENDAR,
  ],
  [
    'PATCH /actividades/data/3',
    (s) => s.dispatch(calendar.changeCalendarMonth.initiate({ id: 3, mes: 'MAYO' })),
    CALENDAR,
  ],
  [
    'PATCH /actividades/image/3',
    (s) => s.dispatch(calendar.replaceCalendarFile.initiate({ id: 3, file })),
    CALENDAR,
  ],
  ['DELETE /actividades/3', (s) => s.dispatch(calendar.deleteCalendarEntry.initiate({ id: 3 })), CALENDAR],
  ['POST /menciones', (s) => s.dispatch(mentions.registerMention.initiate({ ...text, file })), MENTIONS],
  [
    'PATCH /menciones/data/3',
    (s) => s.dispatch(mentions.changeMention.initiate({ id: 3, ...text })),
    MENTIONS,
  ],
  [
    'PATCH /menciones/image/3',
    (s) => s.dispatch(mentions.replaceMentionImage.initiate({ id: 3, file })),
    MENTIONS,
  ],
  ['DELETE /menciones/3', (s) => s.dispatch(mentions.deleteMention.initiate({ id: 3 })), MENTIONS],
]

describe.each(WRITES)('%s', (call, write, lists) => {
  test('done, fetches again what it made stale and nothing else', async () => {
    const { network, store } = await onScreen()
    network.on(call, { ok: true })
    await write(store)
    await until(() => lists.every((list) => network.count(list) === 2))
    await settle()
    expect(ALL.filter((list) => network.count(list) > 1)).toEqual(lists)
  })

  test('refused, fetches nothing', async () => {
    const { network, store } = await onScreen()
    network.on(call, failure(409, 'Cambió mientras tanto'))
    await write(store)
    await settle()
    expect(ALL.map((list) => network.count(list))).toEqual([1, 1, 1, 1])
  })
})

test('a file travels in a form, with its key beside it', async () => {
  const { network, store } = startClient()
  network.on('POST /actividades', { ok: true })
  await store.dispatch(calendar.registerCalendarEntry.initiate({ mes: 'MAYO', file, idempotencyKey: 'k' }))
  const [sent] = network.sent
  const form = sent?.body as FormData
  expect([form.get('mes'), (form.get('file') as File).name]).toEqual(['MAYO', 'mayo.pdf'])
  expect(sent?.headers.get('idempotency-key')).toBe('k')
})
