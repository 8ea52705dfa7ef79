import { mentionsApi } from '@client/state/mentions/mentions.api'
import { startClient } from '../../../support/state/client'
import { aMentionRow } from '../../../support/state/schoolLife'

const { listMentions, getMention } = mentionsApi.endpoints

test("in the server's order; what another server does not send is empty", async () => {
  const { network, store } = startClient()
  network.on('GET /menciones', [aMentionRow(2), { id: 1, titulo: 'X', urlFoto: 'https://otra.mx/1.jpg' }])
  const { data } = await store.dispatch(listMentions.initiate())
  expect(data).toEqual([
    aMentionRow(2),
    {
      id: 1,
      nombre: '',
      titulo: 'X',
      descripcion: '',
      fecha: '',
      urlFoto: 'https://otra.mx/1.jpg',
      urlMiniatura: null,
      ancho: null,
      alto: null,
    },
  ])
})

test('a mention that is not there is null', async () => {
  const { network, store } = startClient()
  network.on('GET /menciones/9', { ok: true, mencion: null })
  expect((await store.dispatch(getMention.initiate({ id: 9 }))).data).toBeNull()
})
