import { act, screen, waitFor, within } from '@testing-library/react'
import { atRest } from '@test/support/pages/atRest'
import { failure, slowReply } from '@test/support/state/fakeNetwork'
import {
  add,
  chosen,
  chosenNames,
  ciclo,
  CYCLE,
  ENROL,
  enrolled,
  line,
  LIST,
  openEnrol,
  PUPILS,
  pupils,
  rowOf,
  send,
  sentLists,
  total,
  type User,
} from './enrol.support'

const alert = async (...texts: (string | RegExp)[]) => {
  // The last one: an earlier notice may still be shown.
  await waitFor(() => {
    const notice = within(screen.getAllByRole('alert').at(-1)!)
    for (const text of texts) expect(notice.getByText(text)).toBeInTheDocument()
  })
}
const discount = (id: number) => line(id).getByRole('combobox', { name: 'Descuento' })
const motive = (id: number) => line(id).getByRole('textbox', { name: 'Motivo del descuento' })
const grant = async (user: User, id: number, percent: string, why = '') => {
  await user.selectOptions(discount(id), percent)
  if (why) await user.type(motive(id), why)
}
const FAILED = 'Error en el Registro de las Inscripciones'

test('35 % of 1,850 shows 648 off and 1,202 to pay at once, and the total with it', async () => {
  const { user, network } = await openEnrol()
  await add(user, 1)
  await add(user, 2)
  // Without a rule of siblings no place is asked for.
  expect(await line(1).findByText(/Cada mes \$2,600\.00/)).toBeInTheDocument()
  expect(network.count('POST /inscripciones/lugares')).toBe(0)
  expect(line(1).getByText('$1,850.00')).toBeInTheDocument()
  expect(total()).toBe('$3,700.00')
  expect([...discount(1).querySelectorAll('option')].map((each) => each.textContent)).toEqual([
    '0 %',
    '25 %',
    '35 %',
  ])
  await grant(user, 1, '35 %')
  expect(line(1).getByText('$648.00')).toBeInTheDocument()
  expect(line(1).getByText('$1,202.00')).toBeInTheDocument()
  expect(total()).toBe('$3,052.00')
  await grant(user, 2, '25 %')
  expect(line(2).getByText('$1,387.00')).toBeInTheDocument()
  expect(total()).toBe('$2,589.00')
})

test("material and the fee of the level stand beside the total; an empty list: the customer's words, nothing sent", async () => {
  const { user, network } = await openEnrol()
  expect(chosen().getByText('Material por alumno').nextElementSibling).toHaveTextContent('$900.00')
  expect(chosen().getByText('Mensualidad por alumno').nextElementSibling).toHaveTextContent('$2,600.00')
  expect(total()).toBe('$0.00')
  await send(user)
  await alert('UPS!!', 'Debes colocar almenos un alumno')
  expect(sentLists(network)).toEqual([])
})

test('a discount without a motive is refused beside its pupil', async () => {
  const { user, network } = await openEnrol()
  await add(user, 1)
  await add(user, 2)
  await grant(user, 2, '25 %', '   ')
  await send(user)
  await alert('UPS!!', 'Debes colocar un motivo al descuento')
  expect(motive(2)).toHaveAccessibleDescription('Debes colocar un motivo al descuento')
  expect(motive(2)).toBeRequired()
  expect(motive(2)).toHaveFocus()
  expect(sentLists(network)).toEqual([])
  await user.type(motive(2), 'HERMANOS{Enter}')
  await waitFor(() => expect(sentLists(network)).toHaveLength(1))
})

test('a discount taken back needs no motive any more, and sends none', async () => {
  const { user, network } = await openEnrol()
  await add(user, 1)
  await grant(user, 1, '35 %')
  await send(user)
  await alert('Debes colocar un motivo al descuento')
  await grant(user, 1, '25 %', 'HERMANOS')
  await grant(user, 1, '0 %')
  expect(line(1).queryByRole('textbox')).not.toBeInTheDocument()
  await send(user)
  await waitFor(() => expect(sentLists(network)).toHaveLength(1))
  expect(sentLists(network)[0]?.body).toMatchObject({
    alumnos: [{ id: 1, descuento: 0, motivo_descuento: null, monto_descuento: 0, monto_pagar: 1850 }],
  })
})

test('what is sent: the prices of the cycle, the level, and each pupil with the discount', async () => {
  const { user, network } = await openEnrol({ ...enrolled, message: '2 alumnos inscritos.' })
  await add(user, 3)
  await add(user, 1)
  await grant(user, 3, '35 %', ' hermanos ')
  network.on(LIST, pupils(PUPILS.filter(({ id }) => id !== 1 && id !== 3)))
  await send(user)
  expect(await screen.findByText('2 alumnos inscritos')).toBeInTheDocument()
  expect(sentLists(network).map(({ body }) => body)).toEqual([
    {
      idCiclo: 1,
      grado: 'PRIMARIA',
      costo_inscripcion: 1850,
      mensualidad: 2600,
      costo_material: 900,
      alumnos: [
        { id: 3, descuento: 35, motivo_descuento: 'hermanos', monto_descuento: 648, monto_pagar: 1202 },
        { id: 1, descuento: 0, motivo_descuento: null, monto_descuento: 0, monto_pagar: 1850 },
      ],
    },
  ])
  expect(sentLists(network)[0]?.key).toMatch(/^[0-9a-f-]{32,36}$/)
  expect(chosenNames()).toEqual([])
  await screen.findByText('21 alumnos')
  expect(screen.queryByRole('row', { name: /ALUMNO 01 / })).not.toBeInTheDocument()
})

test('a second press while it travels sends nothing, not even by Enter in a select', async () => {
  const { reply, arrive } = slowReply()
  const { user, network } = await openEnrol(reply)
  await add(user, 1)
  await grant(user, 1, '25 %', 'BECA')
  await user.dblClick(chosen().getByRole('button', { name: 'Inscribir' }))
  await user.type(motive(1), '{Enter}')
  act(() => discount(1).focus())
  await user.keyboard('{Enter}')
  expect(chosen().getByRole('button', { name: 'Inscribir' })).toHaveAttribute('aria-busy', 'true')
  await waitFor(() => expect(sentLists(network)).toHaveLength(1))
  arrive(enrolled)
  expect(await screen.findByText('Alumno inscrito')).toBeInTheDocument()
  expect(sentLists(network)).toHaveLength(1)
})

test('who is added while the list travels waits for the next one', async () => {
  const { reply, arrive } = slowReply()
  const { user, network } = await openEnrol(reply)
  await add(user, 1)
  await send(user)
  await waitFor(() => expect(sentLists(network)).toHaveLength(1))
  await add(user, 2)
  arrive(enrolled)
  await screen.findByText('Alumno inscrito')
  await waitFor(() => expect(chosenNames()).toEqual(['ALUMNO 02 GARCÍA']))
})

test('a refusal keeps the list and says why', async () => {
  const message = 'ALUMNO 02 GARCÍA ya está inscrito en este ciclo.'
  const { user, network } = await openEnrol(failure(409, message))
  await add(user, 1)
  await add(user, 2)
  await grant(user, 2, '35 %', 'HERMANOS')
  await send(user)
  await alert(FAILED, message)
  expect(chosenNames()).toEqual(['ALUMNO 01 GARCÍA', 'ALUMNO 02 GARCÍA'])
  expect(motive(2)).toHaveValue('HERMANOS')
  // Another desk may have enrolled somebody: the list on the left is asked for again.
  await waitFor(() => expect(network.count(LIST)).toBe(2))
})

test('a price that changed meanwhile is fetched; the amounts follow, and the next press sends the new ones', async () => {
  const message = 'La inscripción cuesta ahora 2000.00'
  const { user, network } = await openEnrol(failure(409, message))
  await add(user, 1)
  await grant(user, 1, '35 %', 'HERMANOS')
  network.on(CYCLE, ciclo({ costo_inscripcion: 2000 }))
  await send(user)
  await alert(FAILED, message)
  expect(await line(1).findByText('$1,300.00')).toBeInTheDocument()
  expect(total()).toBe('$1,300.00')
  network.on(ENROL, enrolled)
  await send(user)
  await screen.findByText('Alumno inscrito')
  const [first, second] = sentLists(network)
  expect(second?.body).toMatchObject({
    costo_inscripcion: 2000,
    alumnos: [{ monto_descuento: 700, monto_pagar: 1300, motivo_descuento: 'HERMANOS' }],
  })
  expect(second?.key).not.toBe(first?.key)
})

test('after a lost answer the same list goes again under the same key, a changed one under another', async () => {
  const { user, network } = await openEnrol(() => {
    throw new TypeError('Failed to fetch')
  })
  await add(user, 1)
  await send(user)
  await alert('No se sabe si quedó hecho', /Presiona otra vez/)
  expect(chosenNames()).toEqual(['ALUMNO 01 GARCÍA'])
  await send(user)
  await waitFor(() => expect(sentLists(network)).toHaveLength(2))
  await atRest()
  await add(user, 2)
  await send(user)
  await waitFor(() => expect(sentLists(network)).toHaveLength(3))
  const [first, again, other] = sentLists(network)
  expect(again).toEqual(first)
  expect(other?.key).not.toBe(first?.key)
})

test('two lists in a row have a key each, also when they are alike', async () => {
  const { user, network } = await openEnrol()
  for (const count of [1, 2]) {
    await add(user, 1)
    await send(user)
    await waitFor(() => expect(sentLists(network)).toHaveLength(count))
    await waitFor(() => expect(chosenNames()).toEqual([]))
  }
  const [first, second] = sentLists(network)
  expect(second?.key).not.toBe(first?.key)
})

test('leaving with pupils chosen asks first', async () => {
  const { user } = await openEnrol()
  await add(user, 1)
  await user.click(screen.getAllByRole('link', { name: 'Inscripciones' })[0]!)
  const question = within(await screen.findByRole('alertdialog', { name: 'Hay cambios sin guardar' }))
  await user.click(question.getByRole('button', { name: 'Seguir aquí' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect(chosenNames()).toEqual(['ALUMNO 01 GARCÍA'])
  expect(rowOf(1).getByRole('button', { name: 'Agregado' })).toBeDisabled()
})

test('a child with an older sibling is shown the month with the beca that waits in Becas, Hermanos', async () => {
  const PLACES = 'POST /inscripciones/lugares'
  const { user, network } = await openEnrol(enrolled, {
    answers: {
      [CYCLE]: ciclo({ hermanos: [{ lugar: 2, porcentaje: 10 }] }),
      [PLACES]: { ok: true, lugares: [{ id: 1, lugar: 2 }] },
    },
  })
  await add(user, 1)
  const quote = await line(1).findByText(/Cada mes \$2,340\.00/)
  await user.click(quote)
  expect(
    await line(1).findByText('Es el segundo hijo de la familia: 10 %, que se da en Becas, Hermanos'),
  ).toBeInTheDocument()
  const [call] = network.sent.filter(({ path }) => path === '/inscripciones/lugares')
  expect(call?.body).toMatchObject({ alumnos: [{ id: 1, grado: 'PRIMARIA' }] })
})
