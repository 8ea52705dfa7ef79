import { screen } from '@testing-library/react'
import { renderScreen } from '@test/support/pages/screen'
import type { FakeNetwork } from '@test/support/state/fakeNetwork'
import { aStudentDetail } from '@test/support/state/rows'

type Screen = Awaited<ReturnType<typeof renderScreen>>
type Answer = Parameters<FakeNetwork['on']>[1]

export const CALL = 'POST /alumnos'

/** What the server answers to a registration: the pupil under its own id. The customer fixed what the screen says, so `message` is not shown. */
export const registered = (id: number) => ({
  ok: true as const,
  message: 'Student created',
  alumno: aStudentDetail(id, { nombre: 'JOSÉ MUÑOZ PEÑA', numero_control: 'A-17' }),
})

/** A good CURP (decisions/domain/people#curp) with the names that give its letters. */
export const PUPIL = {
  'Nombre(s)': 'denisse',
  'Apellido paterno': 'hernández',
  'Apellido materno': 'garcía',
  CURP: 'hegd140922hdfrrga5',
  'Número de control': 'a-17',
} as const

/** Required fields carry a mark after their label. */
export const field = (name: string) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name.replace(/[()]/g, '\\$&')}( \\*)?$`))

/** Writes every required field; the birth date comes from the CURP. */
export const fillIn = async (user: Screen['user'], values: Record<string, string> = PUPIL) => {
  for (const [name, value] of Object.entries(values)) {
    await user.clear(field(name))
    await user.click(field(name))
    await user.paste(value)
  }
}

export const submit = (user: Screen['user']) =>
  user.click(screen.getByRole('button', { name: 'Registrar alumno' }))

export const openForm = async (
  answer: Answer = registered(17),
  more: Parameters<typeof renderScreen>[1] = {},
) => {
  const opened = await renderScreen('/registro/alumno', { ...more, answers: { [CALL]: answer } })
  await screen.findByRole('heading', { name: 'Registrar alumno' })
  return opened
}

/** Every registration that left, as the server reads it. */
export const sentForms = (network: FakeNetwork) =>
  network.sent
    .filter(({ method, path }) => `${method} ${path}` === CALL)
    .map(({ body, headers }) => ({
      key: headers.get('idempotency-key'),
      fields: Object.fromEntries(body as FormData) as Record<string, FormDataEntryValue>,
    }))
