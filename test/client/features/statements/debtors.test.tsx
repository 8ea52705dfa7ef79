import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { debtsTable } from '@client/features/statements/components/debtorsList'
import { address, renderScreen } from '@test/support/pages/screen'
import { chooseMore } from '@test/support/pages/rowMenu'
import { failure, slowReply } from '@test/support/state/fakeNetwork'
import type { Debtor } from '@contract/statements/statements.schemas'
import { aDebtor, anOverdue, DEBTORS, debtorsAnswer } from './statements.support'

const child = aDebtor(4).alumnos[0]!
const serious = aDebtor(1, {
  desde: '2026-06-10',
  meses: 4,
  un_mes: 0,
  tres_meses: 1000.1,
  vencido: 1000.1,
  recargos: 0,
})
const middle = aDebtor(2, { meses: 2, un_mes: 0, dos_meses: 500, vencido: 500, recargos: 0 })
const alone = aDebtor(3, {
  id: 'alumno-3',
  padre: null,
  alumnos: [{ ...child, id: 3, nombre: 'HUÉRFANA ÑÚÑEZ', grado: 'PREESCOLAR' }],
})
const families = [serious, middle, alone, ...Array.from({ length: 9 }, (_, index) => aDebtor(index + 4))]

const open = (morosos: readonly Debtor[] = families, path = '/morosos') =>
  renderScreen(path, { answers: { [DEBTORS]: debtorsAnswer(morosos) } })
const figure = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent
const names = () =>
  screen.getAllByRole('rowheader').map((cell) => cell.querySelector('.row-link')?.textContent)
const sumsAre = (...amounts: string[]) =>
  expect(['Total vencido', '1 mes', '2 meses', '3 meses o más'].map(figure)).toEqual(amounts)

test('sums by lateness and ten families a page, in the order of the server', async () => {
  await open()
  expect(await screen.findByText('Adeudos vencidos al 15/09/2026')).toBeInTheDocument()
  sumsAre('$27,500.10', '$26,000.00', '$500.00', '$1,000.10')
  expect(figure('Recargos al día de hoy')).toBe('$2,600.00')
  expect(
    screen.getByRole('img', {
      name: 'Vencido por atraso: 1 mes: $26,000.00, 2 meses: $500.00, 3 meses o más: $1,000.10',
    }),
  ).toBeInTheDocument()
  expect(names()).toHaveLength(10)
  expect(names()[0]).toBe('MADRE 1 DE LA PEÑA')
  expect(screen.getByText('página 1 de 2')).toBeInTheDocument()
  const row = within(screen.getByRole('row', { name: /MADRE 1 DE/ }))
  expect(
    row
      .getAllByRole('cell')
      .slice(1, 5)
      .map((cell) => cell.textContent),
  ).toEqual(['3 meses o másDesde el 10/06/2026', '$1,000.10', '—', '$1,000.10'])
  const cells = within(screen.getByRole('row', { name: /MADRE 2 DE/ })).getAllByRole('cell')
  expect(cells.slice(2, 5).map((cell) => cell.textContent)).toEqual(['$500.00', '—', '$500.00'])
  // What is overdue, its recargos and what is asked for today add up in a row.
  const late = within(screen.getByRole('row', { name: /MADRE 4 DE/ })).getAllByRole('cell')
  expect(late.slice(2, 5).map((cell) => cell.textContent)).toEqual(['$2,600.00', '$260.00', '$2,860.00'])
  expect(row.getByText('55 1234 5678')).toBeInTheDocument()
  expect(row.getByRole('link', { name: 'HIJO 1 PEÑA' })).toHaveAttribute('href', '/estado-de-cuenta/1')
  const desk = '/caja?padre=1&elegir=colegiatura-1'
  expect(row.getByRole('link', { name: 'Cobrar' })).toHaveAttribute('href', desk)
})

test('search and filters change rows and sums, and stand in the address', async () => {
  const { user } = await open()
  await user.selectOptions(await screen.findByLabelText('Atraso'), '2 meses')
  await waitFor(() => expect(names()).toEqual(['MADRE 2 DE LA PEÑA']))
  sumsAre('$500.00', '$0.00', '$500.00', '$0.00')
  expect(address()).toBe('/morosos?atraso=dos_meses')
  await user.click(screen.getByRole('button', { name: 'Quitar filtros' }))
  await user.selectOptions(screen.getByLabelText('Grado'), 'Preescolar')
  await waitFor(() => expect(names()).toEqual(['Sin padre registrado']))
  await user.selectOptions(screen.getByLabelText('Grado'), 'Todos los grados')
  await user.type(screen.getByRole('searchbox', { name: 'Buscar familias' }), 'huerfana')
  await waitFor(() => expect(names()).toEqual(['Sin padre registrado']))
  expect(figure('Total vencido')).toBe('$2,600.00')
})

test('nobody behind is good news; an error offers another try', async () => {
  const { unmount } = await open([])
  expect(await screen.findByText('Nadie debe nada vencido')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'CSV' })).not.toBeInTheDocument()
  unmount()
  const { user, network } = await renderScreen('/morosos', {
    answers: { [DEBTORS]: failure(503, 'Sin base de datos') },
  })
  expect(await screen.findByText('Sin base de datos')).toBeInTheDocument()
  network.on(DEBTORS, debtorsAnswer(families))
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByText('12 familias')).toBeInTheDocument()
})

test('the reminder is ready, may be changed, and goes to WhatsApp or to the clipboard', async () => {
  const { user } = await open([aDebtor(1)])
  await screen.findByText('1 familia')
  await chooseMore(user, screen, 'Recordar')
  const dialog = within(await screen.findByRole('dialog', { name: 'Recordatorio a Madre 1 de la Peña' }))
  const field = dialog.getByLabelText('Mensaje')
  expect((field as HTMLTextAreaElement).value).toContain('Buen día, Madre 1 de la Peña:')
  await user.clear(field)
  await user.type(field, 'Hola & adiós')
  const link = dialog.getByRole('link', { name: 'Abrir WhatsApp' })
  expect(link).toHaveAttribute('href', 'https://wa.me/525512345678?text=Hola%20%26%20adi%C3%B3s')
  expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  expect(link).toHaveAttribute('target', '_blank')
  const copied: string[] = []
  const clipboard = { writeText: async (text: string) => void copied.push(text) }
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })
  await user.click(dialog.getByRole('button', { name: 'Copiar mensaje' }))
  expect(await screen.findByText('Mensaje copiado')).toBeInTheDocument()
  expect(copied).toEqual(['Hola & adiós'])
})

test('without a phone the message can only be copied', async () => {
  const { user } = await open([alone])
  await screen.findByText('1 familia')
  await chooseMore(user, screen, 'Recordar')
  const dialog = within(await screen.findByRole('dialog', { name: 'Recordatorio a Huérfana Ñúñez' }))
  expect(dialog.queryByRole('link')).not.toBeInTheDocument()
  expect(dialog.getByText(/No hay un teléfono de 10 dígitos/)).toBeInTheDocument()
})

test('the file has a row for each thing that is owed', () => {
  const conceptos = [anOverdue('colegiatura-1'), anOverdue('cargo-2', { descripcion: '=1+1' })]
  const { head, rows } = debtsTable([
    aDebtor(1, { alumnos: [{ ...child, conceptos }], saldo_favor: 100 }),
    alone,
  ])
  expect(head.slice(12)).toEqual(['Saldo a favor de la familia', 'Por pagar hoy de la familia'])
  const owed = ['COLEGIATURA SEPTIEMBRE 2026', '2026-2027', '2026-09-10', 1, 2600, 260]
  expect(rows).toEqual([
    ['MADRE 1 DE LA PEÑA', '5512345678', 'HIJO 4 PEÑA', 'A-4', 'Primaria', '', ...owed, 100, 2760],
    // Once for each family, so that the column can be summed.
    [
      ...['MADRE 1 DE LA PEÑA', '5512345678', 'HIJO 4 PEÑA', 'A-4', 'Primaria', '', '=1+1'],
      ...[...owed.slice(1), null, null],
    ],
    ['Sin padre registrado', '', 'HUÉRFANA ÑÚÑEZ', 'A-4', 'Preescolar', '', ...owed, 0, 2860],
  ])
})

test('a row says the last contact and the extension; a contact is written down from it', async () => {
  const family = aDebtor(1, {
    prorroga: '2026-09-30',
    contacto: {
      id: 4,
      fecha: '2026-09-14',
      medio: 'LLAMADA',
      promesa: 'PAGA EL VIERNES',
      promesa_fecha: '2026-09-18',
      registro: 'caja',
      creado: '2026-09-14T16:00:00.000Z',
    },
  })
  const contacto = { ...family.contacto!, id: 5 }
  const { user, network } = await renderScreen('/morosos', {
    answers: {
      [DEBTORS]: {
        ...debtorsAnswer([family]),
        prorrogas: [
          {
            id: 9,
            alumno: { id: 1, nombre: 'HIJO 1 PEÑA' },
            padre: null,
            ciclo: '2026-2027',
            saldo: 2600,
            descripcion: 'COLEGIATURA AGOSTO 2026',
            vencimiento: '2026-08-10',
            hasta: '2026-09-30',
            motivo: 'ENFERMEDAD',
          },
        ],
      },
      'GET /morosos/contactos?padreId=1': { ok: true, contactos: [family.contacto] },
      'POST /morosos/contactos': { ok: true, message: 'Contacto registrado.', contacto },
    },
  })
  const row = within(await screen.findByRole('row', { name: /MADRE 1/ }))
  expect(row.getByText('Prórroga hasta el 30/09/2026')).toBeInTheDocument()
  expect(row.getByText('Llamada, 14/09/2026: PAGA EL VIERNES (para el 18/09/2026)')).toBeInTheDocument()
  expect(screen.getByText(/COLEGIATURA AGOSTO 2026, hasta el 30\/09\/2026: ENFERMEDAD/)).toBeInTheDocument()
  await chooseMore(user, row, 'Contactos')
  const dialog = within(await screen.findByRole('dialog', { name: 'Contactos con MADRE 1 DE LA PEÑA' }))
  expect(await dialog.findByRole('listitem')).toHaveTextContent('PAGA EL VIERNES')
  expect(dialog.getByRole('link', { name: '55 1234 5678' })).toHaveAttribute('href', 'tel:+525512345678')
  expect(dialog.getByText('$2,600.00')).toBeInTheDocument()
  fireEvent.change(dialog.getByLabelText('Qué prometió'), { target: { value: 'MAÑANA' } })
  await user.click(dialog.getByRole('button', { name: 'Guardar' }))
  await screen.findByText('Contacto registrado')
  expect(network.sent.find(({ method }) => method === 'POST')?.body).toEqual({
    padreId: 1,
    fecha: expect.any(String),
    medio: 'LLAMADA',
    promesa: 'MAÑANA',
    promesa_fecha: null,
  })
})

test('what was said before is not nothing while it is asked for, nor where it did not come', async () => {
  const SAID = 'GET /morosos/contactos?padreId=1'
  const late = slowReply()
  const { user, network } = await renderScreen('/morosos', {
    answers: { [DEBTORS]: debtorsAnswer([aDebtor(1)]), [SAID]: late.reply },
  })
  await chooseMore(user, within(await screen.findByRole('row', { name: /MADRE 1/ })), 'Contactos')
  const dialog = within(await screen.findByRole('dialog', { name: /^Contactos con/ }))
  expect(dialog.queryByText('Todavía no hay contactos con esta familia.')).not.toBeInTheDocument()
  late.arrive(failure(503, 'No responde'))
  expect(await dialog.findByText(/No responde/)).toBeInTheDocument()
  expect(dialog.queryByText('Todavía no hay contactos con esta familia.')).not.toBeInTheDocument()
  network.on(SAID, { ok: true, contactos: [] })
  await user.click(dialog.getByRole('button', { name: 'Reintentar' }))
  expect(await dialog.findByText('Todavía no hay contactos con esta familia.')).toBeInTheDocument()
})
