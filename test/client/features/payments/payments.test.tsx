import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { address } from '@test/support/pages/screen'
import { moreActions } from '@test/support/pages/rowMenu'
import { fakeTabs } from '@test/support/pages/tabs'
import { failure, slowReply } from '@test/support/state/fakeNetwork'
import {
  answerOf,
  aPayment,
  CANCELLED,
  CHEQUE,
  dialog,
  listCall,
  onThatDay,
  openPayments,
  pageOf,
  rowOf,
  TODAY,
} from './payments.support'

beforeEach(() => void onThatDay())
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

const PRINT = 'POST /pagos/1/recibo'
const printed = (reimpresion = false) => ({
  ok: true,
  recibo: { url: '/files/documentos/recibo/x.pdf?firma=1', reimpresion },
})
const shownFolios = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent?.slice(0, 6))

test("opens with today's payments, their sum, and the cancelled ones told apart", async () => {
  await openPayments()
  const row = await rowOf('000041')
  expect(row.getByText('ROSA PEÑA ZÚÑIGA')).toBeInTheDocument()
  expect(row.getByText('UNIFORME')).toBeInTheDocument()
  expect(row.getByText('Recibió caja')).toBeInTheDocument()
  expect(row.getByText('Efectivo')).toBeInTheDocument()
  expect(row.queryByText('Cancelado')).not.toBeInTheDocument()
  expect((await rowOf('000043')).getByText('Cancelado')).toBeInTheDocument()
  expect(screen.getByText('$1,734.50 cobrados · 1 cancelado aparte')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Hoy' })).toHaveAttribute('aria-pressed', 'true')
})

test('a payment that the search found is open at once, its keys go on to the cancellation, and Back finds the list', async () => {
  const { user } = await openPayments({}, '?ver=2')
  const detail = within(await screen.findByRole('dialog', { name: 'Pago con folio 000042' }))
  await user.click(detail.getByRole('button', { name: 'Cancelar pago' }))
  await screen.findByRole('dialog', { name: '¿Cancelar el pago con folio 000042?' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(address()).not.toContain('ver=')
})

const searchBox = () => screen.getByRole('searchbox', { name: 'Buscar por folio, alumno o referencia' })
const type = (text: string) => fireEvent.change(searchBox(), { target: { value: text } })

test('words are asked of the server once the hand rests', async () => {
  const { user, network } = await openPayments({
    answers: {
      [listCall(TODAY, TODAY, { after: '&q=pena' })]: answerOf(aPayment(1)),
      [listCall(TODAY, TODAY, { after: '&q=nadie' })]: answerOf(),
    },
  })
  await rowOf('000043')
  for (const text of ['p', 'pe', 'pena']) type(text)
  await waitFor(() => expect(shownFolios()).toEqual(['000041']))
  expect(network.sent.filter(({ path }) => path.startsWith('/pagos'))).toHaveLength(2)
  expect(screen.getByText('1 pago')).toBeInTheDocument()
  type('nadie')
  expect(await screen.findByText('Nada coincide con «nadie»')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Limpiar búsqueda' }))
  await waitFor(() => expect(shownFolios()).toHaveLength(3))
})

test('method and state are asked of the server', async () => {
  const { user } = await openPayments({
    answers: {
      [listCall(TODAY, TODAY, { more: '&metodo=CHEQUE' })]: answerOf(CHEQUE),
      [listCall(TODAY, TODAY, { more: '&estado=cancelado' })]: answerOf(),
    },
  })
  await rowOf('000041')
  await user.selectOptions(screen.getByLabelText('Método de pago'), 'CHEQUE')
  await waitFor(() => expect(shownFolios()).toEqual(['000042']))
  expect(address()).toContain('metodo=CHEQUE')
  await user.click(screen.getByRole('button', { name: 'Quitar filtros' }))
  await rowOf('000041')
  await user.selectOptions(screen.getByLabelText('Estado'), 'cancelado')
  expect(await screen.findByText('No hay pagos con ese filtro')).toBeInTheDocument()
})

test('pages and order are asked of the server; the rows stay until the next are here', async () => {
  const many = Array.from({ length: 10 }, (_, at) => aPayment(at + 1))
  const ordered = { after: '&columna=monto&orden=desc' }
  const later = slowReply<object>()
  const { user } = await openPayments({
    answers: {
      [listCall(TODAY, TODAY)]: pageOf(many, 12),
      [listCall(TODAY, TODAY, { pagina: 2 })]: later.reply,
      [listCall(TODAY, TODAY, ordered)]: pageOf([CHEQUE], 12),
    },
  })
  await rowOf('000050')
  expect(screen.getByText('página 1 de 2')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Siguiente' }))
  expect(screen.getByRole('table', { name: 'Pagos y recibos' })).toBeInTheDocument()
  expect(shownFolios()).toHaveLength(10)
  later.arrive(pageOf([aPayment(11), aPayment(12)], 12))
  await waitFor(() => expect(shownFolios()).toEqual(['000051', '000052']))
  expect(screen.getByText('12 pagos')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Monto' }))
  await waitFor(() => expect(shownFolios()).toEqual(['000042']))
  expect(screen.getByText('página 1 de 2')).toBeInTheDocument()
})

test('an address beyond the last page shows the last one', async () => {
  await openPayments(
    {
      answers: {
        [listCall(TODAY, TODAY, { pagina: 9 })]: pageOf([], 11),
        [listCall(TODAY, TODAY, { pagina: 2 })]: pageOf([CHEQUE], 11),
      },
    },
    '?pagina=9',
  )
  await waitFor(() => expect(shownFolios()).toEqual(['000042']))
  await waitFor(() => expect(address()).toBe('/pagos?pagina=2'))
})

test('asks the server for other days, also when a day had none', async () => {
  const { user, network } = await openPayments({ answers: { [listCall(TODAY, TODAY)]: answerOf() } })
  expect(await screen.findByText('No hay pagos en estos días')).toBeInTheDocument()
  network.on(listCall('2026-09-01', '2026-09-30'), answerOf(CHEQUE))
  await user.click(screen.getByRole('button', { name: 'Este mes' }))
  expect(await rowOf('000042')).toBeTruthy()
  expect(address()).toContain('desde=2026-09-01')
})

test('more than a year is told and not asked', async () => {
  const { network } = await openPayments({}, '?desde=2024-01-01&hasta=2026-01-01')
  expect(await screen.findByText(/Elige a lo más 366 días/)).toBeInTheDocument()
  expect(network.sent.filter(({ path }) => path.startsWith('/pagos'))).toEqual([])
})

test('Recibo opens the pdf in the tab that opened with the press, once however often the answer is late', async () => {
  const tabs = fakeTabs()
  const { user, network } = await openPayments({ answers: { [PRINT]: printed() } })
  await user.click((await rowOf('000041')).getByRole('button', { name: 'Recibo' }))
  expect(tabs.open).toHaveBeenCalledWith('about:blank', '_blank')
  await waitFor(() => expect(tabs.shown).toEqual(['/files/documentos/recibo/x.pdf?firma=1']))
  expect(network.count(PRINT)).toBe(1)
  expect(
    network.sent.find(({ path }) => path.endsWith('/recibo'))?.headers.get('idempotency-key'),
  ).toBeTruthy()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('a blocked tab leaves the receipt as a link in the detail, without another print', async () => {
  fakeTabs(true)
  const { user, network } = await openPayments({ answers: { [PRINT]: printed() } })
  await user.click((await rowOf('000041')).getByRole('button', { name: 'Recibo' }))
  expect(await screen.findByText(/no dejó abrir la pestaña/)).toBeInTheDocument()
  expect(dialog().getByRole('link', { name: 'Abrir recibo' })).toHaveAttribute(
    'href',
    '/files/documentos/recibo/x.pdf?firma=1',
  )
  expect(dialog().getByRole('link', { name: 'Descargar' })).toHaveAttribute('download', 'recibo-000041.pdf')
  expect(network.count(PRINT)).toBe(1)
})

test('a refused print closes the tab, says why, and the retry carries the same key', async () => {
  const tabs = fakeTabs()
  const { user, network } = await openPayments({
    answers: { [PRINT]: failure(503, 'La base de datos no responde.') },
  })
  const press = async () => user.click((await rowOf('000041')).getByRole('button', { name: 'Recibo' }))
  await press()
  expect(await screen.findByText(/^La base de datos no responde\. Presiona otra vez/)).toBeInTheDocument()
  expect(tabs.closed).toEqual(['closed'])
  network.on(PRINT, printed())
  await press()
  await waitFor(() => expect(tabs.shown).toHaveLength(1))
  const keys = network.sent
    .filter(({ path }) => path.endsWith('/recibo'))
    .map(({ headers }) => headers.get('idempotency-key'))
  expect(keys[1]).toBe(keys[0])
})

test('the detail shows everything, and of a cancelled one who, when and why', async () => {
  const { user } = await openPayments()
  await user.click((await rowOf('000042')).getByRole('button', { name: '000042' }))
  expect(await screen.findByRole('dialog', { name: 'Pago con folio 000042' })).toBeInTheDocument()
  for (const words of ['JOSÉ ÁVILA', 'A-9', 'Cheque', 'CH-77', 'caja', '2026-2027', '15/09/2026'])
    expect(dialog().getByText(words)).toBeInTheDocument()
  expect(dialog().getByRole('link', { name: '0A1B2 C3D42' })).toHaveAttribute('href', '/recibo/0A1B2C3D42')
  await user.click(dialog().getByRole('button', { name: 'Cerrar' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await user.click((await rowOf('000043')).getByRole('button', { name: '000043' }))
  expect(await screen.findByText('El 18/09/2026, por directora. Motivo: CHEQUE DEVUELTO')).toBeInTheDocument()
  expect(dialog().queryByRole('button', { name: 'Cancelar pago' })).not.toBeInTheDocument()
})

test('cancelling says what comes back, needs a reason, and the list shows it', async () => {
  const { user, network } = await openPayments()
  await user.click((await rowOf('000041')).getByRole('button', { name: '000041' }))
  await user.click(await screen.findByRole('button', { name: 'Cancelar pago' }))
  expect(
    await screen.findByRole('dialog', { name: '¿Cancelar el pago con folio 000041?' }),
  ).toHaveTextContent('Vuelve a deberse: UNIFORME')
  await user.click(dialog().getByRole('button', { name: 'Cancelar pago' }))
  expect((await screen.findAllByText('Debes colocar el motivo de la cancelación')).length).toBeGreaterThan(0)
  expect(network.count('DELETE /pagos/1')).toBe(0)
  network.on('DELETE /pagos/1', { ok: true, pago: { ...CANCELLED, id: 1 } })
  network.on(listCall(TODAY, TODAY), answerOf({ ...aPayment(1), cancelado: true }, CHEQUE, CANCELLED))
  await user.type(dialog().getByLabelText(/Motivo de la cancelación/), 'CHEQUE DEVUELTO')
  await user.click(dialog().getByRole('button', { name: 'Cancelar pago' }))
  expect(await screen.findByText('Pago cancelado')).toBeInTheDocument()
  await waitFor(async () => expect((await rowOf('000041')).getByText('Cancelado')).toBeInTheDocument())
  expect(network.sent.find(({ method }) => method === 'DELETE')?.body).toEqual({
    motivo_cancelacion: 'CHEQUE DEVUELTO',
  })
})

const TWO_CHILDREN = aPayment(5, {
  monto: 6500,
  metodo_pago: 'MIXTO',
  recibio: 'caja',
  saldo_usado: 150,
  corte_abierto: true,
  alumno: null,
  alumnos: [
    { id: 8, nombre: 'ROSA PEÑA', numero_control: 'A-8', grado: null, grupo: null },
    { id: 9, nombre: 'JOSÉ PEÑA', numero_control: 'A-9', grado: null, grupo: null },
  ],
  medios: [
    { metodo_pago: 'EFECTIVO', monto: 6000, referencia: null },
    { metodo_pago: 'TRANSFERENCIA', monto: 500, referencia: 'SPEI 7' },
  ],
  conceptos: [8, 9].map((idAlumno) => ({
    tipo: 'COLEGIATURA' as const,
    descripcion: 'COLEGIATURA OCTUBRE 2026',
    monto: 3325,
    idCargo: null,
    idColegiatura: idAlumno,
    idAlumno,
    saldo_anterior: 3325,
    saldo: 0,
  })),
})

test('of several means and children each is named, and cancelling says what is handed back and asks from whose drawer', async () => {
  const { user, network } = await openPayments({
    answers: { [listCall(TODAY, TODAY)]: answerOf(TWO_CHILDREN, CHEQUE) },
  })
  await user.click((await rowOf('000045')).getByRole('button', { name: '000045' }))
  await screen.findByRole('dialog', { name: 'Pago con folio 000045' })
  for (const words of ['Efectivo $6,000.00', 'Transferencia $500.00 · SPEI 7'])
    expect(dialog().getByText(words)).toBeInTheDocument()
  expect(
    ['ROSA PEÑA', 'JOSÉ PEÑA'].map((name) => dialog().getByText(name).closest('tr')?.textContent),
  ).toEqual(['COLEGIATURA OCTUBRE 2026ROSA PEÑA$3,325.00', 'COLEGIATURA OCTUBRE 2026JOSÉ PEÑA$3,325.00'])
  await user.click(dialog().getByRole('button', { name: 'Cancelar pago' }))
  const asked = await screen.findByRole('dialog', { name: '¿Cancelar el pago con folio 000045?' })
  for (const words of [
    'Devuelve $6,000.00 en efectivo y $500.00 por transferencia (SPEI 7). $150.00 vuelven al saldo a favor.',
    'COLEGIATURA OCTUBRE 2026 de ROSA PEÑA, COLEGIATURA OCTUBRE 2026 de JOSÉ PEÑA',
  ])
    expect(asked).toHaveTextContent(words)
  expect(dialog().getByRole('radio', { name: 'De mi caja' })).toBeChecked()
  await user.click(dialog().getByRole('radio', { name: 'De la caja de caja' }))
  network.on('DELETE /pagos/5', failure(409, 'caja ya cerró su corte del 15/09/2026.'))
  network.on(listCall(TODAY, TODAY), answerOf({ ...TWO_CHILDREN, corte_abierto: false }, CHEQUE))
  await user.type(dialog().getByLabelText(/Motivo de la cancelación/), 'NO ERA SU HIJO')
  await user.click(dialog().getByRole('button', { name: 'Cancelar pago' }))
  expect(await screen.findByText('caja ya cerró su corte del 15/09/2026.')).toBeInTheDocument()
  // Read again, the payment is in a closed cut: the choice goes, the reason stays.
  await waitFor(() => expect(dialog().queryByRole('radio')).not.toBeInTheDocument())
  expect(dialog().getByLabelText(/Motivo de la cancelación/)).toHaveValue('NO ERA SU HIJO')
  network.on('DELETE /pagos/5', { ok: true, pago: { ...TWO_CHILDREN, cancelado: true } })
  await user.click(dialog().getByRole('button', { name: 'Cancelar pago' }))
  expect(await screen.findByText('Pago cancelado')).toBeInTheDocument()
  expect(network.sent.filter(({ method }) => method === 'DELETE').map(({ body }) => body)).toEqual([
    { motivo_cancelacion: 'NO ERA SU HIJO', corte: 'DE_QUIEN_COBRO' },
    { motivo_cancelacion: 'NO ERA SU HIJO' },
  ])
})

test('who may not cancel sees no way to', async () => {
  const { user } = await openPayments({ permissions: ['CARGOS READ'] })
  const row = await rowOf('000041')
  expect(row.getByRole('button', { name: 'Recibo' })).toBeInTheDocument()
  expect(await moreActions(user, row)).toEqual(['Ver'])
})

test('a receipt is sent by an address of its own: to WhatsApp, or copied; a cancelled one is not', async () => {
  const url = 'https://escuela.mx/files/recibos/abc'
  const { user } = await openPayments({
    answers: {
      'POST /pagos/1/enlace': { ok: true, enlace: { url, vence: '2026-10-15T16:00:00.000Z' } },
    },
  })
  await user.click((await rowOf('000041')).getByRole('button', { name: '000041' }))
  await user.click(dialog().getByRole('button', { name: 'Enviar' }))
  const whatsApp = await dialog().findByRole('link', { name: 'WhatsApp' })
  const text = new URL(whatsApp.getAttribute('href') as string).searchParams.get('text')
  expect(whatsApp.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/\?text=/)
  expect(text).toBe(
    `Le compartimos su recibo de pago con folio 000041: ${url} (disponible hasta el 15/10/2026).`,
  )
  await user.click(dialog().getByRole('button', { name: 'Copiar enlace' }))
  expect(await screen.findByText('Enlace copiado')).toBeInTheDocument()
  await user.click(dialog().getByRole('button', { name: 'Cerrar' }))
  await user.click((await rowOf('000043')).getByRole('button', { name: '000043' }))
  expect(dialog().queryByRole('button', { name: 'Enviar' })).not.toBeInTheDocument()
})
