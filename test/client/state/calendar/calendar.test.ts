import { calendarApi } from '@client/state/calendar/calendar.api'
import { startClient } from '../../../support/state/client'
import { aPdfRow, anEntryRow } from '../../../support/state/schoolLife'

const { listCalendar, getCalendarEntry } = calendarApi.endpoints

test("in the order of the year, of one month the newest first, whatever the server's order", async () => {
  const { network, store } = startClient()
  const rows = [anEntryRow(1, { mes: 'MAYO' }), aPdfRow(2, { mes: 'ENERO' }), aPdfRow(3, { mes: 'MAYO' })]
  network.on('GET /actividades', { ok: true, actividades: rows })
  const { data } = await store.dispatch(listCalendar.initiate())
  expect(data?.map(({ id }) => id)).toEqual([2, 3, 1])
})

test("a bare list of the school's existing server is completed: the link's name tells what it is", async () => {
  const { network, store } = startClient()
  network.on('GET /actividades', [
    { id: 1, mes: 'MAYO', urlFoto: 'https://otra.mx/mayo.PDF' },
    { id: 2, mes: 'JUNIO', urlFoto: 'https://otra.mx/junio.jpg' },
  ])
  const { data } = await store.dispatch(listCalendar.initiate())
  expect(data).toEqual([
    aPdfRow(1, { urlFoto: 'https://otra.mx/mayo.PDF', peso: 0, subido: '' }),
    {
      ...aPdfRow(2, { urlFoto: 'https://otra.mx/junio.jpg', peso: 0, subido: '' }),
      mes: 'JUNIO',
      tipo: 'image',
    },
  ])
})

test('an entry that is not there is null', async () => {
  const { network, store } = startClient()
  network.on('GET /actividades/9', { ok: true, actividad: null })
  expect((await store.dispatch(getCalendarEntry.initiate({ id: 9 }))).data).toBeNull()
})
