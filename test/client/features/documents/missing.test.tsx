import { screen, waitFor, within } from '@testing-library/react'
import type { MissingDocuments } from '@contract/documents/documents.schemas'
import { address, renderScreen } from '@test/support/pages/screen'
import { failure } from '@test/support/state/fakeNetwork'

const LIST = 'GET /documentos/faltantes'
const NOTICE = 'POST /avisos/administracion/padre'

const lacks = (id: number, nombre: string, estado: 'FALTA' | 'VENCIDO' = 'FALTA') => ({ id, nombre, estado })
const ACTA = lacks(1, 'ACTA DE NACIMIENTO')
const CURP = lacks(2, 'CURP')
const pupil = (
  id: number,
  nombre: string,
  grupo: string | null,
  padre: { id: number; nombre: string } | null,
  tipos: MissingDocuments['tipos'],
): MissingDocuments => ({
  alumno: {
    id,
    nombre,
    numero_control: `A-${id}`,
    grado: 'PRIMARIA',
    gradoNumero: 3,
    grupo: grupo ? { id: grupo.length, nombre: grupo } : null,
  },
  padre,
  tipos,
})
const rosa = { id: 5, nombre: 'ROSA NÚÑEZ' }
const luis = { id: 6, nombre: 'LUIS PEÑA' }
const rows = [
  pupil(1, 'ANA NÚÑEZ', '3° A', rosa, [ACTA, CURP]),
  pupil(2, 'BETO NÚÑEZ', '3° A', rosa, [lacks(4, 'COMPROBANTE DE DOMICILIO', 'VENCIDO')]),
  pupil(3, 'CARLA PEÑA', '3° BB', luis, [CURP]),
  pupil(4, 'DARÍO SOLO', null, null, [ACTA]),
]
const SENT = { ok: true, aviso: { id: 1 } }

const open = async (options: Parameters<typeof renderScreen>[1] = {}) => {
  const opened = await renderScreen('/expedientes', {
    ...options,
    answers: { [LIST]: { ok: true, faltantes: rows }, [NOTICE]: SENT, ...options.answers },
  })
  await screen.findByRole('link', { name: 'ANA NÚÑEZ' })
  return opened
}
type Opened = Awaited<ReturnType<typeof open>>
const dialog = () => within(screen.getByRole('dialog'))
const notices = ({ network }: Opened) =>
  network.sent.filter(({ method }) => method === 'POST').map(({ body }) => body as Record<string, unknown>)
const pupils = () =>
  within(screen.getByRole('table', { name: 'Expedientes' }))
    .getAllByRole('rowheader')
    .map((cell) => within(cell).getByRole('link').textContent)

test('names the pupils with what they lack, counts each kind, and what each group lacks; filters by group and by kind, in the address too', async () => {
  const { user } = await open()
  expect(screen.getByRole('rowheader', { name: 'ANA NÚÑEZ 3° A Primaria' })).toBeInTheDocument()
  expect(screen.getByText('ACTA DE NACIMIENTO, CURP')).toBeInTheDocument()
  expect(screen.getByText('COMPROBANTE DE DOMICILIO (vencido)')).toBeInTheDocument()
  const counts = within(screen.getByRole('region', { name: 'Cuántos faltan de cada documento' }))
  expect(counts.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'ACTA DE NACIMIENTO',
    'CURP',
    'COMPROBANTE DE DOMICILIO',
  ])
  expect(counts.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['2', '2', '1'])
  const groups = within(screen.getByRole('table', { name: 'Por grupo' }))
  expect(
    groups
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent),
  ).toEqual([
    '3° A PrimariaACTA DE NACIMIENTO 1, CURP 1, COMPROBANTE DE DOMICILIO 12',
    '3° BB PrimariaCURP 11',
    '3° Primaria, sin grupoACTA DE NACIMIENTO 11',
  ])
  expect(screen.getByRole('link', { name: 'ANA NÚÑEZ' })).toHaveAttribute('href', '/alumno/1?ver=expediente')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Documento' }), 'CURP (2)')
  expect(pupils()).toEqual(['ANA NÚÑEZ', 'CARLA PEÑA'])
  await user.selectOptions(screen.getByRole('combobox', { name: 'Grado y grupo' }), 'Primaria 3° A')
  expect(pupils()).toEqual(['ANA NÚÑEZ'])
  expect(address()).toBe('/expedientes?documento=2&grupo=PRIMARIA+3%C2%B0+A')
  expect(screen.getByRole('button', { name: 'Avisar a 1 familia' })).toBeInTheDocument()
})

test('without a title nothing is sent; each family gets one notice with the papers of all its children', async () => {
  const opened = await open()
  await opened.user.click(screen.getByRole('button', { name: 'Avisar a 2 familias' }))
  expect(dialog().getByText(/1 alumno sin padre o tutor registrado: no recibe aviso/)).toBeInTheDocument()
  const title = dialog().getByLabelText<HTMLInputElement>(/^Título/)
  const proposed = title.value
  await opened.user.clear(title)
  await opened.user.click(dialog().getByRole('button', { name: 'Avisar a 2 familias' }))
  await waitFor(() => expect(title).toBeInvalid())
  expect(notices(opened)).toEqual([])
  await opened.user.type(title, proposed)
  await opened.user.click(dialog().getByRole('button', { name: 'Avisar a 2 familias' }))
  await screen.findByText('Se envió el aviso a 2 familias')
  expect(notices(opened)).toEqual([
    {
      usuario: 'ADMINISTRACIÓN',
      idPadre: 5,
      titulo: 'DOCUMENTOS PENDIENTES',
      descripcion:
        'DE ANA NÚÑEZ FALTA: ACTA DE NACIMIENTO, CURP.\nDE BETO NÚÑEZ FALTA: COMPROBANTE DE DOMICILIO (VENCIDO).\nPOR FAVOR ENTRÉGUELOS EN LA OFICINA DE LA ESCUELA.',
    },
    expect.objectContaining({ idPadre: 6 }),
  ])
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('after a refusal a second press goes on with the families that were not told yet', async () => {
  const opened = await open()
  await opened.user.click(screen.getByRole('button', { name: 'Avisar a 2 familias' }))
  const replies = [SENT, failure(404, 'No existe este padre.')]
  opened.network.on(NOTICE, () => replies.shift()!)
  await opened.user.click(dialog().getByRole('button', { name: 'Avisar a 2 familias' }))
  await screen.findByText('No existe este padre.')
  expect(dialog().getByText('Enviados 1 de 2')).toBeInTheDocument()
  opened.network.on(NOTICE, SENT)
  await opened.user.click(dialog().getByRole('button', { name: 'Avisar a 2 familias' }))
  await screen.findByText('Se envió el aviso a 2 familias')
  expect(notices(opened).map(({ idPadre }) => idPadre)).toEqual([5, 6, 6])
})

test('who may not write to parents sees the list alone', async () => {
  await open({ permissions: ['ALUMNOS READ'] })
  expect(screen.queryByRole('button', { name: /^Avisar/ })).not.toBeInTheDocument()
})

test('says when nothing is missing', async () => {
  await renderScreen('/expedientes', { answers: { [LIST]: { ok: true, faltantes: [] } } })
  expect(await screen.findByText('No falta ningún documento obligatorio')).toBeInTheDocument()
})

test('a pupil without CURP lacks it as a paper is lacked, and the family is told so', async () => {
  const eva = { ...pupil(7, 'EVA PEÑA', '3° A', luis, []), curp_pendiente: true }
  const opened = await open({ answers: { [LIST]: { ok: true, faltantes: [...rows, eva] } } })
  const said = 'CURP (AÚN NO TIENE)'
  const row = screen.getByRole('row', { name: /EVA PEÑA/ })
  expect(within(row).getByText(said)).toBeInTheDocument()
  await opened.user.selectOptions(screen.getByRole('combobox', { name: 'Documento' }), `${said} (1)`)
  await waitFor(() => expect(pupils()).toEqual(['EVA PEÑA']))
})
