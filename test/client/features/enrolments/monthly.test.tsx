import { screen, waitFor, within } from '@testing-library/react'
import { failure } from '@test/support/state/fakeNetwork'
import { aDetail, openStudent } from '../students/studentPage.support'

const SET = 'PATCH /inscripciones/mensualidad'

const openDialog = async (over: object, answers: Record<string, object> = {}) => {
  const [first] = aDetail().inscripciones
  const student = aDetail({ inscripciones: [{ ...first!, mensualidad: 1800, ...over }] })
  const { user, network } = await openStudent(student, { answers })
  await user.click(await screen.findByRole('button', { name: 'Más acciones' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Cambiar mensualidad' }))
  const dialog = within(await screen.findByRole('dialog', { name: /^Mensualidad de DENISSE/ }))
  const sent = () =>
    network.sent.filter(({ method, path }) => `${method} ${path}` === SET).map(({ body }) => body)
  return {
    user,
    dialog,
    sent,
    id: first!.id,
    save: () => user.click(dialog.getByRole('button', { name: 'Guardar' })),
  }
}

// Without it a price that came in a file could be changed by nobody.
test('an own price is shown, changed, and given back to the cycle by an empty field', async () => {
  const answers = { [SET]: { ok: true, message: 'La mensualidad quedó guardada.', meses: 3 } }
  const { user, dialog, sent, id, save } = await openDialog({ mensualidad_propia: true }, answers)
  const field = dialog.getByRole('textbox', { name: 'Mensualidad propia' })
  expect(field).toHaveValue('1800.00')
  expect(dialog.getByText('Vacío: la que pide el ciclo. Hoy es de $1,800.00.')).toBeInTheDocument()
  await user.clear(field)
  await save()
  await waitFor(() => expect(sent()).toEqual([{ inscripcionId: id, mensualidad: null }]))
})

test('what is wrong stands beside the field, also what the server says', async () => {
  const answers = {
    [SET]: failure(403, 'Una mensualidad menor que la del ciclo pide el permiso BECAS · Crear.'),
  }
  const { user, dialog, sent, save } = await openDialog({}, answers)
  const field = dialog.getByRole('textbox', { name: 'Mensualidad propia' })
  expect(field).toHaveValue('')
  await user.type(field, '0')
  await save()
  expect(await dialog.findByText(/mayor que 0/)).toBeInTheDocument()
  expect(sent()).toEqual([])
  await user.clear(field)
  await user.type(field, '1500')
  await save()
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(await screen.findByText(/pide el permiso BECAS · Crear/)).toBeInTheDocument()
  expect(field).toHaveValue('1,500.00')
})
