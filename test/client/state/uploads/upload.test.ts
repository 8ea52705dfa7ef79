import { eventsApi } from '@client/state/events/events.api'
import { watchUpload, type Sent } from '@client/state/uploads/upload'
import { slowReply, until } from '../../../support/state/fakeNetwork'
import { startClient } from '../../../support/state/client'
import { anEventRow } from '../../../support/state/school'

const CALL = 'POST /eventos'
const event = { titulo: 'X', descripcion: 'X', fecha: '2026-03-20', files: [new File(['a'], 'a.jpg')] }
const { createEvent } = eventsApi.endpoints

test('a call with files is sent with its token, and who watches its key hears how far it is', async () => {
  const { network, store, signIn } = startClient()
  await signIn('ficha-1')
  const slow = slowReply()
  network.on(CALL, slow.reply)
  const heard: Sent[] = []
  const stop = watchUpload('clave', (sent) => heard.push(sent))
  const call = store.dispatch(createEvent.initiate({ ...event, idempotencyKey: 'clave' }))
  await until(() => network.count(CALL) === 1)
  network.uploads[0]!.tell({ sent: 5, total: 10 })
  stop()
  network.uploads[0]!.tell({ sent: 9, total: 10 })
  slow.arrive({ ok: true, evento: anEventRow(1) })
  expect((await call).data?.evento.id).toBe(1)
  expect(heard).toEqual([{ sent: 5, total: 10 }])
  const [, sent] = network.sent
  expect(sent!.headers.get('authorization')).toBe('Bearer ficha-1')
  expect((sent!.body as FormData).getAll('files')).toHaveLength(1)
})

test('stopping it rejects at once and leaves nothing pending', async () => {
  const { network, store } = startClient()
  network.on(CALL, slowReply().reply)
  const call = store.dispatch(createEvent.initiate(event))
  await until(() => network.count(CALL) === 1)
  call.abort()
  await expect(call.unwrap()).rejects.toMatchObject({ name: 'AbortError' })
})

test('a call without files goes by fetch', async () => {
  const { network, store } = startClient()
  network.on('DELETE /eventos/1', { ok: true, evento: anEventRow(1) })
  await store.dispatch(eventsApi.endpoints.deleteEvent.initiate({ id: 1 }))
  expect(network.uploads).toEqual([])
})
