import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { failure } from '@test/support/state/fakeNetwork'
import {
  acta,
  aDocument,
  aPage,
  cardOf,
  curp,
  DELIVER,
  delivered,
  openFolder,
  type Opened,
} from './folder.support'

beforeAll(() => {
  // jsdom shows no files.
  URL.createObjectURL = () => 'blob:pagina'
  URL.revokeObjectURL = () => undefined
})

const dialog = () => within(screen.getByRole('dialog'))
const jpg = (name: string) => new File(['x'], name, { type: 'image/jpeg' })
/** The fields and the names of the files of each delivery that was sent. */
const sent = ({ network }: Opened) =>
  network.sent
    .filter(({ method }) => method === 'POST')
    .map(({ body }) => {
      const form = body as FormData
      const files = form.getAll('file') as File[]
      return [form.get('tipoId'), form.get('fecha'), files.map(({ name }) => name)]
    })
const DONE = { ok: true, documento: { ...acta, ...delivered(60, '2026-09-15') } }

test('tells the state of each kind at a glance, and how many obligatory ones are missing', async () => {
  const year = new Date().getFullYear() + 1
  const soon = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10)
  await openFolder([
    acta,
    curp,
    aDocument(
      4,
      'COMPROBANTE DE DOMICILIO',
      delivered(52, '2026-01-10', { estado: 'VENCIDO', vence: '2026-04-10' }),
    ),
    aDocument(5, 'FOTOGRAFÍAS', { obligatorio: false }),
    aDocument(9, 'CARTA PODER', delivered(53, '2026-01-10', { vence: soon })),
    aDocument(10, 'POLIZA', delivered(54, '2026-01-10', { vence: `${year}-12-31` })),
  ])
  expect(screen.getByText('Faltan 2 documentos obligatorios.')).toBeInTheDocument()
  const states = {
    'ACTA DE NACIMIENTO': 'Falta',
    CURP: 'Entregado',
    'COMPROBANTE DE DOMICILIO': 'Vencido',
    FOTOGRAFÍAS: 'Falta',
    'CARTA PODER': 'Vence pronto',
    POLIZA: 'Entregado',
  }
  for (const [nombre, state] of Object.entries(states))
    expect(cardOf(nombre).getByText(state, { selector: '.ui-chip' })).toBeInTheDocument()
  expect(cardOf('ACTA DE NACIMIENTO').getByText('Falta')).toHaveClass('error')
  expect(cardOf('FOTOGRAFÍAS').getByText('Falta')).toHaveClass('neutral')
  expect(cardOf('CURP').getByText('Entregado el 01/09/2026, 2 páginas')).toBeInTheDocument()
  expect(
    cardOf('COMPROBANTE DE DOMICILIO').getByText('Entregado el 10/01/2026, en papel, venció el 10/04/2026'),
  ).toBeInTheDocument()
})

test('“Entregado en papel” is one press', async () => {
  const opened = await openFolder(undefined, { answers: { [DELIVER]: DONE } })
  await opened.user.click(cardOf('ACTA DE NACIMIENTO').getByRole('button', { name: 'Entregado en papel' }))
  await screen.findByText('ACTA DE NACIMIENTO: entregado en papel')
  expect(sent(opened)).toEqual([['1', null, []]])
  // What is valid needs no second delivery on paper; what expired does.
  expect(cardOf('CURP').queryByRole('button', { name: 'Entregado en papel' })).not.toBeInTheDocument()
  expect(cardOf('COMPROBANTE DE DOMICILIO').getByRole('button', { name: 'Entregado en papel' })).toBeEnabled()
})

test('several pages are chosen one after the other, one is taken out, and the rest is sent in order', async () => {
  const opened = await openFolder(undefined, { answers: { [DELIVER]: DONE } })
  await opened.user.click(cardOf('ACTA DE NACIMIENTO').getByRole('button', { name: 'Agregar archivo' }))
  const input = dialog().getByLabelText<HTMLInputElement>(/^Páginas/)
  await opened.user.upload(input, [jpg('frente.jpg'), jpg('otra.jpg')])
  await opened.user.upload(input, jpg('reverso.jpg'))
  await opened.user.click(dialog().getByRole('button', { name: 'Quitar otra.jpg' }))
  fireEvent.change(dialog().getByLabelText(/^Fecha del documento/), { target: { value: '01/09/2026' } })
  await opened.user.click(dialog().getByRole('button', { name: 'Guardar' }))
  await screen.findByText('ACTA DE NACIMIENTO: entregado')
  expect(sent(opened)).toEqual([['1', '2026-09-01', ['frente.jpg', 'reverso.jpg']]])
})

test('pages dropped onto a card open its form with them; what cannot be a page is told', async () => {
  const { user } = await openFolder()
  const card = screen.getByRole('heading', { level: 3, name: 'FOTOGRAFÍAS' }).closest('li')!
  fireEvent.drop(card, { dataTransfer: { files: [jpg('uno.jpg'), new File(['x'], 'lista.xlsx')] } })
  expect(await screen.findByText(/«lista.xlsx» no se puede usar/)).toBeInTheDocument()
  expect(dialog().getByText('uno.jpg')).toBeInTheDocument()
  await user.click(dialog().getByRole('button', { name: 'Cancelar' }))
  await user.click(screen.getByRole('button', { name: 'Descartar' }))
  fireEvent.drop(card, { dataTransfer: { files: [new File(['x'], 'lista.xlsx')] } })
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('a day after today is refused here, and the server’s reasons stand beside their fields', async () => {
  const reason = 'El PDF tiene programas dentro. Guárdalo como PDF nuevo.'
  const opened = await openFolder(undefined, {
    answers: { [DELIVER]: failure(400, reason, { file: reason }) },
  })
  await opened.user.click(cardOf('ACTA DE NACIMIENTO').getByRole('button', { name: 'Agregar archivo' }))
  const day = dialog().getByLabelText<HTMLInputElement>(/^Fecha del documento/)
  fireEvent.change(day, { target: { value: '31/12/2999' } })
  await opened.user.click(dialog().getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(day).toBeInvalid())
  expect(sent(opened)).toEqual([])
  fireEvent.change(day, { target: { value: '01/09/2026' } })
  await opened.user.upload(dialog().getByLabelText(/^Páginas/), new File(['x'], 'acta.pdf'))
  await opened.user.click(dialog().getByRole('button', { name: 'Guardar' }))
  // The overlay of the upload covers the form until it has gone.
  const form = within(await screen.findByRole('dialog'))
  expect(form.getByText(reason)).toBeInTheDocument()
  expect(form.getByText('acta.pdf')).toBeInTheDocument()
})

test('a document opens in place, page by page', async () => {
  const { user } = await openFolder()
  await user.click(cardOf('CURP').getByRole('button', { name: 'Ver CURP' }))
  expect(dialog().getByRole('img', { name: 'CURP, página 1 de 2' })).toBeInTheDocument()
  await user.click(dialog().getByRole('button', { name: 'Página siguiente' }))
  expect(dialog().getByText('Página 2 de 2')).toBeInTheDocument()
  expect(dialog().getByRole('link', { name: /^Abrir el PDF/ })).toHaveAttribute(
    'href',
    '/files/2/original?firma=x',
  )
  await user.click(dialog().getByRole('button', { name: 'Página siguiente' }))
  expect(dialog().getByText('Página 1 de 2')).toBeInTheDocument()
})

test('what was replaced stands below, and a delivery is taken away after a question', async () => {
  const old = aDocument(2, 'CURP', delivered(40, '2025-08-20', { archivos: [aPage(9)] }))
  const opened = await openFolder(undefined, {
    historial: [old],
    answers: {
      'DELETE /documentos/51': { ok: true, message: 'Documento quitado de la lista.', documento: curp },
    },
  })
  const row = within(screen.getByRole('table', { name: 'Anteriores' }))
  expect(row.getByText('20/08/2025')).toBeInTheDocument()
  expect(row.getByText('secretaria')).toBeInTheDocument()
  await opened.user.click(cardOf('CURP').getByRole('button', { name: 'Quitar CURP' }))
  const question = within(screen.getByRole('alertdialog'))
  expect(question.getByText(/Se borra la entrega del 01\/09\/2026 con 2 páginas/)).toBeInTheDocument()
  await opened.user.click(question.getByRole('button', { name: 'Eliminar' }))
  await screen.findByText('Documento quitado de la lista')
  expect(opened.network.sent.filter(({ method }) => method === 'DELETE')).toHaveLength(1)
})

test('permissions hide what the role may not', async () => {
  await openFolder(undefined, { permissions: ['ALUMNOS READ'] })
  expect(cardOf('ACTA DE NACIMIENTO').queryByRole('button')).not.toBeInTheDocument()
  expect(
    cardOf('CURP')
      .getAllByRole('button')
      .map((each) => each.getAttribute('aria-label')),
  ).toEqual(['Ver CURP'])
})

test('a school that asks for nothing says so', async () => {
  await openFolder([])
  expect(await screen.findByText('La escuela no pide documentos')).toBeInTheDocument()
})
