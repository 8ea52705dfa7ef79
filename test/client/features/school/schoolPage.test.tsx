import { screen, waitFor, within } from '@testing-library/react'
import type { School } from '@contract/school/school.schemas'
import { renderScreen } from '@test/support/pages/screen'
import { failure } from '@test/support/state/fakeNetwork'

// jsdom makes no addresses for files.
beforeAll(() => {
  URL.createObjectURL = () => 'blob:logo'
  URL.revokeObjectURL = () => undefined
})

const GET = 'GET /escuela'
const PATCH = 'PATCH /escuela'

const aSchool = (over: Partial<School> = {}): School => ({
  nombre: 'Colegio Niños Héroes',
  razon_social: null,
  rfc: null,
  regimen_fiscal: null,
  codigo_postal: null,
  direccion: null,
  telefono: null,
  correo: null,
  folio_inicial: 1,
  firma: { nombre: null, cargo: null },
  urlLogo: null,
  urlFirma: null,
  niveles: [],
  dias_inhabiles: [],
  guardada: true,
  del_entorno: [],
  folio_fijo: false,
  ...over,
})

const open = async (school: School = aSchool(), more: Parameters<typeof renderScreen>[1] = {}) => {
  const opened = await renderScreen('/escuela', {
    ...more,
    answers: { [GET]: { ok: true, escuela: school }, ...more.answers },
  })
  // The heading is there before the answer.
  await screen.findByText(/^(Lo que dicen el ingreso, el menú)/)
  return opened
}
type Opened = Awaited<ReturnType<typeof open>>

const field = (name: string) => screen.getByRole('textbox', { name })
const save = ({ user }: Opened) => user.click(screen.getByRole('button', { name: 'Guardar' }))
const sent = ({ network }: Opened) =>
  network.sent.filter(({ method }) => method === 'PATCH').map(({ path, body }) => [path, body])
const preview = () => screen.getByRole('figure', { name: 'Así empieza un recibo' })

test('the head of a receipt follows what is typed', async () => {
  const { user } = await open()
  await user.clear(field('Nombre de la escuela'))
  expect(preview()).toHaveTextContent('Nombre de la escuela')
  await user.type(field('Nombre de la escuela'), 'Instituto Peña')
  await user.type(field('Dirección'), 'Av. Juárez 5{Enter}Col. Centro')
  await user.type(field('Teléfono'), '5512345678')
  await user.type(field('CCT primaria'), '15ppr1234a')
  await user.clear(field('Folio del primer recibo'))
  await user.type(field('Folio del primer recibo'), '4213')
  for (const line of ['Instituto Peña', 'Av. Juárez 5', 'Col. Centro', 'Tel. 55 1234 5678', 'Folio 004213'])
    expect(within(preview()).getByText(line)).toBeInTheDocument()
  expect(preview()).toHaveTextContent(/Primaria: CCT 15PPR1234A/i)
})

test('only what changed is sent, and what still comes from the environment with it', async () => {
  const given = aSchool({ direccion: 'Calle 5', guardada: false, del_entorno: ['nombre', 'direccion'] })
  const opened = await open(given)
  expect(field('Nombre de la escuela')).toHaveAccessibleDescription(/configuración del servidor/)
  expect(field('Dirección')).toHaveAccessibleDescription(/configuración del servidor/)
  const saved = aSchool({ direccion: 'Calle 5', rfc: 'CNH010203AB1' })
  opened.network.on(PATCH, { ok: true, message: 'Los datos de la escuela se guardaron', escuela: saved })
  opened.network.on(GET, { ok: true, escuela: saved })
  await opened.user.type(field('RFC'), 'cnh010203ab1{Enter}')
  expect(await screen.findByText('Los datos de la escuela se guardaron')).toBeInTheDocument()
  expect(sent(opened)).toEqual([
    ['/escuela', { nombre: 'Colegio Niños Héroes', direccion: 'Calle 5', rfc: 'CNH010203AB1' }],
  ])
  await waitFor(() => expect(field('Nombre de la escuela')).not.toHaveAccessibleDescription(/servidor/))
  await save(opened)
  expect(await screen.findByText('No hay nada que guardar')).toBeInTheDocument()
  expect(sent(opened)).toHaveLength(1)
})

test('a school that nobody named has to write its name', async () => {
  const opened = await open(aSchool({ nombre: 'Mi Escuela', guardada: false, del_entorno: ['nombre'] }))
  expect(field('Nombre de la escuela')).toHaveValue('')
  await save(opened)
  expect(await screen.findByRole('alert')).toHaveTextContent('Debes Llenar todos los Datos')
  expect(field('Nombre de la escuela')).toHaveAccessibleDescription('Value is required')
  expect(field('Nombre de la escuela')).toHaveFocus()
  expect(sent(opened)).toEqual([])
})

test('a wrong code is said beside its own level, and a refusal of the server beside its field', async () => {
  const reason = 'Ya hay recibos desde el folio 000001: el primer folio ya no se puede cambiar.'
  const opened = await open(aSchool(), {
    answers: { [PATCH]: failure(409, reason, { folio_inicial: reason }) },
  })
  await opened.user.type(field('CCT primaria'), '15PPR')
  await save(opened)
  await waitFor(() => expect(field('CCT primaria')).toHaveAccessibleDescription(/La CCT tiene 10 caracteres/))
  expect(field('CCT preescolar')).toBeValid()
  await opened.user.clear(field('CCT primaria'))
  await opened.user.clear(field('Folio del primer recibo'))
  await opened.user.type(field('Folio del primer recibo'), '77')
  await save(opened)
  await waitFor(() => expect(field('Folio del primer recibo')).toHaveAccessibleDescription(reason))
  expect(sent(opened)).toEqual([['/escuela', { folio_inicial: 77 }]])
})

test('a cap of the deductible is saved with its level, stays with another change and says what is wrong', async () => {
  const level = { grado: 'PRIMARIA' as const, cct: '15PPR1234A', rvoe: null, clave_producto: null }
  const opened = await open(aSchool({ niveles: [level] }))
  const cap = field('Tope deducible primaria')
  expect(cap).toHaveAccessibleDescription(/vale el del decreto, \$12,900\.00/)
  await opened.user.type(cap, '0')
  await save(opened)
  await waitFor(() => expect(cap).toHaveAccessibleDescription(/mayor a 0/))
  expect(sent(opened)).toEqual([])
  const saved = aSchool({ niveles: [{ ...level, tope_deducible: 13_500 }] })
  opened.network.on(PATCH, { ok: true, message: 'Los datos de la escuela se guardaron', escuela: saved })
  opened.network.on(GET, { ok: true, escuela: saved })
  await opened.user.clear(cap)
  await opened.user.type(cap, '13500')
  await save(opened)
  await screen.findByText('Los datos de la escuela se guardaron')
  await opened.user.type(field('RVOE primaria'), '20-1')
  await save(opened)
  await waitFor(() => expect(sent(opened)).toHaveLength(2))
  expect(sent(opened).map(([, body]) => (body as { niveles: unknown[] }).niveles)).toEqual([
    [
      {
        grado: 'PRIMARIA',
        cct: '15PPR1234A',
        rvoe: '',
        clave_producto: '',
        tope_deducible: 13_500,
        impuesto: 'EXENTO',
      },
    ],
    [
      {
        grado: 'PRIMARIA',
        cct: '15PPR1234A',
        rvoe: '20-1',
        clave_producto: '',
        tope_deducible: 13_500,
        impuesto: 'EXENTO',
      },
    ],
  ])
})

test('once a payment exists the first folio is disabled and says why', async () => {
  await open(aSchool({ folio_inicial: 4213, folio_fijo: true }))
  expect(field('Folio del primer recibo')).toBeDisabled()
  expect(field('Folio del primer recibo')).toHaveAccessibleDescription(
    'Ya hay recibos desde el folio 004213: la numeración ya no puede empezar en otro.',
  )
})

test('days off: Enter adds a day or the working days of a span, a wrong one says why, and one is taken away', async () => {
  const opened = await open(aSchool({ dias_inhabiles: ['2026-11-16'] }))
  const { user } = opened
  const days = () =>
    within(screen.getByRole('list', { name: 'Días inhábiles' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
  await user.type(field('Día'), '31/02/2027{Enter}')
  expect(field('Día')).toHaveAccessibleDescription('Escribe un día que exista, como 16/11/2026')
  await user.clear(field('Día'))
  await user.type(field('Día'), '24122026')
  await user.type(field('Hasta'), '29122026{Enter}')
  expect(days()).toEqual([
    'lun 16/11/2026',
    'jue 24/12/2026',
    'vie 25/12/2026',
    'lun 28/12/2026',
    'mar 29/12/2026',
  ])
  expect(field('Día')).toHaveFocus()
  expect(field('Día')).toHaveValue('')
  await user.click(screen.getByRole('button', { name: 'Quitar 16/11/2026' }))
  expect(sent(opened)).toEqual([])
  opened.network.on(PATCH, { ok: true, escuela: aSchool() })
  await save(opened)
  await waitFor(() => expect(sent(opened)).toHaveLength(1))
  expect(sent(opened)[0]?.[1]).toEqual({
    dias_inhabiles: ['2026-12-24', '2026-12-25', '2026-12-28', '2026-12-29'],
  })
})

test('a logo is saved at once, and taken away after a question', async () => {
  const withLogo = aSchool({ urlLogo: '/files/escuela/logo?v=1' })
  const opened = await open(aSchool(), {
    answers: {
      'POST /escuela/imagen/logo': { ok: true, escuela: withLogo },
      'DELETE /escuela/imagen/logo': { ok: true, escuela: aSchool() },
    },
  })
  await opened.user.click(screen.getByRole('button', { name: 'Elegir logo' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Elegir logo' }))
  await opened.user.upload(
    dialog.getByLabelText(/^Logo/),
    new window.File(['x'], 'logo.png', { type: 'image/png' }),
  )
  opened.network.on(GET, { ok: true, escuela: withLogo })
  await opened.user.click(dialog.getByRole('button', { name: 'Subir' }))
  expect(await screen.findByRole('img', { name: 'Logo' })).toHaveAttribute('src', '/files/escuela/logo?v=1')
  await opened.user.click(screen.getByRole('button', { name: 'Cambiar logo' }))
  const another = within(await screen.findByRole('dialog', { name: 'Cambiar logo' }))
  expect(another.getByRole('button', { name: 'Reemplazar' })).toBeVisible()
  await opened.user.click(another.getByRole('button', { name: 'Cancelar' }))
  await opened.user.click(await screen.findByRole('button', { name: 'Quitar logo' }))
  const question = within(await screen.findByRole('alertdialog', { name: '¿Quitar el logo?' }))
  opened.network.on(GET, { ok: true, escuela: aSchool() })
  await opened.user.click(question.getByRole('button', { name: 'Quitar logo' }))
  await waitFor(() => expect(screen.queryByRole('img', { name: 'Logo' })).not.toBeInTheDocument())
  expect(opened.network.count('DELETE /escuela/imagen/logo')).toBe(1)
})

test('a user who may not change it reads it, without fields', async () => {
  await open(aSchool({ rfc: 'CNH010203AB1' }), { permissions: ['CICLO ESCOLAR READ'] })
  expect(screen.getByText('CNH010203AB1')).toBeInTheDocument()
  expect(screen.getByText(/Solo quien puede cambiar el ciclo escolar/)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Guardar' })).not.toBeInTheDocument()
})
