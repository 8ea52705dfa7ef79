import { screen, waitFor, within } from '@testing-library/react'
import { today } from '@client/state/clock/schoolClock'
import { failure, slowReply } from '@test/support/state/fakeNetwork'
import { aDetail, openStudent } from '../students/studentPage.support'

const inscripcion = {
  id: 8,
  alumno: { id: 17, nombre: 'DENISSE HERNÁNDEZ GARCÍA', numero_control: 'A-17' },
  cicloEscolar: { id: 1, name: '2026-2027' },
  grado: 'PRIMARIA',
  gradoNumero: 2,
  grupo: '2B',
  beca: 'EXCELENCIA 25 %',
  estado: 'INSCRITO',
  baja: null,
  motivo_cancelacion: null,
}
const month = (id: number, name: string) => ({
  id,
  descripcion: `COLEGIATURA ${name}`,
  vencimiento: '2026-10-10',
  monto: 2600,
})
const efecto = {
  se_deben: [month(1, 'SEPTIEMBRE 2026')],
  no_se_deben: [month(2, 'OCTUBRE 2026'), month(3, 'NOVIEMBRE 2026')],
  adelantados: [
    {
      id: 4,
      descripcion: 'COLEGIATURA DICIEMBRE 2026',
      monto: 2600,
      descuento: 260,
      a_favor: 2340,
      folio: 12,
    },
  ],
  cargos: [{ id: 5, descripcion: 'UNIFORME', saldo: 350, se_cancela: false }],
  otras: [{ id: 9, cicloEscolar: { id: 2, name: '2027-2028' } }],
  adeudo: 2950,
  a_favor: 2340,
  acreditado: false,
}
const BAJA = 'PATCH /inscripciones/baja'
const RETURN = 'PATCH /inscripciones/reingreso'
const CANCEL = 'DELETE /inscripciones/8'
const preview = (query: string, id = 8) => `GET /inscripciones/prevision/${id}?accion=${query}`
const told = { ok: true, inscripcion, efecto }
const nothing = { se_deben: [], no_se_deben: [], adelantados: [], cargos: [], otras: [] }

/** Opens the dialog of a step and waits until it shows the effect. */
const openStep = async (
  name: string,
  answers: Record<string, object>,
  student: Parameters<typeof openStudent>[0] = aDetail(),
) => {
  const { user, network } = await openStudent(student, { answers })
  await user.click(await screen.findByRole('button', { name: 'Más acciones' }))
  await user.click(await screen.findByRole('menuitem', { name }))
  const dialog = within(await screen.findByRole('dialog', { name: new RegExp(`^${name}: DENISSE`) }))
  const press = () => user.click(dialog.getByRole('button', { name }))
  const sent = (call: string) =>
    network.sent.filter(({ method, path }) => `${method} ${path}` === call).map(({ body }) => body)
  return { user, network, dialog, press, sent }
}

test('a baja says what is owed and what not, and to whom what was paid ahead goes, before it is pressed', async () => {
  const { user, dialog, press, sent } = await openStep('Dar de baja', {
    [preview(`BAJA&fecha=${today()}`)]: told,
    [BAJA]: { ok: true, message: 'Baja registrada.', inscripcion, efecto },
  })
  const effect = within(await dialog.findByRole('region', { name: 'Qué pasa' }))
  for (const text of [
    'SEPTIEMBRE 2026: $2,600.00',
    'OCTUBRE 2026 y NOVIEMBRE 2026: $5,200.00',
    'DICIEMBRE 2026: $2,600.00 con folio 000012',
    'UNIFORME $350.00',
    'grupo 2B y beca EXCELENCIA 25 %',
    '$2,950.00',
    'También está inscrito en 2027-2028: esa inscripción no cambia.',
  ])
    expect(effect.getByText(text)).toBeInTheDocument()
  await user.click(dialog.getByRole('checkbox', { name: 'Dejar $2,340.00 como saldo a favor de la familia' }))
  await user.type(dialog.getByRole('textbox', { name: /Motivo/ }), 'Cambio de ciudad')
  await press()
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(sent(BAJA)).toEqual([
    { inscripcionId: 8, fecha: today(), motivo: 'Cambio de ciudad', a_favor: true },
  ])
})

test('a baja without its reason is not sent; a refusal stays in the dialog, and nothing typed is lost', async () => {
  const message = 'La baja no puede ser de un día que aún no llega'
  const { user, dialog, press, sent } = await openStep('Dar de baja', {
    [preview(`BAJA&fecha=${today()}`)]: told,
    [BAJA]: failure(400, message, { fecha: message }),
  })
  await dialog.findByRole('region', { name: 'Qué pasa' })
  await press()
  const reason = dialog.getByRole('textbox', { name: /Motivo/ })
  await waitFor(() => expect(reason).toHaveAccessibleDescription('Debes colocar el motivo'))
  expect(sent(BAJA)).toEqual([])
  await user.type(reason, 'Cambio de ciudad')
  await press()
  await waitFor(() =>
    expect(dialog.getByLabelText(/Último día/, { selector: 'input' })).toHaveAccessibleDescription(message),
  )
  expect(reason).toHaveValue('Cambio de ciudad')
  expect(sent(BAJA)).toHaveLength(1)
})

test('what it means cannot be told: the reason of the server, and asked again', async () => {
  const query = preview(`BAJA&fecha=${today()}`)
  const { user, network, dialog } = await openStep('Dar de baja', {
    [query]: failure(503, 'La base de datos no responde'),
  })
  expect(await dialog.findByText('La base de datos no responde')).toBeInTheDocument()
  network.on(query, told)
  await user.click(dialog.getByRole('button', { name: 'Reintentar' }))
  expect(await dialog.findByRole('region', { name: 'Qué pasa' })).toBeInTheDocument()
})

test('a return says from when and until which day, and needs no reason', async () => {
  const left = aDetail({ inscripciones: [{ ...aDetail().inscripciones[0]!, baja: '2026-10-02' }] })
  const { dialog, press, sent } = await openStep(
    'Reingreso',
    {
      [preview('REINGRESO')]: {
        ok: true,
        inscripcion: { ...inscripcion, estado: 'BAJA', grupo: null, beca: null },
        efecto: { ...efecto, ...nothing, se_deben: [month(2, 'OCTUBRE 2026'), month(3, 'NOVIEMBRE 2026')] },
      },
      [RETURN]: { ok: true, message: 'Reingreso registrado.', inscripcion, efecto },
    },
    left,
  )
  expect(
    await dialog.findByText('OCTUBRE 2026 y NOVIEMBRE 2026: $5,200.00, la primera vence el 10/10/2026'),
  ).toBeInTheDocument()
  expect(dialog.queryByText('Ya no se debe')).not.toBeInTheDocument()
  expect(dialog.queryByRole('textbox')).not.toBeInTheDocument()
  await press()
  await waitFor(() => expect(sent(RETURN)).toEqual([{ inscripcionId: 8 }]))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('a cancelled enrolment names the charges that go; with payments on it the folios are told and it stays', async () => {
  const message = 'Hay un pago de esta inscripción con el folio 000012: cancélalo antes.'
  const gone = [{ id: 6, descripcion: 'INSCRIPCION 2026-2027', saldo: 1202, se_cancela: true }]
  const { user, network, dialog, press, sent } = await openStep('Cancelar inscripción', {
    [preview('CANCELACION')]: { ok: true, inscripcion, efecto: { ...efecto, ...nothing, cargos: gone } },
    [CANCEL]: failure(409, message),
  })
  expect(await dialog.findByText('INSCRIPCION 2026-2027 $1,202.00')).toBeInTheDocument()
  expect(dialog.queryByText('Se sigue debiendo')).not.toBeInTheDocument()
  await press()
  const reason = dialog.getByRole('textbox', { name: /Motivo/ })
  await waitFor(() => expect(reason).toHaveAccessibleDescription('Debes colocar el motivo'))
  await user.type(reason, ' Se inscribió dos veces ')
  await press()
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0)
  expect(reason).toHaveValue(' Se inscribió dos veces ')
  network.on(CANCEL, { ok: true, message: 'Inscripción cancelada.', inscripcion })
  await press()
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(sent(CANCEL)).toEqual(Array(2).fill({ motivo_cancelacion: 'Se inscribió dos veces' }))
})

test('of several enrolments one is chosen, and what is told is of that one', async () => {
  const [now] = aDetail().inscripciones as [ReturnType<typeof aDetail>['inscripciones'][number]]
  const two = aDetail({ inscripciones: [{ ...now, id: 9, ciclo: { id: 2, name: '2027-2028' } }, now] })
  const { user, dialog } = await openStep(
    'Cancelar inscripción',
    {
      [preview('CANCELACION', 9)]: { ok: true, inscripcion, efecto: { ...efecto, ...nothing, adeudo: 111 } },
      [preview('CANCELACION')]: { ok: true, inscripcion, efecto: { ...efecto, ...nothing, adeudo: 222 } },
    },
    two,
  )
  expect(await dialog.findByText('$111.00')).toBeInTheDocument()
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Ciclo escolar' }), '2026-2027')
  expect(await dialog.findByText('$222.00')).toBeInTheDocument()
  expect(dialog.queryByText('$111.00')).not.toBeInTheDocument()
})

test('nothing can be pressed before it is told what it means: neither while it is asked nor where it did not come', async () => {
  const query = preview(`BAJA&fecha=${today()}`)
  const late = slowReply()
  const { user, network, dialog, press, sent } = await openStep('Dar de baja', {
    [query]: late.reply,
    [BAJA]: { ok: true, message: 'Baja registrada.', inscripcion, efecto },
  })
  const button = dialog.getByRole('button', { name: 'Dar de baja' })
  const reason = dialog.getByRole('textbox', { name: /Motivo/ })
  expect(button).toBeDisabled()
  await user.type(reason, 'Cambio de ciudad{Enter}')
  late.arrive(failure(503, 'La base de datos no responde'))
  await user.type(await dialog.findByRole('textbox', { name: /Motivo/ }), '{Enter}')
  await dialog.findByRole('alert')
  expect(button).toBeDisabled()
  expect(sent(BAJA)).toEqual([])
  network.on(query, told)
  await user.click(dialog.getByRole('button', { name: 'Reintentar' }))
  await dialog.findByRole('region', { name: 'Qué pasa' })
  await press()
  await waitFor(() => expect(sent(BAJA)).toHaveLength(1))
})
