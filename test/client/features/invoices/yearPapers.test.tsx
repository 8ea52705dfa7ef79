import { screen, waitFor, within } from '@testing-library/react'
import { renderScreen } from '@test/support/pages/screen'
import { failure, slowReply, type Reply, type Sent } from '@test/support/state/fakeNetwork'

const MAKE = 'POST /facturas/anuales'
const sum = { pagos: 0, total: 0 }
const states = { FALTA: sum, LISTA: sum, GLOBAL: sum, ENTREGADA: sum, CANCELADA: sum, anticipo: sum }
const resumen = { ...states, saldo_usado: 0, por_cancelar: 0, por_sustituir: 0, dias_restantes: 6 }
const LIST = 'GET /facturas?desde=2026-09-01&hasta=2026-09-30&por_pagina=500'

afterEach(() => jest.restoreAllMocks())

const open = async (answers: Record<string, unknown>) => {
  const opened = await renderScreen('/facturas?desde=2026-09-01&hasta=2026-09-30', {
    answers: { [LIST]: { ok: true, facturas: [], total: 0, resumen }, ...answers },
  })
  await opened.user.click(await screen.findByRole('button', { name: 'Pagos del año' }))
  return { ...opened, dialog: within(await screen.findByRole('dialog')) }
}

test('downloads the year of all families and tells how far it is', async () => {
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const opened = await open({
    [MAKE]: { ok: true, archivo: { url: '/api/facturas/anuales/archivo?anio=2025', familias: 8 } },
  })
  await opened.user.selectOptions(opened.dialog.getByRole('combobox', { name: 'Año' }), '2025')
  await opened.user.click(opened.dialog.getByRole('button', { name: 'Descargar' }))
  expect(await screen.findByText('Preparando: 0 de 8 familias')).toBeInTheDocument()
  expect(opened.dialog.getByRole('progressbar', { name: /0 de 8/ })).toBeInTheDocument()
  const [asked] = opened.network.sent.filter(({ method }) => method === 'POST')
  expect(asked!.body).toEqual({ anio: 2025, avance: expect.stringMatching(/^[\w-]{20,64}$/) })
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1))
})

test('says how many were promised until the server has counted them, then how far it is, and ends', async () => {
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const counted = slowReply()
  const looks: (() => Reply | Promise<Reply>)[] = [
    () => ({ ok: true, avance: { hechas: 0, total: 0 } }),
    counted.reply,
  ]
  const opened = await open({
    [MAKE]: ({ body }: Sent) => {
      const { avance } = body as { avance: string }
      const look = () => looks.shift()?.() ?? { ok: true, avance: null }
      opened.network.on(`GET /facturas/anuales/avance/${avance}`, look)
      return { ok: true, archivo: { url: '/api/facturas/anuales/archivo?anio=2026', familias: 8 } }
    },
  })
  await opened.user.click(opened.dialog.getByRole('button', { name: 'Descargar' }))
  // What the first look said is shown by the time of the second.
  await waitFor(() => expect(looks).toHaveLength(0))
  expect(screen.getByText('Preparando: 0 de 8 familias')).toBeInTheDocument()
  counted.arrive({ ok: true, avance: { hechas: 3, total: 8 } })
  expect(await screen.findByText('Preparando: 3 de 8 familias')).toBeInTheDocument()
  expect(await screen.findByText('Los pagos del año están listos')).toBeInTheDocument()
})

test('a refusal says why and downloads nothing', async () => {
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const refused = 'No hay pagos de colegiatura en 2026.'
  const opened = await open({ [MAKE]: failure(409, refused) })
  await opened.user.click(opened.dialog.getByRole('button', { name: 'Descargar' }))
  expect(await screen.findByText(refused)).toBeInTheDocument()
  expect(saved).not.toHaveBeenCalled()
})
