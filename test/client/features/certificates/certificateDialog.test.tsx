import { screen, waitFor, within } from '@testing-library/react'
import { address } from '@test/support/pages/screen'
import { fakeTabs } from '@test/support/pages/tabs'
import { failure } from '@test/support/state/fakeNetwork'
import { aDetail, openStudent } from '../students/studentPage.support'
import { aCertificate, aSample, CREATE, SAMPLE } from './certificates.support'

type Options = Parameters<typeof openStudent>[1]

const open = async (options: NonNullable<Options> = {}) => {
  const opened = await openStudent(aDetail(), {
    ...options,
    answers: {
      [SAMPLE]: { ok: true, muestra: aSample() },
      [CREATE]: { ok: true, constancia: aCertificate() },
      ...options.answers,
    },
  })
  await screen.findByRole('heading', { level: 1, name: /^DENISSE/ })
  return opened
}
const press = () => screen.getByRole('button', { name: 'Constancia' })
const dialog = () => within(screen.getByRole('dialog'))
const bodiesOf = ({ network }: Awaited<ReturnType<typeof open>>, call: string) =>
  network.sent.filter(({ method, path }) => `${method} ${path}` === call).map(({ body }) => body)

test('one press opens it with the paper in sight, the next prints it', async () => {
  const { shown } = fakeTabs()
  const opened = await open()
  await opened.user.click(press())
  expect(await dialog().findByText('DENISSE HERNÁNDEZ GARCÍA es alumna regular.')).toBeInTheDocument()
  expect(dialog().getByText('14 de septiembre de 2026')).toBeInTheDocument()
  await opened.user.click(dialog().getByRole('button', { name: 'Imprimir' }))
  await screen.findByText('Constancia 000012 lista')
  expect(shown).toEqual([aCertificate().urlPdf])
  expect(bodiesOf(opened, CREATE)).toEqual([{ tipo: 'ESTUDIOS', alumnoId: 17, cicloEscolarId: 1 }])
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('kind, year and addressee are asked and sent', async () => {
  fakeTabs()
  const pagos = {
    anio: 2025,
    pagos: [],
    total: 20300,
    deducible: 20000,
    por_aclarar: 300,
    tope: 12900,
    nivel: 'primaria',
  }
  const opened = await open({ answers: { [SAMPLE]: { ok: true, muestra: aSample({ pagos }) } } })
  await opened.user.click(press())
  await opened.user.selectOptions(dialog().getByLabelText('Tipo'), 'Pagos')
  expect(dialog().queryByLabelText('Ciclo escolar')).not.toBeInTheDocument()
  await opened.user.selectOptions(dialog().getByLabelText('Año'), '2025')
  await opened.user.type(dialog().getByLabelText('Dirigida a'), 'SAT')
  for (const words of [
    'Total pagado en 2025: $20,300.00',
    // What was paid above the cap is not deductible.
    'Deducible: $12,900.00 (tope $12,900.00)',
    'Por aclarar: $300.00',
  ])
    // The sample of the whole addressee takes the place of an earlier one.
    await waitFor(() => expect(dialog().getByText(words)).toBeInTheDocument())
  await opened.user.click(dialog().getByRole('button', { name: 'Imprimir' }))
  await screen.findByText('Constancia 000012 lista')
  expect(bodiesOf(opened, CREATE)).toEqual([
    { tipo: 'PAGOS', alumnoId: 17, cicloEscolarId: 1, anio: 2025, dirigida_a: 'SAT' },
  ])
})

test('what stands in its way is said before anything is pressed', async () => {
  const impedimento = 'DENISSE HERNÁNDEZ GARCÍA tiene un adeudo vencido de $2,600.00.'
  const opened = await open({ answers: { [SAMPLE]: { ok: true, muestra: aSample({ impedimento }) } } })
  await opened.user.click(press())
  expect(await dialog().findByText(impedimento)).toBeInTheDocument()
  expect(dialog().getByRole('button', { name: 'Imprimir' })).toBeDisabled()
  expect(bodiesOf(opened, CREATE)).toEqual([])
})

test('a refusal keeps the dialog; the same press again sends the same key', async () => {
  fakeTabs()
  const opened = await open({ answers: { [CREATE]: failure(409, 'No tiene beca.') } })
  await opened.user.click(press())
  await dialog().findByText(/alumna regular/)
  await opened.user.click(dialog().getByRole('button', { name: 'Imprimir' }))
  await screen.findByText('No tiene beca.')
  opened.network.on(CREATE, { ok: true, constancia: aCertificate() })
  await opened.user.click(dialog().getByRole('button', { name: 'Imprimir' }))
  await screen.findByText('Constancia 000012 lista')
  const keys = opened.network.sent
    .filter(({ method, path }) => `${method} ${path}` === CREATE)
    .map(({ headers }) => headers.get('idempotency-key'))
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})

test('a blocked tab leaves a link to the paper that was made', async () => {
  fakeTabs(true)
  const opened = await open()
  await opened.user.click(press())
  await dialog().findByText(/alumna regular/)
  await opened.user.click(dialog().getByRole('button', { name: 'Imprimir' }))
  const link = await screen.findByRole('link', { name: 'Abrir la constancia' })
  expect(link).toHaveAttribute('href', aCertificate().urlPdf)
  expect(bodiesOf(opened, CREATE)).toHaveLength(1)
})

test('kinds about money are for those who may read them; nobody else sees the button', async () => {
  const opened = await open({ except: ['COLEGIATURAS READ'] })
  await opened.user.click(press())
  const names = within(dialog().getByLabelText('Tipo'))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
  expect(names).toEqual(['Estudios', 'Inscripción', 'Conducta', 'Beca'])
  opened.unmount()
  await open({ except: ['ALUMNOS UPDATE'] })
  expect(screen.queryByRole('button', { name: 'Constancia' })).not.toBeInTheDocument()
})

test('an address opens it with its kind, and closing forgets it', async () => {
  const opened = await openStudent(aDetail(), {
    tab: 'salud&hacer=constancia&tipo=BECA',
    answers: { [SAMPLE]: { ok: true, muestra: aSample() } },
  })
  expect(await screen.findByLabelText('Tipo')).toHaveValue('BECA')
  await opened.user.click(dialog().getByRole('button', { name: 'Cancelar' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(address()).toBe('/alumno/17?ver=salud')
})
