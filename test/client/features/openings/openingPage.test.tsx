import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { formatDate, todayIn } from '@contract/domain/dates'
import { failure, slowReply } from '@test/support/state/fakeNetwork'
import { aCycleRow } from '@test/support/state/rows'
import {
  aFile,
  anOpening,
  check,
  checked,
  choose,
  columnsRead,
  COLUMNS,
  cycle,
  FOUND,
  HEADINGS,
  LIST,
  open,
  OPEN,
  PATH,
  press,
  sentForms,
} from './openings.support'

const dialog = async (name: string | RegExp) => within(await screen.findByRole('alertdialog', { name }))
const region = (name: string) => within(screen.getByRole('region', { name }))

test('what an opening is, the cycle and the day are there before the file; a heading that is two things and a day outside the cycle are refused; it is checked with its cycle, day and columns, and nothing is written', async () => {
  const { user, network } = await open()
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Apertura de un ciclo en curso')
  expect(await screen.findByText(/^No genera recibos, pagos ni cortes de caja/)).toBeVisible()
  expect(screen.getByLabelText(/^Ciclo escolar/)).toHaveDisplayValue('2026-2027')
  expect(screen.getByLabelText(/^Día en que se contaron los saldos/)).toHaveValue(
    formatDate(todayIn('America/Mexico_City', new Date())),
  )

  await choose(user)
  expect(await screen.findByText(/^El archivo trae 3 alumnos/)).toBeVisible()
  expect(screen.getByLabelText('Número de control')).toHaveValue('Matrícula')
  expect(screen.getByText('No se usan: Mensualidad, Observaciones.')).toBeVisible()
  expect(screen.getByText('1 renglón no es alumno y no se toma en cuenta: fila 5 (TOTAL 3).')).toBeVisible()
  await user.selectOptions(await screen.findByLabelText('Saldo a favor'), 'Debe desde')
  expect(screen.getByText('Una columna del archivo está elegida dos veces.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Revisar sin guardar' })).toBeDisabled()
  await user.selectOptions(screen.getByLabelText('Saldo a favor'), 'Mensualidad')
  const button = await screen.findByRole('button', { name: 'Revisar sin guardar' })
  fireEvent.change(screen.getByLabelText(/^Día en que/), { target: { value: '31/07/2019' } })
  expect(screen.getByText(/^Debe ser un día del ciclo escolar/)).toBeVisible()
  expect(button).toBeDisabled()
  fireEvent.change(screen.getByLabelText(/^Día en que/), { target: { value: '31/07/2039' } })
  expect(screen.getByText('No puede ser un día que aún no llega')).toBeVisible()
  expect(sentForms(network)).toHaveLength(0)

  fireEvent.change(screen.getByLabelText(/^Día en que/), { target: { value: '20/11/2025' } })
  await press(user, 'Revisar sin guardar')
  await screen.findByRole('region', { name: 'Así quedarían las cuentas' })
  const [form] = sentForms(network)
  expect(form).toMatchObject({ simular: 'true', cicloEscolarId: '1', fecha: '2025-11-20' })
  expect(JSON.parse(String(form?.['columnas']))).toEqual({ ...FOUND, saldo_a_favor: 'Mensualidad' })
})

test('sums come first, by grade too, with the groups and becas that are made; rows in words, errors on top; back to the form, everything is as it was chosen', async () => {
  const { user } = await open()
  await check(user)
  const sums = region('Así quedarían las cuentas')
  expect(sums.getByText('$5,200.00', { selector: '.value' })).toBeVisible()
  expect(sums.getByText('3 colegiaturas')).toBeVisible()
  expect(sums.getByRole('row', { name: /^2° Primaria 1 1 \$2,600\.00 \$23,400\.00 \$0\.00/ })).toBeVisible()
  expect(
    sums.getByRole('row', { name: /^Toda la escuela 2 3 \$5,200\.00 \$44,200\.00 \$150\.00/ }),
  ).toBeVisible()
  const [group] = within(sums.getByRole('region', { name: 'Grupos' })).getAllByRole('listitem')
  expect(group).toHaveTextContent('2° B Primaria: 2 alumnos, se crea')
  const [beca] = within(sums.getByRole('region', { name: 'Becas' })).getAllByRole('listitem')
  expect(beca).toHaveTextContent('BECA 25 %: 1 alumno, se crea')

  const rows = () =>
    within(screen.getByRole('table', { name: 'Renglones del archivo' }))
      .getAllByRole('row')
      .slice(1)
  expect(rows().map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^ANA SOTO.*Con error.*Debe desde \(mes\): No es un mes del ciclo\. Beca/),
    expect.stringMatching(
      /^ZOE PEÑA.*Nuevo.*Octubre en adelante: debe \$23,400\.00; saldado antes: septiembre/,
    ),
    expect.stringMatching(/^IKER LUNA.*Igual/),
  ])
  await user.selectOptions(screen.getByRole('combobox', { name: 'Estado' }), 'Nuevo (1)')
  expect(rows()).toHaveLength(1)

  await press(user, 'Cambiar ciclo, día o columnas')
  expect(screen.getByText('lista.xlsx')).toBeVisible()
  expect(screen.getByLabelText('Grado (1 a 6)')).toHaveValue('Grado')
  expect(screen.queryByRole('button', { name: 'Registrar apertura' })).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Revisar sin guardar' })).toBeEnabled()
})

test('it is written after a question with the amounts of what is new, and the ways on are there; leaving asks before, and not after', async () => {
  const { user, network } = await open()
  const leaves = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  await check(user)
  await waitFor(() => expect(leaves()).toBe(false))
  expect(region('Apertura por registrar').getByText('Deben $23,400.00 · a favor $0.00')).toBeVisible()
  await press(user, 'Registrar apertura')
  const question = await dialog('¿Registrar la apertura de 1 alumno en 2026-2027?')
  expect(question.getByText('$23,400.00')).toHaveClass('ui-money-large')
  expect(question.getByText(/1 alumno con error se queda fuera/)).toBeVisible()
  expect(sentForms(network)).toHaveLength(1)
  const late = slowReply()
  network.on(OPEN, late.reply)
  network.on(LIST, { ok: true, aperturas: [anOpening()] })
  await user.click(question.getByRole('button', { name: 'Registrar apertura' }))
  expect(await question.findByRole('progressbar')).toBeVisible()
  await act(async () => late.arrive(checked({ apertura: anOpening() })))
  expect(await screen.findByText('Apertura registrada: 1 alumno en 2026-2027.')).toBeVisible()
  expect(sentForms(network)[1]).toMatchObject({ simular: 'false', cicloEscolarId: '1' })
  expect(screen.getByRole('link', { name: 'Ver los grupos' })).toHaveAttribute('href', '/grupos')
  expect(screen.getByRole('link', { name: 'Ver quién debe' })).toHaveAttribute('href', '/morosos')
  expect(screen.getByRole('link', { name: 'Ir a la caja' })).toHaveAttribute('href', '/caja')
  expect(screen.getByText('Se quedó fuera 1 alumno con error.')).toBeVisible()
  expect(await region('Aperturas').findByText('secretaria')).toBeVisible()
  await waitFor(() => expect(leaves()).toBe(true))
})

test('a corrected file keeps what was matched by hand, and is checked at once', async () => {
  const { user, network } = await open({ [COLUMNS]: columnsRead({ ...FOUND, numero_control: undefined }) })
  await choose(user)
  expect(
    await screen.findByText('Falta decir en qué columna está: el número de control o la CURP.'),
  ).toBeVisible()
  expect(screen.getByRole('button', { name: 'Revisar sin guardar' })).toBeDisabled()
  await user.selectOptions(screen.getByLabelText('Número de control'), 'Matrícula')
  await press(user, 'Revisar sin guardar')
  await screen.findByText('1 alumno con error.')
  network.on(COLUMNS, columnsRead({ ...FOUND, numero_control: undefined }, [...HEADINGS, 'motivos']))
  network.on(OPEN, checked({ resumen: { nuevos: 2, iguales: 1, con_error: 0 } }))
  await user.upload(screen.getByLabelText('Elegir el archivo corregido'), aFile('corregido.xlsx'))
  expect(await screen.findByText('2 alumnos por inscribir')).toBeVisible()
  expect(screen.queryByText('1 alumno con error.')).not.toBeInTheDocument()
  const [first, second] = sentForms(network)
  expect(second?.['columnas']).toBe(first?.['columnas'])
  expect(second?.['file']).toMatchObject({ name: 'corregido.xlsx' })
})

test('a cycle to come has no opening yet; the address names the cycle', async () => {
  const next = aCycleRow({ id: 2, name: '2040-2041', fecha_inicio: '2040-08-01', fecha_fin: '2041-07-31' })
  await open({ 'GET /ciclo/all': { ok: true, ciclos: [next, cycle] } }, { path: `${PATH}?ciclo=2` })
  expect(await screen.findByText('El ciclo 2040-2041 empieza el 01/08/2040')).toBeVisible()
  expect(screen.queryByLabelText(/^Archivo de la apertura/)).not.toBeInTheDocument()
})

test('a cycle that is over has none any more', async () => {
  const past = aCycleRow({ id: 3, name: '2018-2019', fecha_inicio: '2018-08-01', fecha_fin: '2019-07-31' })
  await open({ 'GET /ciclo/all': { ok: true, ciclos: [cycle, past] } }, { path: `${PATH}?ciclo=3` })
  expect(await screen.findByText('El ciclo 2018-2019 ya terminó')).toBeVisible()
  expect(screen.queryByLabelText(/^Archivo de la apertura/)).not.toBeInTheDocument()
})

test('what the server refuses stands beside its field, and the file stays chosen', async () => {
  const { user, network } = await open()
  await choose(user)
  network.on(OPEN, failure(400, 'Revisa el archivo', { file: 'Trae 5001 renglones: el límite es 5000' }))
  await press(user, 'Revisar sin guardar')
  expect(await screen.findByText('Trae 5001 renglones: el límite es 5000')).toBeVisible()
  expect(screen.getByText('lista.xlsx')).toBeVisible()
})

test('a lost answer says that it is not known, and pressing again sends the same key', async () => {
  const { user, network } = await open()
  await check(user)
  network.on(OPEN, () => Promise.reject(new TypeError('Failed to fetch')))
  await press(user, 'Registrar apertura')
  await user.click((await dialog(/^¿Registrar/)).getByRole('button', { name: 'Registrar apertura' }))
  expect(await screen.findByText('No se sabe si quedó hecho')).toBeVisible()
  network.on(OPEN, checked({ apertura: anOpening() }))
  await press(user, 'Registrar apertura')
  await user.click((await dialog(/^¿Registrar/)).getByRole('button', { name: 'Registrar apertura' }))
  await screen.findByText('Apertura registrada: 1 alumno en 2026-2027.')
  const keys = network.sent
    .filter(({ path }) => path === '/importar/apertura')
    .map(({ headers }) => headers.get('idempotency-key'))
  expect(keys[1]).toBe(keys[2])
})

test('a file that was saved again since it was chosen is to be chosen again', async () => {
  const { user, network } = await open()
  const file = aFile()
  await choose(user, file)
  await screen.findByRole('button', { name: 'Revisar sin guardar' })
  file.slice = () =>
    ({ arrayBuffer: () => Promise.reject(new DOMException('changed', 'NotReadableError')) }) as Blob
  await press(user, 'Revisar sin guardar')
  expect(await screen.findByText('El archivo cambió')).toBeVisible()
  expect(sentForms(network)).toHaveLength(0)
})
