import { act, screen, waitFor, within } from '@testing-library/react'
import { REQUIRED } from '@contract/domain/campos'
import { address } from '@test/support/pages/screen'
import { failure, settle, slowReply } from '@test/support/state/fakeNetwork'
import { aCycleRow } from '@test/support/state/rows'
import {
  aQuestionnaire,
  button,
  card,
  ONE,
  PAGE,
  openPage,
  order,
  preguntas,
  questionField,
  SAVE,
} from './questionnaires.support'

const title = () => screen.findByLabelText('Título')

describe('the first questionnaire of a cycle', () => {
  test('says what it is for and begins with a button; it is sent as it was written', async () => {
    const { user, network } = await openPage(null)
    await user.click(await screen.findByRole('button', { name: 'Crear cuestionario' }))
    expect(await title()).toHaveFocus()
    await user.keyboard(' Conocernos ')
    await user.type(questionField(1), '¿Turno?')
    await user.selectOptions(card(1).getByLabelText('Tipo de respuesta'), 'Una opción')
    await user.type(card(1).getByLabelText('Opción 1'), 'Mañana{Enter}')
    expect(card(1).getByLabelText('Opción 2')).toHaveFocus()
    await user.keyboard('Tarde{Enter}')
    expect(card(1).getByLabelText('Opción 3')).toHaveFocus()
    await user.click(card(1).getByLabelText('Obligatoria'))
    await user.click(button('Agregar pregunta'))
    await waitFor(() => expect(questionField(2)).toHaveFocus())
    await user.keyboard('Comentarios')
    network.on(SAVE, {
      ok: true,
      message: 'El Cuestionario fue Registrado Exitosamente',
      cuestionario: aQuestionnaire(),
    })
    network.on(ONE, { ok: true, cuestionario: aQuestionnaire() })
    await user.click(button('Guardar cuestionario'))
    expect(await screen.findByText('El Cuestionario fue Registrado Exitosamente')).toBeInTheDocument()
    const call = network.sent.find(({ method }) => method === 'POST')!
    expect(call.body).toEqual({
      cicloEscolarId: 1,
      titulo: 'Conocernos',
      descripcion: '',
      preguntas: [
        { pregunta: '¿Turno?', tipo: 'OPCION', opciones: ['Mañana', 'Tarde'], obligatoria: true },
        { pregunta: 'Comentarios', tipo: 'ABIERTA', opciones: [], obligatoria: false },
      ],
    })
    expect(call.headers.get('idempotency-key')).toMatch(/.{16,}/)
    // What is stored now is what is shown.
    await waitFor(() => expect(order()).toEqual(preguntas.map(({ pregunta }) => pregunta)))
    expect(screen.queryByText('Hay cambios sin guardar')).not.toBeInTheDocument()
  })

  test('who may not register one only reads that there is none', async () => {
    await openPage(null, { except: ['CICLO ESCOLAR CREATE'] })
    expect(await screen.findByText('Este ciclo todavía no tiene cuestionario')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Crear cuestionario' })).not.toBeInTheDocument()
  })

  test('without a cycle there is the red panel', async () => {
    await openPage(null, { answers: { 'GET /ciclo/actual': { ok: true, ciclo: null } } })
    expect(await screen.findByText('NO HAY UN CICLO ESCOLAR ACTUAL REGISTRADO')).toBeInTheDocument()
  })

  test('a call that fails says so, and Reintentar asks again', async () => {
    const { user, network } = await openPage(null, { answers: { [ONE]: failure(503, 'Sin base de datos') } })
    expect(await screen.findByText('Sin base de datos')).toBeInTheDocument()
    network.on(ONE, { ok: true, cuestionario: aQuestionnaire() })
    await user.click(button('Reintentar'))
    expect(await title()).toHaveValue('Conocernos')
  })
})

describe('what is missing', () => {
  test('stands beside its field, the first one has the focus, nothing is sent; mended, it goes', async () => {
    const { user, network } = await openPage(aQuestionnaire())
    await user.clear(await title())
    await user.clear(card(1).getByLabelText('Opción 2'))
    await user.clear(questionField(3))
    await user.click(button('Guardar cuestionario'))
    expect(await screen.findByText('Debes Llenar todos los Datos')).toBeInTheDocument()
    expect(await title()).toHaveAccessibleDescription(REQUIRED)
    expect(await title()).toHaveFocus()
    expect(card(1).getByText('Escribe al menos dos opciones')).toBeInTheDocument()
    expect(questionField(3)).toHaveAccessibleDescription(REQUIRED)
    expect(network.count(SAVE)).toBe(0)
    await user.type(questionField(3), 'Algo más')
    expect(questionField(3)).not.toHaveAccessibleDescription(REQUIRED)
  })

  test('all questions taken away: one is needed', async () => {
    const { user } = await openPage(aQuestionnaire({ preguntas: [preguntas[2]!] }))
    await title()
    await user.click(button('Quitar la pregunta 1'))
    const ask = within(await screen.findByRole('alertdialog', { name: '¿Quitar la pregunta 1?' }))
    expect(ask.getByText('«Comentarios»')).toBeInTheDocument()
    await user.click(ask.getByRole('button', { name: 'Quitar' }))
    await user.click(await screen.findByRole('button', { name: 'Guardar cuestionario' }))
    expect(
      (await screen.findAllByText('El cuestionario necesita al menos una pregunta')).length,
    ).toBeGreaterThan(1)
  })
})

describe('a refusal', () => {
  test('puts the server’s reasons beside the fields and loses nothing', async () => {
    const { user } = await openPage(aQuestionnaire(), {
      answers: {
        [SAVE]: failure(400, 'Revisa los datos', { 'preguntas.1.pregunta': 'Tiene un signo raro' }),
      },
    })
    await user.type(questionField((await title()) && 2), ' ¿Sí?')
    await user.click(button('Guardar cuestionario'))
    expect(await screen.findByText('Revisa los datos')).toBeInTheDocument()
    expect(questionField(2)).toHaveAccessibleDescription('Tiene un signo raro')
    expect(questionField(2)).toHaveValue('¿Servicios? ¿Sí?')
    await waitFor(() => expect(questionField(2)).toHaveFocus())
    expect(screen.getByText('Hay cambios sin guardar')).toBeInTheDocument()
  })

  test('for answers that came meanwhile keeps what was written, until it is discarded', async () => {
    const { user, network } = await openPage(aQuestionnaire())
    await user.type(questionField((await title()) && 1), ' X')
    network.on(
      SAVE,
      failure(409, 'El cuestionario «Conocernos» ya tiene respuestas: no se puede reemplazar.'),
    )
    network.on(ONE, { ok: true, cuestionario: aQuestionnaire({ respondido: true }) })
    await user.click(button('Guardar cuestionario'))
    expect(await screen.findByText('Mientras editabas, una familia respondió.')).toBeInTheDocument()
    expect(questionField(1)).toHaveValue('¿Turno? X')
    await user.click(button('Descartar cambios'))
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Descartar cambios' }),
    )
    expect(await screen.findByText('Las preguntas ya no se pueden cambiar.')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Guardar cuestionario' })).not.toBeInTheDocument()
  })
})

test('once answered it is only read, with the reason', async () => {
  await openPage(aQuestionnaire({ respondido: true, activo: true }))
  expect(await screen.findByText('Las preguntas ya no se pueden cambiar.')).toBeInTheDocument()
  expect(screen.getByRole('radio', { name: 'Mañana' })).toBeDisabled()
  expect(screen.queryByLabelText('Título')).not.toBeInTheDocument()
})

test('leaving with changes asks first; another cycle is leaving too', async () => {
  const other = aCycleRow({ id: 2, name: '2027-2028' })
  const { user } = await openPage(aQuestionnaire(), {
    answers: {
      'GET /ciclo/all': { ok: true, ciclos: [aCycleRow(), other] },
      'GET /ciclo/cuestionario/2': { ok: true, cuestionario: null },
    },
  })
  await user.type(await title(), ' y más')
  await user.selectOptions(screen.getByLabelText('Ciclo'), 'Ciclo 2027-2028')
  const ask = within(await screen.findByRole('alertdialog', { name: 'Hay cambios sin guardar' }))
  await user.click(ask.getByRole('button', { name: 'Salir sin guardar' }))
  expect(await screen.findByText('Este ciclo todavía no tiene cuestionario')).toBeInTheDocument()
  expect(address()).toBe('/ciclo-escolar/cuestionario?ciclo=2')
})

test('the preview shows what is being written, as a family will meet it; a look at it loses nothing', async () => {
  const { user } = await openPage(aQuestionnaire())
  await user.type(questionField((await title()) && 3), ' generales')
  await user.click(screen.getByRole('tab', { name: 'Vista previa' }))
  expect(await screen.findByLabelText('Comentarios generales')).toBeInTheDocument()
  await user.click(screen.getByRole('radio', { name: 'Tarde' }))
  expect(screen.getByRole('radio', { name: 'Tarde' })).toBeChecked()
  await user.click(screen.getByRole('tab', { name: 'Preguntas' }))
  expect(questionField(3)).toHaveValue('Comentarios generales')
  expect(screen.getByText('Hay cambios sin guardar')).toBeInTheDocument()
})

test('order by buttons and by arrow keys: the move is said and the focus goes along; a copy stands behind its question, with everything', async () => {
  const { user } = await openPage(aQuestionnaire())
  await title()
  await user.click(button('Bajar la pregunta 1'))
  expect(order()).toEqual(['¿Servicios?', '¿Turno?', 'Comentarios'])
  await screen.findByText('La pregunta 1 quedó en el lugar 2 de 3')
  expect(button('Bajar la pregunta 2')).toHaveFocus()
  await user.click(button('Bajar la pregunta 2'))
  // At the end this button is disabled, so the other one takes the focus.
  expect(button('Bajar la pregunta 3')).toBeDisabled()
  expect(button('Subir la pregunta 3')).toHaveFocus()
  act(() => button('Mover la pregunta 3').focus())
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
  expect(order()).toEqual(['¿Turno?', '¿Servicios?', 'Comentarios'])
  expect(button('Mover la pregunta 1')).toHaveFocus()
  await user.click(button('Duplicar la pregunta 1'))
  expect(order()).toEqual(['¿Turno?', '¿Turno?', '¿Servicios?', 'Comentarios'])
  await waitFor(() => expect(questionField(2)).toHaveFocus())
  expect(card(2).getByLabelText('Opción 2')).toHaveValue('Tarde')
  expect(card(2).getByLabelText('Obligatoria')).toBeChecked()
})

describe('the switch', () => {
  const SWITCH = 'PATCH /ciclo/1'
  test('turns it on at once; off after a question', async () => {
    const { user, network } = await openPage(aQuestionnaire(), {
      answers: { [SWITCH]: { ok: true, ciclo: aCycleRow() } },
    })
    await title()
    network.on(ONE, { ok: true, cuestionario: aQuestionnaire({ activo: true }) })
    await user.click(button('Activar cuestionario'))
    await user.click(await screen.findByRole('button', { name: 'Desactivar cuestionario' }))
    const ask = within(await screen.findByRole('alertdialog', { name: '¿Desactivar cuestionario?' }))
    await user.click(ask.getByRole('button', { name: 'Desactivar cuestionario' }))
    await waitFor(() => expect(network.count(SWITCH)).toBe(2))
    const bodies = network.sent.filter(({ method }) => method === 'PATCH').map(({ body }) => body)
    expect(bodies).toEqual([{ cuestionario_activo: true }, { cuestionario_activo: false }])
  })

  test('is not offered to who may not change the cycle', async () => {
    await openPage(aQuestionnaire(), { except: ['CICLO ESCOLAR UPDATE'] })
    await title()
    expect(screen.getByText('Apagado')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Activar cuestionario' })).not.toBeInTheDocument()
  })
})

test('the questionnaire of another cycle is not taken for that of the current one', async () => {
  const late = slowReply()
  const { network } = await openPage(
    aQuestionnaire({ activo: true }),
    {
      answers: {
        'GET /ciclo/all': late.reply,
        'GET /ciclo/cuestionario/2': { ok: true, cuestionario: null },
      },
    },
    `${PAGE}?ciclo=2`,
  )
  await waitFor(() => expect(network.count('GET /ciclo/all')).toBe(1))
  await act(settle)
  expect(screen.queryByRole('button', { name: 'Desactivar cuestionario' })).not.toBeInTheDocument()
  late.arrive(failure(503, 'No responde'))
  expect(await screen.findByText('No responde')).toBeInTheDocument()
  expect(network.count(ONE)).toBe(0)
})
