import { screen, within } from '@testing-library/react'
import { failure } from '@test/support/state/fakeNetwork'
import { openParents, preferencias, writes } from './parents.support'

const LIST = 'GET /padres/5/preferencias'
const PATCH = 'PATCH /padres/5/preferencias'
const OPEN = '/padre/5?ver=avisos'

const refused = (count: number) =>
  preferencias.map((row, at) =>
    at < count ? { ...row, permitido: false, cambiado: '2026-09-14T16:00:00Z', por: 'directora' } : row,
  )
const part = async () => within(await screen.findByRole('region', { name: 'Qué quiere recibir' }))
const box = async (name: RegExp) => (await part()).findByRole('checkbox', { name })

test('a press saves one means; its day and user are beside it', async () => {
  const opened = await openParents(OPEN, { answers: { [PATCH]: { ok: true, preferencias: refused(1) } } })
  const mail = await box(/^Correo: Avisos/)
  expect(mail).toBeChecked()
  opened.network.on(LIST, { ok: true, preferencias: refused(1) })
  await opened.user.click(mail)
  expect(await (await part()).findByText('14/09/2026 10:00, directora')).toBeInTheDocument()
  expect(await box(/^Correo: Avisos/)).not.toBeChecked()
  expect(writes(opened)).toMatchObject([
    { call: PATCH, body: { medios: [{ canal: 'CORREO', clase: 'AVISO', permitido: false }] } },
  ])
})

test('«No molestar» refuses everything with one press, and is said above', async () => {
  const opened = await openParents(OPEN, { answers: { [PATCH]: { ok: true, preferencias: refused(6) } } })
  opened.network.on(LIST, { ok: true, preferencias })
  const all = await box(/^No molestar/)
  opened.network.on(LIST, { ok: true, preferencias: refused(6) })
  await opened.user.click(all)
  expect(await (await part()).findByText('No molestar')).toBeInTheDocument()
  expect(await box(/^Papel: Recordatorios/)).not.toBeChecked()
  expect(writes(opened)).toMatchObject([{ call: PATCH, body: { no_molestar: true } }])
})

test('a refused change says why and leaves what was', async () => {
  const opened = await openParents(OPEN, { answers: { [PATCH]: failure(404, 'No existe este padre.') } })
  await opened.user.click(await box(/^Papel: Avisos/))
  expect(await screen.findByText('No existe este padre.')).toBeInTheDocument()
  expect(await box(/^Papel: Avisos/)).toBeChecked()
})

test('who may only read sees it and changes nothing', async () => {
  await openParents(OPEN, {
    permissions: ['PADRES READ'],
    answers: { [LIST]: { ok: true, preferencias: refused(2) } },
  })
  expect(await box(/^Correo: Avisos/)).toBeDisabled()
  expect(await box(/^No molestar/)).toBeDisabled()
})
