import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { check, checked, open, OPEN, sentForms } from './openings.support'

const lecturas = [
  {
    columna: 'inscripcion',
    de: 'X',
    a: 'DEBE',
    filas: 3,
    opciones: ['DEBE', 'PAGADA'],
    pregunta: 'inscripcion',
  },
  { columna: 'beca', de: 'media beca', a: '50 %', filas: 7 },
]
const words = async () => within(await screen.findByRole('region', { name: 'Palabras por confirmar' }))
const write = () => screen.getByRole('button', { name: 'Registrar apertura' })

test('each kind of word is shown once, and nothing is written before its questions are answered', async () => {
  const { user, network } = await open({ [OPEN]: checked({ lecturas, sin_debe_desde: { filas: 23 } }) })
  await check(user)
  const part = await words()
  expect(part.getByText('«media beca» → 50 %: 7 renglones')).toBeVisible()
  expect(write()).toBeDisabled()
  await user.selectOptions(part.getByLabelText(/^Inscripción: ¿qué quiere decir una marca/), 'PAGADA')
  await user.selectOptions((await words()).getByLabelText(/^23 alumnos sin «Debe desde»/), 'AL_CORRIENTE')
  expect(write()).toBeDisabled()
  await user.click((await words()).getByRole('checkbox', { name: /^Así está bien/ }))
  expect(write()).toBeEnabled()
  const forms = sentForms(network)
  expect(forms.map(({ simular }) => simular)).toEqual(['true', 'true', 'true'])
  expect(forms.at(-1)).toMatchObject({ sin_debe_desde: 'AL_CORRIENTE', marcas: '{"inscripcion":"PAGADA"}' })
  await user.click(write())
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Registrar apertura' }),
  )
  expect(sentForms(network).at(-1)).toMatchObject({ simular: 'false', sin_debe_desde: 'AL_CORRIENTE' })
})

// Typed ahead in the list, a second answer went to the write while the sums of the first were on the page.
test('what is written is what the sums were read with: a second answer waits for the first', async () => {
  const { user, network } = await open({ [OPEN]: checked({ lecturas }) })
  await check(user)
  const mark = (await words()).getByLabelText(/^Inscripción: ¿qué quiere decir una marca/)
  fireEvent.change(mark, { target: { value: 'DEBE' } })
  fireEvent.change(mark, { target: { value: 'PAGADA' } })
  await waitFor(() => expect(sentForms(network)).toHaveLength(2))
  expect(sentForms(network).at(-1)).toMatchObject({ marcas: '{"inscripcion":"DEBE"}' })
  expect((await words()).getByLabelText(/^Inscripción: ¿qué quiere decir una marca/)).toHaveValue('DEBE')
})

test('a file in our own words asks nothing', async () => {
  const { user } = await open()
  await check(user)
  expect(screen.queryByRole('region', { name: 'Palabras por confirmar' })).toBeNull()
  expect(write()).toBeEnabled()
})
