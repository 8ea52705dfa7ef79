import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { loggedOut } from '@client/state/session/sessionEvents'
import { failure } from '@test/support/state/fakeNetwork'
import { signedIn } from '@test/support/state/rows'
import { ALL_PERMISSIONS } from '@test/support/pages/screen'
import { logIn, LOGIN, loginHeading } from '../../app/signedOut.support'
import { aFile, anOpening, check, checked, choose, LIST, open, OPEN, press } from './openings.support'

const UNDO = 'DELETE /aperturas/5'
const undone = anOpening({
  id: 4,
  deshecha: { fecha: '2026-11-22T15:00:00.000Z', usuario: 'direccion', motivo: 'ARCHIVO DE OTRA ESCUELA' },
})
const twoOpenings = { [LIST]: { ok: true, aperturas: [anOpening(), undone] } }
const list = async () => within(await screen.findByRole('region', { name: 'Aperturas' }))
const dialog = async () =>
  within(await screen.findByRole('dialog', { name: '¿Deshacer la apertura de 2026-2027?' }))

test('each opening with its day, sums, user and whether it holds', async () => {
  await open(twoOpenings)
  const [standing, back] = (await (await list()).findAllByRole('row')).slice(1)
  expect(standing).toHaveTextContent(
    /2026-2027Saldos del 20\/11\/20261\$23,400\.00\$0\.00secretaria.*Vigente.*Deshacer/,
  )
  expect(back).toHaveTextContent(/La deshizo direccion, .*: ARCHIVO DE OTRA ESCUELA.*Deshecha/)
  expect(within(back!).queryByRole('button', { name: 'Deshacer' })).not.toBeInTheDocument()
})

test('without the right to see what families owe, the sums are neither in the list nor in the question', async () => {
  const { adeudo: _debt, saldo_favor: _credit, ...plain } = anOpening()
  const { user } = await open({ [LIST]: { ok: true, aperturas: [plain] } })
  const row = (await (await list()).findAllByRole('row'))[1]
  expect(row).toHaveTextContent(/20\/11\/20261——secretaria/)
  await user.click(await (await list()).findByRole('button', { name: 'Deshacer' }))
  expect((await dialog()).getByText(/se borra lo que debían, con los grupos/)).toBeVisible()
})

test('undoing needs a reason, which is sent; the list then shows it as undone', async () => {
  const { user, network } = await open(twoOpenings)
  await user.click(await (await list()).findByRole('button', { name: 'Deshacer' }))
  const asked = await dialog()
  expect(asked.getByText(/1 alumno deja de estar inscrito y.*\$23,400\.00/)).toBeVisible()
  await user.click(asked.getByRole('button', { name: 'Deshacer' }))
  expect(network.count(UNDO)).toBe(0)
  await user.type(asked.getByLabelText(/^Motivo para deshacerla/), 'Día equivocado')
  network.on(UNDO, { ok: true, apertura: { ...undone, id: 5 } })
  network.on(LIST, { ok: true, aperturas: [{ ...undone, id: 5 }, undone] })
  await user.click(asked.getByRole('button', { name: 'Deshacer' }))
  expect(await screen.findByText('Apertura deshecha')).toBeVisible()
  expect(network.sent.find(({ method }) => method === 'DELETE')?.body).toEqual({
    motivo_cancelacion: 'Día equivocado',
  })
  await waitFor(async () =>
    expect((await list()).queryByRole('button', { name: 'Deshacer' })).not.toBeInTheDocument(),
  )
})

test('a refusal says whose payment stands in the way, and the reason stays written', async () => {
  const { user } = await open({
    ...twoOpenings,
    [UNDO]: failure(409, 'ZOE PEÑA ya pagó con el folio 000012: la apertura no se puede deshacer'),
  })
  await user.click(await (await list()).findByRole('button', { name: 'Deshacer' }))
  const asked = await dialog()
  await user.type(asked.getByLabelText(/^Motivo para deshacerla/), 'Día equivocado')
  await user.click(asked.getByRole('button', { name: 'Deshacer' }))
  expect(await screen.findByText(/^ZOE PEÑA ya pagó con el folio 000012/)).toBeVisible()
  expect(asked.getByLabelText(/^Motivo para deshacerla/)).toHaveValue('Día equivocado')
})

test('undone from its result, the file is still chosen, to be checked again', async () => {
  const { user, network } = await open()
  await check(user)
  network.on(OPEN, checked({ apertura: anOpening() }))
  await press(user, 'Registrar apertura')
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Registrar apertura' }))
  await screen.findByText('Apertura registrada: 1 alumno en 2026-2027.')
  await press(user, 'Deshacer')
  const asked = await dialog()
  await user.type(asked.getByLabelText(/^Motivo para deshacerla/), 'Día equivocado')
  network.on(UNDO, { ok: true, apertura: { ...undone, id: 5 } })
  await user.click(asked.getByRole('button', { name: 'Deshacer' }))
  expect(await screen.findByRole('button', { name: 'Revisar sin guardar' })).toBeEnabled()
  expect(screen.getByText('lista.xlsx')).toBeVisible()
})

test.each([['INSCRIPCIONES CREATE'], ['CARGOS CREATE']] as const)(
  'without %s the list is all there is',
  async (missing) => {
    await open(twoOpenings, { except: [missing] })
    expect(await (await list()).findAllByRole('row')).toHaveLength(3)
    expect(screen.queryByLabelText(/^Archivo de la apertura/)).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Descargar plantilla' })).not.toBeInTheDocument()
  },
)

test('without INSCRIPCIONES DELETE nothing is undone', async () => {
  await open(twoOpenings, { except: ['INSCRIPCIONES DELETE'] })
  await (await list()).findAllByRole('row')
  expect((await list()).queryByRole('button', { name: 'Deshacer' })).not.toBeInTheDocument()
})

describe('the wrong rows as a file', () => {
  const saved: { name: string; blob: Blob }[] = []
  beforeEach(() => {
    saved.length = 0
    let last: Blob
    URL.createObjectURL = (blob) => {
      last = blob as Blob
      return 'blob:file'
    }
    URL.revokeObjectURL = () => undefined
    HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
      saved.push({ name: this.download, blob: last })
    }
  })
  afterEach(() => Reflect.deleteProperty(HTMLAnchorElement.prototype, 'click'))

  test('has the columns of the file and the reasons, and no cell that a spreadsheet would run', async () => {
    const { user } = await open()
    await check(user)
    await press(user, 'Descargar con errores (CSV)')
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(saved[0]?.name).toMatch(/^Apertura con errores \d{4}-\d\d-\d\d\.csv$/)
    const bytes = await new Response(saved[0]?.blob).text()
    expect(bytes.trim().split('\r\n')).toEqual([
      expect.stringMatching(
        /Matrícula,Nombre,Apellido paterno,Nivel,Grado,Debe desde,Mensualidad,Observaciones,motivos$/,
      ),
      "A-3,ANA,SOTO,PRIMARIA,2,2025-01,'=1+1,'@nota,Debe desde (mes): No es un mes del ciclo. Beca (% o nombre): Va de 10 en 10",
    ])
  })

  test('is a workbook too', async () => {
    const { user } = await open()
    await check(user)
    await press(user, 'Descargar con errores (Excel)')
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(saved[0]?.name).toMatch(/\.xlsx$/)
    expect(saved[0]?.blob.size).toBeGreaterThan(1000)
  })
})

test('when the session ends in the middle, all but the file is there again, and which file it was', async () => {
  sessionStorage.clear()
  const { user, store, network } = await open({ 'GET /ciclo/all': { ok: true, ciclos: [] } })
  await choose(user, aFile('lista de agosto.xlsx'))
  await user.selectOptions(await screen.findByLabelText('Saldo a favor'), 'Mensualidad')
  fireEvent.change(screen.getByLabelText(/^Día en que/), { target: { value: '20/11/2025' } })
  act(() => void store.dispatch(loggedOut({ from: 'here', why: 'expired' })))
  await loginHeading()
  const permissions = ALL_PERMISSIONS.map((name) => {
    const at = name.lastIndexOf(' ')
    return { module: name.slice(0, at), action: name.slice(at + 1) }
  })
  network.on(LOGIN, signedIn('ficha-2', { id: 7, permissions }))
  await logIn(user)
  expect(await screen.findByText('Elige otra vez el archivo «lista de agosto.xlsx»')).toBeVisible()
  expect(screen.getByLabelText(/^Día en que/)).toHaveValue('20/11/2025')
  await choose(user)
  expect(await screen.findByLabelText('Saldo a favor')).toHaveValue('Mensualidad')
  expect(screen.queryByText(/^Elige otra vez el archivo/)).not.toBeInTheDocument()
})
