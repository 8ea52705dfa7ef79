import { eventsApi } from '@client/state/events/events.api'
import { readEvent } from '@client/state/otherServers/publications'
import { startClient } from '../../../support/state/client'
import { anEventRow } from '../../../support/state/school'

test('an event of our server stays as it is', () => {
  expect(readEvent(anEventRow(3))).toEqual(anEventRow(3))
})

test('links of the school’s existing server tell by their end what they are; what is missing is empty', () => {
  const event = readEvent({ id: 4, urlFoto: ['https://x.mx/a.JPG', 'https://x.mx/b.MOV?v=1'] })
  expect(event).toMatchObject({ nombre: '', titulo: '', descripcion: '', fecha: '' })
  expect(event.archivos.map(({ tipo, urlFoto }) => [tipo, urlFoto])).toEqual([
    ['image', 'https://x.mx/a.JPG'],
    ['video', 'https://x.mx/b.MOV?v=1'],
  ])
  expect(readEvent({ id: 5 }).archivos).toEqual([])
})

test.each([
  ['wrapped', { ok: true, eventos: [{ id: 1, titulo: 'A' }] }],
  ['bare', [{ id: 1, titulo: 'A' }]],
])('a list that comes %s', async (_how, answer) => {
  const { network, store } = startClient()
  network.on('GET /eventos', answer)
  const { data } = await store.dispatch(eventsApi.endpoints.listEvents.initiate())
  expect(data).toMatchObject([{ id: 1, titulo: 'A', archivos: [] }])
})
