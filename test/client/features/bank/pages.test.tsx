import { screen, within } from '@testing-library/react'
import { renderScreen } from '@test/support/pages/screen'
import { openParents } from '../parents/parents.support'

test('accounts with their files; a new one is sent with its CLABE', async () => {
  const account = {
    id: 5,
    nombre: 'Principal',
    banco: 'BBVA',
    clabe: '032180000118359719',
    mapeo: null,
    pendientes: 4,
    hasta: '2026-09-05',
  }
  const file = {
    id: 1,
    cuenta: { id: 5, nombre: 'Principal' },
    desde: '2026-09-01',
    hasta: '2026-09-05',
    nuevos: 3,
    repetidos: 0,
    cargos: 2,
    rechazados: 0,
    avisos: 0,
    usuario: 'directora',
    creado: '2026-09-06T10:00:00.000Z',
    url: '/files/1/original',
  }
  const opened = await renderScreen('/banco/cuentas', {
    answers: {
      'GET /banco/cuentas': { ok: true, cuentas: [account] },
      'GET /banco/archivos': { ok: true, archivos: [file] },
      'POST /banco/cuentas': { ok: true, message: 'Cuenta del banco registrada.', cuenta: account },
    },
  })
  expect(await screen.findByText('032180000118359719')).toBeInTheDocument()
  expect(await screen.findByText('01/09/2026 a 05/09/2026')).toBeInTheDocument()
  await opened.user.click(screen.getByRole('button', { name: 'Registrar cuenta' }))
  const dialog = within(await screen.findByRole('dialog'))
  await opened.user.type(dialog.getByLabelText(/^Nombre/), 'Otra')
  await opened.user.type(dialog.getByLabelText(/^Banco/), 'Banorte')
  await opened.user.type(dialog.getByLabelText(/^CLABE/), '032180000118359718')
  await opened.user.click(dialog.getByRole('button', { name: 'Registrar' }))
  expect(await dialog.findByText('La CLABE no es correcta: revisa sus dígitos')).toBeInTheDocument()
  await opened.user.clear(dialog.getByLabelText(/^CLABE/))
  await opened.user.click(dialog.getByRole('button', { name: 'Registrar' }))
  await screen.findByText('Cuenta del banco registrada')
  const sent = opened.network.sent.find(({ method }) => method === 'POST')
  expect(sent?.body).toEqual({ nombre: 'Otra', banco: 'Banorte', clabe: null })
})

test('what was recorded and never arrived', async () => {
  const pago = {
    id: 1,
    folio: 41,
    fecha_pago: '2026-09-05',
    monto: 2350,
    referencia: 'NUNCA LLEGÓ',
    familia: 'ROSA PEÑA',
  }
  await renderScreen('/banco/sin-deposito', {
    answers: { 'GET /banco/sin-deposito': { ok: true, pagos: [pago] } },
  })
  expect(await screen.findByText('000041')).toBeInTheDocument()
  expect(screen.getByText('NUNCA LLEGÓ')).toBeInTheDocument()
  expect(screen.getByText('$2,350.00')).toBeInTheDocument()
})

test('who pays for a family is on its payments tab, and is forgotten with a press', async () => {
  const pair = { tipo: 'NOMBRE', usuario: 'caja', creado: '2026-09-06T16:00:00.000Z' }
  const opened = await openParents('/padre/5?ver=pagos', {
    answers: {
      'GET /pagos/by/padre/5': { ok: true, pagos: [] },
      'GET /banco/recordados?padreId=5': {
        ok: true,
        recordados: [
          { ...pair, id: 8, valor: 'jose peña', rechazado: false },
          { ...pair, id: 9, tipo: 'CUENTA', valor: '032180000118359719', rechazado: true },
        ],
      },
      'DELETE /banco/recordados/8': {
        ok: true,
        message: 'Ya no se recuerda.',
        recordado: { ...pair, id: 8 },
      },
    },
  })
  const section = within(
    (await screen.findByRole('heading', { name: 'Quién deposita por la familia' })).closest('section')!,
  )
  expect(section.getByText('JOSE PEÑA')).toBeInTheDocument()
  expect(section.getByText('Cuenta terminada en 9719')).toBeInTheDocument()
  expect(section.getByText(/^No es de esta familia/)).toBeInTheDocument()
  await opened.user.click(section.getByRole('button', { name: 'Olvidar JOSE PEÑA' }))
  await screen.findByText('Ya no se recuerda')
})
